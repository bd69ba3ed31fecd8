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

extension Decoration {
  package static let background = vocabulary(
    ElementDocumentation(
      "A view behind the whole section.", "background card { insets: 8 }",
      foreign: ["NSCollectionLayoutDecorationItem"]),
    Decoration(word: "background"))
  package static let decoration = vocabulary(
    ElementDocumentation(
      "Another view behind the whole section.", "decoration shade { insets: 4 }"),
    Decoration(word: "decoration"))

  private static func vocabulary(
    _ words: ElementDocumentation, _ standard: Decoration
  ) -> Vocabulary<Decoration> {
    Vocabulary(
      standard.word, standard, words,
      Members(
        header: Header(
          form: HeaderForm(), store: { ($1.id, $1.name) = ($0.id, $0.name) }),
        properties: [
          .insets(\.insets, "Insets from the section's frame.", "insets: 8"),
          .zIndex(\.zIndex, "zIndex: -1"),
        ],
        traits: [.hasUniqueName, .isViewKind]))
  }
}
