package import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutSolver

/// The contents of what a dump shows, each solved once for a size.
package struct ContentBook {
  private struct Page: Hashable {
    let source: Int
    let edition: Int32?
    let size: Size
  }

  /// As many solved contents are kept, so that memory does not grow with the number of items.
  private static let mostPages = 4096

  private let dump: FramesReport
  private var pages: [Page: SolvedContent] = [:]
  /// By source, whether there is anything in it.
  private let hasContents: [Bool]

  package init(of dump: FramesReport) {
    self.dump = dump
    hasContents = dump.solved.sources.map { !$0.contents.isEmpty || !$0.editions.isEmpty }
  }

  /// Whether there is nothing to hand on.
  var isEmpty: Bool { dump.view?.content == nil && !hasContents.contains(true) }

  /// Whether nothing stands in elements like `host`.
  func holdsNothing(_ host: SolvedElement) -> Bool { !hasContents[host.source] }

  /// Hands on what stands in `host` and meets the rectangle of the dump, if there is one.
  ///
  /// - Complexity: O(*k*) in its elements, once its content is solved for its size.
  package mutating func forEachContent(of host: SolvedElement, _ body: (ContentRecord) -> Void) {
    guard hasContents[host.source] else { return }
    let source = dump.solved.sources[host.source]
    let edition = dump.solved.edition(of: host)
    let page = Page(source: host.source, edition: edition, size: host.frame.size)
    guard let content = pages[page] ?? solved(source, edition, in: host.frame.size) else { return }
    if pages.count >= Self.mostPages { pages.removeAll() }
    pages[page] = content
    for placed in content.placed {
      let placed = placed.offset(by: host.frame.origin)
      let record = ContentRecord(
        content: content, placed: placed, host: host, owner: source.label, zIndex: source.zIndex,
        isVisible: dump.marks(placed.frame))
      if dump.rectangle.map({ record.placed.frame.meets($0) }) ?? true { body(record) }
    }
  }

  /// Hands on what stands in the view that the dump is of, if it is of one.
  package func forEachContent(_ body: (ContentRecord) -> Void) {
    guard let view = dump.view, let content = view.content else { return }
    let owner = view.name ?? View.vocabulary.name
    let window = dump.marksVisible ? ScrolledWindow(in: content) : nil
    for placed in content.placed {
      guard dump.rectangle.map({ placed.frame.meets($0) }) ?? true else { continue }
      let isScrolled = window?.holds(placed) ?? false
      body(
        ContentRecord(
          content: content, placed: placed, host: nil, owner: owner, zIndex: 0,
          isVisible: dump.marks(placed.frame, through: isScrolled ? window?.frame : nil)))
    }
  }

  private func solved(
    _ source: ElementSource, _ edition: Int32?, in size: Size
  ) -> SolvedContent? {
    guard let content = source.editions.contents(edition, or: source.contents)?.first else {
      return nil
    }
    return dump.contents?.solve(
      content, PartialSize(width: size.width, height: size.height), in: size)
  }
}

/// An element of a content, where it stands in the whole.
package struct ContentRecord {
  package let content: SolvedContent
  package let placed: PlacedContent
  /// What it stands in; `nil`: a view.
  package let host: SolvedElement?
  /// What the host or the view is called.
  let owner: String
  let zIndex: Int
  /// Whether it is marked as visible.
  let isVisible: Bool

  package var element: ContentElement { content.elements[placed.element] }

  /// Its own frame, where that is not what it occupies.
  var contentFrame: Rectangle? {
    placed.contentFrame == placed.frame ? nil : placed.contentFrame
  }

  /// The names and kinds from the item or the view down to it.
  package var path: [String] { [owner] + content.path(to: placed.element) }

  /// The category of all of them.
  package static let category = "content"
}

extension ElementSource {
  /// What it is called in paths: its name, or what it was written with.
  fileprivate var label: String {
    name ?? (category == .cell ? Item.vocabulary.name : kind)
  }
}
