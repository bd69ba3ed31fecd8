package import LayoutGeometry
import LayoutModel

extension SolvedLayout {
  /// How many cells a section shows.
  package func cellCount(ofSection section: Int) -> Int { places[section].itemCount }

  /// Writes the frames of a section's cells into `frames`, which gets as many elements as there
  /// are cells; one of that size is reused as it is.
  ///
  /// - Complexity: O(*n*) in the number of cells, a few nanoseconds each; 32 bytes each.
  package func materialize(cellsOf section: Int, into frames: inout [Rectangle]) {
    let count = cellCount(ofSection: section)
    if frames.count != count { frames = Array(repeating: .zero, count: count) }
    guard let instances = instances(ofSection: section) else { return }
    guard let templates = prototypes[Int(places[section].prototype)].templates?.all else { return }
    let isExact = instances.series.isExact && instances.last.isExact
    let isPlain = finish.mirror == nil && isExact
    frames.withUnsafeMutableBufferPointer { buffer in
      var start = 0
      for index in 0..<instances.count {
        let cells = templates[instances.template(of: index)].cells
        let origin = instances.origin(of: index)
        if isPlain {
          for place in cells.indices {
            buffer[start + place] = cells[place].frame.offset(by: origin)
          }
        } else {
          for place in cells.indices {
            let frame = cells[place].frame.offset(by: origin)
            buffer[start + place] = finish(frame, cells[place].rounding)
          }
        }
        start += cells.count
      }
    }
  }
}
