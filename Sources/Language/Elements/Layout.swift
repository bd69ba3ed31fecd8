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

extension Layout {
  package static let vocabulary = Vocabulary(
    "layout", Layout(),
    ElementDocumentation(
      "A screen of sections.", "layout page { section all { hgroup 1w x 44 { item } } }",
      foreign: ["UICollectionViewCompositionalLayout", "NSCollectionLayout"]),
    Members(
      header: Header(form: HeaderForm(), store: { ($1.id, $1.name) = ($0.id, $0.name) }),
      properties: [
        Property(
          "scrollDirection", \.scrollDirection, .word,
          .init(
            "The direction in which it scrolls.", "scrollDirection: horizontal",
            elsewhere: ["scroll", "direction", "axis"])),
        Property(
          "spacing", \.spacing, .points,
          .init(
            "The gap between neighbouring sections.", "spacing: 24", uikit: ["interSectionSpacing"])
        ),
        .insetsReference(
          \.insetsReference, "The guide that the width of sections is relative to.",
          "insetsReference: layoutMargins"),
      ],
      slots: [
        Slot({ Section.vocabulary }) { $1.sections.append($0) },
        Slot({ List.vocabulary }) { $1.sections.append($0.section) },
        Slot({ BoundaryItem.header }) { $1.boundaryItems.append($0) },
        Slot({ BoundaryItem.footer }) { $1.boundaryItems.append($0) },
        Slot({ BoundaryItem.boundary }) { $1.boundaryItems.append($0) },
      ],
      inputs: .layout, traits: [.needsChildren, .hasUniqueName]))
}
