import LayoutGeometry
import LayoutLanguage

/// One section in its place: as small as a section can be kept.
struct PlacedSection {
  /// What its groups look like.
  enum Content {
    /// It shows no items: no insets, no decorations.
    case empty
    /// UIKit would refuse it, or it could not be made out: no height, no frames.
    case refused
    /// So many instances of its group.
    case groups(Instances.Run)
  }

  /// The index of its prototype.
  let prototype: Int32
  let content: Content
  let itemCount: Int
  /// Where it starts along the scroll axis, in points.
  var start: Points
  /// How long the content between its boundary items is, insets included.
  var contentLength: Points
  /// The length of all, in points.
  var length: Points
  /// How far its groups are scrolled across the layout's direction, in points.
  var scroll: Points = 0
  /// Whether that offset was given.
  var isScrolled = false

  /// Whether it shows items.
  var isFilled: Bool { if case .groups = content { true } else { false } }
}
