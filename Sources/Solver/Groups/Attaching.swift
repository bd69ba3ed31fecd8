import LayoutGeometry
import LayoutLanguage

extension GroupSolver {
  /// Adds `badges` around `host`, which is the inset frame of the fragment's cell or group.
  ///
  /// - Complexity: O(*n*) in the number of badges.
  /// - Source: `uikit.md` m6, 11 and 22 #26: fractions of a badge's size are of its host.
  func attach(_ badges: [Int], to host: Rectangle, in fragment: inout Fragment) {
    for index in badges {
      let badge = plan.badges[index]
      fragment.attachments.append(
        Attachment(
          frame: badge.frame(on: host, grid), anchorage: host,
          source: Int32(clamping: badge.source), kind: Int32(clamping: badge.kind),
          badge: Int32(clamping: index), host: 0,
          rounding: grid.floorsSizes ? .origin : .frame))
    }
  }
}

extension Badge {
  /// Its frame around `host` where its content asks for `asked`; what is `nil` is what it always
  /// asks for.
  ///
  /// - Source: `uikit.md` m6, 7.1, 11.
  func frame(
    on host: Rectangle, _ grid: PixelGrid, asking asked: PartialSize? = nil, variant: Int32? = nil
  ) -> Rectangle {
    let size = size(on: host, grid, asking: asked, variant: variant)
    return Rectangle(origin: model.origin(of: size, on: host), size: size).inset(by: model.insets)
  }

  /// Its size before its insets.
  func size(
    on host: Rectangle, _ grid: PixelGrid, asking asked: PartialSize? = nil, variant: Int32? = nil
  ) -> Size {
    let space = AvailableSpace(container: host.size)
    var wanted = asked ?? PartialSize()
    if asked == nil, case .always(let size) = preference { wanted = size }
    let content = ContentHost(
      content: model.variants.shown(variant, or: model.contents), size: model.size,
      insets: model.insets, space: space)
    wanted = content.complete(wanted, grid, by: measure.answer)
    let settled = model.size.settled(by: wanted, in: space) { grid.preferred($0) }
    return settled.points(in: space) { grid.solved($0) }
  }
}

extension Supplementary {
  /// Where it stands if it is `size` large, in the coordinates of `host`.
  ///
  /// - Source: `uikit.md` 11.2 inside the host's edges; 11.3 and 22 #10 by its own anchor.
  fileprivate func origin(of size: Size, on host: Rectangle) -> Point {
    let shift = offset.points(for: size)
    let place = anchor.unit
    guard let own = itemAnchor?.unit else {
      return Point(
        x: host.x + place.x * (host.width - size.width) + shift.x,
        y: host.y + place.y * (host.height - size.height) + shift.y)
    }
    let back = itemOffset.points(for: size)
    return Point(
      x: host.x + place.x * host.width + shift.x - (own.x * size.width + back.x),
      y: host.y + place.y * host.height + shift.y - (own.y * size.height + back.y))
  }
}
