package import LayoutGeometry

extension Viewport {
  /// The insets that `reference` stands for, all four sides.
  ///
  /// `automatic` has been replaced by the layout's own reference before.
  /// - Source: `uikit.md` 13 and 13.1.
  package func insets(of reference: InsetsReference) -> EdgeInsets {
    switch reference {
    case .automatic, .none: .zero
    case .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }

  /// The view less the insets of `reference` across `scrollDirection`.
  ///
  /// - Source: `uikit.md` 13: along the scroll axis nothing is deducted.
  package func container(_ reference: InsetsReference, scrolling scrollDirection: Axis) -> Size {
    size.inset(by: insets(of: reference).only(on: scrollDirection.flipped))
  }

  /// The margins of the preview, or those of the system with the safe area.
  private var layoutMargins: EdgeInsets {
    if let margins { return margins }
    let side: Points = size.width < Self.wideMarginsFrom ? 16 : 20
    return EdgeInsets(
      top: safeArea.top, leading: safeArea.leading + side,
      bottom: safeArea.bottom, trailing: safeArea.trailing + side)
  }

  /// The width from which the system's margins are 20 points instead of 16.
  private static let wideMarginsFrom: Points = 414

  private var readableContent: EdgeInsets {
    var insets = layoutMargins
    let left = size.width - insets.leading - insets.trailing
    let excess = max(0, left - traits.contentSizeCategory.readableWidth)
    insets.leading += excess / 2
    insets.trailing += excess / 2
    return insets
  }
}

extension ContentSizeCategory {
  /// The widest column that reads well, in points.
  ///
  /// - Source: `uikit.md` 13.1; no numbers beyond the first seven sizes are known.
  fileprivate var readableWidth: Points {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    case .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      888
    }
  }
}
