internal import LayoutGeometry
internal import LayoutModel

/// What nodes take at the most if they are proposed nothing: who is asked first is mostly settled by
/// that, and nobody has to ask for it.
extension Engine {
  /// Finds it for all nodes; children stand behind their parents.
  ///
  /// - Complexity: O(*n*) in the nodes.
  mutating func boundLeasts() {
    for node in tree.nodes.indices.reversed() {
      for axis in Axis.allCases {
        let bound = boundOfLeast(node, on: axis)
        leastBounds[node][axis] = bound >= 0 ? bound : .infinity
      }
    }
  }

  /// What `node` takes on `axis` at the most if it is proposed nothing there, whatever it is across;
  /// infinite where that is not known beforehand. It is added up as the answer is.
  private mutating func boundOfLeast(_ node: Int, on axis: Axis) -> Points {
    let inner = tree.children(of: node).map { leastBounds[$0][axis] }
    switch tree.nodes[node].form {
    case .text, .image, .box, .spacer, .divider: return ownLeast(node, on: axis)
    case .flow, .outline, .row: return axis == .horizontal ? ownLeast(node, on: axis) : .infinity
    case .lazyStack(let stack): return axis == stack.axis ? .infinity : ownLeast(node, on: axis)
    case .tracks(let grid): return axis == grid.axis ? ownLeast(node, on: axis) : .infinity
    case .scroll(let direction):
      return axis == direction ? ownLeast(node, on: axis) : inner.first ?? 0
    case .stack(let stack): return boundOfLeast(of: stack, node, on: axis)
    case .layers, .firstFit: return inner.reduce(0, max)
    case .grid: return boundOfLeast(ofGrid: node, on: axis)
    case .padding(let insets):
      let margins = insets.total(on: axis)
      return margins >= 0 ? inner[0] + margins : .infinity
    case .frame(let frame): return frame[axis] ?? inner[0]
    case .flexibleFrame(let frame): return frame[axis].boundOfLeast(around: inner[0])
    case .fixedSize(let axes): return axes.contains(axis) ? .infinity : inner[0]
    case .aspectRatio(let ratio): return ratio.mode == .fit ? inner[0] : .infinity
    case .priority, .offset, .layer: return inner[0]
    case .balanced: return .infinity
    }
  }

  /// What a node takes that is proposed nothing on `axis`, and asks nobody.
  private mutating func ownLeast(_ node: Int, on axis: Axis) -> Points {
    measure(node, on: axis, LinearProposal(axis, .zero, across: .infinity)).value
  }
}
