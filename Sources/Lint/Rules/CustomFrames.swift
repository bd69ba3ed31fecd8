internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 53; `uikit.md` 16.
  static let customFrames = LintRule(
    name: "custom-frames", code: "L426", severity: .warning,
    summary: "A frame of a custom group lies outside the group.",
    rationale: """
      The size of a custom group is that of its header, not the union of its frames. An item \
      outside covers the next group or the next section and takes its touches.
      """,
    flagged: .inside(
      "layout page { section all { custom mosaic 1w x 100 {",
      "item big { frame: 0, 0, 160, 100 }",
      "item small { frame: 160, 60, 100, 60 }"),
    accepted: .inside(
      "layout page { section all { custom mosaic 1w x 120 {",
      "item big { frame: 0, 0, 160, 120 }",
      "item small { frame: 160, 60, 100, 60 }"),
    evidence: .layouts { facts, inspection in
      facts.sections.compactMap { section -> Match? in
        guard section.survey.refusal == nil,
          case .custom(let group)? = section.section.groups.only
        else { return nil }
        let size = section.survey.groupSize
        let sides = group.items.enumerated().flatMap { item, child in
          child.excesses(over: size).enumerated().map { (item: item, side: $0, excess: $1) }
        }
        guard let worst = sides.max(by: { $0.excess < $1.excess }),
          worst.excess > facts.viewport.pixel
        else { return nil }
        return inspection.match(
          group.id, measure: worst.excess,
          .init(
            text: inspection.subject.name(of: group.items[worst.item].id),
            step: 4 * worst.item + worst.side))
      }
    } report: { occurrence, _ in
      let excess = points(occurrence.worst.measure)
      return Finding(
        headline: "a frame of `\(occurrence.name)` lies outside the group",
        label: "\(excess) outside",
        note: "\(occurrence.atWorst) `\(occurrence.worst.text)` extends \(excess) past it",
        help: "make the group as large as its frames, or compute the frames from `container`")
    })
}

extension Item {
  /// How far its frame extends past a group of `size`, on each side.
  fileprivate func excesses(over size: Size) -> [Points] {
    guard let frame else { return [] }
    return [-frame.x, -frame.y, frame.maxX - size.width, frame.maxY - size.height]
  }
}
