internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 18; `uikit.md` 6.3, 9.2.
  static let flushHeader = LintRule(
    name: "flush-header", code: "L408", severity: .note,
    summary: "Groups are spaced, but a header, a footer or the next section touches them.",
    rationale: """
      `spacing` separates groups only: not the header from the first group, not the last group from \
      the footer, and not two sections.
      """,
    flagged: .section("spacing: 8", "header title 1w x ~44", "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "insets: top 8", "spacing: 8", "header title 1w x ~44", "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      guard facts.layout.scrollDirection == .vertical else { return [] }
      let sections = facts.sections.filter { $0.survey.refusal == nil }
      let items = sections.compactMap { section in
        section.flushItem.map { ($0.id, "the cells", section.section.spacing) }
      }
      let pairs =
        facts.layout.spacing == 0 ? zip(sections, sections.dropFirst()).touching : []
      return (items + pairs).map { id, other, gap in
        inspection.match(id, .init(detail: gap, text: other))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` touches \(occurrence.text)", label: "no gap here",
        note: "`spacing` of \(points(occurrence.detail)) separates groups, and nothing else",
        help: "add insets to the section, as in `insets.top: \(decimal(occurrence.detail))`")
    })
}

extension Sequence where Element == (SectionFacts, SectionFacts) {
  /// The second of those that touch, though each has spacing between its groups.
  fileprivate var touching: [(ElementID, String, Points)] {
    filter { above, below in
      above.section.spacesGroups && below.section.spacesGroups && above.isBare(at: .bottom)
        && below.isBare(at: .top)
    }.map { ($1.section.id, "the section above it", $1.section.spacing) }
  }
}

extension SectionFacts {
  /// The first header or footer with nothing between it and the groups.
  fileprivate var flushItem: BoundaryItem? {
    guard section.spacesGroups else { return nil }
    return section.boundaryItems.first { item in
      let isAbove = item.alignment.unit.y == 0
      guard item.extendsBoundary, item.offset.y == 0, item.contents == nil,
        item.alignment.unit.y != 0.5, isFlush(at: isAbove ? .top : .bottom)
      else { return false }
      return (isAbove ? item.insets.bottom : item.insets.top) == 0
    }
  }

  /// Whether there is nothing above, or below, its groups.
  fileprivate func isBare(at edge: Anchor) -> Bool {
    isFlush(at: edge)
      && !section.boundaryItems.contains {
        $0.alignment.unit.y == edge.unit.y && $0.extendsBoundary
      }
  }

  /// Whether cells reach the upper, or the lower, end of the section's content.
  private func isFlush(at edge: Anchor) -> Bool {
    guard let spacing = section.groups.first?.edgeSpacing, !survey.cells.isEmpty else {
      return false
    }
    if edge == .top {
      let top = survey.cells.map(\.frame.y).min() ?? 0
      return section.insets.top == 0 && spacing.top == .zero && top <= 0
    }
    let bottom = survey.cells.map(\.frame.maxY).max() ?? 0
    return section.insets.bottom == 0 && spacing.bottom == .zero
      && bottom >= survey.groupSize.height
  }
}

extension Section {
  /// Whether there is more than a hairline between its groups, one below the other.
  fileprivate var spacesGroups: Bool { orthogonal == .none && spacing >= Self.leastGap }

  /// Less is a line between cells, in points.
  private static var leastGap: Points { 4 }
}
