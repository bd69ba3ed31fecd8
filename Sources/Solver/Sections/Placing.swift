import LayoutGeometry
import LayoutModel

extension SectionPrototype {
  /// How many items a section shows at most: enough for anybody, and no number overflows.
  static let mostItems = 10_000_000_000

  /// What of a section its description does not say.
  struct Occasion {
    let itemCount: Int
    /// How far its groups shall be scrolled across the layout's direction, in points.
    let offset: Points
    /// Where it starts along the scroll axis, in points.
    let start: Points
  }

  /// The place of a section on `occasion`; `index` is the prototype's own.
  ///
  /// - Complexity: O(1), once an instance with as many cells as the last has been solved.
  /// - Source: `uikit.md` m4, 6.2, 8.2, 17; a refused section has no height.
  mutating func place(_ index: Int, on occasion: Occasion, along scrollAxis: Axis)
    -> SectionPlace
  {
    let (start, items) = (occasion.start, occasion.itemCount)
    let count = Swift.min(Swift.max(0, items), Self.mostItems)
    var scroll: Points = 0
    let growth = boundary.growth.total(on: scrollAxis)
    var content = SectionPlace.Content.empty
    var length: Points = 0
    if count > 0 {
      content = self.content(of: count)
      if let instances = instances(content, items: count, at: .zero) {
        let along = instances.axis == scrollAxis
        if !along, let place = restingPlaces(of: instances)?.nearest(to: occasion.offset) {
          scroll = place.offset
        }
        length = (along ? instances.length : instances.breadth) + insets.total(on: scrollAxis)
      }
    }
    if case .refused = content {
      return SectionPlace(
        prototype: Int32(clamping: index), content: content, itemCount: 0, start: start,
        contentLength: 0, length: 0)
    }
    return SectionPlace(
      prototype: Int32(clamping: index), content: content, itemCount: count, start: start,
      contentLength: length, length: Swift.max(0, length + growth), scroll: scroll)
  }

  /// Where `instances` come to rest; `nil` where they do not scroll.
  func restingPlaces(of instances: Instances) -> RestingPlaces? {
    guard section.orthogonal != .none else { return nil }
    return RestingPlaces(
      behavior: section.orthogonal, instances: instances,
      insets: insets.total(on: instances.axis), window: window)
  }

  private mutating func content(of count: Int) -> SectionPlace.Content {
    guard let capacity = templates?.capacity else { return .refused }
    let rest = count % capacity
    guard let last = try? templates?.index(ofFirst: rest == 0 ? capacity : rest) else {
      return .refused
    }
    return .groups(last: Int32(clamping: last))
  }

  /// The instances of a section that starts at `start`; `nil` where there are none.
  func instances(
    _ content: SectionPlace.Content, items: Int, at start: Point
  ) -> Instances? {
    guard case .groups(let index) = content, let templates else { return nil }
    let last = Int(index)
    let whole = templates.all[0].shape
    return Instances(
      whole: whole, last: templates.all[last].shape, lastTemplate: last,
      count: (items - 1) / whole.cellCount + 1, axis: templates.axis,
      origin: Point(x: start.x + groupsStart.x, y: start.y + groupsStart.y),
      pitch: whole.size[templates.axis] + section.spacing)
  }
}
