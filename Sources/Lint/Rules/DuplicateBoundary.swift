internal import LayoutGeometry
internal import LayoutModel
internal import LayoutSolver
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 52; `uikit.md` 9.4. Two of one kind are the compiler's.
  static let duplicateBoundary = LintRule(
    name: "duplicate-boundary", code: "L425", severity: .error,
    summary: "Two headers or footers on one edge lie over each other in some view.",
    rationale: """
      Views in different corners of one edge share its row: a title and a button. Where they are \
      together wider than the row, one covers the other, and neither has a say in which.
      """,
    flagged: [
      """
      layout page { section all {
          header title 0.8w x ~44 { alignment: topLeading }
          boundary more 120 x ~44 { alignment: topTrailing }
          hgroup row 1w x 44 { item cell }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          header title 0.6w x ~44 { alignment: topLeading }
          boundary more 120 x ~44 { alignment: topTrailing }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          header title 1w x ~44
          header subtitle 1w x ~30
          hgroup row 1w x 44 { item cell }
      } }
      """,
    ],
    evidence: .views(
      { observation, inspection in
        observation.sections.compactMap { section in
          guard let (item, other, overlap) = section.overlap(in: observation) else { return nil }
          return Sighting(
            place: inspection.subject.header(of: item.id), measure: overlap,
            name: inspection.subject.name(of: item.id), text: inspection.subject.name(of: other.id))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` and `\(stretch.first.text)` lie over each other",
          at: stretch.first.place, label: "overlaps by \(points(stretch.worst.measure))"
        ).noting(
          "\(stretch.atWorst) they are together \(points(stretch.worst.measure)) wider "
            + "than the row they share"
        ).helping("make one of them smaller, or give them different heights with `zIndex`")
      }))
}

extension ObservedSection {
  /// Two boundary items of one row that overlap, the later first, and by how much.
  fileprivate func overlap(
    in observation: Observation
  ) -> (BoundaryItem, BoundaryItem, Points)? {
    let items = section.boundaryItems
    guard items.count > 1, observation.layout.scrollDirection == .vertical else { return nil }
    let width = rowWidth(in: observation)
    for (index, item) in items.enumerated() {
      for other in items[..<index] where item.sharesRow(with: other) {
        guard let span = item.span(in: width), let rival = other.span(in: width) else { continue }
        let overlap =
          min(span.upperBound, rival.upperBound) - max(span.lowerBound, rival.lowerBound)
        if overlap > observation.viewport.pixel { return (item, other, overlap) }
      }
    }
    return nil
  }

  /// What the fractions of its headers refer to.
  ///
  /// - Source: `uikit.md` 9.3.
  private func rowWidth(in observation: Observation) -> Points {
    let own = section.insetsReference
    let reference = own == .automatic ? observation.layout.insetsReference : own
    let container = observation.viewport.container(reference, scrolling: .vertical).width
    return container
      - (section.supplementariesFollowInsets ? section.insets.total(on: .horizontal) : 0)
  }
}

extension BoundaryItem {
  /// Whether the two stand in different places of one row, drawn at one height.
  fileprivate func sharesRow(with other: BoundaryItem) -> Bool {
    alignment.unit.y == other.alignment.unit.y && alignment.unit.y != 0.5
      && alignment != other.alignment && zIndex == other.zIndex
      && offset.y == 0 && other.offset.y == 0
  }

  /// Where it stands in a row of `width`; `nil` where its content decides.
  fileprivate func span(in width: Points) -> ClosedRange<Points>? {
    guard let length = size.width.points ?? size.width.fraction(of: .horizontal).map({ $0 * width })
    else { return nil }
    let start = alignment.unit.x * (width - length) + offset.x
    let inner = start + insets.leading
    return inner...max(inner, start + length - insets.trailing)
  }
}
