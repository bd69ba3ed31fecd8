internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver
internal import LayoutDiagnostics
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
          return Match(
            place: inspection.subject.header(of: item.id), measure: overlap,
            .init(
              name: inspection.subject.name(of: item.id),
              text: inspection.subject.name(of: other.id)))
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
    let places = items.indices.compactMap { items[$0].place(among: $0, in: width) }
    for (count, place) in places.enumerated() {
      for other in places[..<count] where place.sharesRow(with: other) {
        let overlap =
          min(place.span.upperBound, other.span.upperBound)
          - max(place.span.lowerBound, other.span.lowerBound)
        if overlap > observation.viewport.pixel {
          return (items[place.index], items[other.index], overlap)
        }
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

/// Where a boundary item stands in its row.
private struct RowPlace {
  /// Which item of the section it is.
  let index: Int
  let alignment: Anchor
  let zIndex: Int
  let span: ClosedRange<Points>

  /// Whether the two stand in different places of one row, drawn at one height.
  func sharesRow(with other: RowPlace) -> Bool {
    zIndex == other.zIndex && alignment.unit.y == other.alignment.unit.y
      && alignment != other.alignment
  }
}

extension BoundaryItem {
  /// Its place in a row of `width`; `nil` where it stands in none, or its content decides.
  fileprivate func place(among index: Int, in width: Points) -> RowPlace? {
    guard alignment.unit.y != 0.5, offset.y == 0,
      let length = size.width.points ?? size.width.fraction(of: .horizontal).map({ $0 * width })
    else { return nil }
    let start = alignment.unit.x * (width - length) + offset.x
    let inner = start + insets.leading
    let end = max(inner, start + length - insets.trailing)
    return RowPlace(index: index, alignment: alignment, zIndex: zIndex, span: inner...end)
  }
}
