internal import LayoutGeometry
internal import LayoutModel

/// The axes on which it does not matter what a node is proposed: neither its size nor where anything
/// stands in it hangs on that.
struct Indifference {
  var width: Bool
  var height: Bool

  static let none = Indifference(width: false, height: false)
  static let full = Indifference(width: true, height: true)

  init(width: Bool, height: Bool) { (self.width, self.height) = (width, height) }

  /// Indifferent on one axis alone.
  init(on axis: Axis) { self.init(width: axis == .horizontal, height: axis == .vertical) }

  func contains(_ axis: Axis) -> Bool { axis == .horizontal ? width : height }

  /// Where both are.
  func and(_ other: Indifference) -> Indifference {
    Indifference(width: width && other.width, height: height && other.height)
  }

  /// Where one of them is.
  func or(_ other: Indifference) -> Indifference {
    Indifference(width: width || other.width, height: height || other.height)
  }

  /// An offer that is the same for all that get the same answer.
  func reduced(_ offer: LinearProposal) -> LinearProposal {
    LinearProposal(width: width ? nil : offer.width, height: height ? nil : offer.height)
  }
}

extension ContentTree {
  /// Settles for each node what it does not care about; children stand behind their parents.
  ///
  /// - Complexity: O(*n*) in the nodes.
  mutating func settleIndifference() {
    for node in nodes.indices.reversed() {
      var children = children(of: node)
      // What lies over or under an element follows its size.
      if case .layer = nodes[node].form { children = children.prefix(1) }
      let inner = children.reduce(Indifference.full) {
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
  fileprivate func indifference(around inner: Indifference) -> Indifference {
    switch self {
    case .text, .box, .scroll, .firstFit: .none
    case .image(let image): image.isResizable ? .none : .full
    case .spacer(_, let axis): axis.map { Indifference(on: $0.flipped) } ?? .none
    case .divider(let axis): Indifference(on: axis ?? .vertical)
    case .stack, .layers, .grid, .padding, .priority, .offset, .layer: inner
    case .aspectRatio: inner.width && inner.height ? .full : .none
    case .lazyStack(let stack): Indifference(on: stack.axis)
    case .tracks(let grid): Indifference(on: grid.axis.flipped)
    case .flow, .outline, .row: Indifference(on: .vertical)
    case .balanced: .full
    case .fixedSize(let axes): axes.indifference.or(inner)
    case .frame(let frame):
      Indifference(width: frame.width != nil, height: frame.height != nil).or(inner)
    case .flexibleFrame(let frame):
      Indifference(width: frame.width.isOpen, height: frame.height.isOpen).and(inner)
    }
  }
}

extension NodeForm {
  /// The axes on which it may be as long whatever it is proposed across.
  ///
  /// - Parameter inner: The axes on which all children may be.
  fileprivate func freedom(around inner: Indifference) -> Indifference {
    switch self {
    case .image, .box, .spacer, .divider, .balanced: .full
    // One line is as wide as it is, however high.
    case .text, .flow: Indifference(on: .horizontal)
    case .stack, .layers, .scroll, .grid, .padding, .priority, .offset, .layer: inner
    case .lazyStack(let stack): Indifference(on: stack.axis.flipped).or(inner)
    case .tracks(let grid): Indifference(on: grid.axis)
    case .outline, .row: Indifference(on: .horizontal).or(inner)
    case .fixedSize(let axes): axes.flipped.or(inner)
    case .frame(let frame):
      Indifference(width: frame.width != nil, height: frame.height != nil).or(inner)
    case .flexibleFrame(let frame):
      Indifference(width: frame.width.isClosed, height: frame.height.isClosed).or(inner)
    case .firstFit, .aspectRatio: .none
    }
  }
}

extension FlexibleFrame.Bounds {
  /// Whether what stands in it has no say.
  fileprivate var isClosed: Bool { minimum != nil && maximum != nil }

  /// Whether it passes everything on.
  fileprivate var isOpen: Bool { minimum == nil && ideal == nil && maximum == nil }
}

extension Axes {
  fileprivate var indifference: Indifference {
    Indifference(width: contains(.horizontal), height: contains(.vertical))
  }

  /// The axes across.
  fileprivate var flipped: Indifference {
    Indifference(width: contains(.vertical), height: contains(.horizontal))
  }
}
