internal import LayoutContent
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

extension LintRule {
  /// - Source: `content.md` 0.3: content larger than its proposal is valid, and centred.
  static let contentOverflow = LintRule(
    name: "content-overflow", code: "L461", severity: .warning,
    summary: "The content of a cell or a view is larger than the cell or the screen.",
    rationale: """
      Content that cannot shrink to its cell extends past it on both sides: it covers neighbouring \
      cells or leaves the screen. The usual causes are images and frames sized in points, and the \
      spacing of many children. Other rules report texts that are too high.
      """,
    flagged: .inside(
      "layout page { section all { hgroup row 1w x 60 split 4 { item cell {",
      "image photo 120 x 40"),
    accepted: .inside(
      "layout page { section all { hgroup row 1w x 60 split 4 { item cell {",
      "image photo 120 x 40 { resizable: true }"),
    evidence: .contents { facts, inspection in
      facts.hosts.compactMap { host in
        // Content that is too large on both axes is one mistake.
        let axes = Axis.allCases.filter { host.isExceeded(on: $0, by: facts.viewport.pixel) }
        return axes.max { host.excess(on: $0) < host.excess(on: $1) }.map {
          inspection.match(host, exceededOn: $0)
        }
      }
    } report: { occurrence, inspection in
      let (excess, length) = (occurrence.worst.measure, occurrence.worst.detail)
      let host = inspection.subject.name(of: occurrence.worst.other)
      return Finding(
        headline: "`\(occurrence.name)` is \(occurrence.worst.text)",
        label: "\(points(excess)) too large",
        note: "\(occurrence.atWorst) it takes \(points(length + excess)); "
          + "`\(host)` has \(points(length))",
        help: "let it shrink: `maxWidth` or `maxHeight` for points, `resizable` for an image")
    })
}

extension ContentHost {
  /// How much more its content takes on `axis` than it has.
  fileprivate func excess(on axis: Axis) -> Points { survey.size[axis] - size[axis] }

  /// Whether its content takes more on `axis` than it has, and no other rule reports it.
  fileprivate func isExceeded(on axis: Axis, by pixel: Points) -> Bool {
    guard excess(on: axis) > pixel else { return false }
    switch axis {
    // Another rule reports a grid that is too narrow for its columns.
    case .horizontal: return !survey.grids.contains(where: \.hasEmptyLane)
    case .vertical: return !isView && survey.texts.isEmpty
    }
  }
}

extension Inspection {
  /// The content of `host`, which is larger than it on `axis`.
  fileprivate func match(_ host: ContentHost, exceededOn axis: Axis) -> Match {
    let comparison = (axis == .vertical ? "higher" : "wider") + " than its "
    return match(
      host.content.id, measure: host.excess(on: axis),
      .init(
        detail: host.size[axis], other: host.id, name: host.content.label,
        text: comparison + (host.isView ? "screen" : "cell")))
  }
}
