internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `diagnostics.md`, what it prints. Fractions that do not fill their group, and lines
  ///   of different children, are not looked at.
  static let unusedSpace = LintRule(
    name: "unused-space", code: "L305", severity: .warning,
    summary: "Children written in points leave much of their line empty in some view.",
    rationale: """
      As many stand on a line as fit, be it one, and what is left stays empty at its end: almost the \
      width of one more, on the one phone nobody tried. Looked at are lines of one repeated child \
      whose own length hangs on the view, and groups that leave room for another beside them: a \
      section puts one below the other.
      """,
    flagged: [
      """
      layout shop {
          section offers {
              hgroup shelf 1w x 160 {
                  spacing: 12
                  item card 120 x 1h
              }
          }
      }
      """,
      "layout shop { section offers { hgroup card 160 x 200 { item photo } } }",
    ],
    accepted: [
      """
      layout shop { section offers {
          hgroup shelf 1w x 160 { spacing: >=12; item card 120 x 1h }
      } }
      """,
      """
      layout shop { section offers {
          hgroup shelf 1w x 160 split columns(min: 120) { item card }
      } }
      """,
      """
      layout shop { section offers {
          hgroup shelf 1w x 160 { item card 120 x 1h; item banner 250 x 1h }
      } }
      """,
      "layout shop { section offers { hgroup card 300 x 160 { item photo 200 x 1h } } }",
      "layout icons { section all { hgroup row 1w x 44 { item icon 44 x 44 } } }",
    ],
    options: [mostEmpty],
    yieldsTo: [firstItemCannotFit],
    evidence: .views(
      { observation, inspection in
        let share = inspection[mostEmpty] / 100
        let lines = observation.lines.filter {
          $0.leaves(share) && !inspection.subject.computesLength(of: $0.first, on: $0.axis)
            && !observation.isAlike(everywhere: $0, in: inspection.subject)
        }.map { line in
          Match(
            place: inspection.subject.dimension(of: line.first, on: line.axis),
            measure: line.inner[line.axis] - line.used,
            .init(
              detail: line.inner[line.axis], count: line.count, other: line.id,
              name: inspection.subject.name(of: line.id)))
        }
        return lines + inspection.narrowColumns(in: observation)
      },
      tell: { stretch, inspection in
        guard stretch.worst.count > 0 else { return inspection.tellColumn(stretch) }
        let (name, worst) = (stretch.first.name, stretch.worst)
        let axis = inspection.subject[worst.other].flatMap { inspection.subject.axis(of: $0) }
        let group = inspection.subject.dimension(of: worst.other, on: axis ?? .horizontal)
        return inspection.finding(
          "up to \(points(worst.measure)) of each `\(name)` stay empty", at: stretch.first.place,
          label:
            "\(worst.count) \(worst.count == 1 ? "takes" : "take") \(points(worst.detail - worst.measure))"
        ).pointing(at: group, "\(decimal(worst.detail)) at width \(stretch.worstWidth)")
          .helping("let them share the line, as in `split \(max(2, worst.count))`")
          .helping("or spread them over it, as in `spacing: >=8`")
      }))

  private static let mostEmpty = LintOption(
    name: "share", summary: "How much of a line may stay empty, in percent.", standard: 25)
}

extension Observation {
  /// Whether a line is as long in every view: what is left of it is a decision.
  fileprivate func isAlike(everywhere line: SurveyedLine, in subject: LintSubject) -> Bool {
    model.groups[line.id]?.size?[line.axis].points != nil
      && !subject.computesLength(of: line.id, on: line.axis)
  }
}

extension SurveyedLine {
  /// Whether it is filled with children of one kind, whose lengths are written in points, and more
  /// than `share` of it stays empty.
  fileprivate func leaves(_ share: Double) -> Bool {
    isFilled && isOfOneChild && isFixed && !isFlexible && !isLengthEstimated
      && inner[axis] - used > share * inner[axis]
  }
}
