import LayoutGeometry

/// The instances of a section's group: equal steps along an axis; plain old data.
struct Instances {
  let whole: Template.Shape
  let last: Template.Shape
  /// Which template the last is; all others are the first.
  let lastTemplate: Int
  /// How many there are, the last included; at least 1.
  let count: Int
  let axis: Axis
  /// Where the first starts, in the content space.
  let origin: Point
  /// From start to start, in points.
  let pitch: Points

  /// Where an instance starts: multiplied, never summed up, so that the millionth is exact.
  func origin(of index: Int) -> Point {
    var origin = origin
    origin[axis] += Double(index) * pitch
    return origin
  }

  /// Which of the section's templates an instance is.
  func template(of index: Int) -> Int { index == count - 1 ? lastTemplate : 0 }

  /// What an instance takes along their axis, in points.
  func length(of index: Int) -> Points {
    (index == count - 1 ? last : whole).size[axis]
  }

  /// What all of them take along their axis, in points.
  ///
  /// - Source: `uikit.md` 6.1, 6.2.
  var length: Points { max(0, Double(count - 1) * pitch + last.size[axis]) }

  /// What the largest of them takes across their axis, in points.
  ///
  /// - Source: `uikit.md` 8.2, 8.3.
  var breadth: Points {
    let across = axis.flipped
    return count > 1 ? max(whole.size[across], last.size[across]) : last.size[across]
  }

  /// What one of them reaches from its origin.
  private var reach: Rectangle {
    count > 1 ? whole.bounds.union(last.bounds) : last.bounds
  }

  /// What all their frames reach, in the content space.
  var bounds: Rectangle {
    reach.offset(by: origin).union(reach.offset(by: origin(of: count - 1)))
  }

  /// Those whose frames may meet `window`.
  ///
  /// - Complexity: O(1).
  func range(meeting window: Rectangle) -> Range<Int> {
    let reach = reach.offset(by: origin)
    let first = (window.start(on: axis) - reach.end(on: axis)) / pitch
    let second = (window.end(on: axis) - reach.start(on: axis)) / pitch
    guard pitch != 0, first.isFinite, second.isFinite else { return 0..<count }
    let start = min(first, second).rounded(.down)
    let end = max(first, second).rounded(.up) + 1
    return Int(clamping: start, to: count)..<Int(clamping: max(start, end), to: count)
  }
}

extension Int {
  /// `value` as an index from 0 to `limit`.
  fileprivate init(clamping value: Double, to limit: Int) {
    self = value >= Double(limit) ? limit : value > 0 ? Int(value) : 0
  }
}
