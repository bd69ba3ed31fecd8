internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 55.
  static let compoundedFraction = LintRule(
    name: "compounded-fraction", code: "L356", severity: .warning,
    summary: "The only child of a group repeats the fraction of the group.",
    rationale: """
      Fractions multiply: 0.8 of a group that is 0.8 of the width is 0.64 of it. The card has been \
      shrunk twice.
      """,
    flagged: "layout page { section all { hgroup card 0.8w x 90 { item cell 0.8w x 1h } } }",
    accepted: "layout page { section all { hgroup card 0.8w x 90 { item cell 1w x 1h } } }",
    fixes: .unsafe,
    evidence: .models { model, inspection in
      model.everyGroup.compactMap { group in
        group.compounded.map { child, axis, fraction in
          inspection.match(
            child, at: .length(axis), measure: fraction,
            .init(text: axis == .horizontal ? "1w" : "1h"))
        }
      }
    } report: { occurrence, inspection in
      let (fraction, range) = (occurrence.worst.measure, occurrence.range)
      let percent = decimal(fraction * 100)
      let isLiteral = inspection.subject.program.sources[range].first?.isNumber == true
      return Finding(
        headline: "`\(occurrence.name)` repeats the fraction of its group",
        label: "\(decimal(fraction * fraction * 100)) % in all",
        note: "it is \(percent) % of a group that is itself \(percent) % of its container",
        help: "write `\(occurrence.text)` to fill the group",
        fix: isLiteral ? [Edit(replace: range, with: occurrence.text)] : nil)
    })
}

extension Group {
  /// Its only child, where that repeats a fraction of the group that does not divide 1.
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
