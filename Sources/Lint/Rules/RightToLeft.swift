internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 37; `uikit.md` 14, 22 #16.
  static let rightToLeft = LintRule(
    name: "rtl", code: "L348", severity: .note,
    summary: "An element has an x offset, and no preview shows it right to left.",
    rationale: """
      Insets, anchors and edges are leading and trailing, and mirror automatically in right-to-left \
      languages. An x offset is a plain number: check it in a right-to-left preview.
      """,
    flagged: .section(
      "insets: horizontal 16",
      "hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 8, 0 } } }"
    ).followed(by: "preview \"phone\" 393 x 852"),
    accepted: .section(
      "insets: horizontal 16",
      "hgroup row 1w x 90 { item cell { badge dot 20 x 20 { offset: 8, 0 } } }"
    ).followed(
      by: "preview \"phone\" 393 x 852",
      "preview \"phone, from right to left\" 393 x 852 { direction: rightToLeft }"),
    evidence: .models { model, inspection in
      let previews = inspection.subject.previews
      guard !previews.isEmpty, !previews.contains(where: { $0.direction == .rightToLeft }) else {
        return []
      }
      let offsets = inspection.offsets(in: model.layout)
      return offsets.filter { $0.range == offsets[0].range }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` has an x offset without a right-to-left preview",
        label: "moved by \(points(occurrence.first.measure))",
        note: "an offset is the only position that is not leading or trailing",
        help: "add a preview with `direction: rightToLeft`, or use insets and anchors")
    })
}

extension Inspection {
  /// The headers, footers and badges with an x offset in points.
  fileprivate func offsets(in layout: Layout) -> [Match] {
    let edges = layout.everyBoundaryItem.filter { $0.offset.x != 0 }.map {
      match($0.id, at: .property(\BoundaryItem.offset), measure: $0.offset.x)
    }
    let badges = layout.everyChild.flatMap(\.supplementaries).compactMap { badge -> Match? in
      guard case .absolute(let point) = badge.offset, point.x != 0 else { return nil }
      return match(badge.id, at: .property(\Supplementary.offset), measure: point.x)
    }
    return edges + badges
  }
}
