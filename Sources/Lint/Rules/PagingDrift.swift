internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 39; `uikit.md` 8.4.
  static let pagingDrift = LintRule(
    name: "paging-drift", code: "L423", severity: .warning,
    summary: "The pages of a section are not as long as its groups.",
    rationale: """
      `paging` goes on by the width of the view, whatever the groups. Where a group and its spacing \
      are longer or shorter, every page begins a little further into a card.
      """,
    flagged: [
      """
      layout page { section all {
          spacing: 10
          orthogonal: paging
          hgroup card 1w x 90 { item cell }
      } }
      """
    ],
    accepted: [
      "layout page { section all { orthogonal: paging; hgroup card 1w x 90 { item cell } } }",
      "layout page { section all { orthogonal: paging; hgroup card 1/2w x 90 { item cell } } }",
      """
      layout page { section all {
          spacing: 10
          orthogonal: groupPaging
          hgroup card 0.9w x 90 { item cell }
      } }
      """,
      """
      layout page { section all {
          insets: horizontal 8
          orthogonal: groupPaging
          hgroup card 1w x 90 { item cell { insets: trailing 8 } }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        observation.sections.compactMap { section -> Match? in
          guard section.survey.refusal == nil, let drift = section.drift(in: observation) else {
            return nil
          }
          let (subject, id) = (inspection.subject, section.section.id)
          let place = subject.place(of: \Section.orthogonal, in: id)
          guard drift.isSeen else { return Match(step: drift.step, at: place) }
          return Match(
            place: place, measure: drift.points,
            .init(name: subject.name(of: id), text: drift.words), step: drift.step)
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "the pages of `\(stretch.first.name)` are not those of its groups",
          at: stretch.first.place, label: "off by \(points(stretch.worst.measure))"
        ).noting("\(stretch.atWorst) \(stretch.worst.text)")
          .helping("let group, insets and spacing fill the view together")
          .helping("or go from group to group, each in the middle: `groupPagingCentered`")
      }))
}

/// How far pages and groups are apart.
private struct Drift {
  let points: Points
  let words: String
  /// Which groups are compared, and whether they are longer than the page: from one such to the next
  /// there are pages without drift.
  let step: Int
  /// Whether it is more than pixels.
  let isSeen: Bool
}

extension ObservedSection {
  fileprivate func drift(in observation: Observation) -> Drift? {
    let axis = observation.layout.scrollDirection.flipped
    let own = section.insetsReference
    let reference = own == .automatic ? observation.layout.insetsReference : own
    let page = observation.viewport.container(
      reference, scrolling: observation.layout.scrollDirection)[axis]
    let pitch =
      survey.groupSize[axis] + (section.groups.only?.edgeSpacing.least(on: axis) ?? 0)
      + section.spacing
    guard pitch > 0 else { return nil }
    let pixel = observation.viewport.pixel
    switch section.orthogonal {
    case .paging:
      let drift = paging(of: pitch, page, pixel)
      return drift.isSeen ? drift : cut(pitch, page, axis, pixel) ?? drift
    case .groupPaging where pitch + pixel >= page: return cut(pitch, page, axis, pixel)
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return nil
    }
  }

  private func paging(of pitch: Points, _ page: Points, _ pixel: Points) -> Drift {
    let count = max(1, (page / pitch).rounded())
    let drift = count * pitch - page
    let groups = count == 1 ? "a group and its spacing take" : "\(Int(count)) groups take"
    return Drift(
      points: abs(drift),
      words: "a page is \(points(page)), and \(groups) \(points(count * pitch))",
      step: 2 * Int(count) + (drift > 0 ? 1 : 0), isSeen: abs(drift) > count * pixel)
  }

  /// What the inset before the groups pushes of their cells out of every page.
  private func cut(_ pitch: Points, _ page: Points, _ axis: Axis, _ pixel: Points) -> Drift? {
    let count = max(1, (page / pitch).rounded())
    let (start, end) = (section.insets.start(on: axis), survey.cells.map { $0.frame.end(on: axis) })
    let excess = start + (count - 1) * pitch + (end.max() ?? 0) - page
    guard start > 0 else { return nil }
    return Drift(
      points: excess,
      words: "the inset of \(points(start)) pushes \(points(excess)) of each group out of its page",
      step: -Int(count), isSeen: excess > pixel)
  }
}
