package import LayoutGeometry
package import LayoutLanguage

/// One cell, supplementary or decoration with its place; plain old data of 48 bytes.
@usableFromInline package struct SolvedElement: Hashable, Sendable {
  /// In points, in the content space.
  package let frame: Rectangle
  @usableFromInline let sourceNumber: Int32
  /// -1: none.
  @usableFromInline let sectionNumber: Int32
  @usableFromInline let itemNumber: UInt32
  /// One more than the item; 0: none.
  @usableFromInline private(set) var cellNumber: UInt32

  @inline(__always)
  init(source: Int, section: Int?, item: Int = 0, frame: Rectangle) {
    sourceNumber = Int32(truncatingIfNeeded: source)
    sectionNumber = Int32(truncatingIfNeeded: section ?? -1)
    itemNumber = UInt32(truncatingIfNeeded: item)
    cellNumber = 0
    self.frame = frame
  }

  /// Another of its source, so many items behind it.
  @inline(__always)
  init(_ element: SolvedElement, item count: Int, frame: Rectangle) {
    (sourceNumber, sectionNumber) = (element.sourceNumber, element.sectionNumber)
    itemNumber = element.itemNumber &+ UInt32(truncatingIfNeeded: count)
    cellNumber = 0
    self.frame = frame
  }

  /// The same, carried by a cell of its section.
  @inline(__always)
  func attached(to cell: Int) -> SolvedElement {
    var copy = self
    copy.cellNumber = UInt32(truncatingIfNeeded: cell + 1)
    return copy
  }

  // Read for every element: other modules would call them, not see through them.

  /// The index of its source in `SolvedLayout.sources`.
  @inlinable package var source: Int { Int(sourceNumber) }
  /// The section's index, or `nil` for what belongs to the layout.
  @inlinable package var section: Int? { sectionNumber < 0 ? nil : Int(sectionNumber) }
  /// The index of a cell in its section; of a badge the number of its kind in the section; 0 for
  /// what the section itself has.
  ///
  /// - Source: `uikit.md` m6.
  @inlinable package var item: Int { Int(itemNumber) }
  /// The item of the cell that carries it, of a group's badge the group's first; `nil` for cells
  /// and for what the section or the layout has.
  @inlinable package var cell: Int? { cellNumber == 0 ? nil : Int(cellNumber) - 1 }
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
  package private(set) var variants = ContentVariants()
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
