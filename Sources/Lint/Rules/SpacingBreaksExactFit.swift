internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 56; `uikit.md` 2.3.
  static let spacingBreaksExactFit = LintRule(
    name: "spacing-breaks-exact-fit", code: "L427", severity: .warning,
    summary: "Spacing is added to fractions that already fill the group.",
    rationale: """
      Spacing takes part in whether a child fits. Three thirds fill a row; with a gap between them \
      only two fit, and the third starts the next row.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 90 { spacing: 8; item cell 1/3w x 1h } } }",
      """
      layout page { section all { hgroup row 1w x 90 {
          spacing: 8
          item big 2/3w x 1h
          item small 1/3w x 1h
      } } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x 90 split 3 { spacing: 8; item cell } } }",
      "layout page { section all { hgroup row 1w x 90 { item cell 1/3w x 1h { insets: 4 } } } }",
      "layout page { section all { hgroup row 1w x 90 { spacing: 8; item cell 0.3w x 1h } } }",
    ],
    evidence: .views(
      { observation, inspection in
        observation.rows.compactMap { group, line in
          guard !line.isLengthEstimated, let meant = group.brokenFit, line.count < meant else {
            return nil
          }
          return Match(
            place: inspection.subject.place(of: \Group.spacing, in: group.id),
            measure: line.inner[line.axis] - line.used,
            .init(
              detail: Double(meant), name: inspection.subject.name(of: group.id),
              text: "\(line.count)"))
        }
      },
      tell: { stretch, inspection in
        let meant = decimal(stretch.first.detail)
        return inspection.finding(
          "with its spacing `\(stretch.first.name)` holds \(stretch.first.text), not \(meant)",
          at: stretch.first.place, label: "the fractions leave none"
        ).noting(
          "\(stretch.atWorst) \(points(stretch.worst.measure)) of the group stay empty"
        ).helping("divide the group with `split \(meant)`, or give the children insets for gaps")
      }))
}

extension Group {
  /// How many children the author has filled it with, where its spacing makes them too many.
  var brokenFit: Int? {
    guard arrangement == .cycle, !children.isEmpty, spacing.minimum > 0 else { return nil }
    let fractions = children.compactMap { $0.size.map { $0[axis].fraction(of: axis) } ?? 1 }
    let round = fractions.reduce(0, +)
    guard fractions.count == children.count, round > 0, round < 1 + Self.tolerance else {
      return nil
    }
    let rounds = (1 / round).rounded()
    let count = Int(min(rounds, 1000)) * fractions.count
    return abs(rounds * round - 1) <= Self.tolerance && count > 1 ? count : nil
  }

  /// How far the sum of the fractions may be from the whole.
  private static let tolerance = 1e-6
}
