internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

extension LintRule {
  /// - Source: `lint-rules.md` 24.
  static let estimateOffContent = LintRule(
    name: "estimate-off-content", code: "L462", severity: .warning,
    summary: "An estimate is far from the size of what stands in the cell.",
    rationale: """
      Until a cell is on screen, UIKit takes its estimate: where that is far off, the list jumps when \
      somebody scrolls up, and the scroll bar lies. What stands in the cell says how large it gets. \
      An estimate that asks for the size of text is judged with the largest text, too.
      """,
    flagged: [
      """
      layout page { section all { hgroup row 1w x ~44 { item cell 1w x ~44 {
          image photo 60 x 120
      } } } }
      """
    ],
    accepted: [
      """
      layout page { section all { hgroup row 1w x ~100 { item cell 1w x ~100 {
          image photo 60 x 120
      } } } }
      """,
      """
      layout page { section all { hgroup row 1w x 44 { item cell 1w x 1h {
          image photo 60 x 120 { resizable: true }
      } } } }
      """,
    ],
    options: [greatestError],
    evidence: .contents(
      { scene, inspection in
        Dictionary(grouping: scene.hosts.filter(\.isSizedByContents)) { $0.id }
          .sorted { $0.key.index < $1.key.index }
          .flatMap { id, hosts in inspection.sightings(of: id, hosts, scene.hasUsualText) }
      },
      tell: { stretch, inspection in
        let mean = decimal(stretch.first.detail.rounded())
        return inspection.finding(
          "the estimate of `\(stretch.first.name)` is far from its content",
          at: stretch.first.place,
          label: "\(decimal(stretch.first.detail)) at width \(stretch.firstWidth)"
        ).noting(
          "\(stretch.atWorst) what stands in it takes \(points(stretch.worst.detail))"
            + (stretch.first.count > 1 ? " on average" : "")
        ).helping("estimate about `~\(mean)`")
      }))

  static let greatestError = LintOption(
    name: "percent", summary: "How far an estimate may be off, of what is measured.", standard: 50)
}

extension Inspection {
  /// The estimates of an element that what stands in it shows to be wrong; in text of another size
  /// those alone that ask for it.
  fileprivate func sightings(
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
      return Match(
        place: subject.dimension(of: id, on: axis), measure: error / mean,
        .init(detail: mean, count: hosts.count, name: subject.name(of: id)))
    }
  }
}

extension LintSubject {
  /// Whether a preview says what comes of it, whatever stands in it.
  fileprivate func isMeasured(_ id: ElementID) -> Bool {
    previews.flatMap(\.measured).contains { $0.sizes[name(of: id)] != nil }
  }
}
