internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// - Source: `content.md` c.1.
  mutating func length(
    ofLazy stack: Stack, _ node: Int, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    let breadth = breadth(ofLazy: stack, node, proposal[stack.axis.flipped])
    guard axis == stack.axis else { return breadth }
    var length = Linear(totalGap(in: node, stack.spacing))
    for child in tree.children(of: node) {
      length += self.length(child, on: axis, LinearProposal(axis, nil, across: breadth))
    }
    return length
  }

  mutating func places(inLazy stack: Stack, _ node: Int, _ size: LinearSize) -> [Placement] {
    let (axis, breadth) = (stack.axis, size[stack.axis.flipped])
    var position = Linear.zero
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      if place > 0 { position += gap(before: child, stack.spacing) }
      var placement = placement(child, LinearProposal(axis, nil, across: breadth))
      placement.origin = LinearPoint(
        axis, position, across: start(of: placement, in: stack, breadth: breadth))
      position += placement.size[axis]
      places.append(placement)
    }
    return places
  }

  /// What is proposed, else what the first child would like.
  private mutating func breadth(
    ofLazy stack: Stack, _ node: Int, _ proposed: Linear?
  ) -> Linear {
    if let proposed { return proposed }
    return tree.children(of: node).first.map { length($0, on: stack.axis.flipped, .ideal) } ?? .zero
  }

  private mutating func start(
    of child: Placement, in stack: Stack, breadth: Linear
  ) -> Linear {
    guard stack.axis.isHorizontal else {
      return (breadth - child.size.width) * stack.columnAlignment.unit
    }
    // The line that texts stand on is the lower end: where they stand is not known beforehand.
    let line = breadth * (stack.rowAlignment.unit ?? 1)
    return line - guide(of: child.child, stack.rowAlignment, child.size.height, child.proposal)
  }
}
