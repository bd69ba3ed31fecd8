internal import LayoutContent
internal import LayoutLanguage
internal import LayoutSolver

extension SolvedLayout {
  /// What an element was made from, as the file says it.
  public struct Declaration: Hashable, Sendable {
    /// The sorts of elements.
    public enum Category: String, Hashable, Sendable, CaseIterable {
      case cell, supplementary, decoration, content
    }

    public let category: Category
    /// The element kind; `cell` for cells; of a content the word it was written with.
    public let kind: String
    /// Its name in the file.
    public let name: String?
    /// Of a content the names and kinds from the element around it down to it; else empty.
    public let path: [String]
    /// Elements with a larger number are drawn above others.
    public let zIndex: Int

    init(_ source: ElementSource) {
      category = Category(source.category)
      (kind, name, path, zIndex) = (source.kind, source.name, [], source.zIndex)
    }

    init(_ record: ContentRecord) {
      (category, kind) = (.content, record.element.kind)
      (name, path, zIndex) = (record.element.name, record.path, record.zIndex)
    }
  }

  /// What an element of this layout was made from.
  ///
  /// - Complexity: O(1) for what is no content; else that of finding the element around it, and of
  ///   solving its contents where they are not known any more.
  public func declaration(of element: Element) -> Declaration {
    record(of: element).map { Declaration($0) }
      ?? Declaration(result.solved.sources[Int(element.source)])
  }

  /// The frame of a content of this layout inside its modifiers; of another element its frame.
  ///
  /// - Complexity: that of `declaration(of:)`.
  public func contentFrame(of element: Element) -> Frame {
    record(of: element).map { Frame($0.placed.contentFrame) } ?? element.frame
  }

  /// The content that `element` is; `nil` where it is none.
  private func record(of element: Element) -> ContentRecord? {
    guard let place = element.contentPlace else { return nil }
    var found: ContentRecord?
    let keep = { (record: ContentRecord) in
      if record.placed.element == place { found = record }
    }
    if element.source < 0 {
      result.elements.forEachViewContent(keep)
    } else if let item = element.item,
      let host = result.solved.element(
        item, of: Int(element.source), inSection: element.section)
    {
      result.elements.forEachContent(of: host, keep)
    }
    return found
  }
}

extension SolvedLayout.Declaration.Category {
  fileprivate init(_ category: ElementSource.Category) {
    switch category {
    case .cell: self = .cell
    case .supplementary: self = .supplementary
    case .decoration: self = .decoration
    }
  }
}
