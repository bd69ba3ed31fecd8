internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 6; `uikit.md` 7.2.
  static let fractionInEstimated = LintRule(
    name: "fraction-in-estimated", code: "L307", severity: .warning,
    summary: "A child is a fraction of an estimated length.",
    rationale: """
      A fraction of an estimate is a fraction of its number: the child never measures its content, \
      the group keeps the estimate, and text is clipped.
      """,
    flagged: "layout page { section all { hgroup row 1w x ~44 { item cell 1w x 1h } } }",
    accepted: "layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 } } }",
    fixes: .unsafe,
    evidence: .models { model, inspection in
      Axis.allCases.flatMap { axis in
        model.sizedChildren.filter { $0.isFractionOfEstimate(on: axis) }.firstOfEachOwner
          .map { inspection.match($0, axis) }
      }
    } report: { occurrence, _ in
      let (estimate, isPart) = (occurrence.text, occurrence.count == 1)
      return Finding(
        headline: "`\(occurrence.name)` is a fraction of an estimated length",
        label: "never measures its content",
        related: occurrence.origin.related("estimated here"),
        note: "UIKit takes the fraction of the estimate's number and never updates it",
        help: isPart
          ? "write the length of its group in points, or `repeat` what is sized by its content"
          : estimate.isEmpty
            ? "write the length of its group in points, or no fraction here"
            : "size it by its content, too: `\(estimate)`",
        fix: occurrence.edits)
    })
}

extension Inspection {
  fileprivate func match(_ child: SizedChild, _ axis: Axis) -> Match {
    let group = subject.lengthRange(of: child.owner?.id ?? .none, on: axis)
    let range = subject.lengthRange(of: child.child.id, on: axis)
    let estimate = child.estimate(replacing: subject.text(in: group), on: axis)
    let whole = child.isPart(on: axis) ? subject.text(in: group).estimateLiteral : nil
    return match(
      child.child.id, at: .length(axis),
      .init(
        count: child.isPart(on: axis) ? 1 : 0, text: estimate ?? "", origin: group,
        edits: whole.map { [Edit(replace: group, with: String($0))] }
          ?? estimate.flatMap { edits(of: child, at: range, to: $0, on: axis) }))
  }

  /// The edits that size the child at `range` by its content, with `estimate`; its insets, which no
  /// longer apply, become edge spacing.
  private func edits(
    of child: SizedChild, at range: TextRange, to estimate: String, on axis: Axis
  ) -> [Edit]? {
    let size = Edit(replace: range, with: estimate)
    guard let item = child.item, item.insets.isSet(on: axis) else { return [size] }
    return edgeSpacing(replacingInsetsOf: item, on: [axis]).map { [size, $0] }
  }
}

extension SizedChild {
  fileprivate func isFractionOfEstimate(on axis: Axis) -> Bool {
    guard owner != nil, ownerSize[axis].isEstimated else { return false }
    // Another rule reports a length that `split` overrides.
    guard child.size != nil || !isPart(on: axis) else { return true }
    if case .fraction(_, of: axis) = size[axis] { return true }
    return false
  }

  /// The estimate of an item whose fraction refers to the estimate `text`, less its insets; `nil`
  /// where that is no number, and for groups.
  fileprivate func estimate(replacing text: String, on axis: Axis) -> String? {
    guard let item, !isPart(on: axis), case .fraction(let number, _) = size[axis],
      let estimate = text.estimateLiteral.flatMap({ Double($0) })
    else { return nil }
    let (whole, insets) = (number.of(estimate), item.insets.total(on: axis))
    return "~\(decimal(insets < whole ? whole - insets : whole))"
  }
}
