internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 31. A child that is too large for its group is another rule's.
  static let oversizedFixed = LintRule(
    name: "oversized-fixed", code: "L422", severity: .warning,
    summary: "A width in points is larger than the view.",
    rationale: """
      Nothing scrolls to what sticks out of the view, so it is cut off on small phones; and of a \
      card that is wider than the screen nobody ever sees the whole.
      """,
    flagged: ["layout page { section all { hgroup card 350 x 90 { item cell } } }"],
    accepted: [
      "layout page { section all { hgroup card 300 x 90 { item cell } } }",
      "layout page { section all { hgroup card min(350, container.width) x 90 { item cell } } }",
    ],
    evidence: .views(
      { observation, inspection in
        let axis = observation.layout.scrollDirection.flipped
        let view = observation.viewport.size[axis]
        let edges = observation.layout.everyBoundaryItem.map { ($0.id, $0.size, view) }
        let groups = observation.sections.compactMap {
          section -> (ElementID, LayoutSize, Points)? in
          guard let group = section.section.groups.only, let size = group.size else { return nil }
          let room = section.section.orthogonal == .none ? section.survey.space?[axis] : view
          return (group.id, size, room ?? view)
        }
        return (edges + groups).compactMap { id, size, room in
          guard let length = size[axis].points, length > room + observation.viewport.pixel else {
            return nil
          }
          return Match(
            place: inspection.subject.dimension(of: id, on: axis), measure: length - room,
            .init(detail: room, name: inspection.subject.name(of: id)))
        }
      },
      tell: { stretch, inspection in
        let (excess, room) = (stretch.worst.measure, stretch.worst.detail)
        return inspection.finding(
          "`\(stretch.first.name)` is larger than the view", at: stretch.first.place,
          label: "\(points(excess)) too long"
        ).noting("\(stretch.atWorst) it is \(points(room + excess)) in \(points(room))")
          .helping("write a fraction, or `min(…, container.width)`")
      }))
}
