import LayoutGeometry
import LayoutRendering
import LayoutReporting
import LayoutSolver
import LayoutText
import Yardsticks

extension Figure {
  /// Frames on their way out.
  static let writing = [
    Figure(
      name: "write/10⁵ frames as ndjson", unit: .nanosecondsEach, yardstick: "C writer",
      target: .ratio(3)
    ) { (pace) throws(Obstacle) in
      guard let format = OutputFormat.all.first(where: { $0.name == "ndjson" }) else {
        throw .missing("no such format")
      }
      let cells = 100_000
      let scene = try Grid.scene(cells: cells)
      let solved = solve(scene.layout, in: scene.viewport)
      let document = DumpDocument([Dump(solved, of: "grid.layout")], report: Report([]))
      var grid = Grid.yardstick()
      var frames = [yardstick_frame](repeating: yardstick_frame(), count: cells)
      yardstick_fill_grid(&grid, &frames, cells)
      try expectSame(format.text(of: document), frames)
      return pace.alternate(work: Double(cells)) {
        var writer = ByteWriter { keep($0.baseAddress) }
        format.render(document, &writer)
        writer.flush()
      } against: {
        yardstick_write_frames(frames, cells, { _, piece, _ in yardstick_keep(piece) }, nil)
      }
    }
  ]

  /// Makes sure that `text` is what the yardstick writes of `frames`, behind a line on the result.
  private static func expectSame(
    _ text: String, _ frames: [yardstick_frame]
  ) throws(Obstacle) {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { gathered in
      let append: yardstick_sink = { context, piece, count in
        let gathered = context?.assumingMemoryBound(to: [UInt8].self)
        gathered?.pointee.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
      }
      yardstick_write_frames(frames, frames.count, append, gathered)
    }
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else {
      throw .disagreement("nothing was written")
    }
    guard text.utf8[end...].dropFirst().elementsEqual(bytes) else {
      throw .disagreement("the lines differ")
    }
  }
}
