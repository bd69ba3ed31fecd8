package import LayoutGeometry
package import LayoutLanguage

/// One cell, supplementary or decoration with its place; plain old data.
package struct SolvedElement: Hashable, Sendable {
  /// The index of its source in `SolvedLayout.sources`.
  package let source: Int
  /// The section's index, or `nil` for what belongs to the layout.
  package let section: Int?
  /// The index of a cell in its section; of a badge the number of its kind in the section; 0 for
  /// what the section itself has.
  ///
  /// - Source: `uikit.md` m6.
  package let item: Int
  /// The item of the cell that carries it, of a group's badge the group's first; `nil` for cells
  /// and for what the section or the layout has.
  package let cell: Int?
  /// In points, in the content space.
  package let frame: Rectangle
}

/// What frames are made from: an element of the model, and how its frames are labelled.
package struct ElementSource: Hashable, Sendable {
  /// What sort of view shows it.
  package enum Category: String, Hashable, Sendable, CaseIterable {
    case cell, supplementary, decoration
  }
  /// What sort of view it is.
  package let category: Category
  /// The element of the program it was made from.
  package let id: ElementID
  /// The element kind; `cell` for cells.
  package let kind: String
  /// Its name in the program, if it has one.
  package let name: String?
  /// What lies above what: the greater above.
  package var zIndex = 0
  /// Whether it stays in sight while its host does.
  package var isPinned = false
  /// What stands in it: one content at most.
  package private(set) var contents: [Content] = []
  /// The same for each of the data that differ.
  package private(set) var variants: ContentVariants = []
  /// Whether its contents determine its size.
  package internal(set) var isSizedByContents = false

  /// A source at the height 0 that is not pinned.
  init(_ category: Category, id: ElementID, kind: String, name: String?) {
    (self.category, self.id, self.kind, self.name) = (category, id, kind, name)
  }

  /// Sets its contents, and whether they determine its size.
  mutating func show(_ contents: [Content]?, _ variants: ContentVariants, sizedIf isOfContent: Bool)
  {
    (self.contents, self.variants) = (contents ?? [], variants)
    isSizedByContents = isOfContent && contents != nil
  }

  /// The kind of every cell.
  static let cellKind = "cell"
}

extension SolvedLayout {
  /// Which variant of its contents `element` shows; `nil` where there is but one.
  package func variant(of element: SolvedElement) -> Int32? {
    guard let section = element.section, !sources[element.source].variants.isEmpty else {
      return nil
    }
    return layout.sections[section].variant(ofItem: element.cell ?? element.item)
  }
}
