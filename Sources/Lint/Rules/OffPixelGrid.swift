internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `uikit.md` 15.1: sizes are floored to the pixel, spacings and insets are not.
  static let offPixelGrid = LintRule(
    name: "off-pixel-grid", code: "L446", severity: .note,
    summary: "An inset or a spacing is not a whole number of pixels.",
    rationale: """
      UIKit rounds sizes down to pixels, but not insets and spacing. A cell that starts between two \
      pixels has blurred edges and blurred text. Lengths computed from the width of the view are \
      checked on device screens only.
      """,
    flagged:
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 0.7; item cell } } }",
    accepted:
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 1; item cell } } }",
    evidence: .layouts { facts, inspection in
      facts.model.offGridLengths.compactMap { length in
        // A computed length is off the grid at some widths and not at the next: only device
        // screens count.
        if !facts.scenario.isScreen, inspection.subject.isComputed(length.path, of: length.owner) {
          return nil
        }
        return inspection.match(
          length.owner, at: .property(length.path), .init(detail: length.points))
      }
    } report: { occurrence, _ in
      let isScreen = occurrence.scenario.isScreen
      return Finding(
        headline: "the cells of `\(occurrence.name)` are not pixel-aligned",
        label: "off the pixel grid",
        note: isScreen
          ? "\(occurrence.atFirst) \(points(occurrence.detail)) are not whole pixels"
          : "\(occurrence.detail) pt are not whole pixels at 2 or 3 pixels per point",
        help: isScreen
          ? "round computed lengths: `floor(…)`"
          : "write whole points; half a point or a third is a pixel on some screens")
    })
}
