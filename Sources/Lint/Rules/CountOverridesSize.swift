internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `uikit.md` 3.1; `lint-rules.md` 1.
  static let countOverridesSize = LintRule(
    name: "count-overrides-size", code: "L301", severity: .warning,
    summary: "The child of a `split` group has a length that the split overrides.",
    rationale: """
      `split n` makes n equal parts and ignores the length of the child along the group: all \
      columns are equal, and changing the child's number does nothing.
      """,
    flagged: "layout page { section all { hgroup row 1w x 44 split 3 { item cell 1/2w x 1h } } }",
    accepted: "layout page { section all { hgroup row 1w x 44 split 3 { item cell 1/3w x 1h } } }",
    evidence: .layouts { facts, inspection in
      facts.rows.compactMap { group, line in
        group.overriddenChild(on: line, facts.viewport.pixel).map { child, isLonger in
          // Between a length that is too long and one that is too short it may be the right one.
          inspection.match(child, at: .length(group.axis), .init(step: isLonger ? 1 : 0))
        }
      }
    } report: { occurrence, _ in
      Finding(
        headline: "the length of `\(occurrence.name)` has no effect: its group is split",
        label: "overridden by `split`",
        note: "`split` makes equal parts along the group and ignores the length of its child",
        help: "use `repeat`, or remove the count, to keep the length; otherwise remove the length"
      )
    })
}

extension Group {
  /// Its child, where it is split and the length written for the child is not that of its parts, and
  /// whether it is longer.
  ///
  /// - Parameter pixel: What rounding may make of a difference, in points.
  fileprivate func overriddenChild(on line: SurveyedLine, _ pixel: Points)
    -> (ElementID, isLonger: Bool)?
  {
    guard case .split(let count) = arrangement, let child = children.first,
      let dimension = child.size?[axis]
    else { return nil }
    let whole = line.inner[axis]
    let part = (whole - Double(count - 1) * spacing.minimum) / Double(count)
    var length = dimension.points ?? whole
    if case .fraction(let number, let base) = dimension, base == axis {
      length = number.value * whole
      let isPart = abs(number.value * Double(count) - 1) <= Self.tolerance
      if isPart || number.value == 1 { return nil }
    }
    if abs(length - part) <= pixel { return nil }
    return (child.id, length > part)
  }

  /// How far a fraction may be from the part, relatively.
  private static let tolerance = 0.02
}
