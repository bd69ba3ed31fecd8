import LayoutGeometry
import LayoutText

/// The instances of a section's group in their places.
struct Instances {
  let series: InstanceSeries
  /// What the last looks like: the data may have run out in it.
  let last: Template.Metrics
  let run: Run
  /// Where the first starts, in the content space.
  var origin: Point

  /// How many instances a section has; plain old data.
  struct Run {
    /// The index of the series they follow.
    let series: Int32
    /// The template of the last.
    let lastTemplate: Int32
    /// How many there are, the last included; at least 1.
    let count: Int
  }

  var axis: Axis { series.axis }
  var count: Int { run.count }

  /// Where an instance starts.
  func origin(of index: Int) -> Point {
    var origin = origin
    origin[axis] += series.start(of: index)
    return origin
  }

  /// Which of the section's templates an instance is.
  func template(of index: Int) -> Int {
    if index == count - 1 { return Int(run.lastTemplate) }
    return Int(series.entries[series.entry(of: index).entry].template)
  }

  /// The instances of `range` from its first on that look like that, as far as they follow one another
  /// evenly.
  func copies(in range: Range<Int>) -> InstanceSeries.Copies {
    let first = range.lowerBound
    let areAlike = series.only != nil && first < count - 1
    var copies = series.copies(
      from: first, count: areAlike ? min(range.upperBound, count - 1) - first : 1)
    if first == count - 1 { copies.template = run.lastTemplate }
    return copies
  }

  /// How many cells the instances of `range` have, which is not empty.
  func cellCount(of range: Range<Int>) -> Int {
    let behind =
      range.upperBound == count
      ? series.firstCell(of: count - 1) + last.cellCount : series.firstCell(of: range.upperBound)
    return behind - series.firstCell(of: range.lowerBound)
  }

  /// The instance that holds a cell.
  ///
  /// - Complexity: O(log *n*) in the number of instances that are stored.
  func index(ofCell cell: Int) -> Int {
    cell < series.firstCell(of: count - 1) ? series.index(ofCell: cell) : count - 1
  }

  /// What an instance takes along their axis, in points.
  func length(of index: Int) -> Points {
    index == count - 1 ? last.size[axis] : series.entries[series.entry(of: index).entry].length
  }

  /// What all of them take along their axis, in points.
  ///
  /// - Source: `uikit.md` 6.1, 6.2.
  var length: Points { max(0, series.start(of: count - 1) + last.size[axis]) }

  /// What the largest of them takes across their axis, in points.
  ///
  /// All count, as if every cell had been on the screen.
  /// - Source: `uikit.md` 8.2, 8.3.
  var breadth: Points { max(series.breadth(of: count - 1), last.size[axis.flipped]) }

  /// What all their frames reach, in the content space.
  var bounds: Rectangle {
    let own = last.bounds.offset(by: origin(of: count - 1))
    return count > 1 ? own.union(series.bounds(of: count - 1).offset(by: origin)) : own
  }

  /// Those whose frames may meet `window`.
  ///
  /// - Complexity: O(log *n*) in the number of instances that are stored.
  func range(meeting window: Rectangle) -> Range<Int> {
    let start = window.start(on: axis) - origin[axis]
    let end = window.end(on: axis) - origin[axis]
    guard series.isAscending, start.isFinite, end.isFinite else { return 0..<count }
    let lastStart = series.start(of: count - 1)
    let lastEnd = lastStart + last.bounds.end(on: axis)
    // All are about as long as another.
    let guess = { (place: Points) in
      lastStart > 0 ? Int(max(0, min(place / lastStart, 1)) * Double(self.count - 1)) : 0
    }
    var first = (0..<count - 1).partitioningIndex(near: guess(start)) {
      series.end(of: $0) > start
    }
    if first == count - 1, lastEnd <= start { first = count }
    let lead = min(series.lead, last.bounds.start(on: axis))
    let behind = (0..<count).partitioningIndex(near: guess(end)) {
      series.start(of: $0) + lead >= end
    }
    return first..<max(first, behind)
  }
}
