internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `uikit.md` 10.
  static let pinnedCoversCells = LintRule(
    name: "pinned-covers-cells", code: "L445", severity: .warning,
    summary: "Pinned headers and footers cover more than half of some screen.",
    rationale: """
      Pinned views stay visible and cover the cells that scroll below them: on a phone in landscape \
      a header that looks right in portrait leaves little more than a slit.
      """,
    flagged: .section("header title 1w x 240 { pinned: true }", "hgroup row 1w x 44 { item cell }"),
    accepted: .section("header title 1w x 44 { pinned: true }", "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      let axis = facts.layout.scrollDirection
      let screen = facts.viewport.size[axis]
      return facts.sections.compactMap { section -> Match? in
        let pinned = facts.pinned(around: section)
        let covered = pinned.reduce(0) { $0 + $1.length }
        guard let largest = pinned.max(by: { $0.length < $1.length }),
          covered > screen / 2 + facts.viewport.pixel
        else { return nil }
        return inspection.match(
          largest.id, at: .length(axis), measure: covered / screen,
          .init(detail: screen, text: points(largest.length)))
      }
    } report: { occurrence, _ in
      let screen = occurrence.worst.detail
      let covered = occurrence.worst.measure * screen
      return Finding(
        headline: "pinned `\(occurrence.name)` covers most of some screen",
        label: "pinned, \(occurrence.worst.text) long",
        note: "\(occurrence.atWorst) pinned views cover \(points(covered)) of \(points(screen))",
        help: "pin only on larger screens, as in `pinned: container.height > 500`")
    })
}

extension LayoutFacts {
  /// The longest view pinned to either end of the visible bounds while `section` is visible, its own
  /// or the layout's: each is pinned by itself, and they overlap.
  ///
  /// - Source: `uikit.md` 10, 22 #28.
  func pinned(around section: SectionFacts) -> [SurveyedBoundary] {
    let all =
      Array(zip(layout.boundaryItems, section.survey.layoutBoundary))
      + Array(zip(section.section.boundaryItems, section.survey.boundary))
    return [0.0, 1.0].compactMap { end in
      all.filter { $0.0.pinned && $0.0.alignment.unit[layout.scrollDirection] == end }.map(\.1)
        .max { $0.length < $1.length }
    }
  }
}
