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
  /// By item, which of the variants of contents shows its data, from the start again when they end;
  /// none where there are no data.
  package var itemVariants: [Int32] = []
  /// Whether it rests on numbers that are not UIKit's but the best guess at them.
  package var isApproximate = false
  /// Whether something in it could not be made out: it has no frames, since they would mislead.
  package var isFaulty = false

  package init() {}
}

extension Section {
  package static let vocabulary = Vocabulary(
    "section", Section(),
    ElementDocumentation(
      "A run of identical groups.", "section posts { hgroup 1w x 44 { item } }",
      foreign: ["NSCollectionLayoutSection"]),
    Members(
      header: Header(
        form: HeaderForm(),
        store: { header, section in
          (section.id, section.name) = (header.id, header.name)
          (section.itemCount, section.itemVariants) = (header.itemCount, header.itemVariants)
        }),
      properties: properties,
      slots: [
        Slot({ Group.horizontal }, .exactlyOne) { $1.groups.append(.group($0)) },
        Slot({ Group.vertical }, .exactlyOne) { $1.groups.append(.group($0)) },
        Slot({ CustomGroup.vocabulary }, .exactlyOne) { $1.groups.append(.custom($0)) },
        Slot({ Waterfall.vocabulary }, .exactlyOne) { $1.groups.append(.waterfall($0)) },
        Slot({ BoundaryItem.header }) { $1.boundaryItems.append($0) },
        Slot({ BoundaryItem.footer }) { $1.boundaryItems.append($0) },
        Slot({ BoundaryItem.boundary }) { $1.boundaryItems.append($0) },
        Slot({ Decoration.background }) { $1.decorations.append($0) },
        Slot({ Decoration.decoration }) { $1.decorations.append($0) },
      ],
      inputs: .section, traits: [.hasUniqueName, .repeatsWithData]))

  /// The property by which it scrolls perpendicular to the layout.
  package static let scrollName = "orthogonal"

  private static let properties: [Property<Section>] = [
    .insets(\.insets, "The space around its groups.", "insets: horizontal 16, bottom 8"),
    Property(
      "spacing", \.spacing, .points,
      .init(
        "The gap between neighbouring groups.", "spacing: 8", uikit: ["interGroupSpacing"],
        elsewhere: ["gap", "rowGap", "columnGap"])),
    Property(
      scrollName, \.orthogonal, .word,
      .init(
        "How its groups scroll perpendicular to the layout.", "orthogonal: groupPaging",
        uikit: ["orthogonalScrollingBehavior"],
        elsewhere: ["scroll", "orthogonalScroll", "orthogonalScrolling", "scrolling"])),
    .insetsReference(
      \.insetsReference, "The guide that its width is relative to.", "insetsReference: none"),
    Property(
      "supplementaryInsetsReference", \.supplementaryInsetsReference, .word,
      .init(
        "The guide that the width of its headers and footers is relative to.",
        "supplementaryInsetsReference: safeArea", uikit: ["supplementaryContentInsetsReference"]
      ).since(
        Availability(
          16, instead: "write `supplementariesFollowInsets`, or insets on the header itself",
          unless: [InsetsReference.automatic.rawValue]))),
    Property(
      "supplementariesFollowInsets", \.supplementariesFollowInsets, .boolean,
      .init(
        "Whether its insets also apply to its headers and footers.",
        "supplementariesFollowInsets: false", uikit: ["supplementariesFollowContentInsets"])),
  ]
}
