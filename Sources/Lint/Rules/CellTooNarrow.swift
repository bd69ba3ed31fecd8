internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 21.
  static let cellTooNarrow = LintRule(
    name: "cell-too-narrow", code: "L401", severity: .warning,
    summary: "A cell that is as wide as its container allows gets too narrow in some view.",
    rationale: """
      Columns that suit a pad are “cramped and barely readable” where the screen is shared with \
      another app. A width written in points is taken for a decision and left alone, unless it is reckoned from \
      that of its container.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 split 10 { item cell } } }",
      """
      let day = container.width / 10
      layout month { section weeks { hgroup week 1w x 44 { item date day x 1h } } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 split 5 { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 { item dot 12 x 12 } } }",
    ],
    options: [leastWidth],
    evidence: .views(
      { observation, inspection in
        let least = inspection[leastWidth]
        let pixel = observation.viewport.pixel
        let narrow = observation.cells
          .filter { $0.frame.width + pixel < least && !inspection.subject.decidesWidth(of: $0) }
        guard !narrow.isEmpty else { return [] }
        let refused = inspection.subject.cellsRefusedElsewhere(in: observation)
        return narrow.filter { !refused.contains($0.id) }
          .map { Match(of: $0, in: inspection.subject) }
      },
      tell: { stretch, inspection in
        let (width, height) = (-stretch.worst.measure, stretch.worst.detail)
        return inspection.finding(
          "`\(stretch.first.name)` gets as narrow as \(points(width))", at: stretch.first.place,
          label: "\(points(width)) wide"
        ).noting(
          "\(stretch.atWorst) it is \(size(width, height)); "
            + "the least is \(points(inspection[leastWidth]))"
        ).helping("show fewer columns there: `split columns(min: …)`")
      }))

  private static let leastWidth = LintOption(
    name: "minimum", summary: "The least width of a cell, in points.", standard: 44)
}

extension LintSubject {
  /// The cells of sections whose insets take most of the view, and that UIKit refuses for that in
  /// the narrowest: it is another rule's to tell.
  fileprivate func cellsRefusedElsewhere(in observation: Observation) -> Set<ElementID> {
    let starved = observation.sections.filter { section in
      section.survey.space.map { 2 * $0.width < observation.viewport.size.width } ?? false
    }
    let width = min(observation.circumstances.widths.lowerBound, LintSettings().widths.lowerBound)
    guard !starved.isEmpty, width < observation.width else { return [] }
    let refused = view(of: observation, at: width).sections
      .filter { $0.survey.refusal?.rule == .noRoomForGroup }.map(\.section.id)
    return Set(
      starved.filter { refused.contains($0.section.id) }.flatMap(\.survey.cells).map(\.id))
  }
}
