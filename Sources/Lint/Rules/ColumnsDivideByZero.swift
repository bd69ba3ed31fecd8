internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 13.
  static let columnsDivideByZero = LintRule(
    name: "columns-divide-by-zero", code: "L302", severity: .error,
    summary: "A count of columns comes to 0 in some view.",
    rationale: """
      `floor(width / 400)` is 0 in a view narrower than 400 points: in a split screen, or on a small \
      phone. A group split in 0 parts ends the app, and 1 divided by 0 is no width.
      """,
    flagged: [
      """
      layout page { section all {
          hgroup row 1w x 44 split floor(container.width / 400) { item cell }
      } }
      preview "pad" 820 x 1180
      """,
      """
      let columns = floor(container.width / 400)
      layout page { section all { hgroup row 1w x 44 { item cell (1 / columns)w x 1h } } }
      preview "pad" 820 x 1180
      """,
    ],
    accepted: [
      """
      let columns = max(1, floor(container.width / 400))
      layout page { section all { hgroup row 1w x 44 split columns { item cell } } }
      """,
      "layout page { section all { hgroup row 1w x 44 split columns(min: 400) { item cell } } }",
    ],
    looksAtTinyWindows: true,
    evidence: .models(
      { model, inspection in
        let counts = inspection.subject.countRanges
        return model.diagnostics.filter {
          $0.code == .divisionByZero || ($0.code == .outOfRange && counts.contains($0.range))
        }.map { Sighting(place: $0.range, measure: 1) }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(inspection.subject.text(in: stretch.first.place))` comes to 0 in some views",
          at: stretch.first.place, label: "0 at width \(stretch.firstWidth)"
        ).noting("UIKit throws an exception on a group of no parts; nothing is divided by 0")
          .helping("keep it at 1 or more: `max(1, …)`, or `columns(min: …)`")
      }))
}
