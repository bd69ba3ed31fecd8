internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `diagnostics.md`, what it prints. Fractions that do not fill their group, and lines
  ///   of different children, are not checked.
  static let unusedSpace = LintRule(
    name: "unused-space", code: "L305", severity: .warning,
    summary: "Children sized in points leave much of their line empty at some width.",
    rationale: """
      A line holds as many children as fit, even if that is one, and the rest stays empty: almost \
      the width of another child, on the one phone that was not tested. Checked are lines of one \
      repeated child whose own length depends on the view, and groups with space for another beside \
      them: a section places its groups one below the other.
      """,
    flagged: """
      layout shop {
          section offers {
              hgroup cards 1w x 160 {
                  spacing: 12
                  item card 120 x 1h
              }
          }
      }
      """,
    accepted: .inside(
      "layout shop { section offers {",
      "hgroup cards 1w x 160 { spacing: >=12; item card 120 x 1h }"),
    options: [mostEmpty],
    yieldsTo: [firstItemCannotFit],
    evidence: .layouts { facts, inspection in
      let share = inspection[mostEmpty] / 100
      let subject = inspection.subject
      let lines = facts.lines.filter {
        $0.leaves(share) && !subject.computesLength(of: $0.first, on: $0.axis)
          && !facts.isConstant($0, in: subject)
      }.map { line in
        inspection.match(
          line.first, at: .length(line.axis), measure: line.inner[line.axis] - line.used,
          .init(
            detail: line.inner[line.axis], count: line.count, other: line.id,
            name: subject.name(of: line.id)))
      }
      return lines + inspection.narrowGroups(in: facts)
    } report: { occurrence, inspection in
      let worst = occurrence.worst
      guard worst.count > 0 else { return inspection.narrowGroupFinding(occurrence) }
      let axis = inspection.subject[worst.other].flatMap { inspection.subject.axis(of: $0) }
      let group = inspection.subject.lengthRange(of: worst.other, on: axis ?? .horizontal)
      let verb = worst.count == 1 ? "takes" : "take"
      return Finding(
        headline: "up to \(points(worst.measure)) of each `\(occurrence.name)` are empty",
        label: "\(worst.count) \(verb) \(points(worst.detail - worst.measure))",
        related: [
          Diagnostic.Label(
            group, "\(decimal(worst.detail)) at width \(occurrence.worstWidth)")
        ],
        help: "divide the line, as in `split \(max(2, worst.count))`",
        alternative: "or spread the children over it, as in `spacing: >=8`")
    })

  private static let mostEmpty = LintOption(
    name: "share", summary: "How much of a line may be empty, in percent.", standard: 25)
}

extension LayoutFacts {
  /// Whether a line is equally long in every view, so that the rest is intended.
  fileprivate func isConstant(_ line: SurveyedLine, in subject: LintSubject) -> Bool {
    model.groups[line.id]?.size?[line.axis].points != nil
      && !subject.computesLength(of: line.id, on: line.axis)
  }
}

extension SurveyedLine {
  /// Whether it is filled with one repeated child in points, and more than `share` of it is empty.
  fileprivate func leaves(_ share: Double) -> Bool {
    isFilled && isOfOneChild && isFixed && !isFlexible && !isLengthEstimated
      && inner[axis] - used > share * inner[axis]
  }
}
