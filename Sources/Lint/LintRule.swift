internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutLanguage
package import LayoutDiagnostics
internal import LayoutText

/// Something that compiles and is still a mistake, or about to be one.
///
/// Its examples are its tests and its page in the rule book.
package struct LintRule: Sendable {
  /// The word by which it is chosen, in kebab-case.
  package let name: String
  /// `L` and three digits, never reused: L3 shape and meaning, L4 geometry, L5 style. What the
  /// compiler reports in a preview keeps the compiler's code.
  package let code: String
  /// How bad it is unless the configuration says otherwise.
  package let severity: Diagnostic.Severity
  /// What is wrong, in one sentence.
  package let summary: String
  /// Why that is a mistake: what people see.
  package let rationale: String
  /// Whole files, each with exactly one finding of this rule.
  package let flagged: [String]
  /// Whole files without a finding of this rule.
  package let accepted: [String]
  /// The numbers that the configuration may set.
  var options: [LintOption] = []
  /// Rules that tell the same mistake by what comes of it: what a finding of theirs points at is not
  /// told again.
  var yieldsTo: [LintRule] = []
  /// Who may apply its fixes; `nil`: it has none.
  var fixes: Fix.Applicability?
  /// Whether it also looks at a window shrunk to next to nothing.
  var looksAtTinyWindows = false
  /// The oldest system that its examples have to run on; `nil`: nobody says.
  package var exampleTarget: Int?
  let evidence: Evidence

  /// What a rule decides from.
  enum Evidence: Sendable {
    /// The text: its tree and its checked program, whatever the conditions come to.
    case text(@Sendable (Inspection) -> [Diagnostic])
    /// The models that it comes to in the views of the sweep; as below, but asked only where it
    /// comes to another one.
    case models(
      @Sendable (SweptModel, Inspection) -> [Match],
      tell: @Sendable (Occurrence, Inspection) -> Diagnostic)
    /// What comes of it in every view of the sweep. The first closure says what is seen in one
    /// view, the second what is told of all the views in which the same was seen, if anything.
    case views(
      @Sendable (Observation, Inspection) -> [Match],
      tell: @Sendable (Occurrence, Inspection) -> Diagnostic?)
    /// What comes of what stands inside of items and views in every view of the sweep; as above.
    case contents(
      @Sendable (ContentScene, Inspection) -> [Match],
      tell: @Sendable (Occurrence, Inspection) -> Diagnostic?)
    /// How rows change from one width to the next.
    case courses(@Sendable (ColumnProfile, Inspection) -> [Diagnostic])
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
    .compoundedFraction,
    .cellTooNarrow, .childrenOverflowParent, .columnsNotMonotone, .nearMissFraction,
    .containerHeightFraction, .carouselNoPeek, .raggedRow, .flushHeader, .fixedTextHeight,
    .badgeClipped, .fractionOverflow, .oversizedFixed, .pagingDrift, .exactFitRounding,
    .duplicateBoundary, .customFrames, .spacingBreaksExactFit,
    .overlappingCells, .cellOutsideSection, .smallTapTarget, .pinnedCoversCells, .offPixelGrid,
    .truncatedText, .contentOverflow, .estimateOffContent, .idleSpacer, .emptyColumn,
    .noRoomBesideIndent,
    .propertyOrder, .hiddenWord, .redundantDefault, .magicFraction,
  ]

  /// The rule called `name`, or with this code.
  package static func named(_ name: String) -> LintRule? {
    all.first { $0.name == name || $0.code == name }
  }
}

/// A number that the configuration may set for a rule.
package struct LintOption: Hashable, Sendable {
  package let name: String
  package let summary: String
  package let standard: Double

  /// The standard as it is written.
  package var standardText: String { decimal(standard) }
}

extension LintRule {
  /// The numbers that the configuration may set, with what they are without it.
  package var declaredOptions: [LintOption] { options }
  /// Who may apply its fixes; `nil`: it has none.
  package var applicability: Fix.Applicability? { fixes }
}
