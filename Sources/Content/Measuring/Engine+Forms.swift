internal import LayoutGeometry
internal import LayoutModel
internal import LayoutTypesetting

/// Which algorithm belongs to which form: the one place that lists them all.
extension Engine {
  /// What `node` answers to `proposal`.
  mutating func measure(_ node: Int, _ proposal: Offer) -> LinearSize {
    switch tree.nodes[node].form {
    case .text: LinearSize(answer(ofText: node, proposal).size)
    case .image(let image): image.size(for: proposal)
    case .box: proposal.filling(ideal: Size(width: 10, height: 10))
    case .spacer(let spacer, let axis): size(of: spacer, along: axis, proposal)
    case .divider(let axis): divider(across: axis, proposal)
    case .stack(let stack): size(of: stack, node, proposal)
    case .lazyStack(let stack): size(ofLazy: stack, node, proposal)
    case .layers: size(ofLayers: node, proposal)
    case .scroll(let axis): size(ofScroll: node, axis, proposal)
    case .tracks(let grid): size(of: grid, node, proposal)
    case .grid: gridSize(node, proposal)
    case .flow(let flow): size(of: flow, node, proposal)
    case .balanced(let balanced): size(of: balanced, node)
    case .firstFit(let axes): size(ofFirstFit: node, axes, proposal)
    case .outline(let outline): size(of: outline, node, proposal)
    case .row(let row): size(of: row, node, proposal)
    case .padding(let insets): size(ofPadded: node, insets, proposal)
    case .frame(let frame): size(of: frame, node, proposal)
    case .flexibleFrame(let frame): size(of: frame, node, proposal)
    case .fixedSize(let axes): size(child(of: node), axes.freeing(proposal))
    case .aspectRatio(let ratio): size(of: ratio, node, proposal)
    case .priority, .offset, .layer: size(child(of: node), proposal)
    }
  }

  /// Where the children of `node` stand in it.
  mutating func places(in node: Int, _ size: LinearSize, _ proposal: Offer) -> [Placement] {
    switch tree.nodes[node].form {
    case .text, .image, .box, .spacer, .divider: []
    case .stack(let stack): places(in: stack, node, proposal)
    case .lazyStack(let stack): places(inLazy: stack, node, size)
    case .layers(let alignment): places(inLayers: node, alignment, size)
    case .scroll(let axis): places(inScroll: node, axis, size, proposal)
    case .tracks(let grid): places(in: grid, node, size)
    case .grid: gridPlaces(node, proposal)
    case .flow(let flow): places(in: flow, node, size, proposal)
    case .balanced(let balanced): places(in: balanced, node)
    case .firstFit(let axes): places(inFirstFit: node, axes, proposal)
    case .outline(let outline): places(in: outline, node, size)
    case .row(let row): places(in: row, node, size)
    case .padding(let insets): places(inPadded: node, insets, proposal)
    case .frame(let frame): places(in: frame, node, size, proposal)
    case .flexibleFrame(let frame): places(in: frame, node, size, proposal)
    case .fixedSize(let axes): [placement(child(of: node), axes.freeing(proposal))]
    case .aspectRatio(let ratio): places(in: ratio, node, proposal)
    case .priority: [placement(child(of: node), proposal)]
    case .offset(let offset): places(inMoved: node, offset, proposal)
    case .layer(let alignment): places(inLayered: node, alignment, size, proposal)
    }
  }

  /// The only child of a modifier, or what a layer is tied to.
  func child(of node: Int) -> Int { Int(tree.nodes[node].children.lowerBound) }
}
