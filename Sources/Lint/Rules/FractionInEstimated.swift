internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutModel
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
        let fix = estimate.isEmpty ? nil : Fix(.unsafe, [Edit(replace: place, with: estimate)])
        return finding.noting("UIKit takes the number of the estimate, and keeps it for good")
          .helping(
            fix == nil
              ? "write the length of its group in points, or no fraction here"
              : "let its content decide, too: `\(estimate)`", fix: fix)
      }))
}

extension Inspection {
  fileprivate func sighting(_ placement: Placement, _ axis: Axis) -> Sighting {
    let group = subject.dimension(of: placement.owner?.id ?? .none, on: axis)
    return Sighting(
      place: subject.dimension(of: placement.child.id, on: axis), measure: 1,
      name: subject.name(of: placement.child.id),
      text: placement.item == nil ? "" : placement.size[axis].part(of: subject.text(in: group)),
      origin: group)
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

extension [Placement] {
  /// Of the children of one group the first: one estimate, one mistake.
  fileprivate var firstOfEachOwner: [Placement] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0.owner?.id ?? .none).inserted }
  }
}

extension Dimension {
  /// The estimate that is to the one called `text` as this fraction is to 1; empty where that says no
  /// number.
  fileprivate func part(of text: String) -> String {
    guard case .fraction(let number, _) = self,
      let estimate = text.estimateLiteral.flatMap({ Double($0) })
    else { return "" }
    return "~\(decimal(number.of(estimate)))"
  }
}
