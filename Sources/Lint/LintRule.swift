internal import LayoutLanguage
internal import LayoutCompiler
package import LayoutDiagnostics

/// A mistake that compiles, and how to find it.
///
/// Its examples stand on its page in the rule book; more of them are in `Tests/Cases/Rules`.
package struct LintRule: Sendable {
  /// Its name in reports, comments and the configuration, in kebab-case.
  package let name: String
  /// `L` and three digits, never reused: L3 meaning, L4 geometry, L5 style. A rule for what the
  /// compiler reports in previews has the compiler's code, but for those in `ofCompiler`.
  package let code: String
  /// How bad it is unless the configuration says otherwise.
  package let severity: Diagnostic.Severity
  /// What is wrong, in one sentence.
  package let summary: String
  /// Why that is a mistake: what users see.
  package let rationale: String
  /// A file with exactly one finding of this rule.
  package let flagged: LintExample
  /// A file without a finding of this rule.
  package let accepted: LintExample
  /// The numbers that the configuration may set.
  package var options: [LintOption] = []
  /// Rules that report the same mistake by its consequence: a range that a finding of theirs is at or
  /// points at is not reported again.
  var yieldsTo: [LintRule] = []
  /// How safe its fixes are; `nil` when it has none.
  package var fixes: Fix.Applicability?
  /// Where it runs, and where not.
  var traits: Traits = []
  let evidence: Evidence

  /// Where a rule runs, and where not.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// It also runs in a window of 32 points.
    static let inTinyWindows = Traits(rawValue: 1)
    /// It is about how a layout is written, and does not run on code that was imported.
    static let ofWriting = Traits(rawValue: 2)
    /// It is about how large texts are, and does not run where placeholders stand for data.
    static let ofTextSizes = Traits(rawValue: 4)
  }

  /// What a rule examines.
  ///
  /// The first closure returns the matches in one viewport; `report` describes the viewports in which
  /// the same was matched, or returns `nil` when that is no mistake.
  enum Evidence: Sendable {
    /// The syntax tree and the checked program, independent of any viewport.
    case text(@Sendable (Inspection) -> [Finding])
    /// The evaluated layout. The closure runs only where the layout evaluates to another model.
    case models(
      @Sendable (ModelFacts, Inspection) -> [Match],
      report: @Sendable (Occurrence, Inspection) -> Finding?)
    /// The solved layout in every viewport.
    case layouts(
      @Sendable (LayoutFacts, Inspection) -> [Match],
      report: @Sendable (Occurrence, Inspection) -> Finding?)
    /// The contents of items and views in every viewport.
    case contents(
      @Sendable (ContentFacts, Inspection) -> [Match],
      report: @Sendable (Occurrence, Inspection) -> Finding?)
    /// How many children stand on a line, from one width to the next.
    case columns(@Sendable (ColumnProfile, Inspection) -> [Finding])
    /// The widths of cells, from one width to the next.
    case cellWidths(@Sendable (CellWidthProfile, Inspection) -> [Finding])
    /// The results of conditions in all viewports of the file's layouts.
    case decisions(@Sendable (DecisionProfile, Inspection) -> [Finding])
    /// What the previews of the file show.
    case coverage(@Sendable (PreviewCoverage, Inspection) -> [Finding])
  }

  /// Every rule, in the order of the codes. A new rule is one file and one line here.
  package static let all: [LintRule] = [
    .noRoomForGroup, .firstItemCannotFit, .emptyGroup,
    .countOverridesSize, .columnsDivideByZero, .countOne, .zeroDimension, .unusedSpace,
    .sectionHole, .fractionInEstimated, .selfSizingLoopRisk,
    .pinnedWrongAxis, .insetsOnEstimatedAxis, .decorationZ, .estimateFarOff,
    .orthogonalEstimatedHeight, .estimatedInFixed,
    .unevenRepeat, .spacingDead, .estimatePlaceholder, .fractionAboveOne, .pinnedZeroExtent,
    .availability, .pinnedZ, .orthogonalTrailingInset, .rightToLeft, .orthogonalAfterEstimated,
    .decorationHeader, .negativeInset, .doubleInset, .kindAlignmentMismatch, .staleOrthogonalSize,
    .compoundedFraction, .deadCondition, .unseenBranch,
    .lopsidedCondition,
    .cellTooNarrow, .childrenOverflowParent, .columnsNotMonotone, .nearMissFraction,
    .containerHeightFraction, .carouselNoPeek, .raggedRow, .flushHeader, .fixedTextHeight,
    .badgeClipped, .fractionOverflow, .oversizedFixed, .pagingDrift, .exactFitRounding,
    .duplicateBoundary, .customFrames, .spacingBreaksExactFit, .columnsBrokenPromise,
    .breakpointJolt,
    .overlappingCells, .cellOutsideSection, .smallTapTarget, .pinnedCoversCells, .offPixelGrid,
    .safeAreaIntrusion, .misalignedEdges, .tallerThanScreen, .overlayOrder, .remainderHole,
    .truncatedText, .contentOverflow, .estimateOffContent, .idleSpacer, .emptyColumn,
    .noRoomBesideIndent, .lineTooLong,
    .propertyOrder, .hiddenWord, .redundantDefault, .magicFraction,
    .twinSections, .expectTwice, .previewWithoutExpectation, .expectApproximate,
  ]

  /// The rule with this name or code, or with this one of the compiler.
  package static func named(_ name: String) -> LintRule? {
    all.first { $0.name == name || $0.code == name }
      ?? ofCompiler.first { code, _ in code.name == name || code.number == name }?.value
  }

  /// The rules for what the compiler reports in previews with a code of its own.
  private static let ofCompiler: KeyValuePairs<Diagnostic.Code, LintRule> = [
    .dimensionNotPositive: .zeroDimension
  ]
}

/// What has to be made of a file before rules examine it.
struct EvidenceNeeds: OptionSet {
  let rawValue: UInt8

  /// The solved layouts in every viewport.
  static let layouts = EvidenceNeeds(rawValue: 1)
  /// The contents of items and views in every viewport.
  static let contents = EvidenceNeeds(rawValue: 2)
  /// What the previews show of all that.
  static let coverage = EvidenceNeeds(rawValue: 4)
}

extension LintRule.Evidence {
  /// What is gathered for it: nothing that no selected rule needs.
  var needs: EvidenceNeeds {
    switch self {
    case .text: []
    case .models, .layouts, .columns, .cellWidths, .decisions: .layouts
    case .coverage: [.layouts, .coverage]
    case .contents: .contents
    }
  }
}

/// A number that the configuration may set for a rule.
package struct LintOption: Hashable, Sendable {
  package let name: String
  package let summary: String
  package let standard: Double

  /// The default as text.
  package var standardText: String { decimal(standard) }
}
