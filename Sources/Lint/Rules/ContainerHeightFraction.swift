internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 5.
  static let containerHeightFraction = LintRule(
    name: "container-height-fraction", code: "L405", severity: .note,
    summary: "A group takes its height from the view's and collapses on a phone that lies.",
    rationale: """
      A part of the height that looks right upright is less than half of that when the phone lies, \
      and twice as much on a pad: cards collapse, or are cut off after a rotation.
      """,
    flagged: [
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x 0.3h { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x 0.5w { item cell }
      } }
      """,
      "layout page { section screens { hgroup screen 1w x 1h { item cell } } }",
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x (traits.verticalSizeClass == compact ? 200 : 0.3h) { item cell }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        let view = observation.viewport
        guard observation.layout.scrollDirection == .vertical, view.isLyingPhone else { return [] }
        return observation.sections.compactMap { section -> Sighting? in
          guard let group = section.section.groups.first,
            case .fraction(let part, .vertical)? = group.size?.height, part.value < 1
          else { return nil }
          let (lying, upright) = (part.of(view.size.height), part.of(view.size.width))
          guard upright > 2 * lying || lying < leastHeight else { return nil }
          return Sighting(
            place: inspection.subject.dimension(of: group.id, on: .vertical), measure: -lying,
            detail: upright, name: inspection.subject.name(of: group.id))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` collapses on a phone that lies", at: stretch.first.place,
          label: "part of the view's height"
        ).noting(
          "it is \(points(stretch.first.detail)) high upright, "
            + "and \(points(-stretch.first.measure)) when the phone lies"
        ).helping("take the height from the width, as in `0.5w`, or write points or an estimate")
      }))

  /// Less than a finger needs, in points.
  private static let leastHeight: Points = 44
}

extension Viewport {
  /// Whether it is all of a phone that lies.
  fileprivate var isLyingPhone: Bool {
    traits.idiom == .phone && size.width > size.height
  }
}
