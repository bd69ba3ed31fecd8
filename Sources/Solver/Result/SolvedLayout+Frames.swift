package import LayoutGeometry

extension SolvedLayout {
  /// How many cells a section shows.
  package func cellCount(ofSection section: Int) -> Int { places[section].itemCount }

  /// Adds the frames of the cells `range` of a section to `output`, which has space for them.
  ///
  /// - Complexity: O(log *i* + *n*) in the instances that are not alike and the cells, a few
  ///   nanoseconds each; of a section whose lines were measured again O(*n*) in all its cells.
  package func appendFrames(
    ofCells range: Range<Int>, inSection section: Int, to output: inout OutputSpan<Rectangle>
  ) {
    guard !range.isEmpty else { return }
    if remeasured?.lines[section] != nil {
      forEachRemeasuredCell(ofSection: section, in: nil) {
        if range.contains($0.item) { output.append($0.frame) }
      }
      return
    }
    guard var writer: InstanceWriter<Rectangle> = writer(ofSection: section) else { return }
    let instances = writer.instances
    let first = instances.index(ofCell: range.lowerBound)
    var whole = first..<instances.index(ofCell: range.upperBound - 1) + 1
    let end = output.count + range.count
    // Of the first and the last instance only some cells may be asked for.
    let skipped = range.lowerBound - instances.series.firstCell(of: first)
    if skipped > 0 {
      writer.append(skipped..<skipped + range.count, ofInstance: first, to: &output)
      whole = whole.dropFirst()
    }
    let missing = end - output.count
    if !whole.isEmpty, missing < instances.cellCount(of: whole) { whole = whole.dropLast() }
    if !whole.isEmpty { writer.append(whole, to: &output) }
    if output.count < end {
      writer.append(0..<end - output.count, ofInstance: whole.upperBound, to: &output)
    }
  }
}

extension InstanceWriter<Rectangle> {
  /// Adds those of the cells `range` of an instance that it has.
  fileprivate func append(
    _ range: Range<Int>, ofInstance instance: Int, to output: inout OutputSpan<Rectangle>
  ) {
    let copies = instances.copies(in: instance..<instance + 1)
    let origin = origin(of: copies)
    templates.forEachPart(of: Int(copies.template), withAttachments: false) { cell, place in
      if range.contains(place) {
        output.append(postprocess(cell.frame.offset(by: origin), cell.rounding))
      }
    } attachment: { _, _ in
    }
  }
}
