internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 2; `uikit.md` 8.3.
  static let orthogonalEstimatedHeight = LintRule(
    name: "orthogonal-estimated-height", code: "L313", severity: .warning,
    summary: "A section that scrolls sideways is sized by its cells.",
    rationale: """
      Such a section is as high as the tallest cell measured so far. A taller cell further on makes \
      everything below it jump, or is clipped at the height of the first page.
      """,
    flagged: .inside(
      "layout page { section cards {", "orthogonal: continuous",
      "hgroup card 160 x ~120 { item cell 1w x ~120 }"),
    accepted: .inside(
      "layout page { section cards {", "orthogonal: continuous",
      "hgroup card 160 x 120 { item cell }"),
    evidence: .models { model, inspection in
      guard model.layout.scrollDirection == .vertical else { return [] }
      return model.layout.sections.compactMap { section -> Match? in
        section.selfSizingGroup.map {
          inspection.match(
            $0, at: .length(.vertical), .init(name: inspection.subject.name(of: section.id)))
        }
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` scrolls sideways with an estimated height",
        label: "only an estimate",
        note: "it is as high as the tallest cell measured so far, so a taller one makes it jump",
        help: "write the height in points, or `uniform(…)` on iOS 17 or later")
    })
}

extension Section {
  /// Its group, if it scrolls across the layout's direction and its cells determine its height.
  fileprivate var selfSizingGroup: ElementID? {
    guard orthogonal != .none else { return nil }
    let children = sizedChildren
    guard let group = children.first, group.size.height.isSelfSizing,
      children.contains(where: { $0.item != nil && $0.size.height.isSelfSizing })
    else { return nil }
    return group.child.id
  }
}
