package import LayoutGeometry

/// A view tied to a place of an item or a group: a badge.
package struct Supplementary: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// The word it was written with; its element kind where it has no name.
  package let word: String
  package var size = LayoutSize.full
  /// The place of the host that it is tied to.
  package var anchor = Anchor.topTrailing
  package var offset = Offset.zero
  /// The place of its own that is tied there; `nil`: it stays inside the host's edges.
  package var itemAnchor: Anchor?
  package var itemOffset = Offset.zero
  package var insets = EdgeInsets.zero
  package var zIndex = 1

  package init(word: String) { self.word = word }

  /// The element kind.
  package var kind: String { name ?? word }
}
