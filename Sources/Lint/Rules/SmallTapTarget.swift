internal import LayoutGeometry
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: Apple's Human Interface Guidelines: a control takes up at least 44 × 44 pt. What is
  ///   narrow because its container is has a rule of its own.
  static let smallTapTarget = LintRule(
    name: "small-tap-target", code: "L444", severity: .note,
    summary: "A cell is smaller than a finger needs, both ways.",
    rationale: """
      A cell takes touches inside of its frame only, and a finger covers about 44 × 44 pt. What is \
      smaller than 16 pt is taken for an ornament, and what is long enough one way for a chip or a bar.
      """,
    flagged: ["layout page { section all { hgroup row 1w x 30 { item icon 30 x 30 } } }"],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 { item icon 44 x 44 } } }",
      "layout page { section all { hgroup row 1w x 32 { item chip 80 x 32 } } }",
      "layout page { section all { hgroup row 1w x 8 { item dot 8 x 8 } } }",
    ],
    options: [leastTarget],
    evidence: .views(
      { observation, inspection in
        let least = inspection[leastTarget]
        let pixel = observation.viewport.pixel
        return observation.cells.filter { cell in
          let (short, long) = (cell.frame.size.shorterSide, cell.frame.size.longerSide)
          return inspection.subject.decidesWidth(of: cell) && short >= ornament
            && long + pixel < least
        }.map { Match(of: $0, in: inspection.subject) }
      },
      tell: { stretch, inspection in
        let (width, height) = (-stretch.worst.measure, stretch.worst.detail)
        return inspection.finding(
          "`\(stretch.first.name)` is hard to tap: it is \(size(width, height))",
          at: stretch.first.place, label: "\(size(width, height))"
        ).noting("fingers need about \(size(inspection[leastTarget], inspection[leastTarget]))")
          .helping("make it larger, and what it shows smaller with what stands inside")
      }))

  private static let leastTarget = LintOption(
    name: "minimum", summary: "The least side of a cell to tap, in points.", standard: 44)

  /// What has a shorter side is nothing to tap, in points.
  private static let ornament: Points = 16
}

extension Size {
  fileprivate var shorterSide: Points { min(width, height) }
  fileprivate var longerSide: Points { max(width, height) }
}
