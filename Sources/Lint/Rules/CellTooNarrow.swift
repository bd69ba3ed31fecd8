internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 21.
  static let cellTooNarrow = LintRule(
    name: "cell-too-narrow", code: "L401", severity: .warning,
    summary: "A cell whose width follows its container is too narrow at some width.",
    rationale: """
      Columns that suit an iPad are “cramped and barely readable” in Split View. A width in points \
      is taken as intended, unless it is computed from the width of the container.
      """,
    flagged: "layout page { section all { hgroup row 1w x 44 split 10 { item cell } } }",
    accepted: "layout page { section all { hgroup row 1w x 44 split 5 { item cell } } }",
    options: [leastWidth],
    evidence: .layouts { facts, inspection in
      let least = inspection[leastWidth]
      let pixel = facts.viewport.pixel
      let narrow = facts.cells
        .filter { $0.frame.width + pixel < least && !inspection.subject.fixesWidth(of: $0) }
      guard !narrow.isEmpty else { return [] }
      let refused = inspection.subject.cellsRefusedElsewhere(in: facts)
      return narrow.filter { !refused.contains($0.id) }.map(inspection.match(tooSmall:))
    } report: { occurrence, inspection in
      let (width, height) = (-occurrence.worst.measure, occurrence.worst.detail)
      return Finding(
        headline: "`\(occurrence.name)` is as narrow as \(points(width))",
        label: "\(points(width)) wide",
        note: "\(occurrence.atWorst) it is \(size(width, height)); "
          + "the minimum is \(points(inspection[leastWidth]))",
        help: "show fewer columns there: `split columns(min: …)`")
    })

  private static let leastWidth = LintOption(
    name: "minimum", summary: "The minimum width of a cell, in points.", standard: 44)
}

extension Inspection {
  /// A cell that is too small: the narrower, the worse; `detail` is its height.
  func match(tooSmall cell: SurveyedCell) -> Match {
    match(cell.id, measure: -cell.frame.width, .init(detail: cell.frame.height))
  }
}

extension LintSubject {
  /// The cells of sections whose insets take most of the view, so that UIKit refuses the section at
  /// the smallest width: another rule reports that.
  fileprivate func cellsRefusedElsewhere(in facts: LayoutFacts) -> Set<ElementID> {
    let narrow = facts.sections.filter { section in
      section.survey.space.map { 2 * $0.width < facts.viewport.size.width } ?? false
    }
    let width = min(facts.scenario.widths.lowerBound, LintSettings().widths.lowerBound)
    guard !narrow.isEmpty, width < facts.width else { return [] }
    let refused = view(of: facts, at: width).sections
      .filter { $0.survey.refusal?.rule == .noRoomForGroup }.map(\.section.id)
    return Set(narrow.filter { refused.contains($0.section.id) }.flatMap(\.survey.cells).map(\.id))
  }
}
