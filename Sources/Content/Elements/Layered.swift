internal import LayoutGeometry
internal import LayoutLanguage

extension LayoutPass {
  /// As large as its largest children, of those with the highest priority.
  ///
  /// - Source: `content.md` a.3, ZStack.
  mutating func length(ofLayers node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    let children = tree.children(of: node)
    let highest = children.map { tree.nodes[$0].priority }.max()
    var longest = Linear.zero
    for child in children where tree.nodes[child].priority == highest {
      longest = domain.larger(longest, length(child, on: axis, proposal))
    }
    return longest
  }

  mutating func places(
    inLayers node: Int, _ alignment: BoxAlignment, _ size: LinearSize
  ) -> [Placement] {
    tree.children(of: node).map { child in
      var placement = placement(child, LinearProposal(size))
      placement.origin = alignment.origin(of: placement.size, in: size)
      return placement
    }
  }

  /// An element, and what stands over or under it, which is proposed the element's size.
  ///
  /// - Source: `content.md` a.3, overlay.
  mutating func places(
    inLayered node: Int, _ alignment: BoxAlignment, _ size: LinearSize, _ proposal: LinearProposal
  ) -> [Placement] {
    let primary = child(of: node)
    var layer = placement(primary + 1, LinearProposal(size))
    layer.origin = alignment.origin(of: layer.size, in: size)
    return [placement(primary, proposal), layer]
  }
}
