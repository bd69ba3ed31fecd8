internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
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
      """,
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x (container.height * 0.3) { item cell }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x 0.5w { item cell }
      } }
      """,
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x min(200, container.height / 2) { item cell }
      } }
      """,
      "layout page { section screens { hgroup screen 1w x 1h { item cell } } }",
      """
      layout page { section rows {
          hgroup row 1w x (container.width > 500 ? 80 : 200) { item cell }
      } }
      """,
      """
      layout page { section shelf {
          orthogonal: groupPaging
          hgroup card 0.8w x (traits.verticalSizeClass == compact ? 200 : 0.3h) { item cell }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        guard observation.layout.scrollDirection == .vertical, observation.viewport.isLyingPhone,
          observation.circumstances.isScreen
        else { return [] }
        let suspects = observation.sections.filter { $0.mayTakeHeight(of: inspection.subject) }
        guard !suspects.isEmpty,
          let upright = inspection.subject.view(of: observation, held: .portrait)
        else { return [] }
        return suspects.compactMap { section -> Match? in
          guard let group = section.section.groups.only, let other = upright.section(like: section)
          else { return nil }
          let (lying, height) = (section.survey.groupSize.height, other.survey.groupSize.height)
          guard height > 2 * lying || lying < min(height, leastHeight) else { return nil }
          return Match(
            place: inspection.subject.dimension(of: group.id, on: .vertical), measure: -lying,
            .init(detail: height, name: inspection.subject.name(of: group.id)))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` collapses on a phone that lies", at: stretch.first.place,
          label: "part of the view's height"
        ).noting(
          "\(stretch.atWorst) it is \(points(-stretch.worst.measure)) high, "
            + "and \(points(stretch.worst.detail)) when the phone stands"
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

extension LintSubject {
  /// Whether the height of an element is reckoned from that of its container.
  fileprivate func computesHeight(of id: ElementID) -> Bool {
    guard let height = self[id]?.size?.height else { return false }
    return program.expressions.inferences[height.index].inputs & Input.down != 0
  }
}

extension ObservedSection {
  /// Whether its group may be as high as a part of the view.
  fileprivate func mayTakeHeight(of subject: LintSubject) -> Bool {
    guard survey.refusal == nil, let group = section.groups.only else { return false }
    switch group.size?.height {
    case .fraction(let part, .vertical): return part.value < 1
    case .absolute: return subject.computesHeight(of: group.id)
    default: return false
    }
  }
}

extension Observation {
  /// The section that comes of the same element as `other`, in another view.
  fileprivate func section(like other: ObservedSection) -> ObservedSection? {
    sections.first { $0.section.id == other.section.id && $0.survey.refusal == nil }
  }
}
