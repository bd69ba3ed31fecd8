import LayoutCompiler
import Baselines

extension Figure {
  /// What stays in memory, beside an array of as many frames.
  static let memory = [
    held("memory/10⁶ equal cells, solved", bound: 1) { () throws(BenchmarkError) in
      let layout = try Grid.layout(cells: cells)
      return { layout.solved }
    },
    held("memory/10⁶ equal cells, written", bound: 40) { () throws(BenchmarkError) in
      let layout = try Grid.layout(cells: cells)
      return {
        var frames: [Frame] = []
        let solved = layout.solved
        solved.write(to: &frames)
        return (solved, frames)
      }
    },
    held("memory/10⁴ rows of two texts, solved", bound: 300, count: 10_000) {
      () throws(BenchmarkError) in
      let layout = try Feed.layout(rows: 10_000, of: Feed.texts)
      return { layout.solved }
    },
    held("memory/10⁴ rows of other heights, solved", bound: 300, count: 10_000) {
      () throws(BenchmarkError) in
      let layout = try Feed.layout(rows: 10_000, of: Feed.boxes)
      return { layout.solved }
    },
    held("memory/10⁶ rows of 10³ heights, solved", bound: 40) { () throws(BenchmarkError) in
      let layout = try Feed.layout(rows: cells, heights: 1000)
      return { layout.solved }
    },
  ]

  private static let cells = 1_000_000

  /// How many bytes a frame takes in what is made.
  private static func held<Thing>(
    _ name: String, bound: Double, count: Int = cells,
    _ prepare: @escaping @Sendable () throws(BenchmarkError) -> () -> Thing
  ) -> Figure {
    Figure(
      name: name, unit: .bytesEach, baseline: "frames alone", target: .bound(bound)
    ) { (_) throws(BenchmarkError) in
      guard baseline_memory() > 0 else { throw .missing("the system does not report its memory") }
      let make = try prepare()
      // The first time things are made that are made once.
      keep(make())
      let before = baseline_memory()
      let thing = make()
      let after = baseline_memory()
      keep(thing)
      let frames = Double(MemoryLayout<Frame>.stride * count)
      return Measurement(
        work: Double(count), ours: [Double(after) - Double(before)], baseline: [frames])
    }
  }
}
