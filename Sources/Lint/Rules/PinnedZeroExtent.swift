internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 32; `uikit.md` 10.3.
  static let pinnedZeroExtent = LintRule(
    name: "pinned-zero-extent", code: "L344", severity: .error,
    summary: "A pinned header comes to no width or no height.",
    rationale: """
      UIKit asserts that a pinned view meets the section it is pinned in: “Frame does not \
      intersect”. A view whose insets leave nothing of it meets nothing.
      """,
    flagged: [
      """
      layout page { section all {
          header title 1w x 40 { pinned: true; insets: vertical 20 }
          hgroup row 1w x 44 { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          header title 1w x 60 { pinned: true; insets: vertical 8 }
          hgroup row 1w x 44 { item cell }
      } }
      """
    ],
    evidence: .views(
      { observation, inspection in
        let layout = observation.layout
        let isEmpty = observation.circumstances.itemCount == 0
        let overlaid = layout.sections.filter { isEmpty && !$0.hasExtentWithoutItems }
        let suspects =
          layout.everyBoundaryItem.filter { $0.isEatenByInsets } + overlaid.flatMap(\.boundaryItems)
        return suspects.filter(\.pinned).map {
          Match(
            place: inspection.subject.header(of: $0.id), measure: 1,
            .init(
              name: inspection.subject.name(of: $0.id),
              text: $0.isEatenByInsets ? "it" : "its section"))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "pinned `\(stretch.first.name)` has no extent", at: stretch.first.place,
          label: "nothing to pin"
        ).noting("\(stretch.first.text) comes to 0 pt, and UIKit asserts that the two intersect")
          .helping("leave `pinned` out there, or leave room for it")
      }))
}

extension BoundaryItem {
  /// Whether its insets leave nothing of a length in points.
  fileprivate var isEatenByInsets: Bool {
    Axis.allCases.contains { axis in
      size[axis].points.map { $0 > 0 && $0 <= insets.total(on: axis) } ?? false
    }
  }
}

extension Section {
  /// Whether something is left of it if it has no items.
  fileprivate var hasExtentWithoutItems: Bool {
    boundaryItems.contains { $0.extendsBoundary && $0.alignment.unit.y != 0.5 }
  }
}
