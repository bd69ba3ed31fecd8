package import LayoutGeometry
import LayoutLanguage

extension SolvedLayout {
  /// The elements whose frames meet `rect` (all of them where it is `nil`) one by one, ordered by
  /// section, then item; cells before their supplementaries, then the section's boundary items and
  /// decorations; what the layout itself has comes last.
  ///
  /// - Complexity: O(log *s* + log *i* + *k*) in the sections, the instances of a group that are not
  ///   alike, and the elements that meet `rect`, where an instance is looked at as a whole.
  package func forEachElement(in rect: Rectangle? = nil, _ body: (SolvedElement) -> Void) {
    let axis = layout.scrollDirection
    let window = rect.map { postprocess.window(of: $0) }
    let sections = window.map { self.sections(from: $0.start(on: axis), to: $0.end(on: axis)) }
    let visit = { (element: SolvedElement) in
      if rect.map({ element.frame.meets($0) }) ?? true { body(element) }
    }
    for section in sections ?? places.indices {
      if let window, let rect {
        forEachCell(ofSection: section, in: window) { if $0.frame.meets(rect) { body($0) } }
      } else {
        forEachCell(ofSection: section, in: nil, body)
      }
      forEachBoundaryItem(ofSection: section, visit)
      forEachDecoration(ofSection: section, visit)
    }
    forEachBoundaryItem(visit)
  }

  private func forEachCell(
    ofSection section: Int, in window: Rectangle?, _ body: (SolvedElement) -> Void
  ) {
    if let lines = remeasured?.lines[section] {
      return forEachCell(of: lines, section, in: window, body)
    }
    guard let instances = instances(ofSection: section) else { return }
    guard let templates = prototypes[Int(places[section].prototype)].templates?.all else { return }
    let emitter = InstanceEmitter(
      templates: templates, series: instances.series, section: section,
      postprocess: postprocessor(ofSection: section))
    for index in window.map({ instances.range(meeting: $0) }) ?? 0..<instances.count {
      emitter.forEachElement(
        of: instances.template(of: index), index, at: instances.origin(of: index), body)
    }
  }

  private func forEachCell(
    of lines: RemeasurableLines, _ section: Int, in window: Rectangle?,
    _ body: (SolvedElement) -> Void
  ) {
    let postprocess = postprocessor(ofSection: section)
    lines.forEachCell(from: linesStart(ofSection: section), in: window) { item, cell, origin in
      body(
        SolvedElement(
          source: Int(cell.source), section: section, item: item, cell: nil,
          frame: postprocess(cell.frame.offset(by: origin), cell.rounding)))
    }
  }

  private func forEachBoundaryItem(
    ofSection section: Int, _ body: (SolvedElement) -> Void
  ) {
    let prototype = Int(places[section].prototype)
    if prototypes[prototype].boundary.items.isEmpty { return }
    prototypes[prototype].forEachBoundaryFrame(
      of: place(ofSection: section), on: layout.scrollDirection, visible: visible
    ) { source, frame in
      body(
        SolvedElement(
          source: Int(source), section: section, item: 0, cell: nil,
          frame: postprocess(unfloored: frame)))
    }
  }

  /// - Source: `uikit.md` m7, 12, 17.
  private func forEachDecoration(ofSection section: Int, _ body: (SolvedElement) -> Void) {
    let prototype = Int(places[section].prototype)
    let decorations = prototypes[prototype].section.decorations
    guard !decorations.isEmpty, case .groups = places[section].content else { return }
    let frame = frame(ofSection: section)
    for (index, decoration) in decorations.enumerated() {
      body(
        SolvedElement(
          source: prototypes[prototype].decorationSource + index, section: section, item: 0,
          cell: nil,
          frame: postprocess(unfloored: frame.inset(by: decoration.insets))))
    }
  }

  /// The layout's own boundary items.
  ///
  /// - Source: `uikit.md` 9.6.
  private func forEachBoundaryItem(_ body: (SolvedElement) -> Void) {
    let axis = layout.scrollDirection
    let growth = (boundary.growth.start(on: axis), boundary.growth.end(on: axis))
    let length = contentLength
    let host = PlacedBoundaryItem.HostExtent(
      start: 0, content: length - growth.0 - growth.1, length: length, growth: growth)
    for item in boundary.items {
      let frame = item.frame(in: host, on: axis, visible: visible)
      body(
        SolvedElement(
          source: Int(item.source), section: nil, item: 0, cell: nil,
          frame: postprocess(unfloored: frame)))
    }
  }
}
