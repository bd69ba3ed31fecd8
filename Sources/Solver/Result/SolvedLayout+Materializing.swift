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
      let postprocess = postprocessor(ofSection: section)
      lines.forEachCell(from: linesStart(ofSection: section), in: nil) { item, cell, origin in
        frames[item] = postprocess(cell.frame.offset(by: origin), cell.rounding)
      }
      return
    }
    guard let instances = instances(ofSection: section) else { return }
    guard let templates = prototypes[Int(places[section].prototype)].templates?.all else { return }
    let printing = CellWriter(
      instances: instances, templates: templates, postprocess: postprocessor(ofSection: section))
    frames.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { printing.write(to: start) }
    }
  }
}

/// Writes the cell frames of a section's instances into memory.
private struct CellWriter {
  let instances: Instances
  let templates: [Template]
  let postprocess: FramePostprocessor

  /// Writes all their cells to `target`, which has space for them.
  func write(to target: UnsafeMutablePointer<Rectangle>) {
    guard let entry = instances.series.only else { return writeOneByOne(to: target) }
    let (behind, start) = (instances.count - 1, instances.origin[instances.axis])
    guard let whole = run(of: Int(entry.template)),
      let last = run(of: Int(instances.run.lastTemplate))
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
    let runs = areAlike ? templates.indices.map(run) : []
    var next = target
    for index in 0..<instances.count {
      let template = instances.template(of: index)
      let origin = instances.origin(of: index)
      if areAlike, let run = runs[template] {
        run.write(.init(count: 1, start: origin[instances.axis], pitch: 0), to: next)
      } else {
        for (place, cell) in templates[template].cells.enumerated() {
          next[place] = postprocess(cell.frame.offset(by: origin), cell.rounding)
        }
      }
      next += templates[template].cells.count
    }
  }

  /// How often an run is used at least where one is made.
  private static let fewestAlike = 4

  private func run(of template: Int) -> CellRun? {
    CellRun(
      of: templates[template].cells, at: instances.origin, along: instances.axis, postprocess)
  }
}
