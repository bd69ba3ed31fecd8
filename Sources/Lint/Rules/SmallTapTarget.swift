internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutSolver

extension LintRule {
  /// - Source: Apple's Human Interface Guidelines: a control takes up at least 44 × 44 pt. Another
  ///   rule reports cells that are narrow because of their container.
  static let smallTapTarget = LintRule(
    name: "small-tap-target", code: "L444", severity: .note,
    summary: "A cell is too small to tap.",
    rationale: """
      A cell takes touches only inside its frame, and a finger covers about 44 × 44 pt. Cells \
      smaller than 16 pt are taken for ornaments, and cells that are long enough on one axis for \
      chips or bars.
      """,
    flagged: "layout page { section all { hgroup row 1w x 30 { item icon 30 x 30 } } }",
    accepted: "layout page { section all { hgroup row 1w x 44 { item icon 44 x 44 } } }",
    options: [leastTarget],
    evidence: .layouts { facts, inspection in
      let least = inspection[leastTarget]
      let pixel = facts.viewport.pixel
      return facts.cells.filter { cell in
        let size = cell.frame.size
        return inspection.subject.fixesWidth(of: cell) && min(size.width, size.height) >= ornament
          && max(size.width, size.height) + pixel < least
      }.map(inspection.match(tooSmall:))
    } report: { occurrence, inspection in
      let measured = size(-occurrence.worst.measure, occurrence.worst.detail)
      let least = inspection[leastTarget]
      return Finding(
        headline: "`\(occurrence.name)` is too small to tap: \(measured)", label: measured,
        note: "a touch target needs about \(size(least, least))",
        help: "make the cell larger, and keep its visible content small")
    })

  private static let leastTarget = LintOption(
    name: "minimum", summary: "The minimum side of a cell to tap, in points.", standard: 44)

  /// A cell with a shorter side is not a touch target, in points.
  private static let ornament: Points = 16
}
