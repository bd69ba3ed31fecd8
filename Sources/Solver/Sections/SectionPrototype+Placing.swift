import LayoutGeometry
import LayoutLanguage

extension SectionPrototype {
  /// How many items a section shows at most: a bound that keeps numbers from overflowing.
  static let mostItems = 10_000_000_000

  /// What a section is placed with, besides its description.
  struct SectionRequest {
    let itemCount: Int
    /// How far its groups shall be scrolled across the layout's direction, in points.
    let offset: Points?
    /// Where it starts along the scroll axis, in points.
    let start: Points
  }

  /// The place of a section on `request`; `index` is the prototype's own.
  ///
  /// - Complexity: that of `Templates.run`.
  /// - Source: `uikit.md` m4, 6.2, 8.2, 17; a refused or faulty section has no height.
  mutating func place(_ index: Int, on request: SectionRequest, along scrollAxis: Axis)
    -> PlacedSection
  {
    let (start, items) = (request.start, request.itemCount)
    let count = Swift.min(Swift.max(0, items), Self.mostItems)
    var scroll: Points = 0
    let growth = boundary.growth.total(on: scrollAxis)
    var content = PlacedSection.Content.empty
    var length: Points = 0
    if section.isFaulty {
      content = .refused
    } else if count > 0 {
      content = run(of: count).map { .groups($0) } ?? .refused
      if let instances = instances(content, at: .zero) {
        let along = instances.axis == scrollAxis
        if !along, let place = restingOffsets(of: instances)?.nearest(to: request.offset ?? 0) {
          scroll = place.offset
        }
        length = (along ? instances.length : instances.breadth) + insets.total(on: scrollAxis)
      }
    }
    if case .refused = content {
      return PlacedSection(
        prototype: Int32(clamping: index), content: content, itemCount: 0, start: start,
        contentLength: 0, length: 0)
    }
    return PlacedSection(
      prototype: Int32(clamping: index), content: content, itemCount: count, start: start,
      contentLength: length, length: Swift.max(0, length + growth), scroll: scroll,
      isScrolled: request.offset != nil)
  }

  /// The offsets at which `instances` may rest; `nil` where they do not scroll.
  func restingOffsets(of instances: Instances) -> RestingOffsets? {
    guard section.orthogonal != .none else { return nil }
    return RestingOffsets(
      behavior: section.orthogonal, instances: instances, insets: insets(around: instances),
      window: window)
  }

  /// What lies before the first and behind the last of `instances` together, in points: centred
  /// ones stand in the middle of the window, the first and the last.
  ///
  /// - Source: `uikit.md` m4, 8.4, 22 #11, #30.
  func insets(around instances: Instances) -> Points {
    guard section.orthogonal == .groupPagingCentered else {
      return insets.total(on: instances.axis)
    }
    let (first, last) = (instances.length(of: 0), instances.length(of: instances.count - 1))
    return (window.length - first) / 2 + (window.length - last) / 2
  }

  /// The instances of a section that starts at `start`; `nil` where there are none.
  func instances(_ content: PlacedSection.Content, at start: Point) -> Instances? {
    guard case .groups(let run) = content, let series = templates?.series[Int(run.series)],
      let last = templates?.all.metrics(of: Int(run.lastTemplate))
    else { return nil }
    let origin = Point(x: start.x + groupsStart.x, y: start.y + groupsStart.y)
    var instances = Instances(series: series, last: last, run: run, origin: origin)
    if section.orthogonal == .groupPagingCentered { instances.center(in: window.length) }
    return instances
  }
}

extension SharedPrototype {
  /// The same of the prototype, of which nothing else is copied.
  func instances(_ content: PlacedSection.Content, at start: Point) -> Instances? {
    guard case .groups(let run) = content, let series = value.templates?.series[Int(run.series)],
      let last = value.templates?.all.metrics(of: Int(run.lastTemplate))
    else { return nil }
    let origin = Point(x: start.x + value.groupsStart.x, y: start.y + value.groupsStart.y)
    var instances = Instances(series: series, last: last, run: run, origin: origin)
    if value.section.orthogonal == .groupPagingCentered {
      instances.center(in: value.window.length)
    }
    return instances
  }
}

extension Instances {
  /// Lets the first rest in the middle of `window` points.
  fileprivate mutating func center(in window: Points) {
    origin[axis] += (window - length(of: 0)) / 2
  }
}
