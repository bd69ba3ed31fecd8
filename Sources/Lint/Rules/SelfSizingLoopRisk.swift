internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 17.
  static let selfSizingLoopRisk = LintRule(
    name: "self-sizing-loop-risk", code: "L308", severity: .note,
    summary: "The content decides both lengths of cells that wrap.",
    rationale: """
      Each answer of a cell moves the break of a line, and the cells of the next line are asked \
      again. Where an answer hangs on the room it is given, this does not end: “UICollectionView is \
      stuck in its update/layout loop”, after about 100 rounds.
      """,
    flagged: ["layout page { section all { hgroup line 1w x ~32 { item chip ~80 x ~32 } } }"],
    accepted: [
      "layout page { section all { hgroup line 1w x 32 { item chip ~80 x 32 } } }",
      "layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 } } }",
      """
      layout page { section all {
          hgroup line 1w x ~32 { item chip ~80 x ~32 { text "Swift" { lines: 1 } } }
      } }
      """,
    ],
    evidence: .models(
      { model, inspection in
        model.placements.filter(\.mayNeverSettle).map {
          Match(
            place: inspection.subject.header(of: $0.child.id), measure: 1,
            .init(name: inspection.subject.name(of: $0.child.id)))
        }
      },
      tell: { stretch, inspection in
        inspection.finding(
          "`\(stretch.first.name)` decides its width and its height, and its line wraps",
          at: stretch.first.place, label: "estimated both ways"
        ).noting("cells whose answers do not agree with one another are asked over and over")
          .helping("write one of the two in points, as in `~80 x 32`")
      }))
}

extension Placement {
  /// Whether its content decides both of its lengths in a group that begins a new line when it is
  /// full; what it holds is not known, or it would be known to answer the same each time.
  fileprivate var mayNeverSettle: Bool {
    guard let item, item.contents == nil, let owner, owner.arrangement == .cycle else {
      return false
    }
    return size.width.isLoose && size.height.isLoose && !ownerSize[owner.axis].isEstimated
  }
}
