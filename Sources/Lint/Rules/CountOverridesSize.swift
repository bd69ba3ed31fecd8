internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

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
    evidence: .models { model, inspection in
      model.everyGroup.compactMap { $0.overriddenChild }
        .map { child, axis in inspection.match(child, at: .length(axis)) }
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
  /// Its child and its axis, where it is split and the child has the length of another part.
  fileprivate var overriddenChild: (ElementID, Axis)? {
    guard case .split(let count) = arrangement, let child = children.first,
      let dimension = child.size?[axis]
    else { return nil }
    if case .fraction(let number, let base) = dimension, base == axis {
      let isPart = abs(number.value * Double(count) - 1) <= Self.tolerance
      if isPart || number.value == 1 { return nil }
    }
    if let length = dimension.points, let whole = size?[axis].points {
      let gaps = Double(count - 1) * spacing.minimum + insets.total(on: axis)
      if abs(length * Double(count) + gaps - whole) <= Self.tolerance * whole { return nil }
    }
    return (child.id, axis)
  }

  /// How far a fraction may be from the part, relatively.
  private static let tolerance = 0.02
}
