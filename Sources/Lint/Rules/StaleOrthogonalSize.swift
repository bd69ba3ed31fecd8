internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 51.
  static let staleOrthogonalSize = LintRule(
    name: "stale-orthogonal-size", code: "L354", severity: .note,
    summary: "On iOS 13 and 14 cards sized from the view keep their size after rotation.",
    rationale: """
      Up to iOS 14 the cells of an orthogonal section keep their sizes after a rotation; the usual \
      workaround is an empty invalidation handler. Checked only when the `target` is iOS 14 or older.
      """,
    flagged: .inside(
      "layout page { section cards {", "orthogonal: continuous",
      "hgroup card (container.width >= 600 ? 240 : 160) x 90 { item cell }"
    ).targeting(14),
    accepted: .inside(
      "layout page { section cards {", "orthogonal: continuous",
      "hgroup card 0.4w x 90 { item cell }"
    ).targeting(14),
    evidence: .models { model, inspection in
      guard let target = inspection.target, target <= lastAffected else { return [] }
      let groups = model.layout.sections.filter { $0.orthogonal != .none }.flatMap(\.groups)
      return groups.compactMap { group in
        guard let size = inspection.subject[group.id]?.size,
          let length = [size.width, size.height].first(where: { inspection.constant($0) == nil })
        else { return nil }
        return inspection.match(group.id, at: inspection.subject.program.range(of: length))
      }
    } report: { occurrence, _ in
      Finding(
        headline: "`\(occurrence.name)` may keep its size after rotation",
        label: "computed from the view",
        note: "up to iOS 14 the cells of such a section are not laid out again on rotation",
        help: "write a fraction, or raise the target")
    })

  /// The last major version of iOS with the fault.
  private static let lastAffected = 14
}
