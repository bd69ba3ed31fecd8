import LayoutGeometry
import LayoutLanguage

/// What is counted once all sections have their places: how many elements there are, and how far
/// the frames of each section reach.
struct LayoutStatistics {
  private(set) var elementCount: Int
  let extents: SectionExtents

  /// - Complexity: O(*s*) in the number of sections.
  init(_ stack: SectionStack, visible: VisibleBounds) {
    elementCount = stack.boundary.items.count
    var starts: [Points] = []
    var ends: [Points] = []
    starts.reserveCapacity(stack.places.count)
    ends.reserveCapacity(stack.places.count)
    for place in stack.places {
      let section = stack.prototypes[Int(place.prototype)]
        .statistics(of: place, on: stack.context.scrollAxis, visible: visible)
      elementCount += section.elements
      starts.append(section.start)
      ends.append(section.end)
    }
    extents = SectionExtents(starts: starts, ends: ends)
  }
}

/// What there is of a section, and from where to where on the scroll axis.
private struct SectionStatistics {
  var elements = 0
  var start: Points
  var end: Points

  mutating func add(_ frame: Rectangle, on axis: Axis) {
    start = min(start, frame.start(on: axis))
    end = max(end, frame.end(on: axis))
  }
}

extension SectionPrototype {
  fileprivate func statistics(
    of place: PlacedSection, on axis: Axis, visible: VisibleBounds
  ) -> SectionStatistics {
    var statistics = SectionStatistics(start: place.start, end: place.start + place.length)
    forEachBoundaryFrame(of: place, on: axis, visible: visible) { _, frame in
      statistics.add(frame, on: axis)
      statistics.elements += 1
    }
    var origin = Point.zero
    origin[axis] = place.start
    guard let instances = instances(place.content, at: origin) else {
      return statistics
    }
    statistics.add(instances.bounds, on: axis)
    statistics.elements += place.itemCount + section.decorations.count
    statistics.elements += instances.series.attachmentCount(before: instances.count - 1)
    statistics.elements += instances.last.attachmentCount
    for decoration in section.decorations {
      statistics.start = min(statistics.start, place.start + decoration.insets.start(on: axis))
      statistics.end = max(
        statistics.end, place.start + place.length - decoration.insets.end(on: axis))
    }
    return statistics
  }

  /// The sources and frames of the section's boundary items, before mirroring and rounding.
  func forEachBoundaryFrame(
    of place: PlacedSection, on axis: Axis, visible: VisibleBounds,
    _ body: (Int32, Rectangle) -> Void
  ) {
    if case .refused = place.content { return }
    let host = PlacedBoundaryItem.HostExtent(
      start: place.start, content: place.contentLength, length: place.length,
      growth: (boundary.growth.start(on: axis), boundary.growth.end(on: axis)),
      isPinning: place.isFilled)
    for item in boundary.items {
      body(item.source, item.frame(in: host, on: axis, visible: visible))
    }
  }
}
