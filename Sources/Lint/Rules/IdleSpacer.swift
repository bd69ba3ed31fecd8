internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `content.md` a.1 and a.2: a spacer gets what all others have left.
  static let idleSpacer = LintRule(
    name: "idle-spacer", code: "L463", severity: .note,
    summary: "A spacer can never grow.",
    rationale: """
      A spacer takes what the others in its stack leave. Where the stack is as long as what stands in \
      it, in an estimated cell, a `scroll` or beside something that takes all there is, nothing is \
      left, and the spacer is a gap of its least length: that is a `spacing`, or a `padding`.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x ~52 { item cell 1w x ~52 {
          vstack { text "Title"; spacer; text "Detail" }
      } } } }
      """,
      """
      view page {
          hstack { text "Title" { frame: maxWidth infinity }; spacer; text "On" }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x ~32 { item cell 1w x ~32 {
          hstack { text "Title"; spacer; text "On" }
      } } } }
      """,
      """
      view page {
          vstack { text "Title"; spacer }
      }
      """,
    ],
    evidence: .contents(
      { scene, inspection in
        guard scene.hasUsualText else { return [] }
        var growth: [ElementID: Points] = [:]
        for spacer in scene.hosts.flatMap(\.survey.spacers) {
          growth[spacer.id] = max(growth[spacer.id] ?? 0, spacer.growth)
        }
        return growth.sorted { $0.key.index < $1.key.index }.map { id, growth in
          Match(
            place: inspection.subject.header(of: id), measure: growth,
            .init(name: inspection.subject.name(of: id)))
        }
      },
      tell: { stretch, inspection in
        guard stretch.worst.measure <= leastGrowth else { return nil }
        return inspection.finding(
          "`\(stretch.first.name)` can never grow", at: stretch.first.place,
          label: "nothing is left for it"
        ).noting("its stack leaves it no more than its least length in any view")
          .helping("write a `spacing` or a `padding` instead, or give the stack more room")
      }))

  /// A spacer that is longer by less does not grow, in points.
  private static let leastGrowth: Points = 0.01
}
