package import LayoutGeometry
import LayoutLanguage
import LayoutText

extension SolvedLayout {
  /// The elements whose frames meet `rect` (all of them where it is `nil`) one by one, ordered by
  /// section, then item; cells before their supplementaries, then the section's boundary items and
  /// decorations; what the layout itself has comes last.
  ///
  /// - Complexity: O(log *s* + log *i* + *k*) in the sections, the instances of a group that are not
  ///   alike, and the elements that meet `rect`, where an instance is looked at as a whole.
  package func forEachElement(in rect: Rectangle? = nil, _ body: (SolvedElement) -> Void) {
    for section in sectionRange(meeting: rect) {
      forEachElement(ofSection: section, in: rect, body)
    }
    forEachElement(ofSection: nil, in: rect, body)
  }

  /// The sections that may have elements that meet `rect`; all where it is `nil`.
  ///
  /// - Complexity: O(log *n*) in the sections.
  package func sectionRange(meeting rect: Rectangle?) -> Range<Int> {
    guard let window = rect.map({ postprocess.window(of: $0) }) else { return places.indices }
    let axis = layout.scrollDirection
    return sections(from: window.start(on: axis), to: window.end(on: axis))
  }

  /// The elements of a section that meet `rect`, in the order of `forEachElement(in:)`; of no section
  /// those of the layout itself. There are none of a section that does not exist.
  package func forEachElement(
    ofSection section: Int?, in rect: Rectangle? = nil, _ body: (SolvedElement) -> Void
  ) {
    let visit = { (element: SolvedElement) in
      if rect.map({ element.frame.meets($0) }) ?? true { body(element) }
    }
    guard let section else { return forEachBoundaryItem(visit) }
    guard places.indices.contains(section) else { return }
    if let rect {
      let window = postprocess.window(of: rect)
      forEachCell(ofSection: section, in: window) { if $0.frame.meets(rect) { body($0) } }
    } else {
      forEachCell(ofSection: section, in: nil, body)
    }
    forEachBoundaryItem(ofSection: section, visit)
    forEachDecoration(ofSection: section, visit)
  }

  /// The elements of a section, or of the layout itself, without cells and what is attached to them.
  package func forEachElementBesideGroups(
    ofSection section: Int?, _ body: (SolvedElement) -> Void
  ) {
    guard let section else { return forEachBoundaryItem(body) }
    guard places.indices.contains(section) else { return }
    forEachBoundaryItem(ofSection: section, body)
    forEachDecoration(ofSection: section, body)
  }

  /// The cell of an item; `nil` where there is none.
  ///
  /// - Complexity: O(log *i* + *c*) in the instances and the cells of one; of a section whose lines
  ///   were measured again O(*n*) in its items.
  package func cell(section: Int, item: Int) -> SolvedElement? {
    guard places.indices.contains(section), item >= 0 else { return nil }
    var found: SolvedElement?
    let keep = { (element: SolvedElement) in
      if element.item == item, sources[element.source].category == .cell { found = element }
    }
    if let lines = remeasured?.lines[section] {
      forEachCell(of: lines, section, in: nil, keep)
    } else if let instances = instances(ofSection: section) {
      let next = (0..<instances.count).partitioningIndex {
        instances.series.firstCell(of: $0) > item
      }
      forEachCell(of: instances, section, among: max(0, next - 1)..<next, keep)
    }
    return found
  }

  private func forEachCell(
    ofSection section: Int, in window: Rectangle?, _ body: (SolvedElement) -> Void
  ) {
    if let lines = remeasured?.lines[section] {
      return forEachCell(of: lines, section, in: window, body)
    }
    guard let instances = instances(ofSection: section) else { return }
    let range = window.map { instances.range(meeting: $0) } ?? 0..<instances.count
    forEachCell(of: instances, section, among: range, body)
  }

  private func forEachCell(
    of instances: Instances, _ section: Int, among range: Range<Int>,
    _ body: (SolvedElement) -> Void
  ) {
    guard let templates = prototypes[Int(places[section].prototype)].templates?.all else { return }
    let emitter = InstanceEmitter(
      templates: templates, series: instances.series, section: section,
      postprocess: postprocessor(ofSection: section))
    for index in range {
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
