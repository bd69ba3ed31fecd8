internal import LayoutGeometry
internal import LayoutModel

extension Engine {
  /// - Source: `content.md` c.1.
  mutating func size(ofLazy stack: Stack, _ node: Int, _ proposal: Proposal) -> Size {
    let across = stack.axis.flipped
    let breadth = breadth(ofLazy: stack, node, proposal[across])
    var length = gaps(in: node, stack.spacing).reduce(0, +)
    for child in tree.children(of: node) {
      length += size(child, Proposal(stack.axis, nil, across: breadth))[stack.axis]
    }
    return Size(stack.axis, length, across: breadth)
  }

  mutating func places(inLazy stack: Stack, _ node: Int, _ size: Size) -> [Placement] {
    let (axis, breadth) = (stack.axis, size[stack.axis.flipped])
    let gaps = gaps(in: node, stack.spacing)
    var position: Points = 0
    var places: [Placement] = []
    for (place, child) in tree.children(of: node).enumerated() {
      if place > 0 { position += gaps[place - 1] }
      var placement = placement(child, Proposal(axis, nil, across: breadth))
      placement.origin = Point(
        axis, position, across: start(of: placement, in: stack, breadth: breadth))
      position += placement.size[axis]
      places.append(placement)
    }
    return places
  }

  /// What is proposed, else what the first child would like.
  private mutating func breadth(
    ofLazy stack: Stack, _ node: Int, _ proposed: Points?
  ) -> Points {
    if let proposed { return proposed }
    return tree.children(of: node).first.map { length($0, .ideal, on: stack.axis.flipped) } ?? 0
  }

  private mutating func start(
    of child: Placement, in stack: Stack, breadth: Points
  ) -> Points {
    guard stack.axis == .horizontal else {
      return stack.columnAlignment.unit * (breadth - child.size.width)
    }
    // The line that texts stand on is the lower end: where they stand is not known beforehand.
    let line = (stack.rowAlignment.unit ?? 1) * breadth
    return line - guide(of: child.child, stack.rowAlignment, child.size, child.proposal)
  }
}
