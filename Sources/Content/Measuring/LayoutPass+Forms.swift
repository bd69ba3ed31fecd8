internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutTypesetting

/// Which algorithm belongs to which form: the one place that lists them all.
extension LayoutPass {
  /// How long `node` is on `axis` if it is offered `proposal`.
  mutating func measure(_ node: Int, on axis: Axis, _ proposal: LinearProposal) -> Linear {
    switch tree.nodes[node].form {
    case .text: length(ofText: node, on: axis, proposal)
    case .image(let image): size(of: image, node, proposal)[axis]
    case .box: proposal.filling(ideal: Size(width: 10, height: 10))[axis]
    case .spacer(let spacer, let along): length(of: spacer, along, on: axis, proposal)
    case .divider(let across): divider(across: across, proposal)[axis]
    case .stack(let stack): length(of: stack, node, on: axis, proposal)
    case .lazyStack(let stack): length(ofLazy: stack, node, on: axis, proposal)
    case .layers: length(ofLayers: node, on: axis, proposal)
    case .scroll(let direction): length(ofScroll: node, direction, on: axis, proposal)
    case .tracks(let grid): length(of: grid, node, on: axis, proposal)
    case .grid: gridLength(node, on: axis, proposal)
    case .flow(let flow): length(of: flow, node, on: axis, proposal)
    case .balanced(let balanced): length(of: balanced, node, on: axis)
    case .firstFit(let axes): length(ofFirstFit: node, axes, on: axis, proposal)
    case .outline(let outline): length(of: outline, node, on: axis, proposal)
    case .row(let row): length(of: row, node, on: axis, proposal)
    case .padding(let insets): length(ofPadded: node, insets, on: axis, proposal)
    case .frame(let frame): length(of: frame, node, on: axis, proposal)
    case .flexibleFrame(let frame): length(of: frame, node, on: axis, proposal)
    case .fixedSize(let axes): length(child(of: node), on: axis, axes.freeing(proposal))
    case .aspectRatio(let ratio): length(of: ratio, node, on: axis, proposal)
    case .priority, .offset, .layer: length(child(of: node), on: axis, proposal)
    }
  }

  /// Where the children of `node` stand in it.
  mutating func places(in node: Int, _ size: LinearSize, _ proposal: LinearProposal) -> [Placement]
  {
    switch tree.nodes[node].form {
    case .text, .image, .box, .spacer, .divider: []
    case .stack(let stack): places(in: stack, node, proposal)
    case .lazyStack(let stack): places(inLazy: stack, node, size)
    case .layers(let alignment): places(inLayers: node, alignment, size)
    case .scroll(let axis): places(inScroll: node, axis, proposal)
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
