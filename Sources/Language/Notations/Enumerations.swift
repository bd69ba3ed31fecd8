/// What a container is measured from.
package enum InsetsReference: String, CaseIterable, Hashable, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How the groups of a section scroll across the layout's own direction.
package enum OrthogonalBehavior: String, CaseIterable, Hashable, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a group places its children along its axis.
package enum Arrangement: Hashable, Sendable {
  /// In order, again and again, until no more fit (UIKit's `subitems:`).
  case cycle
  /// So many equal parts (`subitem:count:`).
  case split(Int)
  /// So many times at the child's own size (`repeatingSubitem:count:`).
  case `repeat`(Int)
}

/// The orientation of a screen.
package enum Orientation: String, CaseIterable, Hashable, Sendable {
  case portrait, landscape
}

/// The device idiom.
package enum Idiom: String, CaseIterable, Hashable, Sendable {
  case phone, pad, tv, mac, carPlay, vision
}

/// The size class of a scene on an axis.
package enum SizeClass: String, CaseIterable, Hashable, Sendable {
  case compact, regular
}

/// The reader's preferred size of text, smallest first.
package enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether it is one of the sizes that are set in the settings of accessibility.
  package var isForAccessibility: Bool {
    switch self {
    case .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge:
      true
    case .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
      .extraExtraExtraLarge:
      false
    }
  }

  /// SwiftUI's words for the sizes, and what they are called here.
  static let inSwiftUI = Dictionary(
    uniqueKeysWithValues: zip(
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
        "accessibility2", "accessibility3", "accessibility4", "accessibility5",
      ], allCases.map(\.rawValue)))
}
