package import LayoutGeometry
package import LayoutLanguage
package import LayoutSteps

/// Writes down how the frames in a content come about, one element at a time.
///
/// It asks a layout pass for what is decided, and derives the numbers that follow; an ordinary pass
/// records nothing.
package struct ContentDeriver {
  var pass: LayoutPass
  /// The pixels in a point.
  let scale: DerivedValue
  /// By node: the element that it belongs to, and the node around it; -1: none.
  private var owners: [Int]
  private var parents: [Int]
  private var known: [Question: DerivedValue] = [:]
  /// What the children of nodes that share a length are offered.
  var knownOffers: [OfferQuestion: [DerivedOffer]] = [:]

  private struct Question: Hashable {
    let node: Int
    let axis: Axis
    let offer: PartialSize
  }

  /// A node that shares what it is proposed.
  struct OfferQuestion: Hashable {
    let node: Int
    let offer: PartialSize
  }

  /// `nil` for a content that exceeds the measurement limit.
  package init?(_ content: Content, by solver: ContentSolver) {
    guard solver.size(of: content, for: PartialSize()) != nil else { return nil }
    pass = LayoutPass(content, for: solver)
    scale = DerivedValue(
      given: solver.screen.scale, "viewport", "\(solver.screen.scale.asWritten) pixels a point",
      .init(nil, "scale", origin: .preview))
    let tree = pass.tree
    owners = Array(repeating: -1, count: tree.nodes.count)
    parents = owners
    var next = [0]
    while let node = next.popLast() {
      if tree.nodes[node].outer >= 0 { owners[node] = Int(tree.nodes[node].outer) }
      for child in tree.children(of: node) {
        (owners[child], parents[child]) = (owners[node], node)
        next.append(child)
      }
    }
  }

  var tree: ContentTree { pass.tree }

  /// The element that a node belongs to.
  func element(_ node: Int) -> ContentElement? {
    owners[node] >= 0 ? tree.elements[owners[node]] : nil
  }

  /// What a node is called in texts.
  func label(_ node: Int) -> String { "`\(element(node)?.label ?? "content")`" }

  /// A property of the element that a node belongs to.
  func cause(_ node: Int, _ property: String? = nil, origin: DerivedValue.Origin? = nil)
    -> DerivedValue.Cause
  {
    .init(element(node)?.id, property, origin: element(node) == nil ? .default : origin)
  }

  /// The nodes around the one of an element, from the outermost down to that; the grid's for a row.
  private func path(to element: Int) -> [Int] {
    var next = tree.nodes.firstIndex { Int($0.outer) == element } ?? grid(around: element) ?? -1
    var path: [Int] = []
    while next >= 0 {
      path.append(next)
      next = parents[next]
    }
    return path.reversed()
  }

  private func grid(around row: Int) -> Int? {
    tree.nodes.indices.first { node in
      guard case .grid = tree.nodes[node].form else { return false }
      return tree.grids[Int(tree.nodes[node].detail)].rows.contains { $0.element == row }
    }
  }
}

extension ContentDeriver {
  /// The space that a content stands in.
  package struct Space {
    let x: DerivedValue
    let y: DerivedValue
    let offer: DerivedOffer
    /// What it stands in the middle of; `nil`: it starts at the corner.
    let size: DerivedSize?

    /// All of an element, or of a screen.
    package init(_ frame: DerivedFrame) {
      (x, y) = (frame.x, frame.y)
      size = DerivedSize(width: frame.width, height: frame.height)
      offer = DerivedOffer(width: frame.width, height: frame.height)
    }

    /// The corner at `x` and `y`, where `width` and `height` are proposed.
    package init(x: DerivedValue, y: DerivedValue, width: DerivedValue?, height: DerivedValue?) {
      (self.x, self.y, size) = (x, y, nil)
      offer = DerivedOffer(width: width, height: height)
    }
  }

  /// What the content answers on `axis` where it is proposed nothing there, and `across` across it.
  package mutating func answer(on axis: Axis, across: DerivedValue?) -> DerivedValue {
    length(0, on: axis, DerivedOffer(axis, nil, across: across))
  }

  /// How large the content is in `space`.
  package mutating func size(in space: Space) -> DerivedSize { size(0, space.offer) }

  /// The frame of the element at `index` in `space`; `nil` where it is not shown.
  package mutating func frame(of index: Int, in space: Space) -> DerivedFrame? {
    let path = path(to: index)
    guard let last = path.last else { return nil }
    let offer = space.offer.atLeastZero
    let zero = DerivedValue(
      given: 0, "aligned", "the content begins at 0", .init(origin: .default))
    var place = DerivedPlace(child: 0, size: size(0, offer), offer: offer)
    let whole = space.size ?? place.size
    let isMirrored = pass.screen.isMirrored
    var (x, y) = (isMirrored ? zero : space.x, space.y)
    if let around = space.size {
      place.center(in: around, tree.elements.isEmpty ? .init() : cause(0))
    }
    (x, y) = place.start(from: (x, y))
    for node in path.dropFirst() {
      guard let next = self.place(of: node, in: place) else { return nil }
      place = next
      (x, y) = place.start(from: (x, y))
    }
    var size = place.size
    if Int(tree.nodes[last].outer) != index {
      guard let row = self.row(index, in: place) else { return nil }
      size = row.size
      (x, y) = row.start(from: (x, y))
    }
    if isMirrored {
      x = DerivedValue(
        .mirror, [.value(whole.width), .value(x), .value(size.width)],
        .init("mirrored", "from right to left: "))
      x = DerivedValue(
        .add, [.value(space.x), .value(x)], .init("aligned", "where its space begins: "))
    }
    return DerivedFrame(width: size.width, height: size.height, x: x, y: y)
  }

