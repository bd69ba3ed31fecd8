package import LayoutGeometry
import LayoutLanguage
import LayoutText

extension SolvedLayout {
  /// The elements whose frames meet `rect` (all of them where it is `nil`) one by one, in the order
  /// of `ElementCursor`.
  ///
  /// - Complexity: that of reading them with a cursor.
  package func forEachElement(in rect: Rectangle? = nil, _ body: (SolvedElement) -> Void) {
    var cursor = ElementCursor(self, in: rect)
    while cursor.advance() { cursor.elements.forEach(body) }
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
    var cursor = ElementCursor(self, ofSection: section, in: rect)
    while cursor.advance() { cursor.elements.forEach(body) }
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

  /// The elements of an instance of a section's group.
  ///
  /// - Complexity: O(*n*) in the cells and badges.
  func elements(ofInstance index: Int, inSection section: Int) -> [SolvedElement] {
    guard var writer: InstanceWriter<SolvedElement> = writer(ofSection: section) else { return [] }
    return Array(capacity: writer.templates.mostParts) { writer.append(index..<index + 1, to: &$0) }
  }

  /// The cell of an item; `nil` where there is none.
  ///
  /// - Complexity: O(log *i* + *c*) in the instances and the cells of one; of a section whose lines
  ///   were measured again O(*n*) in its items.
  package func cell(section: Int, item: Int) -> SolvedElement? {
    guard places.indices.contains(section), (0..<places[section].itemCount).contains(item) else {
      return nil
    }
    if remeasured?.lines[section] != nil {
      var found: SolvedElement?
      forEachRemeasuredCell(ofSection: section, in: nil) { if $0.item == item { found = $0 } }
      return found
    }
    return instances(ofSection: section).flatMap { instances in
      elements(ofInstance: instances.index(ofCell: item), inSection: section)
        .first { $0.item == item && $0.cell == nil }
    }
  }

  /// The element of one source with this number; `nil` where there is none.
  ///
  /// - Complexity: that of `cell(section:item:)` for cells and what is attached to them; else O(*n*)
  ///   in what the section has beside its groups.
  package func element(_ item: Int, of source: Int, inSection section: Int?) -> SolvedElement? {
    if sources[source].category == .cell {
      let found = section.flatMap { cell(section: $0, item: item) }
      return found?.source == source ? found : nil
    }
    var found: SolvedElement?
    forEachElementBesideGroups(ofSection: section) { element in
      if element.source == source, element.item == item { found = found ?? element }
    }
    return found ?? section.flatMap { badge(item, of: source, inSection: $0) }
  }

  /// What is attached to a cell or a group, by its number among those of its kind.
  private func badge(_ number: Int, of source: Int, inSection section: Int) -> SolvedElement? {
    guard let instances = instances(ofSection: section),
      let plan = prototype(ofSection: section).value.templates?.plan,
      let kind = plan.badges.first(where: { $0.source == source })?.kind
    else { return nil }
    let behind = (0..<instances.count).partitioningIndex {
      instances.series.kindBase(of: $0, kind: kind) > number
    }
    return elements(ofInstance: max(0, behind - 1), inSection: section)
      .first { $0.source == source && $0.item == number && $0.cell != nil }
  }

  /// The cells of a section whose lines were measured again, as far as those may meet `window`.
  func forEachRemeasuredCell(
    ofSection section: Int, in window: Rectangle?, _ body: (SolvedElement) -> Void
  ) {
    guard let lines = remeasured?.lines[section] else { return }
    let postprocess = postprocessor(ofSection: section)
    lines.forEachCell(from: linesStart(ofSection: section), in: window) { item, cell, origin in
      body(
        SolvedElement(
          source: Int(cell.source), section: section, item: item,
          frame: postprocess(cell.frame.offset(by: origin), cell.rounding)))
    }
  }

  private func forEachBoundaryItem(
    ofSection section: Int, _ body: (SolvedElement) -> Void
  ) {
    let prototype = prototype(ofSection: section)
    if prototype.value.boundary.items.isEmpty { return }
    prototype.value.forEachBoundaryFrame(
      of: place(ofSection: section), on: layout.scrollDirection, visible: visible
    ) { source, frame in
      body(
        SolvedElement(
          source: Int(source), section: section,
          frame: postprocess(unfloored: frame)))
    }
  }

  /// - Source: `uikit.md` m7, 12, 17.
  private func forEachDecoration(ofSection section: Int, _ body: (SolvedElement) -> Void) {
    let prototype = prototype(ofSection: section)
    let decorations = prototype.value.section.decorations
    guard !decorations.isEmpty, case .groups = places[section].content else { return }
    let frame = frame(ofSection: section)
    for (index, decoration) in decorations.enumerated() {
      body(
        SolvedElement(
          source: prototype.value.decorationSource + index, section: section,
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
          source: Int(item.source), section: nil,
          frame: postprocess(unfloored: frame)))
    }
  }
}
