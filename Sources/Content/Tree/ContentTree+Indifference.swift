internal import LayoutGeometry
internal import LayoutLanguage

extension AxisSet {
  /// An offer that is the same for all that get the same answer from who is indifferent to these.
  func reduced(_ offer: LinearProposal) -> LinearProposal {
    LinearProposal(width: width ? nil : offer.width, height: height ? nil : offer.height)
  }
}

extension ContentTree {
  /// Determines the indifference and freedom of each node; children follow their parents.
  ///
  /// - Complexity: O(*n*) in the nodes.
  mutating func settleIndifference() {
    for node in nodes.indices.reversed() {
      var children = children(of: node)
      // What lies over or under an element follows its size.
      if case .layer = nodes[node].form { children = children.prefix(1) }
      let inner = children.reduce(AxisSet.full) {
        $0.and(nodes[$1].indifference)
      }
      nodes[node].indifference = nodes[node].form.indifference(around: inner)
      nodes[node].freedom = nodes[node].form.freedom(
        around: children.reduce(.full) { $0.and(nodes[$1].freedom) })
    }
  }
}

extension NodeForm {
  /// - Parameter inner: What all children are indifferent to.
  fileprivate func indifference(around inner: AxisSet) -> AxisSet {
    switch self {
    case .text, .box, .scroll, .firstFit: .none
    case .image(let image): image.isResizable ? .none : .full
    case .spacer(_, let axis): axis.map { AxisSet(on: $0.flipped) } ?? .none
    case .divider(let axis): AxisSet(on: axis ?? .vertical)
    case .stack, .layers, .grid, .padding, .priority, .offset, .layer: inner
    case .aspectRatio: inner.width && inner.height ? .full : .none
    case .lazyStack(let stack): AxisSet(on: stack.axis)
    case .tracks(let grid): AxisSet(on: grid.axis.flipped)
    case .flow, .outline, .row: AxisSet(on: .vertical)
    case .balanced: .full
    case .fixedSize(let axes): axes.indifference.or(inner)
    case .frame(let frame):
      AxisSet(width: frame.width != nil, height: frame.height != nil).or(inner)
    case .flexibleFrame(let frame):
      AxisSet(width: frame.width.isOpen, height: frame.height.isOpen).and(inner)
    }
  }
}

extension NodeForm {
  /// The axes on which its length does not depend on what is proposed across.
  ///
  /// - Parameter inner: The axes on which all children may be.
  fileprivate func freedom(around inner: AxisSet) -> AxisSet {
    switch self {
    case .image, .box, .spacer, .divider, .balanced: .full
    // One line is as wide as it is, however high.
    case .text, .flow: AxisSet(on: .horizontal)
    case .stack, .layers, .scroll, .grid, .padding, .priority, .offset, .layer: inner
    case .lazyStack(let stack): AxisSet(on: stack.axis.flipped).or(inner)
    case .tracks(let grid): AxisSet(on: grid.axis)
    case .outline, .row: AxisSet(on: .horizontal).or(inner)
    case .fixedSize(let axes): axes.flipped.or(inner)
    case .frame(let frame):
      AxisSet(width: frame.width != nil, height: frame.height != nil).or(inner)
    case .flexibleFrame(let frame):
      AxisSet(width: frame.width.isClosed, height: frame.height.isClosed).or(inner)
    case .firstFit, .aspectRatio: .none
    }
  }
}

extension FlexibleFrame.Bounds {
  /// Whether it does not depend on the child.
  fileprivate var isClosed: Bool { minimum != nil && maximum != nil }

  /// Whether it passes everything on.
  fileprivate var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }
}

extension Axes {
  fileprivate var indifference: AxisSet {
    AxisSet(width: contains(.horizontal), height: contains(.vertical))
  }

  /// The axes across.
  fileprivate var flipped: AxisSet {
    AxisSet(width: contains(.vertical), height: contains(.horizontal))
  }
}
