internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// The length of all children if each is as large as the largest; the proposal does not matter.
  ///
  /// - Source: `content.md` g.
  mutating func length(of balanced: Balanced, _ node: Int, on axis: Axis) -> Linear {
    let cell = largestIdeal(in: node)[axis]
    guard axis == balanced.axis else { return cell }
    let length = cell * Double(tree.children(of: node).count)
    return length + totalGap(in: node, balanced.spacing)
  }

  mutating func places(in balanced: Balanced, _ node: Int) -> [Placement] {
    let cell = largestIdeal(in: node)
    var position = Linear.zero
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      if place > 0 { position += gap(before: child, balanced.spacing) }
      var placement = placement(child, LinearProposal(cell))
      placement.origin = LinearPoint(balanced.axis, position, across: .zero)
      position += cell[balanced.axis]
      places.append(placement)
    }
    return places
  }

  private mutating func largestIdeal(in node: Int) -> LinearSize {
    var largest = LinearSize.zero
    for child in tree.children(of: node) {
      let ideal = size(child, .ideal)
      for axis in Axis.allCases { largest[axis] = domain.larger(largest[axis], ideal[axis]) }
    }
    return largest
  }
}
