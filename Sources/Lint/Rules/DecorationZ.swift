internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 22; `uikit.md` 12.
  static let decorationZ = LintRule(
    name: "decoration-z", code: "L311", severity: .note,
    summary: "A background does not lie below the cells of its section.",
    rationale: """
      Of two views at one `zIndex` either may lie above, and another one after a reload: cells \
      disappear behind the background. Cells that say nothing are raised to 1 on the device, backgrounds \
      are at 0; the frames that `compile` prints say 0 of both: what is written.
      """,
    flagged: [
      """
      layout page { section all {
          background card { zIndex: 2 }
          hgroup row 1w x 44 { item cell }
      } }
      """,
      """
      layout page { section all {
          background card
          hgroup row 1w x 44 { item cell { zIndex: 0 } }
      } }
      """,
    ],
    accepted: [
      "layout page { section all { background card; hgroup row 1w x 44 { item cell } } }",
      """
      layout page { section all {
          background card { zIndex: -1 }
          hgroup row 1w x 44 { item cell { zIndex: 0 } }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.layout.sections.flatMap { section -> [Match] in
          guard !section.decorations.isEmpty, let lowest = section.lowestCell else { return [] }
          return section.decorations.filter { $0.zIndex >= lowest }.map {
            Match(
              place: inspection.subject.place(of: \Decoration.zIndex, in: $0.id),
              measure: Double($0.zIndex - lowest),
              .init(detail: Double(lowest), name: inspection.subject.name(of: $0.id)))
          }
        }
      },
      tell: { stretch, inspection in
        let lowest = Int(stretch.first.detail)
        return inspection.finding(
          "`\(stretch.first.name)` does not lie below the cells of its section",
          at: stretch.first.place, label: "at \(lowest + Int(stretch.first.measure))"
        ).noting("the lowest of the cells is at `zIndex` \(lowest)")
          .helping("write `zIndex: \(min(-1, lowest - 1))` here")
      }))
}

extension Section {
  /// The `zIndex` of its lowest cell; `nil` without cells.
  fileprivate var lowestCell: Int? {
    groups.flatMap { $0.heights(around: nil) }.min()
  }
}

extension GroupChild {
  /// The `zIndex` of each item in it, where that of the group around is `around`.
  fileprivate func heights(around: Int?) -> [Int] {
    switch self {
    case .item(let item): [item.zIndex ?? around ?? automatic]
    case .custom(let group): group.items.map { $0.zIndex ?? around ?? automatic }
    case .group(let group):
      group.children.flatMap { $0.heights(around: group.zIndex ?? around) }
    }
  }

  /// Where a cell lies of which nobody says.
  private var automatic: Int { 1 }
}
