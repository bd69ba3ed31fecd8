internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

extension LintRule {
  /// - Source: `uikit.md` 7.9: an estimated item in a group of fixed length takes the length it
  ///   prefers, and the group keeps its own.
  static let estimatedInFixed = LintRule(
    name: "estimated-in-fixed", code: "L314", severity: .warning,
    summary: "A self-sizing cell is in a group of fixed size.",
    rationale: """
      A group grows with its cells only if it is estimated, too. Otherwise it keeps its size, and \
      larger cells overlap those of the next group. Along its axis a group of fixed length wraps \
      instead, which is not reported.
      """,
    flagged: "layout page { section all { hgroup row 1w x 60 { item cell 1w x ~60 } } }",
    accepted: "layout page { section all { hgroup row 1w x ~60 { item cell 1w x ~60 } } }",
    fixes: .unsafe,
    evidence: .models { model, inspection in
      model.sizedChildren.filter { $0.axisInFixed != nil }.firstOfEachOwner.compactMap { child in
        child.axisInFixed.map { inspection.match(child, $0) }
      }
    } report: { occurrence, inspection in
      let group = inspection.subject.name(of: occurrence.other)
      let instead = occurrence.edits?.first.map { ": `\($0.replacement)`" } ?? ""
      return Finding(
        headline: "`\(occurrence.name)` is self-sizing, but `\(group)` does not grow with it",
        label: "sized by its content", related: occurrence.origin.related("fixed here"),
        note: "a cell larger than `\(group)` overlaps what follows",
        help: "let the group grow, too\(instead); or write a fixed length here",
        fix: occurrence.edits)
    })
}

extension Inspection {
  fileprivate func match(_ child: SizedChild, _ axis: Axis) -> Match {
    let group = child.owner?.id ?? .none
    let length = subject.lengthRange(of: group, on: axis)
    let text = subject.text(in: length)
    let edits = text.isNumberLiteral ? [Edit(replace: length, with: "~" + text)] : nil
    return match(
      child.child.id, at: .length(axis), .init(other: group, origin: length, edits: edits))
  }
}

extension SizedChild {
  /// The axis across the line on which an item is as long as its content, whose size is unknown, in
  /// a group that does not grow.
  fileprivate var axisInFixed: Axis? {
    guard let item, item.contents == nil, let owner else { return nil }
    let axis = owner.axis.flipped
    return size[axis].isEstimated && !growingAxes.contains(axis) ? axis : nil
  }
}
