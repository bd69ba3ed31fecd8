package import LayoutGeometry

/// One cell.
package struct Item: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// `nil`: what the group around it says; see `LayoutSize.ofUnsizedChild`.
  package var size: LayoutSize?
  package var insets = EdgeInsets.zero
  package var edgeSpacing = EdgeSpacing()
  package var zIndex: Int?
  /// Its turn to take data in a round of the group around it, counted from 0.
  package var order: Int?
  /// Where it stands in a custom group, from the group's top leading corner.
  package var frame: Rectangle?
  package var supplementaries: [Supplementary] = []

  package init() {}
}
