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
  /// Whether the content moves to make space for it.
  package var extendsBoundary = true
  /// Whether it stays visible as long as its host is.
  package var pinned = false
  package var insets = EdgeInsets.zero
  package var zIndex = 0
  /// What stands in it: one content at most; `nil`: it is not known what.
  package var contents: [Content]?
  /// What is around its content.
  package var host = Host.none

  package init(word: String, size: LayoutSize, alignment: Anchor) {
    (self.word, self.size, self.alignment) = (word, size, alignment)
  }

  /// The element kind.
  package var kind: String { name ?? word }

  /// The same with what is around its contents; it is at least as high as its estimate.
  ///
  /// - Source: `uikit.md` 18.1.
  package var hosted: BoundaryItem {
    guard host == .hosting else { return self }
    let least: Points? =
      switch size.height {
      case .estimated(let points), .uniform(let points): points
      case .absolute, .fraction, .aspect: nil
      }
    var hosted = self
    hosted.contents = contents.map { host.around($0, least) }
    hosted.host = .none
    return hosted
  }
}

extension BoundaryItem {
  package static let header = vocabulary(
    ElementDocumentation(
      "A view above the content.", "header title 1w x 44 { pinned: true }",
      foreign: ["sectionHeader", "elementKindSectionHeader"]),
    BoundaryItem(word: "header", size: acrossTheWidth, alignment: .top))
  package static let footer = vocabulary(
    ElementDocumentation(
      "A view below the content.", "footer credits 1w x 30",
      foreign: ["sectionFooter", "elementKindSectionFooter"]),
    BoundaryItem(word: "footer", size: acrossTheWidth, alignment: .bottom))
  package static let boundary = vocabulary(
    ElementDocumentation(
      "A view at any edge or corner of the content.",
      "boundary more 44 x 20 { alignment: topTrailing }",
      foreign: ["NSCollectionLayoutBoundarySupplementaryItem"]),
    BoundaryItem(word: "boundary", size: acrossTheWidth, alignment: .top), isFree: true)

  package static let headerOfList = vocabulary(
    ElementDocumentation(
      "A view above the rows of a list.", "header title { insets: leading 16 }", place: "of a list"),
    BoundaryItem(word: "header", size: acrossTheList, alignment: .top))
  package static let footerOfList = vocabulary(
    ElementDocumentation(
      "A view below the rows of a list.", "footer note { insets: leading 16 }", place: "of a list"),
    BoundaryItem(word: "footer", size: acrossTheList, alignment: .bottom))

  /// The size of a header or footer that has none of its own.
  ///
  /// - Source: `language.md` 4.
  private static let acrossTheWidth = LayoutSize(.fullWidth, .estimated(44))
  private static let acrossTheList = LayoutSize(.fullWidth, .estimated(List.headerHeight))

  /// - Parameter isFree: Whether it has neither a size nor a place of its own.
  private static func vocabulary(
    _ words: ElementDocumentation, _ standard: BoundaryItem, isFree: Bool = false
  ) -> Vocabulary<BoundaryItem> {
    Vocabulary(
      standard.word, standard, words,
      Members(
        header: Header(
          form: HeaderForm(size: isFree ? .required : .optional),
          store: { header, item in
            (item.id, item.name) = (header.id, header.name)
            item.size = header.size ?? item.size
            item.contents = header.holdsContents ? [] : nil
          }),
        properties: [
          Property(
            "alignment", \.alignment, .word,
            .init("The edge or corner it is placed at.", "alignment: topTrailing").required(
              if: isFree))
        ] + properties,
        slots: Content.only { $1.contents = [$0] },
        traits: [.hasUniqueName, .isViewKind, .hasContents]))
  }

  private static let properties: [Property<BoundaryItem>] = [
    Property(
      "offset", \.offset, .point,
      .init("Its offset from there.", "offset: 0, -8", uikit: ["absoluteOffset"])),
    Property(
      "extendsBoundary", \.extendsBoundary, .boolean,
      .init("Whether the content moves to make space for it.", "extendsBoundary: false")),
    Property(
      "pinned", \.pinned, .boolean,
      .init(
        "Whether it stays visible as long as its section is.", "pinned: true",
        uikit: ["pinToVisibleBounds"], elsewhere: ["sticky", "isPinned", "pin"])),
    .insets(\.insets, "Insets of its frame, applied last.", "insets: horizontal 8"),
    .zIndex(\.zIndex),
    Host.property(\.host),
  ]
}
