internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 15.1: sizes are floored to the pixel, spacings and insets are not.
  static let offPixelGrid = LintRule(
    name: "off-pixel-grid", code: "L446", severity: .note,
    summary: "An inset or a gap puts cells between two pixels.",
    rationale: """
      UIKit floors sizes to the pixel but leaves insets and gaps as they are. A cell that starts between \
      two pixels has blurred edges, and so has the text in it. What is reckoned from the width of a \
      view is judged on the screens of devices.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 0.7; item cell } } }",
      "layout page { section all { insets: leading 7.25; hgroup row 1w x 44 { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 { item cell { insets: 0.1 } } } }",
      """
      let gap = container.width < 600 ? 7.3 : 8
      layout page { section all { spacing: gap; hgroup row 1w x 44 { item cell } } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 44 { item cell { insets: leading (container.width / 40) } }
      } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 1; item cell } } }",
      "layout page { section all { hgroup row 1w x 44 split 3 { spacing: 0.5; item cell } } }",
      "layout page { section all { insets: leading 1/3; hgroup row 1w x 44 { item cell } } }",
      """
      layout page { section all {
          hgroup row 1w x 44 { item cell { insets: leading floor(container.width / 40) } }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        observation.model.strayOffsets.compactMap { inspection.sighting(of: $0, in: observation) }
      },
      tell: { stretch, inspection in
        let seen = stretch.first
        let finding = inspection.finding(
          "`\(seen.name)` puts cells between two pixels", at: seen.place,
          label: "off the pixel grid")
        guard stretch.circumstances.isScreen else {
          return finding.noting(
            "\(seen.detail) pt are no whole pixels, whether there are 2 or 3 in a point"
          ).helping("write whole points; half a point or a third is a pixel on some screens")
        }
        return finding.noting("\(stretch.atFirst) \(points(seen.detail)) are no whole pixels")
          .helping("round what is reckoned: `floor(…)`")
      }))
}

extension Inspection {
  fileprivate func sighting(of offset: StrayOffset, in observation: Observation) -> Match? {
    // What is reckoned strays at some widths and not at the next: those that there are count.
    if !observation.circumstances.isScreen, subject.isReckoned(offset.path, of: offset.owner) {
      return nil
    }
    return Match(
      place: subject.place(of: offset.path, in: offset.owner), measure: 1,
      .init(detail: offset.length, name: subject.name(of: offset.owner)))
  }
}
