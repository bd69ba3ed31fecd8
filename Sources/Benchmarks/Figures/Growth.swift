import LayoutCompiler

extension Figure {
  /// How much dearer a frame gets where there are more of them, or where they stand deeper.
  static let growth = [
    Figure(
      name: "growth/frames at 10⁶", unit: .nanosecondsEach, baseline: "at 10⁴", target: .ratio(4)
    ) { (mode) throws(BenchmarkError) in
      let (many, few) = (try Grid.layout(cells: 1_000_000), try Grid.layout(cells: 10_000))
      var (ours, theirs): ([Frame], [Frame]) = ([], [])
      return mode.alternate(work: 1e6) {
        many.solved.write(to: &ours)
        keep(ours)
      } against: {
        for _ in 0..<100 { few.solved.write(to: &theirs) }
        keep(theirs)
      }
    },
    Figure(
      name: "growth/measuring one of 10⁶ rows", unit: .nanoseconds, baseline: "of 10³",
      target: .ratio(4)
    ) { (mode) throws(BenchmarkError) in
      var (many, few) = (try Remeasuring(rows: 1_000_000), try Remeasuring(rows: 1000))
      try many.expectChange()
      try few.expectChange()
      return mode.alternate {
        keep(many.change())
      } against: {
        keep(few.change())
      }
    },
    rows("rows/other heights", of: Feed.boxes, bound: 400),
    rows("rows/two texts", of: Feed.texts, bound: 25_000),
    nesting("growth/groups 64 deep", height: "1h"),
    nesting("growth/estimated groups 64 deep", height: "~64"),
    Figure(
      name: "growth/stacks 64 deep", unit: .nanosecondsEach, baseline: "4 deep",
      target: .ratio(2)
    ) { (mode) throws(BenchmarkError) in
      let (deep, shallow) = (
        try NestedGroups.view(depth: depths.deep), try NestedGroups.view(depth: depths.shallow)
      )
      return mode.alternate(work: Double(depths.deep)) {
        keep(deep.solved)
      } against: {
        for _ in 0..<depths.deep / depths.shallow { keep(shallow.solved) }
      }
    },
  ]

  /// What a row costs in a section of rows that are all different, solved and its frames read.
  private static func rows(_ name: String, of contents: String, bound: Double) -> Figure {
    Figure(
      name: name, unit: .nanosecondsEach, baseline: "of 10²", target: Target(ratio: 2, bound: bound)
    ) { (mode) throws(BenchmarkError) in
      let many = try Feed.layout(rows: 5000, of: contents)
      let few = try Feed.layout(rows: 100, of: contents)
      return mode.alternate(work: 5000) {
        keep(many.solved.elements().reduce(0) { $0 + $1.frame.y })
      } against: {
        for _ in 0..<50 { keep(few.solved.elements().reduce(0) { $0 + $1.frame.y }) }
      }
    }
  }

  private static let depths = (deep: 64, shallow: 4)

  /// What a leaf costs in groups so deep, each `height` high.
  private static func nesting(_ name: String, height: String) -> Figure {
    Figure(
      name: name, unit: .nanosecondsEach, baseline: "4 deep", target: .ratio(2)
    ) { (mode) throws(BenchmarkError) in
      let deep = try NestedGroups.layout(depth: depths.deep, height: height)
      let shallow = try NestedGroups.layout(depth: depths.shallow, height: height)
      return mode.alternate(work: Double(depths.deep)) {
        keep(deep.solved)
      } against: {
        for _ in 0..<depths.deep / depths.shallow { keep(shallow.solved) }
      }
    }
  }
}

/// Rows one of which after another turns out to be of another height.
private struct Remeasuring {
  private var solved: SolvedLayout
  private let rows: Int
  private var turn = 0

  init(rows: Int) throws(BenchmarkError) {
    (solved, self.rows) = (try Feed.layout(rows: rows, heights: 100).solved, rows)
  }

  /// Changes the next row, wherever that is; says whether it could.
  mutating func change() -> Bool {
    turn += 1
    let height = 40 + Double(turn % 89) / 2
    return solved.remeasure(turn * 7919 % rows, of: 0, height: height)
  }

  /// Makes sure that a change makes as much difference as it should.
  mutating func expectChange() throws(BenchmarkError) {
    let before = solved.contentSize.height
    let heights = [50.0, 75].map { height in
      _ = solved.remeasure(rows / 2, of: 0, height: height)
      return solved.contentSize.height
    }
    guard heights[1] - heights[0] == 25, (heights[0] - before).magnitude < 50 else {
      throw .disagreement("the content grows from \(before) to \(heights)")
    }
  }
}
