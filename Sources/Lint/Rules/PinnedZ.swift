internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 34.
  static let pinnedZ = LintRule(
    name: "pinned-z", code: "L346", severity: .note,
    summary: "A pinned header lies below things that pass under it.",
    rationale: """
      A pinned header without a `zIndex` is at 0. A badge is at 1 without saying so: it slides over \
      the header while people scroll.
      """,
    flagged: [
      """
      layout page { section all {
          insets: 16
          header title 1w x ~44 { pinned: true }
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 } }
      } }
      """
    ],
    accepted: [
      """
      layout page { section all {
          insets: 16
          header title 1w x ~44 { pinned: true; zIndex: 2 }
          hgroup row 1w x 90 { item cell { badge dot 20 x 20 } }
      } }
      """,
      """
      layout page { section all {
          insets: 16
          header title 1w x ~44 { pinned: true }
          hgroup row 1w x 90 { item cell }
      } }
      """,
    ],
    fixes: .safe,
    evidence: .models(
      { model, inspection in
        let layout = model.layout
        guard layout.everyBoundaryItem.contains(where: \.isPinnedAtBottom) else { return [] }
        return layout.sections.flatMap { section in
          inspection.sightings(of: section.boundaryItems, below: section.highest)
        }
          + inspection.sightings(
            of: layout.boundaryItems, below: layout.sections.compactMap(\.highest).max())
      },
      tell: { stretch, inspection in
        let value = "\(stretch.first.text): \(Int(stretch.worst.measure) + 1)"
        let edit = inspection.subject.inserting(value, behindPropertyAt: stretch.first.place)
        return inspection.finding(
          "pinned `\(stretch.first.name)` lies below what scrolls under it",
          at: stretch.first.place, label: "at height 0"
        ).noting(
          "something in the section is drawn at height \(decimal(stretch.worst.measure)), "
            + "a badge at 1 if it does not say otherwise"
        ).helping("write `\(value)`", fix: stretch.first.detail > 0 ? Fix(.safe, [edit]) : nil)
      }))
}

extension Inspection {
  /// The pinned ones of `items` that say no height, where something at `height` passes under them.
  fileprivate func sightings(of items: [BoundaryItem], below height: Int?) -> [Match] {
    guard let height else { return [] }
    return items.filter(\.isPinnedAtBottom).map { item in
      let element = subject[item.id]
      let isOwn = element.flatMap { subject.ownProperty(\BoundaryItem.pinned, of: $0) } != nil
      let saysHeight = subject.property(\BoundaryItem.zIndex, in: item.id) != nil
      return Match(
        place: subject.place(of: \BoundaryItem.pinned, in: item.id), measure: Double(height),
        .init(
          detail: isOwn && !saysHeight ? 1 : 0, name: subject.name(of: item.id),
          text: subject.name(of: \BoundaryItem.zIndex, in: item.id)))
    }
  }
}

extension BoundaryItem {
  /// Whether it is pinned, and says no height.
  fileprivate var isPinnedAtBottom: Bool { pinned && zIndex == 0 }
}

extension Section {
  /// The largest height above 0 at which something but its headers and footers is drawn.
  fileprivate var highest: Int? {
    let children = groups.flatMap(\.withDescendants)
    let heights =
      children.compactMap(\.zIndex) + children.flatMap(\.supplementaries).map(\.zIndex)
      + decorations.map(\.zIndex)
    return heights.max().flatMap { $0 > 0 ? $0 : nil }
  }
}

extension GroupChild {
  fileprivate var zIndex: Int? {
    switch self {
    case .item(let item): item.zIndex
    case .group(let group): group.zIndex
    case .custom: nil
    }
  }
}
