internal import LayoutGeometry
internal import LayoutModel

extension Picture {
  /// - Source: `content.md` b.1.
  func size(for proposal: Proposal) -> Size {
    isResizable ? proposal.filling(ideal: size) : size
  }
}

extension Spacer {
  /// - Source: `content.md` a.2.
  func size(for proposal: Proposal, along axis: Axis?) -> Size {
    var size = Size.zero
    for each in Axis.allCases where axis == nil || each == axis {
      size[each] = max(proposal[each] ?? minimum, minimum)
    }
    return size
  }
}

extension Engine {
  /// A line that crosses a stack along `axis`; outside of one it lies.
  ///
  /// - Source: `content.md` a.2.
  func divider(across axis: Axis?, _ proposal: Proposal) -> Size {
    let along = (axis ?? .vertical).flipped
    let isLarge = screen.category.isForAccessibility
    return Size(along, proposal[along] ?? 10, across: isLarge ? 1 : 1 / screen.scale)
  }
}

extension ContentSizeCategory {
  fileprivate var isForAccessibility: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    }
  }
}
