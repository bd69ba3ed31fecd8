internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 5.
  static let containerHeightFraction = LintRule(
    name: "container-height-fraction", code: "L405", severity: .note,
    summary: "The height of a group is a fraction of the view's and is too small in landscape.",
    rationale: """
      A fraction of the height that looks right in portrait is less than half of that on a phone in \
      landscape, and twice as much on an iPad: cards shrink, or are clipped after rotation.
      """,
    flagged: .inside(
      "layout page { section cards {", "orthogonal: groupPaging",
      "hgroup card 0.8w x 0.3h { item cell }"),
    accepted: .inside(
      "layout page { section cards {", "orthogonal: groupPaging",
      "hgroup card 0.8w x 0.5w { item cell }"),
    evidence: .layouts { facts, inspection in
      guard facts.layout.scrollDirection == .vertical, facts.viewport.isLandscapePhone,
        facts.scenario.isScreen
      else { return [] }
      let suspects = facts.sections.filter { $0.mayTakeHeight(of: inspection.subject) }
      guard !suspects.isEmpty,
        let portrait = inspection.subject.view(of: facts, held: .portrait)
      else { return [] }
      return suspects.compactMap { section -> Match? in
        guard let group = section.section.groups.only,
          let other = portrait.section(like: section)
        else { return nil }
        let (height, usual) = (section.survey.groupSize.height, other.survey.groupSize.height)
        guard usual > 2 * height || height < min(usual, leastHeight) else { return nil }
        return inspection.match(
          group.id, at: .length(.vertical), measure: -height, .init(detail: usual))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` is too low on a phone in landscape",
        label: "fraction of the view's height",
        note: "\(occurrence.atWorst) it is \(points(-occurrence.worst.measure)) high, "
          + "and \(points(occurrence.worst.detail)) in portrait",
        help: "derive the height from the width, as in `0.5w`, or write points or an estimate")
    })

  /// The height of a touch target, in points.
  private static let leastHeight: Points = 44
}

extension Viewport {
  /// Whether it is the whole screen of a phone in landscape.
  fileprivate var isLandscapePhone: Bool { traits.idiom == .phone && size.width > size.height }
}

extension LintSubject {
  /// Whether the height of an element is computed from that of its container.
  fileprivate func computesHeight(of id: ElementID) -> Bool {
    guard let height = self[id]?.size?.height else { return false }
    return program.expressions.inferences[height.index].inputs & Input.down != 0
  }
}

extension SectionFacts {
  /// Whether the height of its group may be a fraction of the view's.
  fileprivate func mayTakeHeight(of subject: LintSubject) -> Bool {
    guard survey.refusal == nil, let group = section.groups.only else { return false }
    switch group.size?.height {
    case .fraction(let part, .vertical): return part.value < 1
    case .absolute: return subject.computesHeight(of: group.id)
    default: return false
    }
  }
}

extension LayoutFacts {
  /// The section from the same element as `other`, in another view.
  fileprivate func section(like other: SectionFacts) -> SectionFacts? {
    sections.first { $0.section.id == other.section.id && $0.survey.refusal == nil }
  }
}
