import LayoutCompiler
import Baselines

extension Figure {
  /// Queries while scrolling, and solving.
  static let queries = [
    Figure(
      name: "query/viewport of 10⁷ items", unit: .nanoseconds, baseline: "of 10³ items",
      target: Target(ratio: 2, bound: longest)
    ) { (mode) throws(BenchmarkError) in
      try compare(Query(cells: 10_000_000), with: Query(cells: 1000), mode)
    },
    Figure(
      name: "query/viewport of 10³ sections", unit: .nanoseconds, baseline: "of 1 section",
      target: .ratio(2)
    ) { (mode) throws(BenchmarkError) in
      try compare(Query(cells: 1000, sections: 1000), with: Query(cells: 1000), mode)
    },
    Figure(
      name: "query/viewport of 10³ sections of rows", unit: .nanoseconds,
      baseline: "of 1 section", target: .bound(longest)
    ) { (mode) throws(BenchmarkError) in
      let (many, few) = (try Query(rowsIn: 1000), try Query(rowsIn: 1))
      var (ours, theirs): ([Frame], [Frame]) = ([], [])
      return mode.alternate {
        many.frames(into: &ours)
        keep(ours)
      } against: {
        few.frames(into: &theirs)
        keep(theirs)
      }
    },
    Figure(
      name: "query/solving 10⁷ items", unit: .nanoseconds, baseline: "10³ items", target: .ratio(2)
    ) { (mode) throws(BenchmarkError) in
      let many = try Grid.layout(cells: 10_000_000)
      let few = try Grid.layout(cells: 1000)
      return mode.alternate {
        keep(many.solved)
      } against: {
        keep(few.solved)
      }
    },
  ]

  /// What a query takes at most, in nanoseconds: a microsecond, and ten for each of the twenty or so
  /// frames of the answer.
  private static let longest = 1200.0

  private static func compare(
    _ query: Query, with other: Query, _ mode: Mode
  ) throws(BenchmarkError) -> Measurement {
    let expected = other.relativeFrames.map {
      baseline_frame(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
    }
    try expectSame(query.relativeFrames, expected)
    var (ours, theirs): ([Frame], [Frame]) = ([], [])
    return mode.alternate {
      query.frames(into: &ours)
      keep(ours)
    } against: {
      other.frames(into: &theirs)
      keep(theirs)
    }
  }
}

/// A viewport in the middle of a grid that has been solved.
private struct Query {
  let solved: SolvedLayout
  let window: Frame

  init(cells: Int, sections: Int = 1) throws(BenchmarkError) {
    let layout = try Grid.layout(cells: cells, sections: sections)
    solved = layout.solved
    let row = Double(cells / 3 / 2)
    window = Frame(
      x: 0, y: solved.sections[sections / 2].frame.y + row * Grid.pitch, width: Grid.size.width,
      height: Grid.size.height)
  }

  /// A viewport in the middle of so many sections of a thousand rows that are as high as their
  /// contents.
  init(rowsIn sections: Int) throws(BenchmarkError) {
    solved = try Feed.layout(rows: 1000, sections: sections, heights: 100).solved
    let middle = solved.sections[sections / 2].frame
    window = Frame(
      x: 0, y: middle.y + (middle.height / 2).rounded(), width: Feed.size.width,
      height: Feed.size.height)
  }

  /// Replaces `frames` by those that meet the window.
  func frames(into frames: inout [Frame]) {
    frames.removeAll(keepingCapacity: true)
    for element in solved.elements(in: window) { frames.append(element.frame) }
  }

  /// The frames as they stand in the window.
  var relativeFrames: [Frame] {
    var frames: [Frame] = []
    self.frames(into: &frames)
    for index in frames.indices { frames[index].y -= window.y }
    return frames
  }
}
