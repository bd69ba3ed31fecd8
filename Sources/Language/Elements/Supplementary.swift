package import LayoutGeometry

/// A view tied to a place of an item or a group: a badge.
package struct Supplementary: Hashable, Sendable {
  package var id = ElementID.none
  package var name: String?
  /// The word it was written with; its element kind where it has no name.
  package let word: String
  package var size = LayoutSize.full
  /// The place of the host that it is tied to.
  package var anchor = Anchor.topTrailing
  package var offset = Offset.zero
  /// The place of its own that is tied there; `nil`: it stays inside the host's edges.
  package var itemAnchor: Anchor?
  package var itemOffset = Offset.zero
  package var insets = EdgeInsets.zero
  package var zIndex = usualLevel
  /// What stands in it: one content at most; `nil`: it is not known what.
  package var contents: [Content]?
  /// The same for each of the data that differ; none where all show the same.
  package var variants = ContentVariants()

  /// The `zIndex` of one that states none: above its cell.
  package static let usualLevel = 1

  package init(word: String) { self.word = word }

  /// The element kind.
  package var kind: String { name ?? word }
}

extension Supplementary {
  package static let badge = vocabulary(
    ElementDocumentation("A small view attached to an item or a group.", "badge live 20 x 20"),
    Supplementary(word: "badge"))
  package static let supplementary = vocabulary(
    ElementDocumentation(
      "A view attached to an item or a group.", "supplementary side 20 x 60 { anchor: trailing }",
      foreign: ["NSCollectionLayoutSupplementaryItem"]),
    Supplementary(word: "supplementary"))

  /// Shows its contents with their variants.
  mutating func show(_ show: (inout [Content]?, inout ContentVariants) -> Void) {
    show(&contents, &variants)
  }

  private static func vocabulary(
    _ words: ElementDocumentation, _ standard: Supplementary
  ) -> Vocabulary<Supplementary> {
    Vocabulary(
      standard.word, standard, words,
      Members(
        header: Header(
          form: HeaderForm(size: .required),
          store: { header, supplementary in
            (supplementary.id, supplementary.name) = (header.id, header.name)
            supplementary.size = header.size ?? supplementary.size
            supplementary.contents = header.holdsContents ? [] : nil
          }),
        properties: properties, slots: Content.only { $1.contents = [$0] },
        traits: [.hasUniqueName, .isViewKind, .hasContents],
        hosts: { $0.show($1) }))
  }

  private static let properties: [Property<Supplementary>] = [
    Property(
      "anchor", \.anchor, .word,
      .init(
        "The point of its host that it is attached to.", "anchor: bottomLeading",
        uikit: ["containerAnchor"])),
    Property(
      "offset", \.offset, .offset,
      .init(
        "Its offset from there.", "offset: 0.25w, -0.25h",
        uikit: ["fractionalOffset", "absoluteOffset"])),
    Property(
      "itemAnchor", \.itemAnchor, .word.optional(from: Anchor.none, called: "inside the host"),
      .init("The point of its own that is attached there.", "itemAnchor: bottomLeading")),
    Property(
      "itemOffset", \.itemOffset, .offset, .init("The offset of that point.", "itemOffset: 4, 0")),
    .insets(\.insets, "Insets of its frame, applied last.", "insets: 2"),
    .zIndex(\.zIndex),
  ]
}
