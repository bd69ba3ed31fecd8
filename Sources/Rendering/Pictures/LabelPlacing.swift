internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// Finds a place for the label of each element: on its own ground, not across the screen's edge,
/// and not where a higher element or another mark covers it.
struct LabelPlacing {
  private let picture: Picture
  /// The frames that labels must not touch, by what they may be covered by.
  private let cover: Cover

  /// - Parameter marks: what is drawn above all elements.
  init(of picture: Picture, around marks: [Rectangle]) {
    self.picture = picture
    cover = Cover(picture.elements.map(\.frame) + marks, in: picture.area)
  }

  /// The label of the element at `index` of the picture, or `nil` where there is no room.
  func label(of index: Int) -> Label? {
    let element = picture.elements[index]
    let wording = picture.wording(of: element)
    for ground in grounds(of: element.frame) {
      let room = ground.grown(by: -Self.padding)
      guard room.width > 0, room.height > 0 else { continue }
      for labels in [wording.whole(in: room.size), wording.reduced(in: room.size)] {
        if let label = place(labels, wording.style, in: room, above: index) { return label }
      }
    }
    return nil
  }

  /// The first of `labels` in the first place that nothing covers.
  private func place(
    _ labels: [Label], _ style: Wording.Style, in room: Rectangle, above index: Int
  ) -> Label? {
    for place in places(for: style) {
      for var label in labels {
        let free = Size(
          width: room.width - label.extent.width, height: room.height - label.extent.height)
        label.anchor = place
        label.center = Point(
          x: room.center.x + (place.unit.x - 0.5) * free.width,
          y: room.center.y + (place.unit.y - 0.5) * free.height)
        if !cover.touches(label.frame, above: index) { return label }
      }
    }
    return nil
  }

  /// Between a label and the edge of what it is written on.
  private static let padding: Points = 4

  /// The parts of `frame` that the edge of the screen does not cut, the screen's own first unless
  /// it is a mere sliver.
  private func grounds(of frame: Rectangle) -> [Rectangle] {
    let axis = picture.scrollAxis
    let (screen, area) = (picture.screen, picture.area)
    let gap = ScreenFrame.width
    let inside = area.span(
      screen.start(on: axis.flipped)...screen.end(on: axis.flipped), on: axis.flipped)
    let outside = screen.grown(by: gap)
    let before = inside.span(
      area.start(on: axis)...max(area.start(on: axis), outside.start(on: axis)), on: axis)
    let behind = inside.span(
      min(area.end(on: axis), outside.end(on: axis))...area.end(on: axis), on: axis)
    return [screen, before, behind].compactMap { frame.intersection($0) }
      .sorted { $0.width * $0.height > $1.width * $1.height }
  }

  /// Where labels may stand, the best place first.
  private func places(for style: Wording.Style) -> [Anchor] {
    switch style {
    case .middle: return [.none, .bottom, .top] + Self.corners + [.leading, .trailing]
    case .title: return picture.solved.isMirrored ? Self.right : Self.left
    case .corner: return Self.corners
    }
  }

  private static let left: [Anchor] = [.leading, .bottomLeading, .topLeading, .none, .trailing]
  private static let right: [Anchor] = [.trailing, .bottomTrailing, .topTrailing, .none, .leading]
  private static let corners: [Anchor] = [
    .bottomLeading, .bottomTrailing, .topLeading, .topTrailing,
  ]
}

extension Picture {
  fileprivate func wording(of element: SolvedElement) -> Wording {
    let source = solved.sources[element.source]
    guard source.category == .cell else {
      var wording = Wording(name: name(of: element), number: nil)
      wording.isBold = source.category == .supplementary
      if source.category == .decoration { wording.style = .corner }
      if source.category == .supplementary, element.cell == nil { wording.style = .title }
      return wording
    }
    return Wording(name: source.name, number: String(element.item))
  }
}

/// Which of many rectangles, each above those before it, cover a place.
private struct Cover {
  private let frames: [Rectangle]
  /// The places in `frames` of what meets each band of the plane, from low to high.
  private var bands: [Int: [Int]] = [:]

  private static let bandHeight: Points = 48

  /// - Complexity: O(*n*) for frames a few bands high.
  init(_ frames: [Rectangle], in area: Rectangle) {
    self.frames = frames
    for (index, frame) in frames.enumerated() {
      guard let seen = frame.intersection(area) else { continue }
      for band in Self.bands(of: seen) { bands[band, default: []].append(index) }
    }
  }

  /// Whether one that lies above the frame at `index` meets `place`.
  func touches(_ place: Rectangle, above index: Int) -> Bool {
    Self.bands(of: place).contains { band in
      bands[band, default: []].reversed().prefix { $0 > index }
        .contains { frames[$0].meets(place) }
    }
  }

  private static func bands(of frame: Rectangle) -> ClosedRange<Int> {
    let first = band(at: frame.y)
    return first...min(max(first, band(at: frame.maxY)), first + longest)
  }

  private static func band(at place: Points) -> Int {
    guard place.isFinite else { return 0 }
    return Int(min(max((place / bandHeight).rounded(.down), -1e9), 1e9))
  }

  /// Beyond this a frame is taken for shorter than it is.
  private static let longest = 2000
}
