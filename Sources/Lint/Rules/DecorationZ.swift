internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 22; `uikit.md` 12.
  static let decorationZ = LintRule(
    name: "decoration-z", code: "L311", severity: .note,
    summary: "A background is not below the cells of its section.",
    rationale: """
      Of two views with one `zIndex` either may be on top, and that may change after a reload: cells \
      disappear behind the background. Devices draw cells without a `zIndex` at 1 and backgrounds \
      at 0; the frames that `compile` prints show 0 for both, as written.
      """,
    flagged: .section("background card { zIndex: 2 }", "hgroup row 1w x 44 { item cell }"),
    accepted: "layout page { section all { background card; hgroup row 1w x 44 { item cell } } }",
    evidence: .models { model, inspection in
      model.layout.sections.flatMap { section -> [Match] in
        guard !section.decorations.isEmpty, let lowest = section.lowestCell else { return [] }
        return section.decorations.filter { $0.zIndex >= lowest }.map {
          inspection.match(
            $0.id, at: .property(\Decoration.zIndex), measure: Double($0.zIndex - lowest),
            .init(detail: Double(lowest)))
        }
      }
    } report: { occurrence, _ in
      let lowest = Int(occurrence.detail)
      return Finding(
        headline: "`\(occurrence.name)` is not below the cells of its section",
        label: "`zIndex` \(lowest + Int(occurrence.first.measure))",
        note: "the lowest cell has `zIndex` \(lowest)",
        help: "write `zIndex: \(min(-1, lowest - 1))` here")
    })
}

extension Section {
  /// The `zIndex` of its lowest cell; `nil` without cells.
  fileprivate var lowestCell: Int? { groups.flatMap { $0.zIndices(inherited: nil) }.min() }
}

extension GroupChild {
  /// The `zIndex` of each item in it, where that of the group around it is `inherited`.
  fileprivate func zIndices(inherited: Int?) -> [Int] {
    switch self {
    case .item(let item): [item.zIndex ?? inherited ?? automatic]
    case .custom(let group): group.items.map { $0.zIndex ?? inherited ?? automatic }
    case .waterfall(let waterfall): waterfall.items.map { $0.zIndex ?? inherited ?? automatic }
    case .group(let group):
      group.children.flatMap { $0.zIndices(inherited: group.zIndex ?? inherited) }
    }
  }

  /// The `zIndex` of a cell without one.
  private var automatic: Int { 1 }
}
