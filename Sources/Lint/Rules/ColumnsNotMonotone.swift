internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 54.
  static let columnsNotMonotone = LintRule(
    name: "columns-not-monotone", code: "L403", severity: .warning,
    summary: "A wider view shows fewer columns.",
    rationale: """
      A condition the wrong way round shows the columns of portrait in landscape. Where a size \
      class changes, or the children are written in points, fewer may be meant.
      """,
    flagged: [
      """
      layout page { section all {
          hgroup row 1w x 44 split (container.width >= 700 ? 4 : 6) { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          hgroup row 1w x 44 split (container.width >= 700 ? 6 : 4) { item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 44 { item cell (container.width >= 700 ? 200 : 100) x 1h }
      } }
      """,
    ],
    evidence: .courses { course, inspection in
      course.rows.filter { $0.axis == .horizontal }.compactMap { row in
        guard
          let place = row.steps.indices.dropFirst().first(where: {
            row.loses(at: $0, inspection.subject)
          })
        else {
          return nil
        }
        let (before, after) = (row.steps[place - 1], row.steps[place])
        return inspection.finding(
          "`\(inspection.subject.name(of: row.id))` has fewer columns in a wider view",
          at: inspection.subject.header(of: row.id), label: "\(after.count) from \(after.width) on"
        ).noting(
          "\(before.count) at width \(after.width - 1), \(after.count) at width \(after.width)"
        ).helping("turn the condition round, or show no fewer than before")
      }
    })
}

extension ColumnProfile.Row {
  /// Whether the step at `place` has fewer children than the one before, though there is no less
  /// room and all that the file asks the system is the same.
  fileprivate func loses(at place: Int, _ subject: LintSubject) -> Bool {
    let (before, after) = (steps[place - 1], steps[place])
    return after.count < before.count && after.isProportional && before.isProportional
      && after.room >= after.roomBefore
      && !subject.readsDifference(between: after.viewportBefore, after.viewport)
  }
}

extension LintSubject {
  /// Whether the file asks anything of the system that is not the same in the two views, but for
  /// their sizes.
  fileprivate func readsDifference(
    between first: LayoutLanguage.Viewport, _ second: LayoutLanguage.Viewport
  ) -> Bool {
    readsDifference(
      between: Environment(viewport: first, container: .zero),
      Environment(viewport: second, container: .zero))
  }
}
