internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 40; `uikit.md` 15.1.
  static let exactFitRounding = LintRule(
    name: "exact-fit-rounding", code: "L424", severity: .warning,
    summary: "Lengths computed to fill a group are rounded up and no longer fit.",
    rationale: """
      UIKit compares lengths to the millionth of a point. Three widths rounded up to whole points \
      are a point longer than the row at some widths, and the third wraps there.
      """,
    flagged: """
      let side = round(container.width / 3)
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """,
    accepted: """
      let side = floor(container.width / 3)
      layout page { section all { hgroup row 1w x 130 { item cell side x 1h } } }
      """,
    evidence: .layouts { facts, inspection in
      let grid = facts.viewport.pixelGrid
      // Each costs an evaluation of the whole layout.
      var views: [Int: LayoutFacts] = [:]
      return facts.rows.compactMap { group, line in
        guard group.arrangement == .cycle, !line.isLengthEstimated,
          let child = group.children.only,
          let length = child.size?[line.axis].points,
          inspection.subject.computesLength(of: child.id, on: line.axis)
        else { return nil }
        let next =
          group.spacing.minimum + grid.solved(length) + child.edgeSpacing.least(on: line.axis)
        let excess = line.used + next - line.inner[line.axis]
        guard excess > 0, excess <= Double(line.count + 1) / 2 else { return nil }
        // A length that is the same at a smaller width is not computed to fill the group.
        let narrower = max(1, facts.width - 2 * line.count - 2)
        let view = views[narrower] ?? inspection.subject.view(of: facts, at: narrower)
        views[narrower] = view
        let other = view.model.groups[group.id]
        guard other?.children.only?.size?[line.axis] != child.size?[line.axis] else { return nil }
        return inspection.match(
          child.id, at: .length(line.axis), measure: excess, .init(count: line.count))
      }
    } report: { occurrence, _ in
      let (excess, count) = (occurrence.worst.measure, occurrence.worst.count)
      return Finding(
        headline: "one `\(occurrence.name)` fewer fits in some views because of rounding",
        label: "rounded up",
        note: "\(occurrence.atWorst) \(count + 1) of them are \(points(excess)) longer than the "
          + "row, which holds \(count)",
        help: "divide the group with `split`, or round down: `floor(…)`")
    })
}
