internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 15.1: sizes are floored to the pixel, spacings and insets are not. What
  ///   follows from the width of a view is not looked at.
  static let offPixelGrid = LintRule(
    name: "off-pixel-grid", code: "L446", severity: .note,
    summary: "An inset or a gap puts cells between two pixels.",
    rationale: """
      UIKit floors sizes to the pixel but leaves insets and gaps as they are. A cell that starts between \
      two pixels has blurred edges, and so has the text in it.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 0.7; item cell } } }",
      "layout page { section all { insets: leading 7.25; hgroup row 1w x 44 { item cell } } }",
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 1; item cell } } }",
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 0.5; item cell } } }",
      "layout page { section all { insets: leading 1/3; hgroup row 1w x 44 { item cell } } }",
    ],
    evidence: .models(
      { model, inspection in
        model.layout.offsets.filter { !$0.lengths.allSatisfy(isOnSomeGrid) }
          .filter { !inspection.subject.readsContainer($0.id) }
          .map { id, lengths in
            Sighting(
              place: inspection.subject.header(of: id), measure: 1,
              detail: lengths.first { !isOnSomeGrid($0) } ?? 0,
              name: inspection.subject.name(of: id))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` puts cells between two pixels", at: stretch.first.place,
          label: "off the pixel grid"
        ).noting(
          "\(stretch.first.detail) pt are no whole pixels, whether there are 2 or 3 in a point"
        ).helping("write whole points; half a point or a third is a pixel on some screens")
      }))

  /// Whether it is a whole number of pixels on a screen of two or three pixels a point.
  ///
  /// Who writes half a point or a third means a pixel.
  private static func isOnSomeGrid(_ length: Points) -> Bool {
    [2.0, 3.0].contains { abs(length * $0 - (length * $0).rounded()) < forgiven }
  }

  /// Decimal fractions of thirds are as good as thirds, in pixels.
  private static let forgiven = 0.03
}

extension Layout {
  /// The insets and gaps, as they are written, of each section and each group.
  fileprivate var offsets: [(id: ElementID, lengths: [Points])] {
    sections.map { ($0.id, $0.insets.lengths + [$0.spacing]) }
      + everyGroup.map { ($0.id, $0.insets.lengths + [$0.spacing.minimum]) }
  }
}

extension EdgeInsets {
  fileprivate var lengths: [Points] { [top, leading, bottom, trailing] }
}

extension LintSubject {
  /// Whether a property of the element `id` follows from the size of a container.
  fileprivate func readsContainer(_ id: ElementID) -> Bool {
    (self[id]?.body ?? []).properties.flatMap(\.values)
      .contains { program.readsContainer[$0.expression.index] }
  }
}
