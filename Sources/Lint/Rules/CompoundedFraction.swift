internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 55.
  static let compoundedFraction = LintRule(
    name: "compounded-fraction", code: "L356", severity: .warning,
    summary: "The only child of a group repeats the group's own fraction.",
    rationale: """
      Fractions multiply: 0.8 of a group that is 0.8 of the width is 0.64 of it. The card has been \
      made smaller twice.
      """,
    flagged: ["layout page { section all { hgroup card 0.8w x 90 { item cell 0.8w x 1h } } }"],
    accepted: [
      "layout page { section all { hgroup card 0.8w x 90 { item cell 1w x 1h } } }",
      "layout page { section all { hgroup card 1/2w x 90 { item cell 1/2w x 1h } } }",
    ],
    fixes: .unsafe,
    evidence: .models(
      { model, inspection in
        model.everyGroup.compactMap { group in
          guard let (child, axis, fraction) = group.compounded else { return nil }
          return Match(
            place: inspection.subject.dimension(of: child, on: axis), measure: fraction,
            .init(name: inspection.subject.name(of: child), text: axis == .horizontal ? "1w" : "1h")
          )
        }
      },
      tell: { stretch, inspection in
        let (fraction, place) = (stretch.worst.measure, stretch.first.place)
        let text = inspection.subject.source[place]
        return inspection.finding(
          "`\(stretch.first.name)` repeats the fraction of its group", at: place,
          label: "\(decimal(fraction * fraction * 100)) % in all"
        ).noting(
          "it is \(decimal(fraction * 100)) % of a group that is \(decimal(fraction * 100)) % wide or high"
        )
        .helping(
          "write `\(stretch.first.text)` if all of the group is meant",
          fix: text.first?.isNumber == true
            ? Fix(.unsafe, [Edit(replace: place, with: stretch.first.text)]) : nil)
      }))
}

extension Group {
  /// Its only child, where it repeats a fraction of the group that does not divide 1.
  fileprivate var compounded: (ElementID, Axis, Double)? {
    guard arrangement == .cycle, let child = children.only else { return nil }
    for axis in Axis.allCases {
      guard let fraction = size?[axis].fraction(of: axis), fraction > 0, fraction < 1,
        fraction == child.size?[axis].fraction(of: axis),
        abs(1 / fraction - (1 / fraction).rounded()) > 1e-6
      else { continue }
      return (child.id, axis, fraction)
    }
    return nil
  }
}
