internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 20; `uikit.md` 4.2.
  static let insetsOnEstimatedAxis = LintRule(
    name: "insets-on-estimated-axis", code: "L310", severity: .warning,
    summary: "The insets of an item have no effect on an estimated axis.",
    rationale: """
      UIKit ignores the insets of an item on every estimated axis: self-sizing cells lose their \
      padding, and only they. Edge spacing applies there.
      """,
    flagged: .section("hgroup row 1w x ~44 { item cell 1w x ~44 { insets: vertical 8 } }"),
    accepted: .section("hgroup row 1w x ~44 { item cell 1w x ~44 { edgeSpacing: vertical 8 } }"),
    fixes: .unsafe,
    evidence: .models { model, inspection in
      model.sizedChildren.compactMap(inspection.ignoredInsets)
    } report: { occurrence, inspection in
      let instead = inspection.subject.name(of: \Item.edgeSpacing, in: occurrence.other)
      return Finding(
        headline: "insets of `\(occurrence.name)` have no effect where it is estimated",
        label: "\(points(occurrence.first.measure)) ignored",
        note: "UIKit ignores the insets of an item on an estimated axis",
        help: "write `\(instead)` there instead, or add the padding inside the cell",
        fix: occurrence.edits)
    })
}

extension Inspection {
  /// The insets of an item that have no effect.
  fileprivate func ignoredInsets(of child: SizedChild) -> Match? {
    guard let item = child.item else { return nil }
    let ignored = Axis.allCases.filter {
      child.size[$0].isEstimated && !child.isPart(on: $0) && item.insets.isSet(on: $0)
    }
    guard !ignored.isEmpty else { return nil }
    let lost = ignored.map { abs(item.insets.start(on: $0)) + abs(item.insets.end(on: $0)) }
    return match(
      item.id, at: .property(\Item.insets), measure: lost.max() ?? 0,
      .init(
        other: item.id, edits: edgeSpacing(replacingInsetsOf: item, on: ignored).map { [$0] }))
  }
}
