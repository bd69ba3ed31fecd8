internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 31, 45. What is larger than its group or its section, and frames of
  ///   custom groups, are other rules'.
  static let cellOutsideSection = LintRule(
    name: "cell-outside-section", code: "L441", severity: .warning,
    summary: "A cell reaches out of its section, to where nothing scrolls.",
    rationale: """
      Across the direction in which a section scrolls there is nothing beyond the screen: what reaches \
      out of it is cut off, and nobody can bring it back.
      """,
    flagged: [
      """
      layout page { section all {
          hgroup row 1w x 80 { insets: leading -24; item cell 1/2w x 1h }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 80 { item cell 1w x 1h { insets: horizontal -8 } }
      } }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          insets: horizontal 16
          hgroup row 1w x 80 { item cell 1w x 1h { insets: horizontal -8 } }
      } }
      """,
      """
      layout page { section all {
          orthogonal: continuous
          hgroup row 0.9w x 80 { item cell 1w x 1h { insets: horizontal -8 } }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        let axis = observation.layout.scrollDirection.flipped
        let plain = observation.sections.filter {
          $0.section.orthogonal == .none && !$0.section.hasCustomGroup
        }
        return plain.flatMap { section in
          section.survey.strays(on: axis, in: observation.viewport).map { cell, excess in
            Sighting(
              place: inspection.subject.header(of: cell.id), measure: excess,
              name: inspection.subject.name(of: cell.id))
          }
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` reaches out of the view", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) cut off"
        ).noting("nothing scrolls there: that part of the cell is never seen")
          .helping("make room with `insets` of the section, or take the negative ones back")
      }))
}

extension Survey {
  /// The cells that reach out of the view on `axis`, each with how far, in points; none where the
  /// group itself or what stands in it is too large.
  fileprivate func strays(
    on axis: Axis, in viewport: Viewport
  ) -> [(cell: SurveyedCell, excess: Points)] {
    guard let space, groupSize[axis] <= space[axis] + viewport.pixel,
      !lines.contains(where: { $0.overflows(by: viewport.pixel) })
    else { return [] }
    return cells.compactMap { cell in
      let first = start[axis] + cell.frame.start(on: axis)
      let excess = max(-first, start[axis] + cell.frame.end(on: axis) - viewport.size[axis])
      return excess > viewport.pixel ? (cell, excess) : nil
    }
  }
}

extension SurveyedLine {
  /// Whether its children are larger than it is.
  private func overflows(_ axis: Axis, _ taken: Points, _ isEstimated: Bool) -> Bool {
    !isEstimated && taken > inner[axis]
  }

  fileprivate func overflows(by pixel: Points) -> Bool {
    overflows(axis, used - pixel, isLengthEstimated)
      || overflows(axis.flipped, thickness - pixel, isThicknessEstimated)
  }
}
