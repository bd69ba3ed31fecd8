internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 25.
  static let unevenRepeat = LintRule(
    name: "uneven-repeat", code: "L340", severity: .note,
    summary: "A child that repeats along its group is no whole part of it.",
    rationale: """
      A group places its child again and again until no more fit. What is left stays empty at the \
      end of every row, and nobody has said that it should.
      """,
    flagged: ["layout page { section all { hgroup row 1w x 90 { item cell 0.4w x 1h } } }"],
    accepted: [
      "layout page { section all { hgroup row 1w x 90 { item cell 1/3w x 1h } } }",
      "layout page { section all { hgroup row 1w x 90 { spacing: >=0; item cell 0.4w x 1h } } }",
      "layout page { section all { hgroup row 1w x 90 { item a 0.4w x 1h; item b 0.6w x 1h } } }",
    ],
    evidence: .views(
      { observation, inspection in
        let pixel = observation.viewport.pixel
        return observation.rows.compactMap { group, line in
          let gap = line.inner[line.axis] - line.used
          guard gap > pixel, !line.isLengthEstimated, let child = group.unevenChild else {
            return nil
          }
          return Sighting(
            place: inspection.subject.dimension(of: child, on: line.axis), measure: gap,
            detail: line.inner[line.axis], name: inspection.subject.name(of: child))
        }
      },
      tell: { stretch, inspection in
        let (gap, room) = (stretch.worst.measure, stretch.worst.detail)
        return inspection.finding(
          "`\(stretch.first.name)` does not divide its group evenly", at: stretch.first.place,
          label: "\(points(gap)) stay empty"
        ).noting(
          "\(stretch.atWorst) as many as fit take \(points(room - gap)) of \(points(room))"
        ).helping(
          "write a fraction that divides 1, as `1/3w`; or `spacing: >=0` if the gap is meant")
      }))
}

extension Group {
  /// Its only child, where that repeats and leaves a part of the group that no spacing takes.
  fileprivate var unevenChild: ElementID? {
    guard arrangement == .cycle, let child = children.only, !spacing.isFlexible,
      !child.edgeSpacing.isFlexible(on: axis), let fraction = child.size?[axis].fraction(of: axis),
      fraction > 0, fraction < 1, fraction != size?[axis].fraction(of: axis)
    else { return nil }
    let count = (1 / fraction + 1e-9).rounded(.down)
    let isWhole = abs(1 / fraction - (1 / fraction).rounded()) <= Self.tolerance / fraction
    // What nearly fills the group misses a fraction, which is another rule's business; and what is
    // left for gaps is.
    let least = spacing.minimum > 0 ? 0.9 : 0.97
    return isWhole || count * fraction >= least ? nil : child.id
  }

  /// How far one divided by the fraction may be from a whole number, relatively.
  private static let tolerance = 0.005
}

extension Array {
  /// Its element, if there is exactly one.
  var only: Element? { count == 1 ? first : nil }
}
