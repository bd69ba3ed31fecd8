package import LayoutGeometry

/// A view behind a whole section.
package struct Decoration: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// The word it was written with; its element kind where it has no name.
  package let word: String
  package var insets = EdgeInsets.zero
  package var zIndex = 0

  package init(word: String) { self.word = word }

  /// The element kind.
  package var kind: String { name ?? word }
}
