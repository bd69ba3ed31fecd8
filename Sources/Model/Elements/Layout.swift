package import LayoutGeometry

/// A screen of sections, one after another in the direction it scrolls.
package struct Layout: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var scrollDirection = Axis.vertical
  /// The gap between neighbouring sections, in points.
  package var spacing: Points = 0
  package var insetsReference = InsetsReference.safeArea
  package var sections: [Section] = []
  /// What stands before the first and behind the last section, or over them.
  package var boundaryItems: [BoundaryItem] = []

  package init() {}
}
