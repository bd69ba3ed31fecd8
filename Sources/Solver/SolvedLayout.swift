package import LayoutGeometry
package import LayoutModel

/// Everything a viewport shows of a layout, kept as closed forms wherever groups are alike.
///
/// Frames are in points in the collection's content space, origin at its top left, y down.
package struct SolvedLayout: Sendable {
  package let layout: Layout
  package let viewport: Viewport
  /// The size of the scrollable content.
  package let contentSize: Size
  package let sections: [SolvedSection]
  /// What UIKit would refuse; the sections it names have no frames.
  package let refusals: [Refusal]

  /// How many elements there are in all: cells, supplementaries and decorations.
  package var elementCount: Int { 0 }
  /// The elements whose frames meet `rect` (all of them where it is `nil`) one by one, ordered by
  /// section, then item; cells before their supplementaries, boundary items and decorations last.
  package func forEachElement(in rect: Rectangle? = nil, _ body: (SolvedElement) -> Void) {}
}

package struct SolvedSection: Sendable {
  package let index: Int
  package let name: String?
  /// The whole section, headers, footers and insets included.
  package let frame: Rectangle
  /// How its groups scroll across the layout's direction; `nil` if they do not.
  package let orthogonal: OrthogonalScroll?
}

package struct OrthogonalScroll: Hashable, Sendable {
  package let behavior: OrthogonalBehavior
  package let contentSize: Size
  package let offset: Point
}

/// One cell, supplementary or decoration with its place.
package struct SolvedElement: Hashable, Sendable {
  package enum Category: String, Hashable, Sendable, CaseIterable {
    case cell, supplementary, decoration
  }
  package let category: Category
  /// The element of the program it was made from.
  package let id: ElementID
  /// Which entry of `SolvedLayout.names` (kind and name) it has.
  package let kind: String
  package let name: String?
  /// The section's index, or `nil` for what belongs to the layout.
  package let section: Int?
  package let item: Int
  /// The item of the cell that carries it; `nil` for cells and for what no cell carries.
  package let cell: Int?
  package let frame: Rectangle
  package let zIndex: Int
  package let isPinned: Bool
}

/// What UIKit throws an exception on.
package struct Refusal: Hashable, Sendable {
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    case noRoomForGroup = "no-room-for-group"
    case firstItemCannotFit = "first-item-cannot-fit"
    case emptyGroup = "empty-group"
  }
  package let rule: Rule
  /// UIKit's own words with the sizes in question.
  package let reason: String
  package let section: Int
  /// The elements from the section down to the one at fault.
  package let path: [ElementID]
}
