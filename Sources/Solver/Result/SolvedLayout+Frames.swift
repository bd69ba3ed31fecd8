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
    let held =
      instances.index(ofCell: range.lowerBound)..<instances.index(ofCell: range.upperBound - 1) + 1
    let before = range.lowerBound - instances.series.firstCell(of: held.lowerBound)
    let count = instances.cellCount(of: held)
    if before == 0, count == range.count { return writer.append(held, to: &output) }
    // It starts or ends within an instance.
    let frames = Array(capacity: count) { writer.append(held, to: &$0) }
    for frame in frames.dropFirst(before).prefix(range.count) { output.append(frame) }
  }
}
