internal import LayoutGeometry
internal import LayoutLanguage

/// A row of an outline: where what it shows stands in it.
struct OutlineRow {
  /// What stays free around it, its level's indent and a chevron included.
  let insets: EdgeInsets
  let minimumHeight: Points

  /// - Source: `content.md` e.2.
  init(_ outline: Outline, depth: Int, isExpandable: Bool) {
    var insets = outline.rowInsets
    insets.leading += Double(depth) * outline.indent
    if isExpandable { insets.trailing += Self.chevron }
    (self.insets, minimumHeight) = (insets, outline.minimumRowHeight)
  }

  /// What a chevron takes at the trailing edge, in points.
  private static let chevron: Points = 20
}

extension ContentTree {
  /// A row before it is made.
  private struct Row {
    let content: Content
    let depth: Int
    /// The row it belongs to.
    let owner: Int?
  }

  /// Makes the node at `slot` an outline: its children are the rows that are shown.
  ///
  /// - Source: `content.md` e.1.
  mutating func build(
    _ outline: Outline, of contents: [Content], at slot: Int, _ inside: ElementContext
  ) {
    var rows: [Row] = []
    for content in contents { flatten(content, 0, under: nil, into: &rows) }
    let first = reserve(rows.count)
    nodes[slot].form = .outline(outline)
    nodes[slot].children = Int32(first)..<Int32(nodes.count)
    var elements: [Int] = []
    for (place, row) in rows.enumerated() {
      let owner = row.owner.map { elements[$0] } ?? inside.parent
      let element = enter(row.content, ElementContext(parent: owner))
      elements.append(element)
      build(row, of: outline, at: first + place, element)
    }
  }

  private func flatten(
    _ content: Content, _ depth: Int, under owner: Int?, into rows: inout [Row]
  ) {
    guard case .node(let node) = content.form else { return }
    let place = rows.count
    rows.append(Row(content: content, depth: depth, owner: owner))
    guard node.isExpanded else { return }
    for child in content.children { flatten(child, depth + 1, under: place, into: &rows) }
  }

  private mutating func build(
    _ row: Row, of outline: Outline, at slot: Int, _ element: Int
  ) {
    guard case .node(let node) = row.content.form else { return }
    let isExpandable = node.isExpandable ?? row.content.children.contains(where: \.isNode)
    let label = reserve(1)
    nodes[slot].form = .row(
      OutlineRow(outline, depth: row.depth, isExpandable: isExpandable))
    nodes[slot].children = Int32(label)..<Int32(label + 1)
    nodes[slot].outer = Int32(element)
    wrap(row.content, element, at: label) { tree, inner in
      let content = row.content.children.first { !$0.isNode }
      if let content, !node.showsText {
        // A step of no length gives the row's element what its content has.
        tree.nodes[inner].form = .offset(.zero)
        tree.nodes[inner].inner = Int32(element)
        tree.fill(inner, with: [content], ElementContext(parent: element))
      } else {
        tree.nodes[inner].inner = Int32(element)
        tree.show(node.text, at: inner)
      }
    }
  }
}

extension Content {
  fileprivate var isNode: Bool { if case .node = form { true } else { false } }
}
