import LayoutCompiler
import LayoutRendering
import LayoutReporting
import LayoutText
import Baselines

extension Figure {
  /// Frames on their way out.
  static let writing = ["json", "ndjson", "csv"].map(written)

  /// JSON is compared with a writer in C, the other formats with JSON.
  private static func written(_ name: String) -> Figure {
    let isJSON = name == "json"
    return Figure(
      name: "write/10⁵ frames as \(name)", unit: .nanosecondsEach,
      baseline: isJSON ? "C writer" : "as json", target: .ratio(isJSON ? 2 : 1.2)
    ) { (mode) throws(BenchmarkError) in
      let (format, json) = (try format(name), try format("json"))
      let cells = 100_000
      let compilation = Compilation(SourceText(try Grid.layout(cells: cells).text))
      let reports = compilation.everyJob.map {
        FramesReport(compilation.result(of: $0).elements, of: "grid.layout")
      }
      let document = FramesDocument(reports, report: Report([]))
      var grid = Grid.baseline
      var frames = [baseline_frame](repeating: baseline_frame(), count: cells)
      baseline_fill_grid(&grid, &frames, cells)
      if isJSON { try expectSame(format.text(of: document), frames) }
      return mode.alternate(work: Double(cells)) {
        render(document, as: format)
      } against: {
        if isJSON {
          baseline_write_frames(frames, cells, { _, piece, _ in baseline_keep(piece) }, nil)
        } else {
          render(document, as: json)
        }
      }
    }
  }

  private static func format(_ name: String) throws(BenchmarkError) -> OutputFormat {
    guard let format = OutputFormat.all.first(where: { $0.name == name }) else {
      throw .missing("no format \(name)")
    }
    return format
  }

  private static func render(_ document: FramesDocument, as format: OutputFormat) {
    var writer = ByteWriter { keep($0.baseAddress) }
    format.render(document, &writer)
    writer.flush()
  }

  /// Makes sure that `text` contains what the baseline writes of `frames`, after its head.
  private static func expectSame(
    _ text: String, _ frames: [baseline_frame]
  ) throws(BenchmarkError) {
    var bytes: [UInt8] = []
    withUnsafeMutablePointer(to: &bytes) { gathered in
      let append: baseline_sink = { context, piece, count in
        let gathered = context?.assumingMemoryBound(to: [UInt8].self)
        gathered?.pointee.append(contentsOf: UnsafeBufferPointer(start: piece, count: count))
      }
      baseline_write_frames(frames, frames.count, append, gathered)
    }
    let ours = Array(text.utf8)
    let first = bytes.prefix(longestHead)
    let start = ours.indices.prefix(longestHead).first { ours[$0...].starts(with: first) }
    guard let start, ours[start...].starts(with: bytes) else {
      throw .disagreement("the frames are written differently")
    }
  }

  /// The most bytes before the first frame.
  private static let longestHead = 1000
}
