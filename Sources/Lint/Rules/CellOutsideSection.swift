internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 31, 45. What is larger than its group, a group that is larger than its
  ///   section by its own points or fraction, and frames of custom groups are other rules'.
  static let cellOutsideSection = LintRule(
    name: "cell-outside-section", code: "L441", severity: .warning,
    summary: "A cell, a header or a footer reaches out of the view, to where nothing scrolls.",
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
      """
      layout page { section all {
          hgroup row 1w x 80 { item cell 1w x 1h }
          footer more 1/2w x ~30 { offset: 300, 0 }
      } }
      """,
      "layout page { section all { hgroup row 1h x 80 { item cell } } }",
      """
      layout page { section all {
          hgroup row 1w x 80 { edgeSpacing: leading 40; item cell }
      } }
      """,
      """
      layout page { section all {
          hgroup row ~300 x 80 { item cover 200 x 1h; item title 200 x 1h }
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
      """
      layout page { section all {
          insets: horizontal 40
          hgroup row 1w x 80 { edgeSpacing: leading 40; item cell }
      } }
      """,
      "layout page { section all { hgroup row ~300 x 80 { item cover 80 x 1h; item title 80 x 1h } } }",
    ],
    evidence: .views(
      { observation, inspection in
        let axis = observation.layout.scrollDirection.flipped
        let plain = observation.sections.filter {
          $0.section.orthogonal == .none && !$0.section.hasCustomGroup
        }
        let strays =
          plain.flatMap { $0.strays(on: axis, in: observation.viewport) }
          + observation.sections.flatMap {
            $0.survey.strayEdges(on: axis, in: observation.viewport)
          }
        return strays.map { stray in
          let subject = inspection.subject
          return Match(
            place: stray.isGroup
              ? subject.dimension(of: stray.id, on: axis) : subject.header(of: stray.id),
            measure: stray.excess,
            .init(
              name: subject.name(of: stray.id), text: stray.help,
              origin: stray.pull.map { subject.place(of: $0.path, in: $0.id) }), step: stray.step)
        }
      },
      tell: { stretch, inspection in
        let finding = inspection.finding(
          "`\(stretch.first.name)` reaches out of the view", at: stretch.first.place,
          label: "\(points(stretch.worst.measure)) cut off"
        ).noting("nothing scrolls there: that part of it is never seen")
          .helping(stretch.first.text)
        return stretch.first.origin.map { finding.pointing(at: $0, "less than nothing") } ?? finding
      }))
}

/// Something that reaches out of a view.
private struct Stray {
  var id: ElementID
  /// How far, in points.
  let excess: Points
  /// Whether it does so where the view begins.
  let isAtStart: Bool
  /// Which of all it is, and on which side.
  let step: Int
  /// Whether it is a whole group.
  var isGroup = false
  /// The negative insets that pull it there.
  var pull: Pull?
  /// What to do about it.
  var help = "make room with `insets` of the section, or take the negative ones back"

  /// - Parameter span: Where it starts in the view, and where it ends.
  init(_ id: ElementID, at place: Int, _ span: ClosedRange<Points>, of length: Points) {
    let (before, behind) = (-span.lowerBound, span.upperBound - length)
    (self.id, excess, isAtStart) = (id, max(before, behind), before > behind)
    step = 2 * place + (isAtStart ? 1 : 0)
  }
}

extension ObservedSection {
  /// What reaches out of the view on `axis`; nothing where what stands in the group is too large for
  /// it.
  fileprivate func strays(on axis: Axis, in viewport: Viewport) -> [Stray] {
    guard let group = section.groups.only, let space = survey.space,
      !survey.lines.contains(where: { $0.overflows(by: viewport.pixel) })
    else { return [] }
    let start = survey.start[axis] + group.edgeSpacing.start(on: axis).minimum
    let length = viewport.size[axis]
    let strays = survey.cells.enumerated().compactMap { place, cell -> Stray? in
      let first = start + cell.frame.start(on: axis)
      let end = max(first, start + cell.frame.end(on: axis))
      var stray = Stray(cell.id, at: place, first...end, of: length)
      guard stray.excess > viewport.pixel else { return nil }
      stray.pull = section.pulls(of: cell.id, on: axis).first { $0.isAtStart == stray.isAtStart }
      return stray
    }
    let taken = survey.groupSize[axis] + group.edgeSpacing.least(on: axis)
    guard taken > space[axis] + viewport.pixel else { return strays }
    return strays.max { $0.excess < $1.excess }?.blamed(on: group, axis).map { [$0] } ?? []
  }
}

extension Stray {
  /// It where the only group of a section takes more than there is; `nil` where that is for another
  /// rule to tell.
  fileprivate func blamed(on group: GroupChild, _ axis: Axis) -> Stray? {
    var copy = self
    switch (group.size ?? .full)[axis] {
    case .absolute: return nil
    case .fraction(let part, let base) where base == axis && part.value > 1: return nil
    case .fraction, .aspect:
      (copy.id, copy.isGroup) = (group.id, true)
      copy.help = "make it smaller than the view: `1w` less what stands beside it"
    case .estimated, .uniform:
      copy.help = "give its group a width, as in `1w`: then its children share that, or wrap"
    }
    return copy
  }
}

extension Survey {
  /// The headers and footers that reach out of the view on `axis`, though there is room for them.
  fileprivate func strayEdges(on axis: Axis, in viewport: Viewport) -> [Stray] {
    let length = viewport.size[axis]
    return (layoutBoundary + boundary).enumerated().compactMap { place, item in
      let stray = Stray(item.id, at: place, item.span, of: length)
      let isLoose = item.span.upperBound - item.span.lowerBound <= length + viewport.pixel
      return isLoose && stray.excess > viewport.pixel ? stray : nil
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
