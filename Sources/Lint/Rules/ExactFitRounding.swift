internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 40; `uikit.md` 15.1.
  static let exactFitRounding = LintRule(
    name: "exact-fit-rounding", code: "L424", severity: .warning,
    summary: "Lengths reckoned to fill a group exactly are rounded to a little more than that.",
    rationale: """
      Whether a child fits is decided to the millionth of a point. Three widths rounded up to whole \
      points are a point longer than the row at some widths, and the third wraps there.
      """,
    flagged: [
      """
      let side = round(container.width / 3)
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """
    ],
    accepted: [
      """
      let side = floor(container.width / 3)
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """,
      """
      let side = container.width / 3
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """,
      "layout page { section all { hgroup row 1w x 130 { item cell 131 x 1h } } }",
      """
      param side in 50...150 = 131
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 130 { item cell min(131, container.width) x 1h }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        let grid = observation.viewport.pixelGrid
        return observation.rows.compactMap { group, line in
          guard group.arrangement == .cycle, !line.isLengthEstimated,
            let child = group.children.only,
            let length = child.size?[line.axis].points,
            inspection.subject.computesLength(of: child.id, on: line.axis)
          else { return nil }
          let next =
            group.spacing.minimum + grid.solved(length) + child.edgeSpacing.least(on: line.axis)
          let excess = line.used + next - line.inner[line.axis]
          guard excess > 0, excess <= Double(line.count + 1) / 2,
            inspection.subject.view(
              of: observation, at: max(1, observation.width - 2 * line.count - 2)
            )
            .model.groups[group.id]?.children.only?.size?[line.axis] != child.size?[line.axis]
          else { return nil }
          return Match(
            place: inspection.subject.dimension(of: child.id, on: line.axis), measure: excess,
            .init(detail: Double(line.count), name: inspection.subject.name(of: child.id)))
        }
      },
      tell: { stretch, inspection in
        let (excess, count) = (stretch.worst.measure, Int(stretch.worst.detail))
        return inspection.finding(
          "one `\(stretch.first.name)` fewer fits in some views, by less than a point each",
          at: stretch.first.place, label: "rounded up"
        ).noting(
          "\(stretch.atWorst) \(count + 1) of them are "
            + "\(decimal(excess)) pt longer than the row, which holds \(count)"
        ).helping("divide the group with `split`, or round down: `floor(…)`")
      }))
}
