internal import LayoutGeometry
internal import LayoutLanguage

/// Upper bounds of lengths for a proposal of 0: they mostly decide which member is measured first
/// without measuring any.
extension LayoutPass {
  /// What `node` takes on `axis` at most if it is proposed 0 there, for any proposal across;
  /// infinite where that is not known beforehand.
  ///
  /// - Complexity: O(*n*) in the nodes in it, once.
  mutating func leastBound(of node: Int, on axis: Axis) -> Points {
    if leastBounds[node][axis].isNaN {
      let bound = boundOfLeast(node, on: axis)
      leastBounds[node][axis] = bound >= 0 ? bound : .infinity
    }
    return leastBounds[node][axis]
  }

  /// The bound, added up as the answer is.
  private mutating func boundOfLeast(_ node: Int, on axis: Axis) -> Points {
    let children = tree.children(of: node)
    // What stands over or under an element follows its size.
    var inner: Points { children.first.map { leastBound(of: $0, on: axis) } ?? 0 }
    switch tree.nodes[node].form {
    case .text, .image, .box, .spacer, .divider: return ownLeast(node, on: axis)
    case .flow, .outline, .row: return axis.isHorizontal ? ownLeast(node, on: axis) : .infinity
    case .lazyStack(let stack): return axis == stack.axis ? .infinity : ownLeast(node, on: axis)
    case .tracks(let grid): return axis == grid.axis ? ownLeast(node, on: axis) : .infinity
    case .scroll(let direction):
      return axis == direction ? ownLeast(node, on: axis) : inner
    case .stack(let stack): return boundOfLeast(of: stack, node, on: axis)
    case .layers, .firstFit: return longestLeast(of: children, on: axis)
    case .grid: return boundOfLeast(ofGrid: node, on: axis)
    case .padding(let insets):
      let margins = insets.total(on: axis)
      return margins >= 0 ? inner + margins : .infinity
    case .frame(let frame): return frame[axis] ?? inner
    case .flexibleFrame(let frame): return frame[axis].boundOfLeast(around: inner)
    case .fixedSize(let axes): return axes.contains(axis) ? .infinity : inner
    case .aspectRatio(let ratio): return ratio.mode == .fit ? inner : .infinity
    case .priority, .offset, .layer: return inner
    case .balanced: return .infinity
    }
  }

  /// The upper bound of the longest of `nodes` on `axis` if each is proposed 0.
  mutating func longestLeast(of nodes: Range<Int>, on axis: Axis) -> Points {
    nodes.reduce(0) { max($0, leastBound(of: $1, on: axis)) }
  }

  /// What a node takes that is proposed 0 on `axis`, without measuring its children.
  private mutating func ownLeast(_ node: Int, on axis: Axis) -> Points {
    measure(node, on: axis, LinearProposal(axis, .zero, across: .infinity)).value
  }
}
