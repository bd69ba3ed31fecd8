package import LayoutGeometry

/// A run of equal groups with what stands around it.
package struct Section: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  package var insets = EdgeInsets.zero
  /// The gap between neighbouring groups, in points.
  package var spacing: Points = 0
  package var orthogonal = OrthogonalBehavior.none
  package var insetsReference = InsetsReference.automatic
  package var supplementaryInsetsReference = InsetsReference.automatic
  package var supplementariesFollowInsets = true
  /// What is repeated until the items are used up; a sound section has exactly one.
  package var groups: [GroupChild] = []
  package var boundaryItems: [BoundaryItem] = []
  package var decorations: [Decoration] = []
  /// How many cells it shows: not written in the section but given with the data.
  package var itemCount = 0

  package init() {}
}
