internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let misalignedEdges = LintRule(
    name: "misaligned-edges", code: "L448", severity: .note,
    summary: "Leading edges of a header, its cells or the next section differ by a few points.",
    rationale: """
      Eyes follow the leading edge down the page. Where it moves by 1 to 8 points, that looks like \
      a slip; a larger step looks like an indent.
      """,
    flagged: .section(
      "insets: leading 20, trailing 20", "supplementariesFollowInsets: false",
      "header title 1w x ~44 { insets: leading 16 }", "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "insets: leading 16, trailing 16", "supplementariesFollowInsets: false",
      "header title 1w x ~44 { insets: leading 16 }", "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      guard facts.layout.scrollDirection == .vertical, !facts.scenario.isScreen,
        facts.viewport.traits.layoutDirection == .leftToRight
      else { return [] }
      let steps = inspection.steps(in: facts)
      guard !steps.isEmpty else { return [] }
      let edges = Set(steps.flatMap { [$0.upper, $0.lower] })
      let before = inspection.edges(like: edges, in: facts, at: facts.width - distance)
      let constant =
        before.count == edges.count
        ? before
        : before.union(inspection.edges(like: edges, in: facts, at: facts.width + distance))
      return steps.compactMap { step in
        guard constant.contains(step.upper), constant.contains(step.lower) else { return nil }
        let (upper, lower) = (inspection.subject.header(of: step.upper.id), step.lower)
        return inspection.match(
          lower.id, measure: abs(lower.start - step.upper.start),
          .init(
            detail: lower.start, text: inspection.subject.name(of: step.upper.id),
            origin: upper))
      }
    } report: { occurrence, _ in
      let (excess, start) = (points(occurrence.first.measure), points(occurrence.detail))
      return Finding(
        headline: "`\(occurrence.name)` is \(excess) out of line with `\(occurrence.text)`",
        label: "starts at \(start)", related: occurrence.origin.related("the edge above it"),
        note: "\(occurrence.atFirst) the two edges differ by \(excess)",
        help: "give both the same leading edge")
    })

  /// What has the same edge so many points further does not move with the width.
  private static let distance = 16
  /// In points.
  fileprivate static let tolerance = 0.01
  /// Less is a rounding; more is an indent.
  fileprivate static let suspicious: ClosedRange<Points> = 1 - 1e-6...8 + 1e-6
}

/// A leading edge, in points from that of the view.
private struct LeadingEdge: Hashable {
  let id: ElementID
  let start: Points
}

extension Inspection {
  /// The edges that differ by a few points from the one above.
  fileprivate func steps(in facts: LayoutFacts) -> [(upper: LeadingEdge, lower: LeadingEdge)] {
    let sections = facts.sections.map { edges(of: $0, in: facts) }
    let inside = sections.flatMap { section -> [(upper: LeadingEdge, lower: LeadingEdge)] in
      guard let cell = section.cell else { return [] }
      return section.headers.map { ($0, cell) }
    }
    let between = zip(sections, sections.dropFirst()).compactMap { above, below in
      above.cell.flatMap { upper in below.cell.map { (upper: upper, lower: $0) } }
    }
    let isSlip = { (step: (upper: LeadingEdge, lower: LeadingEdge)) in
      LintRule.suspicious.contains(abs(step.upper.start - step.lower.start))
    }
    let own = inside.filter(isSlip)
    let known = Set(own.map(\.lower.id))
    return own + between.filter { isSlip($0) && !known.contains($0.lower.id) }
  }

  /// Those of `edges` that are the same in a view of `width`.
  fileprivate func edges(
    like edges: Set<LeadingEdge>, in facts: LayoutFacts, at width: Int
  ) -> Set<LeadingEdge> {
    guard width > 0 else { return [] }
    let facts = subject.view(of: facts, at: width)
    var starts: [ElementID: [Points]] = [:]
    for section in facts.sections {
      let found = self.edges(of: section, in: facts)
      for edge in found.headers + [found.cell].compactMap(\.self) {
        starts[edge.id, default: []].append(edge.start)
      }
    }
    return edges.filter { edge in
      starts[edge.id]?.contains { abs($0 - edge.start) < LintRule.tolerance } ?? false
    }
  }

  /// The edges of the headers of a section, and of its first cell.
  private func edges(
    of section: SectionFacts, in facts: LayoutFacts
  ) -> (headers: [LeadingEdge], cell: LeadingEdge?) {
    guard section.survey.refusal == nil, let cell = section.survey.cells.first else {
      return ([], nil)
    }
    let items = zip(section.section.boundaryItems, section.survey.boundary)
    let headers = items.filter { $0.0.alignment.unit.y == 0 && $0.0.alignment.unit.x < 1 }
      .compactMap { item, place -> LeadingEdge? in
        let width = place.span.upperBound - place.span.lowerBound
        // Where the text of a bar as wide as the view starts is its own matter.
        let isBar = width + facts.viewport.pixel >= facts.viewport.size.width
        guard !isBar || item.contents?.isEmpty == false else { return nil }
        let inner = indent(
          of: item.hosted.contents, Size(width: width, height: place.length), in: facts)
        return LeadingEdge(id: item.id, start: place.span.lowerBound + inner)
      }
    // What remains of a flexible line moves its cells.
    let isFlexible = section.survey.lines.contains { $0.axis == .horizontal && $0.isFlexible }
    guard !isFlexible else { return (headers, nil) }
    let inner = indent(of: facts.model.contents[cell.id], cell.frame.size, in: facts)
    let start = section.survey.start.x + cell.frame.x + inner
    return (headers, LeadingEdge(id: cell.id, start: start))
  }

  /// How far the first text or image lies inside its host.
  private func indent(of contents: [Content]?, _ size: Size, in facts: LayoutFacts) -> Points {
    guard let content = contents?.first else { return 0 }
    return subject.contents(facts.scenario.stage(width: facts.width))
      .survey(content, PartialSize(width: size.width, height: size.height), in: size).firstEdge ?? 0
  }
}
