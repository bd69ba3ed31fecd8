internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 32; `uikit.md` 10.3.
  static let pinnedZeroExtent = LintRule(
    name: "pinned-zero-extent", code: "L344", severity: .error,
    summary: "A pinned header has no width or no height.",
    rationale: """
      UIKit asserts that a pinned view intersects the section it is pinned in: “Frame does not \
      intersect”. A view whose insets take all of it intersects nothing.
      """,
    flagged: .section(
      "header title 1w x 40 { pinned: true; insets: vertical 20 }",
      "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "header title 1w x 60 { pinned: true; insets: vertical 8 }",
      "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      let layout = facts.layout
      let isEmpty = facts.scenario.itemCount == 0
      let overlaid = layout.sections.filter { isEmpty && !$0.hasExtentWithoutItems }
      let suspects =
        layout.everyBoundaryItem.filter { $0.isTakenByInsets } + overlaid.flatMap(\.boundaryItems)
      return suspects.filter(\.pinned).map {
        inspection.match($0.id, .init(text: $0.isTakenByInsets ? "it" : "its section"))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "pinned `\(occurrence.name)` has no extent", label: "nothing to pin",
        note: "\(occurrence.text) has a length of 0 pt, and UIKit asserts that the two intersect",
        help: "remove `pinned` there, or reduce the insets")
    })
}

extension BoundaryItem {
  /// Whether its insets take all of a length in points.
  fileprivate var isTakenByInsets: Bool {
    Axis.allCases.contains { axis in
      size[axis].points.map { $0 > 0 && $0 <= insets.total(on: axis) } ?? false
    }
  }
}

extension Section {
  /// Whether it has an extent when it has no items.
  fileprivate var hasExtentWithoutItems: Bool {
    boundaryItems.contains { $0.extendsBoundary && $0.alignment.unit.y != 0.5 }
  }
}
