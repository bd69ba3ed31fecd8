internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 7.9: an estimated item in a group of fixed length takes the length it
  ///   prefers, and the group stays.
  static let estimatedInFixed = LintRule(
    name: "estimated-in-fixed", code: "L314", severity: .warning,
    summary: "A cell is as large as its content, and its group does not grow with it.",
    rationale: """
      A group grows with its cells only where it is estimated, too. Otherwise it stays as it is, and \
      cells that turn out larger lie over those of the next group. Along its line a group that stays \
      wraps, which is another matter.
      """,
    flagged: [
      "layout page { section all { hgroup row 1w x 60 { item cell 1w x ~60 } } }",
      "layout page { section all { hgroup row 1w x 60 split 2 { item cell 1w x uniform(60) } } }",
    ],
    accepted: [
      "layout page { section all { hgroup row 1w x ~60 { item cell 1w x ~60 } } }",
      "layout page { section all { hgroup chips 1w x 32 { item chip ~80 x 32 } } }",
      """
      layout page { section all { hgroup row 1w x 60 {
          item cell 1w x ~60 { text "Name" { lines: 1 } }
      } } }
      """,
      """
      layout page { section all { hgroup row 1w x ~60 {
          vgroup pile 1w x ~60 { item cell 1w x ~60 }
      } } }
      """,
    ],
    fixes: .unsafe,
    evidence: .models(
      { model, inspection in
        model.placements.filter { $0.axisInFixed != nil }.firstOfEachOwner.compactMap { placement in
          placement.axisInFixed.map { inspection.sighting(placement, $0) }
        }
      },
      tell: { stretch, inspection in
        let (seen, subject) = (stretch.first, inspection.subject)
        let group = subject.name(of: seen.other)
        let finding = inspection.finding(
          "`\(seen.name)` outgrows `\(group)`, which does not grow with it", at: seen.place,
          label: "as large as its content")
        let instead = seen.edits?.first.map { ": `\($0.replacement)`" } ?? ""
        return (seen.origin.map { finding.pointing(at: $0, "fixed here") } ?? finding)
          .noting("what is larger than `\(group)` lies over what comes next")
          .helping(
            "let the group grow, too" + instead + "; or write its length here",
            fix: seen.edits.map { Fix(.unsafe, $0) })
      }))
}

extension Inspection {
  fileprivate func sighting(_ placement: Placement, _ axis: Axis) -> Match {
    let group = placement.owner?.id ?? .none
    let length = subject.dimension(of: group, on: axis)
    let text = subject.text(in: length)
    return Match(
      place: subject.dimension(of: placement.child.id, on: axis), measure: 1,
      .init(
        other: group, name: subject.name(of: placement.child.id), origin: length,
        edits: text.isNumberLiteral ? [Edit(replace: length, with: "~" + text)] : nil))
  }
}

extension Placement {
  /// The axis across the line on which an item is as long as its content, of which nobody knows how
  /// long it is, in a group that stays as it is.
  fileprivate var axisInFixed: Axis? {
    guard let item, item.contents == nil, let owner else { return nil }
    let axis = owner.axis.flipped
    return size[axis].isEstimated && !looseAxes.contains(axis) ? axis : nil
  }
}
