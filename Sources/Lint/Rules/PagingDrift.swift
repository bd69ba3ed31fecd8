internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 39; `uikit.md` 8.4.
  static let pagingDrift = LintRule(
    name: "paging-drift", code: "L423", severity: .warning,
    summary: "The pages of a section are not as long as its groups.",
    rationale: """
      `paging` advances by the width of the view, independent of the groups. When a group and its \
      spacing are longer or shorter, every page starts a little further into a card.
      """,
    flagged: .section("spacing: 10", "orthogonal: paging", "hgroup card 1w x 90 { item cell }"),
    accepted:
      "layout page { section all { orthogonal: paging; hgroup card 1w x 90 { item cell } } }",
    yieldsTo: [.oversizedFixed, .carouselNoPeek],
    evidence: .layouts { facts, inspection in
      facts.sections.compactMap { section -> Match? in
        guard section.survey.refusal == nil, let drift = section.drift(in: facts) else {
          return nil
        }
        let id = section.section.id
        let match = inspection.match(
          id, at: .property(\Section.orthogonal), measure: drift.points,
          .init(
            text: drift.text,
            origin: section.section.groups.only.map {
              inspection.subject.lengthRange(of: $0.id, on: facts.layout.scrollDirection.flipped)
            }, step: drift.step))
        return drift.isVisible ? match : Match(step: drift.step, at: match.range)
      }
    } report: { occurrence, _ in
      Finding(
        headline: "the pages of `\(occurrence.name)` do not match its groups",
        label: "off by \(points(occurrence.worst.measure))",
        related: occurrence.origin.related("the length of a group"),
        note: "\(occurrence.atWorst) \(occurrence.worst.text)",
        help: "let group, insets and spacing fill the view together",
        alternative: "or page by group, each centred: `groupPagingCentered`")
    })
}

/// How far pages and groups are apart.
private struct Drift {
  let points: Points
  let text: String
  /// Which groups are compared, and whether they are longer than the page: between two such steps
  /// there are pages without drift.
  let step: Int
  /// Whether it is a pixel or more.
  let isVisible: Bool
}

extension SectionFacts {
  fileprivate func drift(in facts: LayoutFacts) -> Drift? {
    let axis = facts.layout.scrollDirection.flipped
    let own = section.insetsReference
    let reference = own == .automatic ? facts.layout.insetsReference : own
    let page = facts.viewport.container(reference, scrolling: facts.layout.scrollDirection)[axis]
    let pitch =
      survey.groupSize[axis] + (section.groups.only?.edgeSpacing.least(on: axis) ?? 0)
      + section.spacing
    guard pitch > 0 else { return nil }
    let pixel = facts.viewport.pixel
    switch section.orthogonal {
    case .paging:
      let drift = paging(of: pitch, on: page, in: facts)
      return drift.isVisible ? drift : clipping(pitch, page, axis, pixel) ?? drift
    case .groupPaging where pitch + pixel >= page: return clipping(pitch, page, axis, pixel)
    case .none, .continuous, .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
      return nil
    }
  }

  /// What is no difference between lengths in points.
  private static let tolerance = 1e-5

  private func paging(of pitch: Points, on page: Points, in facts: LayoutFacts) -> Drift {
    let count = max(1, (page / pitch).rounded())
    // A group may also be as long as several pages.
    let pages = max(1, (pitch / page).rounded())
    let drift = count * pitch - pages * page
    let pixel = facts.viewport.pixel
    // What flooring takes from each group is another part of a pixel at every width.
    let isRounding = count > 1 && abs(drift) <= count * pixel
    let groups = count == 1 ? "a group and its spacing take" : "\(Int(count)) groups take"
    return Drift(
      points: abs(drift),
      text:
        "a page is \(LayoutLint.points(page)), and \(groups) \(LayoutLint.points(count * pitch))",
      step: isRounding ? -facts.width : 2 * Int(count - pages) + (drift > 0 ? 1 : 0),
      isVisible: abs(drift) > pixel - Self.tolerance)
  }

  /// The part of the cells that the inset before the groups moves out of every page.
  private func clipping(
    _ pitch: Points, _ page: Points, _ axis: Axis, _ pixel: Points
  ) -> Drift? {
    let count = max(1, (page / pitch).rounded())
    let (start, end) = (section.insets.start(on: axis), survey.cells.map { $0.frame.end(on: axis) })
    let excess = start + (count - 1) * pitch + (end.max() ?? 0) - page
    guard start > 0 else { return nil }
    return Drift(
      points: excess,
      text: "the inset of \(LayoutLint.points(start)) moves \(LayoutLint.points(excess)) of each "
        + "group out of its page",
      step: -Int(count), isVisible: excess > pixel - Self.tolerance)
  }
}
