internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 10.
  static let pinnedCoversCells = LintRule(
    name: "pinned-covers-cells", code: "L445", severity: .warning,
    summary: "Pinned headers and footers cover more than half of some screen.",
    rationale: """
      What is pinned stays in sight and lies over the cells that scroll below it: on a phone that lies \
      a header that looks well in portrait leaves a slit to read through.
      """,
    flagged: [
      """
      layout page { section all {
          header title 1w x 240 { pinned: true }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page {
          header bar 1w x 120 { pinned: true }
          footer tabs 1w x 100 { pinned: true }
          section all { hgroup row 1w x 44 { item cell } }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          header title 1w x 44 { pinned: true }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          header title 1w x 240
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        let axis = observation.layout.scrollDirection
        let screen = observation.viewport.size[axis]
        return observation.sections.compactMap { section -> Match? in
          let pinned = observation.pinned(around: section)
          let covered = pinned.reduce(0) { $0 + $1.length }
          guard let largest = pinned.max(by: { $0.length < $1.length }),
            covered > screen / 2 + observation.viewport.pixel
          else { return nil }
          return Match(
            place: inspection.subject.dimension(of: largest.id, on: axis),
            measure: covered / screen,
            .init(
              detail: screen, name: inspection.subject.name(of: largest.id),
              text: points(largest.length)))
        }
      },
      tell: { stretch, inspection in
        let screen = stretch.worst.detail
        let covered = stretch.worst.measure * screen
        return inspection.finding(
          "`\(stretch.first.name)` stays over most of some screen", at: stretch.first.place,
          label: "pinned, \(stretch.worst.text) long"
        ).noting("\(stretch.atWorst) what is pinned covers \(points(covered)) of \(points(screen))")
          .helping("pin less where there is little room, as in `pinned: container.height > 500`")
      }))
}

extension Observation {
  /// Of what is pinned to either end of the visible bounds while `section` is seen, its own or the
  /// layout's, the longest: each is held back by itself, and they lie over one another.
  ///
  /// - Source: `uikit.md` 10, 22 #28.
  fileprivate func pinned(around section: ObservedSection) -> [SurveyedBoundary] {
    let all =
      Array(zip(layout.boundaryItems, section.survey.layoutBoundary))
      + Array(zip(section.section.boundaryItems, section.survey.boundary))
    return [0.0, 1.0].compactMap { end in
      all.filter { $0.0.pinned && $0.0.alignment.unit[layout.scrollDirection] == end }.map(\.1)
        .max { $0.length < $1.length }
    }
  }
}
