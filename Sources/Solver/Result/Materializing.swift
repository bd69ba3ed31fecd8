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
    let series = instances.series
    let isPlain = finish.mirror == nil && series.isExact && instances.last.isExact
    let finish = isPlain ? nil : finish(ofSection: section)
    guard let entry = series.only else {
      var start = 0
      for index in 0..<instances.count {
        let cells = templates[instances.template(of: index)].cells
        cells.write(at: instances.origin(of: index), finish, into: &frames, start)
        start += cells.count
      }
      return
    }
    let whole = templates[Int(entry.template)].cells
    let last = templates[Int(instances.run.lastTemplate)].cells
    let (instanceCount, pitch, isVertical) = (
      instances.count, instances.pitch, series.axis == .vertical
    )
    let origin = instances.origin
    frames.withUnsafeMutableBufferPointer { buffer in
      for index in 0..<instanceCount {
        let cells = index == instanceCount - 1 ? last : whole
        let way = Double(index) * pitch
        let start = index * whole.count
        let place = Point(
          x: isVertical ? origin.x : origin.x + way, y: isVertical ? origin.y + way : origin.y)
        if let finish {
          for cell in cells.indices {
            let frame = cells[cell].frame.offset(by: place)
            buffer[start + cell] = finish(frame, cells[cell].rounding)
          }
        } else {
          for cell in cells.indices { buffer[start + cell] = cells[cell].frame.offset(by: place) }
        }
      }
    }
  }
}

extension [Cell] {
  /// Writes the frames of an instance at `origin` into `frames` from `start` on; without a finish
  /// they are final as they are.
  fileprivate func write(
    at origin: Point, _ finish: Finish?, into frames: inout [Rectangle], _ start: Int
  ) {
    for place in indices {
      let frame = self[place].frame.offset(by: origin)
      frames[start + place] = finish.map { $0(frame, self[place].rounding) } ?? frame
    }
  }
}
