internal import LayoutGeometry
package import LayoutLanguage

/// A content flattened: nodes in an arena, and the elements that their frames belong to.
struct ContentTree {
  var nodes: [Node] = []
  var elements: [ContentElement] = []
  var texts: [WrittenText] = []
  var grids: [GridPlan] = []
  /// How many nodes are stacks.
  var stackCount = 0
  /// Whether it stands in a hosting cell.
  let isHosted: Bool

  /// The tree of one content that `path` leads to.
  ///
  /// - Complexity: O(*n*) in the elements and modifiers; recursive in the depth.
  init(_ content: Content) {
    isHosted = content.hostingCell != nil
    let root = reserve(1)
    build(content, at: content.hostingCell.map { host($0, at: root) } ?? root, ElementContext())
    settleIndifference()
  }

  /// Space for `count` nodes that stand one after the other.
  mutating func reserve(_ count: Int) -> Int {
    let first = nodes.count
    nodes.append(contentsOf: repeatElement(Node(form: .box), count: count))
    return first
  }

  /// The node whose size `node` has.
  func sized(_ node: Int) -> Int {
    var node = node
    while nodes[node].form.isTransparent { node = Int(nodes[node].children.lowerBound) }
    return node
  }

  /// Whether `node` has no children but overlays and underlays.
  func isPlain(_ node: Int) -> Bool { nodes[sized(node)].children.isEmpty }

  func children(of node: Int) -> Range<Int> {
    Int(nodes[node].children.lowerBound)..<Int(nodes[node].children.upperBound)
  }
}

/// An element of a content, as it is reported.
package struct ContentElement: Hashable, Sendable {
  package let id: ElementID
  package let kind: String
  package let name: String?
  /// The element around it, by its place; `nil`: the item or view.
  package let parent: Int?
  /// Whether it has a frame of its own: what is an overlay has none.
  let isShown: Bool
  /// What is seen of it in a picture.
  package internal(set) var look: ContentLook

  /// What it is called in paths.
  package var label: String { name ?? kind }
}

/// What is seen of a content in a picture.
package enum ContentLook: Hashable, Sendable {
  /// Nothing but what stands in it.
  case bare
  /// The same, and what stands in it is scrolled.
  case window
  case text(WrittenText)
  case image
  /// A colour, a shape or a line.
  case fill

  init(_ form: ContentForm) {
    switch form {
    case .text(let text): self = .text(text)
    case .node(let node): self = node.showsText ? .text(node.text) : .bare
    case .image: self = .image
    case .box, .divider: self = .fill
    case .scroll: self = .window
    case .spacer, .stack, .lazyStack, .layers, .tracks, .grid, .row, .flow, .balanced,
      .firstFit, .outline, .layer:
      self = .bare
    }
  }
}

/// What is known around an element when its nodes are made.
struct ElementContext {
  var parent: Int?
  /// The axis of the stack that it stands in; `nil` outside of one.
  var axis: Axis?
}
