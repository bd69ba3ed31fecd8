package import LayoutCompiler
internal import LayoutContent
package import LayoutLanguage
package import LayoutGeometry
package import LayoutRendering
package import LayoutSolver

/// What one layout shows in one viewport, as it is compared with another.
package struct Screen: Sendable {
  /// The file as the author named it.
  package let file: String
  package let layout: String?
  package let preview: String?
  /// In points.
  package let size: Size
  /// Pixels in a point.
  package let scale: Double
  package let contentSize: Size
  package let elements: [Element]
  package let refusals: [Refusal]

  /// An element, or a section, whose category is "section".
  package struct Element: Sendable {
    package let category: String
    package let kind: String
    package let name: String?
    /// What leads to a content; empty for others.
    package var path: [String] = []
    package let section: Int?
    package var item: Int?
    package var cell: Int?
    /// In points, in the content space.
    package let frame: Rectangle
    package var zIndex = 0
    package var isPinned = false
    /// What it was made from; `nil` for what a dump has.
    package var origin: Origin?
    /// What tells it from the others of its screen.
    package fileprivate(set) var key = Key()

    /// The name of its section; `nil` where it has none.
    package var sectionName: String? { key.section.first.flatMap { $0.isEmpty ? nil : $0 } }
  }

  /// What an element was made from.
  package struct Origin: Sendable {
    package let source: ElementID
    /// Where it is in the solved layout; `nil` for sections and contents.
    package var solved: SolvedElement?
    /// The content that it is.
    package var record: ContentRecord?
  }

  /// What an element is known by.
  package struct Key: Hashable, Sendable {
    var section: [String] = []
    var words: [String] = []
    var name: String?
    var numbers: [Int?] = []
  }

  /// A section that UIKit refuses.
  package struct Refusal: Hashable, Sendable {
    package let section: String
    package let rule: String
  }

  static let sectionCategory = "section"

  package init(_ title: Title, contentSize: Size, elements: [Element], refusals: [Refusal]) {
    (file, layout, preview) = (title.file, title.layout, title.preview)
    (size, scale) = (title.size, title.scale)
    self.contentSize = contentSize
    self.refusals = refusals
    self.elements = Self.keyed(elements)
  }

  /// What tells a screen from others.
  package struct Title: Sendable {
    package let file: String
    package let layout: String?
    package let preview: String?
    package let size: Size
    package let scale: Double

    package init(
      of file: String, _ names: (layout: String?, preview: String?), _ size: Size, scale: Double
    ) {
      (self.file, self.size, self.scale) = (file, size, scale)
      (layout, preview) = names
    }
  }

  /// `elements` with their keys: the section's name and its place among those of the same name, kind
  /// and name, and the place among those alike in all of it.
  ///
  /// - Source: `prove.md` 3.
  private static func keyed(_ elements: [Element]) -> [Element] {
    var ordinals: [String?: Int] = [:]
    var sections: [Int: [String]] = [:]
    for case (let name, let index?) in elements.lazy
      .filter({ $0.category == sectionCategory }).map({ ($0.name, $0.section) })
    {
      sections[index] = [name ?? "", "\(ordinals[name, default: 0])"]
      ordinals[name, default: 0] += 1
    }
    var repetitions: [Key: Int] = [:]
    return elements.map { element in
      var element = element
      var key = Key()
      key.section = element.section.flatMap { sections[$0] } ?? []
      key.words = [element.category, element.kind] + element.path
      key.name = element.name
      key.numbers = [element.cell == nil ? element.item : nil, element.cell]
      defer { repetitions[key, default: 0] += 1 }
      element.key = key
      element.key.numbers.append(repetitions[key, default: 0])
      return element
    }
  }
}

extension Screen {
  /// What a report of frames shows.
  ///
  /// - Complexity: O(*n*) in its elements.
  package init(_ dump: FramesReport) {
    let solved = dump.solved
    var elements: [Element] = solved.sections.map { section in
      Element(
        category: Self.sectionCategory, kind: Self.sectionCategory, name: section.name,
        section: section.index, frame: section.frame,
        origin: Origin(source: solved.layout.sections[section.index].id))
    }
    dump.elements.forEach { element in
      let source = solved.sources[element.source]
      elements.append(
        Element(
          category: source.category.rawValue, kind: source.kind, name: source.name,
          section: element.section, item: element.item, cell: element.cell, frame: element.frame,
          zIndex: source.zIndex, isPinned: source.isPinned,
          origin: Origin(source: source.id, solved: element)))
    } content: { record in
      elements.append(
        Element(
          category: ContentRecord.category, kind: record.element.kind, name: record.element.name,
          path: record.path, section: record.host?.section, item: record.host?.item,
          cell: record.host?.cell, frame: record.placed.frame, zIndex: record.zIndex,
          origin: Origin(source: record.element.id, record: record)))
    }
    let viewport = solved.viewport
    self.init(
      Title(
        of: dump.file, (dump.elements.view?.name ?? dump.layoutName, dump.previewName),
        viewport.size, scale: viewport.traits.displayScale),
      contentSize: dump.elements.contentSize, elements: elements,
      refusals: dump.refusals.map { refused in
        let section = solved.sections[refused.refusal.section].name
        return Refusal(section: section ?? "", rule: refused.refusal.rule.rawValue)
      })
  }
}
