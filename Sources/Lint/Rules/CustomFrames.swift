internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
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
        observation.sections.flatMap { section -> [Sighting] in
          guard section.survey.refusal == nil,
            case .custom(let group)? = section.section.groups.only
          else { return [] }
          let size = section.survey.groupSize
          return group.items.compactMap { item in
            let excess = item.excess(over: size)
            guard excess > observation.viewport.pixel else { return nil }
            return Sighting(
              place: inspection.subject.place(of: \Item.frame, in: item.id), measure: excess,
              name: inspection.subject.name(of: item.id),
              text: inspection.subject.name(of: group.id))
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` lies outside `\(stretch.first.text)`", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) beyond its group"
        ).noting(
          "at width \(stretch.worstWidth) \(points(stretch.worst.measure)) of it stick out of "
            + "`\(stretch.first.text)`"
        ).helping("make the group as large as its frames, or reckon them from `container`")
      }))
}

extension Item {
  /// How far its frame sticks out of a group of `size`.
  fileprivate func excess(over size: Size) -> Points {
    guard let frame else { return 0 }
    return max(-frame.x, -frame.y, frame.maxX - size.width, frame.maxY - size.height)
  }
}
