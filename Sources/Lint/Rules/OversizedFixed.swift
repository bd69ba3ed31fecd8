internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 31. Another rule reports children too large for their group.
  static let oversizedFixed = LintRule(
    name: "oversized-fixed", code: "L422", severity: .warning,
    summary: "A width in points is larger than the view.",
    rationale: """
      The part past the edge of the view cannot be scrolled into view, so it is clipped on small \
      phones; and a card wider than the screen is never visible as a whole.
      """,
    flagged: "layout page { section all { hgroup card 350 x 90 { item cell } } }",
    accepted: "layout page { section all { hgroup card 300 x 90 { item cell } } }",
    evidence: .layouts { facts, inspection in
      let axis = facts.layout.scrollDirection.flipped
      let view = facts.viewport.size[axis]
      let edges = facts.layout.everyBoundaryItem.map { ($0.id, $0.size, view) }
      let groups = facts.sections.compactMap { section -> (ElementID, LayoutSize, Points)? in
        guard let group = section.section.groups.only, let size = group.size else { return nil }
        let space = section.section.orthogonal == .none ? section.survey.space?[axis] : view
        return (group.id, size, space ?? view)
      }
      return (edges + groups).compactMap { id, size, space in
        guard let length = size[axis].points, length > space + facts.viewport.pixel else {
          return nil
        }
        return inspection.match(
          id, at: .length(axis), measure: length - space, .init(detail: space))
      }
    } report: { occurrence, _ in
      let (excess, space) = (occurrence.worst.measure, occurrence.worst.detail)
      return Finding(
        headline: "`\(occurrence.name)` is larger than the view",
        label: "\(points(excess)) too long",
        note: "\(occurrence.atWorst) it takes \(points(space + excess)) of \(points(space))",
        help: "write a fraction, or `min(…, container.width)`")
    })
}
