internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md` 52; `uikit.md` 9.4. The compiler reports two of one kind.
  static let duplicateBoundary = LintRule(
    name: "duplicate-boundary", code: "L425", severity: .error,
    summary: "Two headers or footers at one edge overlap at some width.",
    rationale: """
      Views aligned to different corners of one edge share its row: a title and a button. Where they \
      are together wider than the row, one covers the other, in no defined order.
      """,
    flagged: .section(
      "header title 0.8w x ~44 { alignment: topLeading }",
      "boundary more 120 x ~44 { alignment: topTrailing }", "hgroup row 1w x 44 { item cell }"),
    accepted: .section(
      "header title 0.6w x ~44 { alignment: topLeading }",
      "boundary more 120 x ~44 { alignment: topTrailing }", "hgroup row 1w x 44 { item cell }"),
    evidence: .layouts { facts, inspection in
      facts.sections.compactMap { section in
        section.overlap(in: facts).map { item, other, overlap in
          inspection.match(
            item.id, measure: overlap, .init(text: inspection.subject.name(of: other.id)))
        }
      }
    } report: { occurrence, _ in
      let overlap = points(occurrence.worst.measure)
      return Finding(
        headline: "`\(occurrence.name)` and `\(occurrence.text)` overlap",
        label: "overlaps by \(overlap)",
        note: "\(occurrence.atWorst) they are together \(overlap) wider than the row they share",
        help: "make one of them smaller, or give them different `zIndex` values")
    })
}

extension SectionFacts {
  /// Two boundary items of one row that overlap, the later first, and by how much.
  fileprivate func overlap(in facts: LayoutFacts) -> (BoundaryItem, BoundaryItem, Points)? {
    let items = section.boundaryItems
    guard items.count > 1, facts.layout.scrollDirection == .vertical else { return nil }
    let width = rowWidth(in: facts)
    let spans = items.indices.compactMap { items[$0].span(at: $0, in: width) }
    for (count, span) in spans.enumerated() {
      for other in spans[..<count] where span.sharesRow(with: other) {
        let overlap =
          min(span.range.upperBound, other.range.upperBound)
          - max(span.range.lowerBound, other.range.lowerBound)
        if overlap > facts.viewport.pixel {
          return (items[span.index], items[other.index], overlap)
        }
      }
    }
    return nil
  }

  /// The length that the fractions of its headers refer to.
  ///
  /// - Source: `uikit.md` 9.3.
  private func rowWidth(in facts: LayoutFacts) -> Points {
    let own = section.insetsReference
    let reference = own == .automatic ? facts.layout.insetsReference : own
    let container = facts.viewport.container(reference, scrolling: .vertical).width
    return container
      - (section.supplementariesFollowInsets ? section.insets.total(on: .horizontal) : 0)
  }
}

/// The part of a row that a boundary item takes.
private struct RowSpan {
  /// Which item of the section it is.
  let index: Int
  let alignment: Anchor
  let zIndex: Int
  let range: ClosedRange<Points>

  /// Whether the two are at different positions of one row, with one `zIndex`.
  func sharesRow(with other: RowSpan) -> Bool {
    zIndex == other.zIndex && alignment.unit.y == other.alignment.unit.y
      && alignment != other.alignment
  }
}

extension BoundaryItem {
  /// Its part of a row of `width`; `nil` if it is in no row, or sized by its content.
  fileprivate func span(at index: Int, in width: Points) -> RowSpan? {
    guard alignment.unit.y != 0.5, offset.y == 0,
      let length = size.width.points ?? size.width.fraction(of: .horizontal).map({ $0 * width })
    else { return nil }
    let start = alignment.unit.x * (width - length) + offset.x
    let inner = start + insets.leading
    let end = max(inner, start + length - insets.trailing)
    return RowSpan(index: index, alignment: alignment, zIndex: zIndex, range: inner...end)
  }
}
