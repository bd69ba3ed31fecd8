package import LayoutGeometry

/// Items at frames of their own.
package struct CustomGroup: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var size: LayoutSize?
  /// Told to whoever reckons the frames; they move nothing (`uikit.md` 16).
  package var insets = EdgeInsets.zero
  /// The items; each has a `frame`.
  package var items: [Item] = []

  package init() {}
}
