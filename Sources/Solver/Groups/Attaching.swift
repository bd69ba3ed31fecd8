import LayoutGeometry
import LayoutModel

extension GroupSolver {
  /// Adds `badges` around `host`, which is the inset frame of the fragment's cell or group.
  ///
  /// - Complexity: O(*n*) in the number of badges.
  /// - Source: `uikit.md` m6, 11 and 22 #26: fractions of a badge's size are of its host.
  func attach(_ badges: [Badge], to host: Rectangle, in fragment: inout Fragment) {
    for badge in badges {
      let room = Room(container: host.size)
      let size = badge.model.size.points(in: room) { grid.solved($0) }
      let frame = Rectangle(origin: badge.model.origin(of: size, on: host), size: size)
      fragment.attachments.append(
        Attachment(
          frame: frame.inset(by: badge.model.insets), source: Int32(clamping: badge.source),
          kind: Int32(clamping: badge.kind), host: 0,
          rounding: grid.floorsSizes ? .origin : .frame))
    }
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
