internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 34.
  static let pinnedZ = LintRule(
    name: "pinned-z", code: "L346", severity: .note,
    summary: "A pinned header is drawn below views that scroll under it.",
    rationale: """
      A pinned header without a `zIndex` is drawn at 0, and a badge without one at 1: the badge \
      slides over the header while users scroll.
      """,
    flagged: .section(
      "insets: 16", "header title 1w x ~44 { pinned: true }",
      "hgroup row 1w x 90 { item cell { badge dot 20 x 20 } }"),
    accepted: .section(
      "insets: 16", "header title 1w x ~44 { pinned: true; zIndex: 2 }",
      "hgroup row 1w x 90 { item cell { badge dot 20 x 20 } }"),
    fixes: .safe,
    evidence: .models { model, inspection in
      let layout = model.layout
      guard layout.everyBoundaryItem.contains(where: \.isPinnedAtZero) else { return [] }
      return layout.sections.flatMap { section in
        inspection.matches(of: section.boundaryItems, below: section.highestZ)
      }
        + inspection.matches(
          of: layout.boundaryItems, below: layout.sections.compactMap(\.highestZ).max())
    } report: { occurrence, inspection in
      let highest = occurrence.worst.measure
      let value = "\(occurrence.text): \(Int(highest) + 1)"
      let edit = inspection.subject.inserting(value, behindPropertyAt: occurrence.range)
      return Finding(
        headline: "pinned `\(occurrence.name)` is drawn below views that scroll under it",
        label: "`zIndex` 0",
        note:
          "the highest `zIndex` in the section is \(decimal(highest)); that of a badge is 1 by "
          + "default",
        help: "write `\(value)`", fix: occurrence.detail > 0 ? [edit] : nil)
    })
}

extension Inspection {
  /// The pinned ones of `items` without a `zIndex`, where `highest`, that of something else, is
  /// above 0.
  fileprivate func matches(of items: [BoundaryItem], below highest: Int?) -> [Match] {
    guard let highest else { return [] }
    return items.filter(\.isPinnedAtZero).map { item in
      let element = subject[item.id]
      let isOwn = element.flatMap { subject.ownProperty(\BoundaryItem.pinned, of: $0) } != nil
      let isWritten = subject.property(\BoundaryItem.zIndex, in: item.id) != nil
      return match(
        item.id, at: .property(\BoundaryItem.pinned), measure: Double(highest),
        .init(
          detail: isOwn && !isWritten ? 1 : 0,
          text: subject.name(of: \BoundaryItem.zIndex, in: item.id)))
    }
  }
}

extension BoundaryItem {
  fileprivate var isPinnedAtZero: Bool { pinned && zIndex == 0 }
}

extension Section {
  /// The largest `zIndex` above 0 of anything but its headers and footers.
  fileprivate var highestZ: Int? {
    let children = groups.flatMap(\.withDescendants)
    let all =
      children.compactMap(\.zIndex) + children.flatMap(\.supplementaries).map(\.zIndex)
      + decorations.map(\.zIndex)
    return all.max().flatMap { $0 > 0 ? $0 : nil }
  }
}

extension GroupChild {
  fileprivate var zIndex: Int? {
    switch self {
    case .item(let item): item.zIndex
    case .group(let group): group.zIndex
    case .custom, .waterfall: nil
    }
  }
}
