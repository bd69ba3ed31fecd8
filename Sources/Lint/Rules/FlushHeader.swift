internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 18; `uikit.md` 6.3, 9.2.
  static let flushHeader = LintRule(
    name: "flush-header", code: "L408", severity: .note,
    summary: "Groups stand apart, but a header, a footer or the next section touches them.",
    rationale: """
      `spacing` stands between groups only: not between the header and the first of them, not \
      before the footer, and not between two sections.
      """,
    flagged: [
      """
      layout page { section all {
          spacing: 8
          header title 1w x ~44
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page {
          section first { spacing: 8; hgroup row 1w x 44 { item cell } }
          section second { spacing: 8; hgroup row 1w x 44 { item cell } }
      }
      """,
    ],
    accepted: [
      """
      layout page { section all {
          insets: top 8
          spacing: 8
          header title 1w x ~44
          hgroup row 1w x 44 { item cell }
      } }
      """,
      "layout page { section all { header title 1w x ~44; hgroup row 1w x 44 { item cell } } }",
      """
      layout page {
          spacing: 8
          section first { spacing: 8; hgroup row 1w x 44 { item cell } }
          section second { spacing: 8; hgroup row 1w x 44 { item cell } }
      }
      """,
      """
      layout page {
          section first { spacing: 8; orthogonal: continuous; hgroup card 0.9w x 90 { item cell } }
          section second { spacing: 8; orthogonal: continuous; hgroup card 0.9w x 90 { item cell } }
      }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        guard observation.layout.scrollDirection == .vertical else { return [] }
        let sections = observation.sections.filter { $0.survey.refusal == nil }
        let items = sections.compactMap { section in
          section.flushItem.map { ($0.id, "the cells", section.section.spacing) }
        }
        let pairs =
          observation.layout.spacing == 0 ? zip(sections, sections.dropFirst()).touching : []
        return (items + pairs).map { id, other, gap in
          Match(
            place: inspection.subject.header(of: id), measure: 1,
            .init(detail: gap, name: inspection.subject.name(of: id), text: other))
        }
      },
      tell: { stretch, inspection in
        let gap = points(stretch.first.detail)
        return inspection.finding(
          "`\(stretch.first.name)` touches \(stretch.first.text)", at: stretch.first.place,
          label: "no gap here"
        ).noting("`spacing` keeps groups \(gap) apart, and nothing else")
          .helping(
            "give the section insets there, as in `insets.top: \(decimal(stretch.first.detail))`")
      }))
}

extension Sequence where Element == (ObservedSection, ObservedSection) {
  /// The second ones of those that touch, though each keeps its groups apart.
  fileprivate var touching: [(ElementID, String, Points)] {
    filter { above, below in
      above.section.keepsGroupsApart && below.section.keepsGroupsApart && above.isBare(at: .bottom)
        && below.isBare(at: .top)
    }.map { ($1.section.id, "the section above it", $1.section.spacing) }
  }
}

extension ObservedSection {
  /// The first header or footer with nothing between it and the groups: one set of insets for all.
  fileprivate var flushItem: BoundaryItem? {
    guard section.keepsGroupsApart else { return nil }
    return section.boundaryItems.first { item in
      let isAbove = item.alignment.unit.y == 0
      guard item.extendsBoundary, item.offset.y == 0, item.contents == nil,
        item.alignment.unit.y != 0.5, isFlush(at: isAbove ? .top : .bottom)
      else { return false }
      return (isAbove ? item.insets.bottom : item.insets.top) == 0
    }
  }

  /// Whether nothing stands above, or below, its groups.
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
  fileprivate var keepsGroupsApart: Bool { orthogonal == .none && spacing >= Self.leastGap }

  /// Anything less is a line between cells, in points.
  private static var leastGap: Points { 4 }
}
