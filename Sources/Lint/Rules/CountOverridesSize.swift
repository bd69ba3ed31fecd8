internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 3.1; `lint-rules.md` 1.
  static let countOverridesSize = LintRule(
    name: "count-overrides-size", code: "L301", severity: .warning,
    summary: "The child of a `split` group says a length that the split overrules.",
    rationale: """
      `split n` makes n equal parts, whatever the child says along the group: columns come out \
      equal, and changing the child's number does nothing.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 44 split 3 { item cell 1/2w x 1h } } }",
      "layout page { section all { hgroup row 1w x 44 split 3 { item cell 120 x 1h } } }",
      "layout page { section all { vgroup pile 1w x 90 split 3 { item cell 1w x ~44 } } }",
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 44 split 3 { item cell 1/3w x 1h } } }",
      "layout page { section all { hgroup row 1w x 44 split 3 { item cell 0.33w x 1h } } }",
      "layout page { section all { hgroup row 1w x 44 split 3 { item cell 1w x 30 } } }",
      "layout page { section all { hgroup row 1w x 44 repeat 3 { item cell 100 x 1h } } }",
      """
      layout page { section all { vgroup pile 1w x 128 split 2 {
          spacing: 8
          item cell 1w x 60
      } } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.everyGroup.compactMap { $0.overruledChild }
          .map { child, axis in
            Match(
              place: inspection.subject.dimension(of: child, on: axis), measure: 1,
              .init(name: inspection.subject.name(of: child)))
          }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "the length of `\(stretch.first.name)` has no effect: its group is split",
          at: stretch.first.place, label: "overruled by the split"
        ).noting("`split` makes equal parts along the group, whatever its child says")
          .helping("use `repeat`, or no count, if the length is meant; else leave it out")
      }))
}

extension Group {
  /// Its child and its axis, where it is split and the child asks for another part.
  fileprivate var overruledChild: (ElementID, Axis)? {
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

  /// How far a fraction may be from the part it gets, relatively.
  private static let tolerance = 0.02
}
