package import LayoutContent
package import LayoutGeometry
package import LayoutLanguage
package import LayoutSolver

/// The elements of a solved layout or view, and the contents inside of them.
///
/// Every output format and the public library read them here. Contents are solved where they are first
/// asked for and kept, so that counting and writing solve them once.
package struct SolvedElements: Sendable {
  package internal(set) var layout: LayoutSolver.SolvedLayout
  /// The view, the contents, and which sources have some: held once, as each query copies the elements.
  private let shown: Shown

  private final class Shown: Sendable {
    let view: SolvedView?
    let contents: SolvedContents?
    /// By source, whether its elements have contents.
    let hasContents: [Bool]
    /// Whether no element and no view has contents.
    let isEmpty: Bool

    init(_ view: SolvedView?, _ contents: SolvedContents?, in sources: [ElementSource]) {
      (self.view, self.contents) = (view, contents)
      hasContents = sources.map { !$0.contents.isEmpty || !$0.variants.isEmpty }
      isEmpty = view?.content == nil && !hasContents.contains(true)
    }
  }

  /// - Parameter contents: Solves the contents of elements; `nil` where there are none.
  package init(
    _ layout: LayoutSolver.SolvedLayout, view: SolvedView? = nil, contents: ContentSolver? = nil
  ) {
    self.layout = layout
    shown = Shown(view, contents.map(SolvedContents.init), in: layout.sources)
  }

  /// The solved view; `nil` for a layout.
  package var view: SolvedView? { shown.view }
  private var contents: SolvedContents? { shown.contents }

  /// The size of the scrollable content; of a view the size that it answers.
  package var contentSize: Size { view?.size ?? layout.contentSize }

  /// Whether no element and no view has contents.
  package var holdsNoContents: Bool { shown.isEmpty }

  /// Whether `host` has contents.
  package func holdsContents(_ host: SolvedElement) -> Bool { shown.hasContents[host.source] }

  /// Calls `element` for each element of the layout that meets `rectangle` (all of them where it is
  /// `nil`), and after each `content` for those of its contents that do; then `content` for those of
  /// the view.
  ///
  /// - Complexity: O(log *s* + *k*) in the sections and the elements that meet the rectangle, and
  ///   that of solving each content once for each size.
  package func forEach(
    in rectangle: Rectangle? = nil, _ element: (SolvedElement) -> Void,
    content: (ContentRecord) -> Void
  ) {
    var cursor = ElementCursor(layout, in: rectangle)
    while cursor.advance() {
      for host in cursor.elements {
        element(host)
        forEachContent(of: host, in: rectangle, content)
      }
    }
    forEachViewContent(in: rectangle, content)
  }

  /// What stands in `host`, solved for its size; `nil`: nothing.
  func content(of host: SolvedElement) -> SolvedContent? {
    guard shown.hasContents[host.source] else { return nil }
    return contents?.content(
      of: layout.sources[host.source], variant: layout.variant(of: host), host)
  }

  /// The contents of `host` that meet `rectangle`.
  ///
  /// - Complexity: O(*k*) in its contents once they are solved for its size.
  package func forEachContent(
    of host: SolvedElement, in rectangle: Rectangle? = nil, _ body: (ContentRecord) -> Void
  ) {
    guard let content = content(of: host) else { return }
    let source = layout.sources[host.source]
    for placed in content.placed {
      let placed = placed.offset(by: host.frame.origin)
      if rectangle.map({ placed.frame.meets($0) }) ?? true {
        body(
          ContentRecord(
            content: content, placed: placed, host: host, owner: source.label,
            zIndex: source.zIndex))
      }
    }
  }

  /// What stands in `host`, as it is described.
  package func describedContent(of host: SolvedElement) -> Content? {
    layout.sources[host.source].content(layout.variant(of: host))
  }

  /// The contents of the view that meet `rectangle`; none for a layout.
  package func forEachViewContent(
    in rectangle: Rectangle? = nil, _ body: (ContentRecord) -> Void
  ) {
    guard let view, let content = view.content else { return }
    let owner = view.name ?? View.vocabulary.name
    for placed in content.placed where rectangle.map({ placed.frame.meets($0) }) ?? true {
      body(ContentRecord(content: content, placed: placed, host: nil, owner: owner, zIndex: 0))
    }
  }
}

extension SolvedElements {
  /// How many cells, supplementaries and decorations meet `rectangle`.
  ///
  /// - Complexity: O(*k*) in them; without a rectangle O(1).
  package func hostCount(in rectangle: Rectangle?) -> Int {
    guard rectangle != nil else { return layout.elementCount }
    var count = 0
    layout.forEachElement(in: rectangle) { _ in count += 1 }
    return count
  }

  /// How many elements meet `rectangle`, contents included.
  ///
  /// - Complexity: that of `forEach`; without contents that of `hostCount`.
  package func count(in rectangle: Rectangle?) -> Int {
    if holdsNoContents { return hostCount(in: rectangle) }
    var count = 0
    forEach(in: rectangle) { _ in
      count += 1
    } content: { _ in
      count += 1
    }
    return count
  }

  /// Whether more than `limit` elements meet `rectangle`; they are counted only where need be.
  package func hasMore(than limit: Int, in rectangle: Rectangle?) -> Bool {
    if rectangle == nil, layout.elementCount > limit { return true }
    // Where there cannot be so many, no content is solved for it.
    let most = layout.elementCount * (1 + mostContents) + (view?.content?.placed.count ?? 0)
    return most > limit && count(in: rectangle) > limit
  }

  /// How many contents stand in an element at most.
  private var mostContents: Int {
    let all = layout.sources.lazy.flatMap { $0.variants.patterns.map(\.contents) + [$0.contents] }
    return all.map { $0.reduce(0) { $0 + $1.elementCount } }.max() ?? 0
  }

  /// By source, whether its size follows from texts whose widths are not a device's.
  package var approximateSources: [Bool] {
    layout.sources.map { source in
      guard source.isSizedByContents, let contents else { return false }
      return contents.solver.isApproximate(ShownContent(source.contents))
        || source.variants.indices.contains {
          contents.solver.isApproximate(.variant(source.variants, $0))
        }
    }
  }

  /// The lines of the text that `record` is, in the content space; none where it is no text.
  package func lines(of record: ContentRecord) -> TextLines? {
    guard case .text(let text) = record.element.look, let contents else { return nil }
    return contents.solver.lines(of: text, in: record.placed.contentFrame)
  }
}

extension Content {
  /// How many elements it and what stands in it are.
  fileprivate var elementCount: Int { inner.reduce(1) { $0 + $1.elementCount } }
}

extension ElementSource {
  /// What its elements show that have a variant of its contents.
  func content(_ variant: Int32?) -> Content? {
    variants.shown(variant, or: contents)?.content
  }

  /// The name of the element in paths, or else the word that it was written with.
  fileprivate var label: String {
    name ?? (category == .cell ? Item.vocabulary.name : kind)
  }
}
