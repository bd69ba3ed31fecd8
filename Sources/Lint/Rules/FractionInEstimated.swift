internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 6; `uikit.md` 7.2.
  static let fractionInEstimated = LintRule(
    name: "fraction-in-estimated", code: "L307", severity: .warning,
    summary: "A child is a fraction of a length that its group only estimates.",
    rationale: """
      A fraction of an estimate is taken from the number of the estimate: the child never asks its \
      content, the group keeps the estimate for good, and text is cut.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x ~44 { item cell 1w x 1h } } }",
      "layout page { section all { vgroup pile 1w x ~300 { item cell 1w x 0.5h } } }",
      """
      layout page { section all {
          hgroup row 1w x ~44 { item cell 1w x 1h { insets: top 4, bottom 6, leading 3 } }
      } }
      """,
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 } } }",
      "layout page { section all { hgroup row 1w x ~44 { item cell } } }",
      "layout page { section all { hgroup row 1w x 44 { item cell 1w x 1h } } }",
      "layout page { section all { vgroup pile 1w x ~300 { item cell 1w x 0.5w } } }",
    ],
    fixes: .unsafe,
    evidence: .models(
      { model, inspection in
        let placements = model.placements
        return Axis.allCases.flatMap { axis in
          placements.filter { $0.isFractionOfEstimate(on: axis) }.firstOfEachOwner
            .map { inspection.sighting($0, axis) }
        }
      },
      tell: { stretch, inspection in
        let place = stretch.first.place
        var finding = inspection.finding(
          "`\(stretch.first.name)` is a fraction of a length that is only estimated", at: place,
          label: "never asks its content")
        finding = stretch.first.origin.map { finding.pointing(at: $0, "estimated here") } ?? finding
        let estimate = stretch.first.text
        return finding.noting("UIKit takes the number of the estimate, and keeps it for good")
          .helping(
            estimate.isEmpty
              ? "write the length of its group in points, or no fraction here"
              : "let its content decide, too: `\(estimate)`",
            fix: stretch.first.edits.map { Fix(.unsafe, $0) })
      }))
}

extension Inspection {
  fileprivate func sighting(_ placement: Placement, _ axis: Axis) -> Match {
    let group = subject.dimension(of: placement.owner?.id ?? .none, on: axis)
    let place = subject.dimension(of: placement.child.id, on: axis)
    let estimate = placement.estimate(instead: subject.text(in: group), on: axis)
    return Match(
      place: place, measure: 1,
      .init(
        name: subject.name(of: placement.child.id), text: estimate ?? "", origin: group,
        edits: estimate.flatMap { edits(of: placement, at: place, to: $0, on: axis) }))
  }

  /// What makes the child at `place` as long as its content, as its `estimate` says; insets, which
  /// count no more then, become edge spacing.
  private func edits(
    of placement: Placement, at place: TextRange, to estimate: String, on axis: Axis
  ) -> [Edit]? {
    let size = Edit(replace: place, with: estimate)
    guard let item = placement.item, item.insets.isSet(on: axis) else { return [size] }
    return spacing(insteadOfInsetsOf: item, on: [axis]).map { [size, $0] }
  }
}

extension Placement {
  fileprivate func isFractionOfEstimate(on axis: Axis) -> Bool {
    guard owner != nil, ownerSize[axis].isEstimated, !isPart(on: axis),
      case .fraction(_, of: axis) = size[axis]
    else { return false }
    return true
  }
}

extension Placement {
  /// What an item would say of its content that is to the estimate called `text` as its fraction is
  /// to 1, less its insets; `nil` where that says no number, and for groups.
  fileprivate func estimate(instead text: String, on axis: Axis) -> String? {
    guard let item, case .fraction(let number, _) = size[axis],
      let estimate = text.estimateLiteral.flatMap({ Double($0) })
    else { return nil }
    let (whole, insets) = (number.of(estimate), item.insets.total(on: axis))
    return "~\(decimal(insets < whole ? whole - insets : whole))"
  }
}
