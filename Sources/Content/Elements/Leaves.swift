internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutTypesetting

extension LayoutPass {
  /// - Source: `content.md` b.1.
  mutating func size(
    of image: Picture, _ node: Int, _ proposal: LinearProposal
  ) -> LinearSize {
    let size = image.size ?? symbolSize(node)
    return image.isResizable ? proposal.filling(ideal: size) : LinearSize(size)
  }

  /// A symbol is as high as a line of its text style, and as wide.
  ///
  /// - Source: `content.md`, the table of elements. Approximate: on a device symbols differ in width.
  mutating func symbolSize(_ node: Int) -> Size {
    let height = answer(ofText: node, Proposal(width: nil, height: nil)).size.height
    return Size(width: height, height: height)
  }
}

extension NodeForm {
  /// Whether it has no children and is too cheap to cache.
  var isPlain: Bool {
    switch self {
    case .image, .box, .spacer, .divider: true
    case .text, .stack, .lazyStack, .layers, .scroll, .tracks, .grid, .flow, .balanced, .firstFit,
      .outline, .row, .padding, .frame, .flexibleFrame, .fixedSize, .aspectRatio, .priority,
      .offset, .layer:
      false
    }
  }
}

extension LayoutPass {
  /// - Source: `content.md` a.2.
  mutating func length(
    of spacer: Spacer, _ along: Axis?, on axis: Axis, _ proposal: LinearProposal
  ) -> Linear {
    guard along == nil || along == axis else { return .zero }
    let least = Linear(spacer.minimum)
    return proposal[axis].map { domain.larger($0, least) } ?? least
  }

  /// A line that crosses a stack along `axis`; outside of one it lies.
  ///
  /// - Source: `content.md` a.2.
  func divider(across axis: Axis?, _ proposal: LinearProposal) -> LinearSize {
    let along = (axis ?? .vertical).flipped
    let thickness = screen.category.isForAccessibility ? 1 : 1 / screen.scale
    return LinearSize(along, proposal[along] ?? Linear(10), across: Linear(thickness))
  }
}
