internal import LayoutContent
internal import LayoutGeometry
internal import LayoutModel
internal import LayoutText

extension LintRule {
  /// - Source: `content.md` 0.3: what is larger than its proposal is legal, and centred.
  static let contentOverflow = LintRule(
    name: "content-overflow", code: "L461", severity: .warning,
    summary: "What stands in a cell or on a screen is wider than that.",
    rationale: """
      Contents that cannot get narrower than their cell stick out of it on both sides: they lie over \
      the cells beside it, or leave the screen. Images and frames in points are what does it, and \
      gaps between many things.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x 60 split 4 { item cell {
          image photo 120 x 40
      } } } }
      """,
      """
      view page {
          hstack { box { frame: 300 x 20 }; box { frame: 40 x 20 } }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x 60 split 4 { item cell {
          image photo 120 x 40 { resizable: true }
      } } } }
      """,
      """
      view page {
          scroll { axis: horizontal; hstack { box { frame: 300 x 20 }; box { frame: 40 x 20 } } }
      }
      """,
    ],
    evidence: .contents(
      { scene, inspection in
        scene.hosts.compactMap { host in
          let excess = host.survey.size.width - host.size.width
          // Where a grid has no room for its columns, another rule says so.
          guard excess > scene.viewport.pixel, !host.survey.grids.contains(where: \.hasEmptyLane)
          else { return nil }
          return Sighting(
            place: inspection.subject.header(of: host.content.id), measure: excess,
            detail: host.size.width, other: host.id, name: host.content.label,
            text: host.isView ? "screen" : "cell")
        }
      },
      tell: { stretch, inspection in
        let (worst, room) = (stretch.worst, stretch.first.text)
        let host = inspection.subject.name(of: worst.other)
        return inspection.finding(
          "`\(stretch.first.name)` is wider than its \(room)", at: stretch.first.place,
          label: "\(points(worst.measure)) stick out"
        ).noting(
          "\(stretch.atWorst) it takes \(points(worst.detail + worst.measure)); "
            + "`\(host)` has \(points(worst.detail))"
        ).helping("let it get narrower: `maxWidth` for a width in points, `resizable` for an image")
      }))
}
