import LayoutGeometry
import LayoutModel

/// What is counted once all sections have their places: how many elements there are, and how far
/// the frames of each section reach.
struct Census {
  private(set) var elementCount: Int
  let reach: Reach

  /// - Complexity: O(*s*) in the number of sections.
  init(_ stack: SectionStack, visible: VisibleBounds) {
    elementCount = stack.boundary.items.count
    let axis = stack.scene.scrollAxis
    var starts: [Points] = []
    var ends: [Points] = []
    starts.reserveCapacity(stack.places.count)
    ends.reserveCapacity(stack.places.count)
    for place in stack.places {
      let prototype = stack.prototypes[Int(place.prototype)]
      elementCount += prototype.elementCount(of: place)
      var (start, end) = (place.start, place.start + place.length)
      var origin = Point.zero
      origin[axis] = place.start
      if let instances = prototype.instances(place.content, items: place.itemCount, at: origin) {
        start = min(start, instances.bounds.start(on: axis))
        end = max(end, instances.bounds.end(on: axis))
      }
      prototype.forEachBoundaryFrame(of: place, on: axis, visible: visible) { _, frame in
        start = min(start, frame.start(on: axis))
        end = max(end, frame.end(on: axis))
      }
      starts.append(start)
      ends.append(end)
    }
    reach = Reach(starts: starts, ends: ends)
  }
}

extension SectionPrototype {
  fileprivate func elementCount(of place: SectionPlace) -> Int {
    switch place.content {
    case .refused: return 0
    case .empty: return boundary.items.count
    case .groups:
      let instances = instances(place.content, items: place.itemCount, at: .zero)
      let badges = instances.map {
        ($0.count - 1) * $0.whole.attachments.count + $0.last.attachments.count
      }
      return place.itemCount + (badges ?? 0) + boundary.items.count + section.decorations.count
    }
  }

  /// The sources and frames of the section's boundary items, before mirroring and rounding.
  func forEachBoundaryFrame(
    of place: SectionPlace, on axis: Axis, visible: VisibleBounds,
    _ body: (Int32, Rectangle) -> Void
  ) {
    if case .refused = place.content { return }
    let span = BoundaryPlace.Span(
      start: place.start, content: place.contentLength, length: place.length,
      growth: (boundary.growth.start(on: axis), boundary.growth.end(on: axis)))
    for item in boundary.items {
      body(item.source, item.frame(in: span, on: axis, visible: visible))
    }
  }
}

/// How far the frames of the sections reach along the scroll axis, ready to be searched.
///
/// Badges and offsets may stick out of their section, so the ends are kept as running maxima and
/// the starts as running minima from behind.
struct Reach: Sendable {
  private let starts: [Points]
  private let ends: [Points]

  /// - Complexity: O(*n*) in the number of sections.
  init(starts: [Points], ends: [Points]) {
    var (starts, ends) = (starts, ends)
    for index in ends.indices.dropFirst() { ends[index] = max(ends[index], ends[index - 1]) }
    for index in starts.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
    (self.starts, self.ends) = (starts, ends)
  }

  /// The sections that may have frames between two places on the scroll axis.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func sections(from start: Points, to end: Points) -> Range<Int> {
    let first = ends.firstIndex(after: start)
    let last = starts.firstIndex(after: end)
    return first..<max(first, last)
  }
}

extension [Points] {
  /// The index of the first element of a sorted array that is greater than `value`.
  fileprivate func firstIndex(after value: Points) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > value { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