  /// How large `node` is if it is offered `offer`.
  mutating func size(_ node: Int, _ offer: DerivedOffer) -> DerivedSize {
    DerivedSize(
      width: length(node, on: .horizontal, offer), height: length(node, on: .vertical, offer))
  }

  /// How long `node` is on `axis` if it is offered `offer`.
  mutating func length(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    let (node, offer) = (tree.sized(node), offer.atLeastZero)
    let question = Question(node: node, axis: axis, offer: offer.value)
    if let value = known[question] { return value }
    let answer = pass.length(node, on: axis, offer.linear).value
    var value = derive(node, on: axis, offer)
    if !value.result.isClose(to: answer) {
      let word = axis.isHorizontal ? "wide" : "high"
      value = DerivedValue(
        given: answer, "answered", "\(label(node)) is \(answer.asWritten) \(word)", cause(node))
    }
    known[question] = value
    return value
  }

  private mutating func derive(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    switch tree.nodes[node].form {
    case .text: text(node, on: axis, offer)
    case .image(let image): picture(image, node, on: axis, offer)
    case .box: filling(node, 10, on: axis, offer)
    case .spacer: spacer(node, on: axis, offer)
    case .divider(let across): divider(across, node, on: axis, offer)
    case .stack(let stack): length(of: stack, node, on: axis, offer)
    case .lazyStack(let stack): length(ofLazy: stack, node, on: axis, offer)
    case .layers: length(ofLayers: node, on: axis, offer)
    case .scroll(let direction): length(ofScroll: node, direction, on: axis, offer)
    case .tracks(let grid): length(of: grid, node, on: axis, offer)
    case .grid: gridLength(node, on: axis, offer)
    case .flow(let flow): length(of: flow, node, on: axis, offer)
    case .balanced(let balanced): length(of: balanced, node, on: axis)
    case .firstFit(let axes): length(ofFirstFit: node, axes, on: axis, offer)
    case .outline(let outline): length(of: outline, node, on: axis, offer)
    case .row(let row): length(of: row, node, on: axis, offer)
    case .padding(let insets): length(ofPadded: node, insets, on: axis, offer)
    case .frame(let frame): length(of: frame, node, on: axis, offer)
    case .flexibleFrame(let frame): length(of: frame, node, on: axis, offer)
    case .fixedSize(let axes): length(pass.child(of: node), on: axis, offer.freeing(axes))
    case .aspectRatio(let ratio): length(of: ratio, node, on: axis, offer)
    case .priority, .offset, .layer: length(pass.child(of: node), on: axis, offer)
    }
  }

  /// Where `child` stands in the node at `place`, and what it is offered there.
  mutating func place(of child: Int, in place: DerivedPlace) -> DerivedPlace? {
    let (node, size, offer) = (place.child, place.size, place.offer)
    switch tree.nodes[node].form {
    case .text, .image, .box, .spacer, .divider: return nil
    case .stack(let stack): return self.place(of: child, in: stack, node, offer)
    case .lazyStack(let stack): return self.place(of: child, inLazy: stack, node, size)
    case .layers(let alignment): return layer(child, alignment, node, size)
    case .scroll(let axis): return placed(child, offer.replacing(axis, with: nil))
    case .tracks(let grid): return self.place(of: child, in: grid, node, size)
    case .grid: return cell(child, node, offer)
    case .flow(let flow): return self.place(of: child, in: flow, node, place)
    case .balanced(let balanced): return self.place(of: child, in: balanced, node)
    case .firstFit, .priority: return placed(child, offer)
    case .outline(let outline): return self.place(of: child, in: outline, node, size)
    case .row(let row): return self.place(of: child, in: row, node, size)
    case .padding(let insets): return self.place(of: child, inPadded: insets, node, offer)
    case .frame(let frame): return self.place(of: child, in: frame, node, place)
    case .flexibleFrame(let frame): return self.place(of: child, in: frame, node, place)
    case .fixedSize(let axes): return placed(child, offer.freeing(axes))
    case .aspectRatio(let ratio): return placed(child, inside(ratio, node, offer))
    case .offset(let offset): return moved(child, by: offset, node, offer)
    case .layer(let alignment):
      return child == pass.child(of: node)
        ? placed(child, offer) : layer(child, alignment, node, size)
    }
  }

  /// `child` as large as it answers to `offer`, at the start of its parent.
  mutating func placed(_ child: Int, _ offer: DerivedOffer) -> DerivedPlace {
    let offer = offer.atLeastZero
    return DerivedPlace(child: child, size: size(child, offer), offer: offer)
  }
}
