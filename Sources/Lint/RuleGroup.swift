/// Rules of one purpose, which are selected together.
///
/// - Source: `lint-rules.md`, groups and selection.
package enum RuleGroup: String, Sendable, CaseIterable {
  /// UIKit refuses, logs or ignores it.
  case correctness
  /// It is hardly what was meant.
  case suspicious
  /// It is right in one view and wrong in another.
  case responsive
  /// It excludes people.
  case accessibility
  /// It is harder to read or to look at.
  case style

  /// Its rules. Every rule is in exactly one group.
  package var rules: [LintRule] {
    switch self {
    case .correctness: Self.correctnessRules
    case .suspicious: Self.suspiciousRules
    case .responsive: Self.responsiveRules
    case .accessibility: Self.accessibilityRules
    case .style: Self.styleRules
    }
  }

  /// The group of `rule`.
  package init?(of rule: LintRule) {
    guard let group = Self.allCases.first(where: { $0.names.contains(rule.name) }) else {
      return nil
    }
    self = group
  }

  private var names: [String] { rules.map(\.name) }
}

extension RuleGroup {
  private static let correctnessRules: [LintRule] = [
    .noRoomForGroup, .firstItemCannotFit, .emptyGroup, .countOverridesSize, .columnsDivideByZero,
    .zeroDimension, .sectionHole,
    .fractionInEstimated, .selfSizingLoopRisk, .pinnedWrongAxis, .insetsOnEstimatedAxis,
    .orthogonalEstimatedHeight, .estimatedInFixed, .pinnedZeroExtent, .availability,
    .orthogonalAfterEstimated, .staleOrthogonalSize, .duplicateBoundary,
  ]
  private static let suspiciousRules: [LintRule] = [
    .countOne, .decorationZ, .estimateFarOff, .unevenRepeat, .spacingDead, .estimatePlaceholder,
    .fractionAboveOne, .pinnedZ, .decorationHeader, .negativeInset, .doubleInset,
    .kindAlignmentMismatch, .compoundedFraction, .childrenOverflowParent, .nearMissFraction,
    .badgeClipped, .fractionOverflow, .pagingDrift, .exactFitRounding, .customFrames,
    .spacingBreaksExactFit, .overlappingCells, .cellOutsideSection, .offPixelGrid,
    .contentOverflow, .estimateOffContent, .idleSpacer, .emptyColumn, .noRoomBesideIndent,
    .hiddenWord, .columnsBrokenPromise, .deadCondition, .overlayOrder,
  ]
  private static let responsiveRules: [LintRule] = [
    .unusedSpace, .orthogonalTrailingInset, .cellTooNarrow, .columnsNotMonotone,
    .containerHeightFraction, .carouselNoPeek, .raggedRow, .oversizedFixed, .pinnedCoversCells,
    .remainderHole, .safeAreaIntrusion, .unseenBranch, .breakpointJolt, .lopsidedCondition,
    .tallerThanScreen,
  ]
  private static let accessibilityRules: [LintRule] = [
    .fixedTextHeight, .rightToLeft, .smallTapTarget, .truncatedText, .lineTooLong,
  ]
  private static let styleRules: [LintRule] = [
    .flushHeader, .propertyOrder, .redundantDefault, .magicFraction, .misalignedEdges,
    .twinSections, .expectApproximate, .expectTwice, .previewWithoutExpectation,
  ]
}

extension LintRule {
  /// The rules that run only where they are selected.
  private static let optional: [LintRule] = [
    .propertyOrder, .previewWithoutExpectation, .unseenBranch,
  ]

  /// Whether it runs unless a configuration or a call decides otherwise.
  package var isOnByDefault: Bool { !Self.optional.contains { $0.name == name } }
}
