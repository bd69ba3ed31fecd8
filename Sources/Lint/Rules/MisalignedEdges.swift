internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutText

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
      return inspection.steps(in: facts).map { step in
        inspection.match(
          step.lower.id, measure: step.difference,
          .init(
            other: facts.layout.id, text: inspection.subject.name(of: step.upper.id),
            origin: inspection.subject.header(of: step.upper.id)))
      }
    } report: { occurrence, inspection in
      inspection.constantStep(of: occurrence).map { step, view in
        let (excess, start) = (points(step.difference), points(step.lower.start))
        return Finding(
          headline: "`\(occurrence.name)` is \(excess) out of line with `\(occurrence.text)`",
          label: "starts at \(start)", related: occurrence.origin.related("the edge above it"),
          note: "\(view) the two edges differ by \(excess)",
          help: "give both the same leading edge")
      }
    })

  /// What has the same edge so many points further does not move with the width.
  fileprivate static let distance = 16
  /// In points.
  fileprivate static let tolerance = 0.01
  /// Less is a rounding; more is an indent.
  fileprivate static let suspicious: ClosedRange<Points> = 1 - 1e-6...8 + 1e-6
  /// So many views are tried for one where the edges do not move.
  fileprivate static let mostViews = 8
}

/// A leading edge, in points from that of the view.
private struct LeadingEdge {
  let id: ElementID
  let start: Points
}

/// An edge and the one above it.
private struct EdgeStep {
  let upper: LeadingEdge
  let lower: LeadingEdge

  var difference: Points { abs(lower.start - upper.start) }
  /// Whether they differ by a few points.
  var isSlip: Bool { LintRule.suspicious.contains(difference) }

  /// Whether both edges are among `edges`.
  func isFound(among edges: [LeadingEdge]) -> Bool {
    [upper, lower].allSatisfy { edge in
      edges.contains { $0.id == edge.id && abs($0.start - edge.start) < LintRule.tolerance }
    }
  }
}

extension Inspection {
  /// The edges that differ by a few points from the one above.
  fileprivate func steps(in facts: LayoutFacts) -> [EdgeStep] {
    let sections = facts.sections.map { edges(of: $0, in: facts) }
    let inside = sections.flatMap { section -> [EdgeStep] in
      guard let cell = section.cell else { return [] }
      return section.headers.map { EdgeStep(upper: $0, lower: cell) }
    }
    let own = inside.filter(\.isSlip)
    // Sections of functions that no layout uses are not shown together.
    if let name = subject[facts.layout.id]?.name, subject.guesses.layouts.contains(name) {
      return own
    }
    let between = zip(sections, sections.dropFirst()).compactMap { above, below in
      above.cell.flatMap { upper in below.cell.map { EdgeStep(upper: upper, lower: $0) } }
    }
    let known = Set(own.map(\.lower.id))
    return own + between.filter { $0.isSlip && !known.contains($0.lower.id) }
  }

  /// The edges of an occurrence in one of its views where neither moves with the width, and the view
  /// as the start of a sentence; what is centred moves in all of them.
  fileprivate func constantStep(of occurrence: Occurrence) -> (step: EdgeStep, view: String)? {
    let views = occurrence.parts.flatMap { part in
      part.widths.runs.flatMap { Set([$0.lowerBound, $0.upperBound]).sorted() }
        .map { (part.scenario, $0) }
    }
    for (scenario, width) in views.prefix(LintRule.mostViews) {
      let seen = { subject.view(of: occurrence.other, in: scenario, at: $0) }
      let step = steps(in: seen(width)).first {
        subject.header(of: $0.lower.id) == occurrence.range
      }
      guard let step else { continue }
      let isConstant = [width - LintRule.distance, width + LintRule.distance].contains { other in
        LintSettings.usualWidths.contains(other) && step.isFound(among: edges(in: seen(other)))
      }
      if isConstant { return (step, scenario.sentence(at: width)) }
    }
    return nil
  }

  private func edges(in facts: LayoutFacts) -> [LeadingEdge] {
    facts.sections.flatMap { section in
      let edges = edges(of: section, in: facts)
      return edges.headers + [edges.cell].compactMap(\.self)
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
