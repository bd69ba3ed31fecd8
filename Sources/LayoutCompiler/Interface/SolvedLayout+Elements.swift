internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension SolvedLayout {
  /// A cell, a supplementary view, a decoration or a content with its frame.
  public struct Element: Hashable, Sendable {
    /// The sorts of elements.
    public enum Category: String, Hashable, Sendable, CaseIterable {
      case cell, supplementary, decoration, content
    }

    public let category: Category
    /// The element kind; `cell` for cells; of a content the word it was written with.
    public let kind: String
    /// Its name in the file.
    public let name: String?
    /// The section's index; `nil` for what belongs to the layout or a view.
    public let section: Int?
    /// The second number of its index path; of a content that of the element around it; `nil` in a
    /// view.
    public let item: Int?
    /// Of a content the names and kinds from the element around it down to it; else empty.
    public let path: [String]
    /// What it occupies; of a content with all its modifiers.
    public let frame: Frame
    /// Of a content its own frame inside its modifiers; else the same as `frame`.
    public let contentFrame: Frame
    /// Elements with a larger number are drawn above others.
    public let zIndex: Int

    init(_ element: SolvedElement, _ layout: LayoutSolver.SolvedLayout) {
      let source = layout.sources[element.source]
      category = Category(source.category)
      (kind, name, path) = (source.kind, source.name, [])
      (section, item, zIndex) = (element.section, element.item, source.zIndex)
      (frame, contentFrame) = (Frame(element.frame), Frame(element.frame))
    }

    init(_ record: ContentRecord) {
      (category, kind) = (.content, record.element.kind)
      (name, path, zIndex) = (record.element.name, record.path, record.zIndex)
      (section, item) = (record.host?.section, record.host?.item)
      frame = Frame(record.placed.frame)
      contentFrame = Frame(record.placed.contentFrame)
    }
  }

  /// The elements of a layout, computed section by section while they are read.
  public struct Elements: Sequence, Sendable {
    private let elements: SolvedElements
    private let rectangle: Rectangle?

    init(_ elements: SolvedElements, in rectangle: Rectangle?) {
      (self.elements, self.rectangle) = (elements, rectangle)
    }

    public func makeIterator() -> Iterator { Iterator(elements, in: rectangle) }

    /// Reads the elements one after another.
    public struct Iterator: IteratorProtocol {
      private let elements: SolvedElements
      private let rectangle: Rectangle?
      /// The sections that have not been read.
      private var sections: Range<Int>
      private var hasEnded = false
      /// The elements of the latest section.
      private var buffer: [Element] = []
      private var position = 0

      init(_ elements: SolvedElements, in rectangle: Rectangle?) {
        (self.elements, self.rectangle) = (elements, rectangle)
        sections = elements.layout.sectionRange(meeting: rectangle)
      }

      public mutating func next() -> Element? {
        while position == buffer.count {
          guard !hasEnded else { return nil }
          readSection()
        }
        defer { position += 1 }
        return buffer[position]
      }

      private mutating func readSection() {
        buffer.removeAll(keepingCapacity: true)
        position = 0
        let section = sections.popFirst()
        hasEnded = section == nil
        var read: [Element] = []
        elements.forEach(ofSection: section, in: rectangle) { element in
          read.append(Element(element, elements.layout))
        } content: { record in
          read.append(Element(record))
        }
        buffer = read
      }
    }
  }

  /// A section with its frame.
  public struct Section: Hashable, Sendable {
    /// Its index in the layout.
    public let index: Int
    /// Its name in the file.
    public let name: String?
    /// All of it, headers, footers and insets included.
    public let frame: Frame

    init(_ section: SolvedSection) {
      (index, name, frame) = (section.index, section.name, Frame(section.frame))
    }
  }
}

extension SolvedLayout.Element.Category {
  fileprivate init(_ category: ElementSource.Category) {
    switch category {
    case .cell: self = .cell
    case .supplementary: self = .supplementary
    case .decoration: self = .decoration
    }
  }
}
