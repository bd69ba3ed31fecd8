internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let breakpointJolt = LintRule(
    name: "breakpoint-jolt", code: "L429", severity: .note,
    summary: "One more point of width changes the width of a cell abruptly.",
    rationale: """
      A column more or less changes the width of cells; that is what breakpoints are for. Twice the \
      columns at once, or a cell that is narrower than on the smallest phone, is more often a slip.
      """,
    flagged: .section(
      "hgroup row 1w x 44 split (container.width < 600 ? 3 : 8) { item cell }"),
    accepted: .section(
      "hgroup row 1w x 44 split columns(min: 150) { item cell }"),
    evidence: .cellWidths { profile, inspection in
      profile.steps.map { step in
        let name = inspection.subject.name(of: step.id)
        let text = { (part: (length: Points, count: Int)) in
          "\(points(part.length)) wide, \(part.count) on a line"
        }
        return Finding(
          range: inspection.subject.header(of: step.id), element: step.id,
          headline: step.isNarrowest
            ? "`\(name)` is narrower at width \(step.width) than before"
            : "the width of `\(name)` changes abruptly at width \(step.width)",
          label: "\(points(step.before.length)), then \(points(step.after.length))",
          note: "at width \(step.width - 1): \(text(step.before)); "
            + "at width \(step.width): \(text(step.after))",
          help: "add a breakpoint between, or count columns by `columns(min: …)`")
      }
    })
}
