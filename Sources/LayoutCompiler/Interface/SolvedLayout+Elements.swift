internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

extension SolvedLayout {
  /// A cell, a supplementary view, a decoration or a content with its frame: a plain value of 48 bytes.
  ///
  /// What it is called and what sort of element it is, ``SolvedLayout/declaration(of:)`` says.
  public struct Element: Hashable, Sendable {
    /// What it occupies; of a content with all its modifiers.
    public let frame: Frame
    /// What it was made from; -1: the view.
    let source: Int32
    private let sectionNumber: Int32
    private let itemNumber: UInt32
    /// Of a badge one more than the cell that carries it; -1 and less: the place of a content among
    /// those of the element around it, counted downwards.
    private let place: Int32

    /// The section's index; `nil` for what belongs to the layout or a view.
    public var section: Int? { sectionNumber < 0 ? nil : Int(sectionNumber) }
    /// The second number of its index path; of a content that of the element around it; `nil` in a
    /// view.
    public var item: Int? { source < 0 ? nil : Int(itemNumber) }
    /// Whether it stands in another element or in a view.
    public var isContent: Bool { place < 0 }

    init(_ element: SolvedElement) {
      frame = Frame(element.frame)
      place = Int32(truncatingIfNeeded: element.cell.map { $0 + 1 } ?? 0)
      source = Int32(truncatingIfNeeded: element.source)
      sectionNumber = Int32(truncatingIfNeeded: element.section ?? -1)
      itemNumber = UInt32(truncatingIfNeeded: element.item)
    }

    init(_ record: ContentRecord) {
      frame = Frame(record.placed.frame)
      place = ~Int32(truncatingIfNeeded: record.placed.element)
      source = Int32(truncatingIfNeeded: record.host?.source ?? -1)
      sectionNumber = Int32(truncatingIfNeeded: record.host?.section ?? -1)
      itemNumber = UInt32(truncatingIfNeeded: record.host?.item ?? 0)
    }

    /// The place of a content among those of the element around it.
    var contentPlace: Int? { isContent ? Int(~place) : nil }
  }

  /// The elements of a layout, computed piece by piece while they are read.
  public struct Elements: Sequence, Sendable {
    private let elements: SolvedElements
    private let rectangle: Rectangle?

    init(_ elements: SolvedElements, in rectangle: Rectangle?) {
      (self.elements, self.rectangle) = (elements, rectangle)
    }

    public func makeIterator() -> Iterator { Iterator(elements, in: rectangle) }

    /// Reads the elements one after another.
    public struct Iterator: IteratorProtocol {
      /// What has contents; `nil` where no element has any: then the iterator holds one layout, not two.
      private let hosts: SolvedElements?
      private let rectangle: Rectangle?
      private var cursor: ElementCursor
      private var hasEnded = false
      /// The latest elements, and how many of them have been given.
      @usableFromInline var piece: [Element] = []
      @usableFromInline var position = 0

      init(_ elements: SolvedElements, in rectangle: Rectangle?) {
        (hosts, self.rectangle) = (elements.holdsNoContents ? nil : elements, rectangle)
        cursor = ElementCursor(elements.layout, in: rectangle)
      }

      @inlinable
      public mutating func next() -> Element? {
        if position == piece.count, !readPiece() { return nil }
        defer { position += 1 }
        return piece[position]
      }

      /// Replaces the piece by the next; says whether there is one.
      @usableFromInline mutating func readPiece() -> Bool {
        guard !hasEnded else { return false }
        (position, hasEnded) = (0, !cursor.advance())
        piece.removeAll(keepingCapacity: true)
        if hasEnded {
          hosts?.forEachViewContent(in: rectangle) { piece.append(Element($0)) }
        } else if let hosts {
          for host in cursor.elements {
            piece.append(Element(host))
            hosts.forEachContent(of: host, in: rectangle) { piece.append(Element($0)) }
          }
        } else {
          cursor.elements.withUnsafeBytes { elements in
            // They are the solver's under another name: the same numbers in the same order.
            piece.append(contentsOf: elements.bindMemory(to: Element.self))
          }
        }
        return !piece.isEmpty
      }
    }
  }

  /// A section with its frame.
  public struct Section: Hashable, Sendable {
    /// Its index in the layout.
    public let index: Int
    /// Its name in the file.
    public let name: String?
    /// How many items it shows.
    public let itemCount: Int
    /// All of it, headers, footers and insets included.
    public let frame: Frame

    init(_ section: SolvedSection, itemCount: Int) {
      (index, name, frame) = (section.index, section.name, Frame(section.frame))
      self.itemCount = itemCount
    }
  }
}
