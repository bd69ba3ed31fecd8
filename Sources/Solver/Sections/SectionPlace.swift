import LayoutGeometry
import LayoutModel

/// One section in its place: as small as a section can be kept.
struct SectionPlace {
  /// What its groups look like.
  enum Content {
    /// It shows no items: no insets, no decorations.
    case empty
    /// UIKit would refuse it: no height, no frames.
    case refused
    /// The last instance of its group is the template of this index.
    case groups(last: Int32)
  }

  /// The index of its prototype.
  let prototype: Int32
  let content: Content
  let itemCount: Int
  /// Where it starts along the scroll axis, in points.
  let start: Points
  /// How long the content between its boundary items is, insets included.
  let contentLength: Points
  /// The length of all, in points.
  let length: Points
}

/// The instances of a section's group: equal steps along an axis.
struct Instances {
  let whole: Template
  let last: Template
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

  func template(of index: Int) -> Template { index == count - 1 ? last : whole }

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
