import LayoutGeometry

/// Puts instances of a section's group in their places.
struct InstanceEmitter {
  let templates: [Template]
  /// What the ordinals of an instance's cells and badges are counted in.
  let series: InstanceSeries
  let section: Int
  let postprocess: FramePostprocessor

  /// The cells of the instance `index`, each followed by its supplementaries.
  ///
  /// - Complexity: O(*n*) in the cells and badges.
  /// - Source: `uikit.md` m6.
  func forEachElement(
    of template: Int, _ index: Int, at origin: Point, _ body: (SolvedElement) -> Void
  ) {
    let first = series.firstCell(of: index)
    let attachments = templates[template].attachments
    var next = 0
    for (place, cell) in templates[template].cells.enumerated() {
      let frame = postprocess(cell.frame.offset(by: origin), cell.rounding)
      body(
        SolvedElement(
          source: Int(cell.source), section: section, item: first + place, cell: nil,
          frame: frame))
      while next < attachments.count, attachments[next].host == place {
        let attachment = attachments[next]
        let before = series.kindBase(of: index, kind: Int(attachment.kind))
        body(
          SolvedElement(
            source: Int(attachment.source), section: section, item: before + attachment.ordinal,
            cell: first + place,
            frame: postprocess(attachment.frame.offset(by: origin), attachment.rounding)))
        next += 1
      }
    }
  }
}
