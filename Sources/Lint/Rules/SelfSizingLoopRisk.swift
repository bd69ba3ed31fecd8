internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 17.
  static let selfSizingLoopRisk = LintRule(
    name: "self-sizing-loop-risk", code: "L308", severity: .note,
    summary: "Cells that wrap are self-sizing on both axes.",
    rationale: """
      Each measured cell moves the line break, and the cells of the next line are measured again. If \
      a cell's size depends on the space it gets, this does not end: “UICollectionView is stuck in \
      its update/layout loop”, after about 100 passes.
      """,
    flagged: "layout page { section all { hgroup line 1w x ~32 { item chip ~80 x ~32 } } }",
    accepted: "layout page { section all { hgroup line 1w x 32 { item chip ~80 x 32 } } }",
    evidence: .models { model, inspection in
      model.sizedChildren.filter(\.mayNeverSettle).map { inspection.match($0.child.id) }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` is self-sizing on both axes in a line that wraps",
        label: "estimated on both axes",
        note: "cells whose sizes are inconsistent are measured again and again",
        help: "write one of the two in points, as in `~80 x 32`")
    })
}

extension SizedChild {
  /// Whether its content, which is unknown, determines both of its lengths in a group that wraps.
  fileprivate var mayNeverSettle: Bool {
    guard let item, item.contents == nil, let owner, owner.arrangement == .cycle else {
      return false
    }
    return size.width.isSelfSizing && size.height.isSelfSizing
      && !ownerSize[owner.axis].isEstimated
  }
}
