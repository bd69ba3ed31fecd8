internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `lint-rules.md` 24.
  static let estimateOffContent = LintRule(
    name: "estimate-off-content", code: "L462", severity: .warning,
    summary: "An estimate is far from the size of the cell's content.",
    rationale: """
      UIKit uses the estimate until a cell is on screen: when it is far off, the list jumps while \
      scrolling up, and the scroll bar is wrong. The size of the content is known from the file. An \
      estimate that depends on the text size is also checked with the largest text.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 {",
      "image photo 60 x 120"),
    accepted: .inside(
      "layout page { section all { hgroup row 1w x ~100 { item cell 1w x ~100 {",
      "image photo 60 x 120"),
    options: [greatestError],
    traits: .ofTextSizes,
    evidence: .contents { facts, inspection in
      Dictionary(grouping: facts.hosts.filter(\.isSizedByContents)) { $0.id }
        .sorted { $0.key.index < $1.key.index }
        .flatMap { id, hosts in inspection.matches(of: id, hosts, facts.hasUsualText) }
    } report: { occurrence, _ in
      let mean = occurrence.detail
      return Finding(
        headline: "the estimate of `\(occurrence.name)` is far from its content",
        label: "\(decimal(mean)) at width \(occurrence.firstWidth)",
        note: "\(occurrence.atWorst) its content takes \(points(occurrence.worst.detail))"
          + (occurrence.count > 1 ? " on average" : ""),
        help: "estimate about `~\(decimal(mean.rounded()))`")
    })

  static let greatestError = LintOption(
    name: "percent", summary: "How far an estimate may be from the actual size.", standard: 50)
}

extension Inspection {
  /// The estimates of an element that are far from its content; at another text size only those
  /// that depend on it.
  fileprivate func matches(
    of id: ElementID, _ hosts: [ContentHost], _ hasUsualText: Bool
  ) -> [Match] {
    guard subject[id]?.size != nil, let written = hosts.first?.written,
      !subject.isMeasured(id)
    else { return [] }
    return Axis.allCases.compactMap { axis in
      guard hasUsualText || subject.length(of: id, on: axis, reads: .textSize),
        let estimate = written[axis].estimate, estimate > Dimension.placeholder
      else { return nil }
      let mean = hosts.reduce(0) { $0 + $1.size[axis] } / Double(hosts.count)
      let error = abs(estimate - mean)
      guard mean > 0, error > self[LintRule.greatestError] / 100 * mean else { return nil }
      return match(
        id, at: .length(axis), measure: error / mean, .init(detail: mean, count: hosts.count))
    }
  }
}

extension LintSubject {
  /// Whether a preview gives its size, regardless of its content.
  fileprivate func isMeasured(_ id: ElementID) -> Bool {
    measuringPreviews.flatMap(\.measured).contains { $0.sizes[name(of: id)] != nil }
  }
}
