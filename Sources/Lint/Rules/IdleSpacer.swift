internal import LayoutChecking
internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `content.md` a.1 and a.2: a spacer takes what the other children leave.
  static let idleSpacer = LintRule(
    name: "idle-spacer", code: "L463", severity: .note,
    summary: "A spacer never grows.",
    rationale: """
      A spacer takes what the other children of its stack leave. In a stack as long as its content \
      (in an estimated cell, in a `scroll`, or beside a child that takes everything) nothing is left, \
      and the spacer is a gap of its minimum length: write a `spacing` or a `padding`.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x ~52 { item cell 1w x ~52 {",
      "vstack { text \"Title\"; spacer; text \"Detail\" }"),
    accepted: .inside(
      "layout page { section all { hgroup row 1w x ~32 { item cell 1w x ~32 {",
      "hstack { text \"Title\"; spacer; text \"On\" }"),
    evidence: .contents { facts, inspection in
      guard facts.hasUsualText else { return [] }
      var growth: [ElementID: Points] = [:]
      for spacer in facts.hosts.flatMap(\.survey.spacers) {
        growth[spacer.id] = max(growth[spacer.id] ?? 0, spacer.growth)
      }
      return growth.sorted { $0.key.index < $1.key.index }
        .map { id, growth in inspection.match(id, measure: growth) }
    } report: { occurrence, inspection in
      guard occurrence.worst.measure <= leastGrowth,
        !occurrence.elements.contains(where: inspection.isGuessed)
      else { return nil }
      return Finding(
        headline: "`\(occurrence.name)` never grows", label: "no space left for it",
        note: "its stack leaves it only its minimum length in every view",
        help: "write a `spacing` or a `padding` instead, or give the stack more space")
    })

  /// A spacer that is longer by less does not grow, in points.
  private static let leastGrowth: Points = 0.01
}

extension Inspection {
  /// Whether the length of a spacer is set by a frame, or nothing is known of what stands around it.
  fileprivate func isGuessed(_ spacer: ElementID) -> Bool {
    let hasFrame = subject[spacer]?.body.properties.contains { $0.name == "frame" } ?? false
    return hasFrame || subject.showsPlaceholders(in: spacer)
  }
}
