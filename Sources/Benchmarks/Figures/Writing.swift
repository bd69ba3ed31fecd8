import LayoutCompiler
import LayoutGeometry
import LayoutRendering
import LayoutReporting
import LayoutSolver
import LayoutText
import Baselines

extension Figure {
  /// Frames on their way out.
  static let writing = [
    written("json", yardstick_document), written("ndjson", yardstick_lines),
    written("csv", yardstick_rows),
  ]

  private static func written(_ name: String, _ form: yardstick_form) -> Figure {
    Figure(
      name: "write/10⁵ frames as \(name)", unit: .nanosecondsEach, yardstick: "C writer",
      target: .ratio(2)
    ) { (pace) throws(Obstacle) in
      guard let format = OutputFormat.all.first(where: { $0.name == name }) else {
        throw .missing("no such format")
      }
      let cells = 100_000
      let solved = try Grid.scene(cells: cells).solved
      let document = FramesDocument(
        [FramesReport(SolvedElements(solved), of: "grid.layout")], report: Report([]))
      var grid = Grid.yardstick()
      var frames = [yardstick_frame](repeating: yardstick_frame(), count: cells)
      yardstick_fill_grid(&grid, &frames, cells)
      try expectSame(format.text(of: document), frames, as: form)
      return pace.alternate(work: Double(cells)) {
        var writer = ByteWriter { keep($0.baseAddress) }
        format.render(document, &writer)
        writer.flush()
      } against: {
        yardstick_write_frames(frames, cells, form, { _, piece, _ in yardstick_keep(piece) }, nil)
      }
    }
  }

  /// Makes sure that what the yardstick writes of `frames` stands in `text`, behind its head.
  private static func expectSame(
    _ text: String, _ frames: [yardstick_frame], as form: yardstick_form
  ) throws(Obstacle) {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { gathered in
      let append: yardstick_sink = { context, piece, count in
        let gathered = context?.assumingMemoryBound(to: [UInt8].self)
        gathered?.pointee.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
      }
      yardstick_write_frames(frames, frames.count, form, append, gathered)
    }
    let ours = Array(text.utf8)
    let first = bytes.prefix(longestHead)
    let start = ours.indices.prefix(longestHead).first { ours[$0...].starts(with: first) }
    guard let start, ours[start...].starts(with: bytes) else {
      throw .disagreement("the frames are written otherwise")
    }
  }

  /// How many bytes stand before the first frame at most.
  private static let longestHead = 1000
}
