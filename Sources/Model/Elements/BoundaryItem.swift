package import LayoutGeometry

/// A header, a footer, or another view at the boundary of a section or a layout.
package struct BoundaryItem: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// The word it was written with; its element kind where it has no name.
  package let word: String
  package var size: LayoutSize
  /// The edge or corner it stands at.
  package var alignment: Anchor
  package var offset = Point.zero
  /// Whether the content makes room for it.
  package var extendsBoundary = true
  /// Whether it stays in sight while its host does.
  package var pinned = false
  package var insets = EdgeInsets.zero
  package var zIndex = 0

  package init(word: String, size: LayoutSize, alignment: Anchor) {
    (self.word, self.size, self.alignment) = (word, size, alignment)
  }

  /// The element kind.
  package var kind: String { name ?? word }
}
