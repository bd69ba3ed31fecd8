internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutModel
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
      """
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
        return observation.sections.compactMap { section -> Sighting? in
          let pinned = zip(section.section.boundaryItems, section.survey.boundary)
            .filter { $0.0.pinned && $0.0.alignment.unit[axis] != 0.5 }.map(\.1)
          let covered = pinned.reduce(0) { $0 + $1.length }
          guard let largest = pinned.max(by: { $0.length < $1.length }),
            covered > screen / 2 + observation.viewport.pixel
          else { return nil }
          return Sighting(
            place: inspection.subject.dimension(of: largest.id, on: axis), measure: covered,
            detail: screen, name: inspection.subject.name(of: largest.id))
        }
      },
      tell: { stretch, inspection in
        let (covered, screen) = (stretch.worst.measure, stretch.worst.detail)
        return inspection.finding(
          "`\(stretch.first.name)` stays over most of some screen", at: stretch.first.place,
          label: "pinned, \(points(covered)) long"
        ).noting("what is pinned covers \(points(covered)) of \(points(screen))")
          .helping("pin less where there is little room, as in `pinned: container.height > 500`")
      }))
}
