internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension LintRule {
  /// - Source: `lint-rules.md`, rules that need more than one view.
  static let tallerThanScreen = LintRule(
    name: "taller-than-screen", code: "L449", severity: .warning,
    summary: "A carousel or what is pinned is taller than some screen.",
    rationale: """
      On a phone in landscape the foot of a tall card is never visible together with its head; \
      pinned views that are taller than the screen leave no space for anything else.
      """,
    flagged: .section(
      "insets: leading 16, trailing 16", "spacing: 8", "orthogonal: continuous",
      "hgroup strip 200 x 480 { item card }"),
    accepted: .section(
      "insets: leading 16, trailing 16", "spacing: 8", "orthogonal: continuous",
      "hgroup strip 200 x 240 { item card }"),
    evidence: .layouts { facts, inspection in
      guard facts.scenario.isScreen else { return [] }
      let axis = facts.layout.scrollDirection
      let input: Input = axis == .vertical ? .containerHeight : .containerWidth
      let space = facts.viewport.size[axis] - facts.viewport.safeArea.total(on: axis)
      return facts.sections.filter { $0.survey.refusal == nil }.flatMap { section -> [Match] in
        var matches: [Match] = []
        let length = section.survey.groupSize[axis]
        if section.section.orthogonal != .none, let group = section.section.groups.only,
          length > space + facts.viewport.pixel
        {
          let written = group.size?[axis] == .absolute(length) ? decimal(length) : "…"
          matches.append(
            inspection.match(
              group.id, at: .length(axis), measure: length - space,
              .init(detail: length, text: "min(\(written), 0.8 * \(input.name))")))
        }
        let pinned = facts.pinned(around: section)
        let sum = pinned.reduce(0) { $0 + $1.length }
        if let largest = pinned.max(by: { $0.length < $1.length }),
          sum > space + facts.viewport.pixel
        {
          matches.append(
            inspection.match(
              largest.id, at: .length(axis), measure: sum - space,
              .init(detail: sum, count: pinned.count, text: input.name)))
        }
        return matches
      }
    } report: { occurrence, _ in
      let worst = occurrence.worst
      let isPinned = worst.count > 0
      return Finding(
        headline: isPinned
          ? "what is pinned with `\(occurrence.name)` does not fit on some screen"
          : "`\(occurrence.name)` does not fit on some screen",
        label: "\(points(worst.detail)) long",
        note: "\(occurrence.atWorst) it is \(points(worst.measure)) longer than the safe area",
        help: isPinned
          ? "pin only on larger screens, as in `pinned: \(worst.text) > 500`"
          : "limit it: `\(worst.text)`")
    })
}
