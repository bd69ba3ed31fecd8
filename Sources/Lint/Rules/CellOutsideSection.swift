internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 31, 45. What is larger than its group or its section, and frames of
  ///   custom groups, are other rules'.
  static let cellOutsideSection = LintRule(
    name: "cell-outside-section", code: "L441", severity: .warning,
    summary: "A cell, a header or a footer reaches out of the view, to where nothing scrolls.",
    rationale: """
      Across the direction in which a section scrolls there is nothing beyond the screen: what reaches \
      out of it is cut off, and nobody can bring it back.
      """,
    flagged: [
      """
      // layoutc:disable:file negative-inset — the first cell is to stand before the others
      layout page { section all {
          hgroup row 1w x 80 { insets: leading -24; item cell 1/2w x 1h }
      } }
      """,
      """
      // layoutc:disable:file negative-inset — the shadow is part of the cell
      layout page { section all {
          hgroup row 1w x 80 { item cell 1w x 1h { insets: horizontal -8 } }
      } }
      """,
      """
      layout page { section all {
          hgroup row 1w x 80 { item cell 1w x 1h }
          footer more 1/2w x ~30 { offset: 300, 0 }
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
        let strays =
          plain.flatMap { $0.survey.strays(on: axis, in: observation.viewport) }
          + observation.sections.flatMap {
            $0.survey.strayEdges(on: axis, in: observation.viewport)
          }
        return strays.map { stray in
          Sighting(
            place: inspection.subject.header(of: stray.id), measure: stray.excess,
            name: inspection.subject.name(of: stray.id), step: stray.step)
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` reaches out of the view", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) cut off"
        ).noting("nothing scrolls there: that part of it is never seen")
          .helping("make room with `insets` of the section, or take the negative ones back")
      }))
}

/// Something that reaches out of a view.
private struct Stray {
  let id: ElementID
  /// How far, in points.
  let excess: Points
  /// Which of all it is, and on which side.
  let step: Int

  /// - Parameter span: Where it starts in the view, and where it ends.
  init(_ id: ElementID, at place: Int, _ span: ClosedRange<Points>, of length: Points) {
    let (before, behind) = (-span.lowerBound, span.upperBound - length)
    (self.id, excess) = (id, max(before, behind))
    step = 2 * place + (before > behind ? 1 : 0)
  }
}

extension Survey {
  /// The cells that reach out of the view on `axis`; none where the group itself or what stands in it
  /// is too large.
  fileprivate func strays(on axis: Axis, in viewport: Viewport) -> [Stray] {
    guard let space, groupSize[axis] <= space[axis] + viewport.pixel,
      !lines.contains(where: { $0.overflows(by: viewport.pixel) })
    else { return [] }
    return cells.enumerated().map { place, cell in
      let first = start[axis] + cell.frame.start(on: axis)
      let end = start[axis] + cell.frame.end(on: axis)
      return Stray(cell.id, at: place, first...max(first, end), of: viewport.size[axis])
    }.filter { $0.excess > viewport.pixel }
  }

  /// The headers and footers that reach out of the view on `axis`, though there is room for them.
  fileprivate func strayEdges(on axis: Axis, in viewport: Viewport) -> [Stray] {
    let length = viewport.size[axis]
    return (layoutBoundary + boundary).enumerated().map { place, item in
      (item, Stray(item.id, at: place, item.span, of: length))
    }.filter { item, stray in
      stray.excess > viewport.pixel
        && item.span.upperBound - item.span.lowerBound <= length + viewport.pixel
    }.map(\.1)
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
