internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 31, 45. Other rules report children larger than their group, groups
  ///   larger than their section by their own points or fraction, and frames of custom groups.
  static let cellOutsideSection = LintRule(
    name: "cell-outside-section", code: "L441", severity: .warning,
    summary: "A cell, a header or a footer extends past an edge of the view that does not scroll.",
    rationale: """
      Across the scroll direction nothing can be scrolled into view: what extends past the edge is \
      clipped for good.
      """,
    flagged: .section("hgroup row 1w x 80 { insets: leading -24; item cell 1/2w x 1h }"),
    accepted: .section(
      "insets: horizontal 16",
      "hgroup row 1w x 80 { item cell 1w x 1h { insets: horizontal -8 } }"
    ),
    evidence: .layouts { facts, inspection in
      let axis = facts.layout.scrollDirection.flipped
      let plain = facts.sections.filter {
        $0.section.orthogonal == .none && !$0.section.hasCustomGroup
      }
      let outside =
        plain.flatMap { $0.elementsOutside(on: axis, in: facts.viewport) }
        + facts.sections.flatMap {
          $0.survey.boundaryOutside(on: axis, in: facts.viewport)
        }
      return outside.map { element in
        let cause = element.cause.map { inspection.subject.range(of: $0.path, in: $0.id) }
        return inspection.match(
          element.id, at: element.isGroup ? .length(axis) : .header, measure: element.excess,
          .init(text: element.help, origin: cause, step: element.step))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` extends past the view",
        label: "\(points(occurrence.worst.measure)) clipped",
        related: occurrence.origin.related("negative"),
        note: "the view does not scroll in this direction, so that part is never visible",
        help: occurrence.text)
    })
}

/// An element that extends past the view.
private struct ElementOutside {
  var id: ElementID
  /// How far, in points.
  let excess: Points
  /// Whether it does so at the start of the view.
  let isAtStart: Bool
  /// Which of all elements it is, and on which side.
  let step: Int
  /// Whether it is a whole group.
  var isGroup = false
  /// The negative insets that move it there.
  var cause: NegativeSpacing?
  /// What to do about it.
  var help = "add `insets` to the section, or remove the negative ones"

  /// - Parameter span: Where it starts in the view, and where it ends.
  init(_ id: ElementID, at index: Int, _ span: ClosedRange<Points>, of length: Points) {
    let (before, behind) = (-span.lowerBound, span.upperBound - length)
    (self.id, excess, isAtStart) = (id, max(before, behind), before > behind)
    step = 2 * index + (isAtStart ? 1 : 0)
  }

  /// The same for the only group of a section, which takes more than the section has; `nil` where
  /// another rule reports it.
  func blaming(_ group: GroupChild, _ axis: Axis) -> ElementOutside? {
    var copy = self
    switch (group.size ?? .full)[axis] {
    case .absolute: return nil
    case .fraction(let part, let base) where base == axis && part.value > 1: return nil
    case .fraction, .aspect:
      (copy.id, copy.isGroup) = (group.id, true)
      copy.help = "make it narrower than the view: `1w` minus the spacing beside it"
    case .estimated, .uniform:
      copy.help = "give its group a width, as in `1w`, so that its children share it or wrap"
    }
    return copy
  }
}

extension SectionFacts {
  /// The cells that extend past the view on `axis`; none where the children of the group are too
  /// large for it.
  fileprivate func elementsOutside(on axis: Axis, in viewport: Viewport) -> [ElementOutside] {
    guard let group = section.groups.only, let space = survey.space,
      !survey.lines.contains(where: { $0.overflows(by: viewport.pixel) })
    else { return [] }
    let start = survey.start[axis]
    let length = viewport.size[axis]
    let outside = survey.cells.enumerated().compactMap { index, cell -> ElementOutside? in
      let first = start + cell.frame.start(on: axis)
      let end = max(first, start + cell.frame.end(on: axis))
      var element = ElementOutside(cell.id, at: index, first...end, of: length)
      guard element.excess > viewport.pixel else { return nil }
      element.cause = section.negativeSpacing(around: cell.id, on: axis)
        .first { $0.isAtStart == element.isAtStart }
      return element
    }
    let taken = survey.groupSize[axis] + group.edgeSpacing.least(on: axis)
    guard taken > space[axis] + viewport.pixel else { return outside }
    return outside.max { $0.excess < $1.excess }?.blaming(group, axis).map { [$0] } ?? []
  }
}

extension Survey {
  /// The headers and footers that extend past the view on `axis`, though they would fit.
  fileprivate func boundaryOutside(on axis: Axis, in viewport: Viewport) -> [ElementOutside] {
    let length = viewport.size[axis]
    return (layoutBoundary + boundary).enumerated().compactMap { index, item in
      let element = ElementOutside(item.id, at: index, item.span, of: length)
      let fits = item.span.upperBound - item.span.lowerBound <= length + viewport.pixel
      return fits && element.excess > viewport.pixel ? element : nil
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
