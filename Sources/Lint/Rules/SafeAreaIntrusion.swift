internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let safeAreaIntrusion = LintRule(
    name: "safe-area-intrusion", code: "L447", severity: .warning,
    summary: "A text or a cell lies outside the safe area of some device.",
    rationale: """
      `insetsReference: none` lets a section use the whole width of the view. In landscape that \
      includes the strips beside the camera and the rounded corners, where text is cut and touches \
      are lost. Backgrounds and cells as wide as the view are meant to reach there.
      """,
    flagged: .section(
      "insets: horizontal 16", "insetsReference: none",
      "hgroup row 1w x 44 split 2 { item cell }"),
    accepted: .section("insets: horizontal 16", "hgroup row 1w x 44 split 2 { item cell }"),
    evidence: .layouts { facts, inspection in
      let strips = facts.viewport.safeArea
      guard facts.scenario.isScreen, facts.layout.scrollDirection == .vertical,
        strips.leading > 0 || strips.trailing > 0
      else { return [] }
      let width = facts.viewport.size.width
      return inspection.spans(in: facts).compactMap { span in
        // Another rule reports what lies outside the view.
        guard span.start >= -facts.viewport.pixel, span.end <= width + facts.viewport.pixel else {
          return nil
        }
        let excess = max(
          strips.leading - span.start, span.end - (width - strips.trailing))
        guard excess > facts.viewport.pixel else { return nil }
        return inspection.match(span.id, measure: excess, .init(text: span.noun))
      }
    } report: { occurrence, _ in
      let excess = points(occurrence.worst.measure)
      return Finding(
        headline: "\(occurrence.text) of `\(occurrence.name)` lies outside the safe area",
        label: "\(excess) outside",
        note: "\(occurrence.atWorst) \(excess) of it are beside the camera or in the corners",
        help: "keep the section inside: `insetsReference: safeArea`")
    })
}

/// What something occupies across the scroll axis, in points from the leading edge of the view.
private struct Span {
  let id: ElementID
  let noun: String
  let start: Points
  let end: Points
}

extension Inspection {
  /// The texts, and the cells, headers and footers without contents that are narrower than the view.
  fileprivate func spans(in facts: LayoutFacts) -> [Span] {
    facts.sections.filter { $0.survey.refusal == nil && $0.section.reachesSides(of: facts.layout) }
      .flatMap { section in
        cellSpans(of: section, in: facts)
          + zip(section.section.boundaryItems, section.survey.boundary).flatMap { item, place in
            spans(
              of: item.id, item.hosted.contents,
              Rectangle(
                x: place.span.lowerBound, y: 0,
                width: place.span.upperBound - place.span.lowerBound,
                height: place.length - item.insets.total(on: .vertical)), in: facts)
          }
      }
  }

  /// Of a section that scrolls sideways only the first cell: the others scroll below the strip.
  private func cellSpans(of section: SectionFacts, in facts: LayoutFacts) -> [Span] {
    let cells = section.survey.cells
    let isScrolling = section.section.orthogonal != .none
    return (isScrolling ? Array(cells.prefix(1)) : cells).flatMap { cell -> [Span] in
      var frame = cell.frame
      frame.x += section.survey.start.x
      let spans = spans(of: cell.id, facts.model.contents[cell.id], frame, in: facts)
      guard isScrolling else { return spans }
      return spans.map { Span(id: $0.id, noun: $0.noun, start: $0.start, end: $0.start) }
    }
  }

  private func spans(
    of id: ElementID, _ contents: [Content]?, _ frame: Rectangle, in facts: LayoutFacts
  ) -> [Span] {
    let (start, size) = (frame.x, frame.size)
    guard let content = contents?.first else {
      guard size.width + facts.viewport.pixel < facts.viewport.size.width else { return [] }
      return [Span(id: id, noun: "part", start: start, end: start + size.width)]
    }
    let (strips, width) = (facts.viewport.safeArea, facts.viewport.size.width)
    guard start < strips.leading || start + size.width > width - strips.trailing else { return [] }
    let survey = subject.contents(facts.scenario.stage(width: facts.width))
      .survey(content, PartialSize(width: size.width, height: size.height), in: size)
    return survey.texts.filter { !$0.isScrolled }.map { text in
      Span(id: id, noun: "text", start: start + text.frame.x, end: start + text.frame.maxX)
    }
  }
}

extension Section {
  /// Whether its container, or that of its headers, is the whole view: otherwise only what another
  /// rule reports lies outside.
  fileprivate func reachesSides(of layout: Layout) -> Bool {
    [insetsReference, supplementaryInsetsReference].contains { reference in
      (reference == .automatic ? layout.insetsReference : reference) == .none
    }
  }
}
