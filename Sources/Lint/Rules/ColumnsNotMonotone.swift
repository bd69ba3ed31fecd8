internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 54.
  static let columnsNotMonotone = LintRule(
    name: "columns-not-monotone", code: "L403", severity: .warning,
    summary: "A wider view shows fewer columns.",
    rationale: """
      An inverted condition shows the columns of portrait in landscape. Changes of a size class, \
      and children sized in points, are not reported.
      """,
    flagged: .section("hgroup row 1w x 44 split (container.width >= 700 ? 4 : 6) { item cell }"),
    accepted: .section("hgroup row 1w x 44 split (container.width >= 700 ? 6 : 4) { item cell }"),
    evidence: .columns { profile, inspection in
      profile.rows.filter { $0.axis == .horizontal }.compactMap { row in
        let index = row.steps.indices.dropFirst().first { row.shrinks(at: $0, inspection.subject) }
        guard let index else { return nil }
        let (before, after) = (row.steps[index - 1], row.steps[index])
        return Finding(
          range: inspection.subject.header(of: row.id), element: row.id,
          headline: "`\(inspection.subject.name(of: row.id))` has fewer columns in a wider view",
          label: "\(after.count) from \(after.width) on",
          note:
            "\(before.count) at width \(after.width - 1), \(after.count) at width \(after.width)",
          help: "invert the condition, or show at least as many columns as before")
      }
    })
}

extension ColumnProfile.Row {
  /// Whether the step at `index` has fewer children than the one before, though there is no less
  /// space and every other input that the file reads is the same.
  fileprivate func shrinks(at index: Int, _ subject: LintSubject) -> Bool {
    let (before, after) = (steps[index - 1], steps[index])
    return after.count < before.count && after.isProportional && before.isProportional
      && after.room >= after.roomBefore
      && !subject.readsDifference(
        between: Environment(viewport: after.viewportBefore, container: .zero),
        Environment(viewport: after.viewport, container: .zero))
  }
}
