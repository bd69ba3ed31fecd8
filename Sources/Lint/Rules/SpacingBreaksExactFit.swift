internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 56; `uikit.md` 2.3.
  static let spacingBreaksExactFit = LintRule(
    name: "spacing-breaks-exact-fit", code: "L427", severity: .warning,
    summary: "Spacing is added to fractions that already fill the group.",
    rationale: """
      Spacing counts when UIKit decides whether a child fits. Three thirds fill a row; with a gap \
      between them only two fit, and the third starts the next row.
      """,
    flagged:
      "layout page { section all { hgroup row 1w x 90 { spacing: 8; item cell 1/3w x 1h } } }",
    accepted:
      "layout page { section all { hgroup row 1w x 90 split 3 { spacing: 8; item cell } } }",
    evidence: .layouts { facts, inspection in
      facts.rows.compactMap { group, line in
        guard !line.isLengthEstimated, let meant = group.brokenFit, line.count < meant else {
          return nil
        }
        return inspection.match(
          group.id, at: .property(\Group.spacing), measure: line.inner[line.axis] - line.used,
          .init(count: meant, text: "\(line.count)"))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "with its spacing `\(occurrence.name)` holds \(occurrence.text) "
          + "\(occurrence.text == "1" ? "child" : "children"), not \(occurrence.count)",
        label: "fractions leave no space",
        note: "\(occurrence.atWorst) \(points(occurrence.worst.measure)) of the group are empty",
        help: "divide the group with `split \(occurrence.count)`, or use insets as gaps")
    })
}

extension Group {
  /// How many children its fractions are meant for, where its spacing makes them too long.
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

  /// How far the sum of the fractions may be from 1.
  private static let tolerance = 1e-6
}
