package import LayoutGeometry
import LayoutLanguage

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
    if let lines = remeasured?.lines[section] {
      let finish = finish(ofSection: section)
      lines.forEachCell(from: linesStart(ofSection: section), in: nil) { item, cell, origin in
        frames[item] = finish(cell.frame.offset(by: origin), cell.rounding)
      }
      return
    }
    guard let instances = instances(ofSection: section) else { return }
    guard let templates = prototypes[Int(places[section].prototype)].templates?.all else { return }
    let printing = Printing(
      instances: instances, templates: templates, finish: finish(ofSection: section))
    frames.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { printing.write(to: start) }
    }
  }
}

/// The instances of a section on their way into memory.
private struct Printing {
  let instances: Instances
  let templates: [Template]
  let finish: FramePostprocessor

  /// Writes all their cells to `target`, which has room for them.
  func write(to target: UnsafeMutablePointer<Rectangle>) {
    guard let entry = instances.series.only else { return writeOneByOne(to: target) }
    let (behind, start) = (instances.count - 1, instances.origin[instances.axis])
    guard let whole = impression(of: Int(entry.template)),
      let last = impression(of: Int(instances.run.lastTemplate))
    else { return writeOneByOne(to: target) }
    let pitch = instances.pitch
    whole.write(.init(count: behind, start: start, pitch: pitch), to: target)
    last.write(
      .init(count: 1, start: start + Double(behind) * pitch, pitch: pitch),
      to: target + behind * whole.count)
  }

  private func writeOneByOne(to target: UnsafeMutablePointer<Rectangle>) {
    // Where hardly any instance looks like another, each is worked out for itself.
    let areAlike = templates.count <= instances.count / Self.fewestAlike
    let impressions = areAlike ? templates.indices.map(impression) : []
    var next = target
    for index in 0..<instances.count {
      let template = instances.template(of: index)
      let origin = instances.origin(of: index)
      if areAlike, let impression = impressions[template] {
        impression.write(.init(count: 1, start: origin[instances.axis], pitch: 0), to: next)
      } else {
        for (place, cell) in templates[template].cells.enumerated() {
          next[place] = finish(cell.frame.offset(by: origin), cell.rounding)
        }
      }
      next += templates[template].cells.count
    }
  }

  /// How often an impression is used at least where one is made.
  private static let fewestAlike = 4

  private func impression(of template: Int) -> CellRun? {
    CellRun(
      of: templates[template].cells, at: instances.origin, along: instances.axis, finish)
  }
}
