internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 53; `uikit.md` 16.
  static let customFrames = LintRule(
    name: "custom-frames", code: "L426", severity: .error,
    summary: "A frame of a custom group lies outside the group.",
    rationale: """
      The size of a custom group is what its header says, not what its frames come to. An item \
      beyond it lies over the next group, or over the next section, and takes its touches.
      """,
    flagged: [
      """
      layout page { section all { custom mosaic 1w x 100 {
          item big { frame: 0, 0, 160, 100 }
          item small { frame: 160, 60, 100, 60 }
      } } }
      """
    ],
    accepted: [
      """
      layout page { section all { custom mosaic 1w x 120 {
          item big { frame: 0, 0, 160, 120 }
          item small { frame: 160, 60, 100, 60 }
      } } }
      """
    ],
    evidence: .views(
      { observation, inspection in
        observation.sections.flatMap { section -> [Match] in
          guard section.survey.refusal == nil,
            case .custom(let group)? = section.section.groups.only
          else { return [] }
          let size = section.survey.groupSize
          let excesses = group.items.map { $0.excesses(over: size) }
          let sides = excesses.indices.flatMap { item in
            excesses[item].indices.map { (item: item, side: $0, excess: excesses[item][$0]) }
          }
          guard let worst = sides.max(by: { $0.excess < $1.excess }),
            worst.excess > observation.viewport.pixel
          else { return [] }
          return [
            Match(
              place: inspection.subject.header(of: group.id), measure: worst.excess,
              .init(
                name: inspection.subject.name(of: group.id),
                text: inspection.subject.name(of: group.items[worst.item].id)),
              step: 4 * worst.item + worst.side)
          ]
        }
      },
      tell: { stretch, inspection in
        let (name, excess) = (stretch.first.name, points(stretch.worst.measure))
        return inspection.finding(
          "a frame of `\(name)` lies outside it", at: stretch.first.place,
          label: "\(excess) stick out"
        ).noting("\(stretch.atWorst) `\(stretch.worst.text)` ends \(excess) beyond it")
          .helping("make the group as large as its frames, or reckon them from `container`")
      }))
}

extension Item {
  /// How far its frame sticks out of a group of `size`, on each side.
  fileprivate func excesses(over size: Size) -> [Points] {
    guard let frame else { return [] }
    return [-frame.x, -frame.y, frame.maxX - size.width, frame.maxY - size.height]
  }
}
