package import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
package import LayoutReporting
package import LayoutSolver
package import LayoutText

/// The frames of one layout in one viewport, with the names they are written under.
package struct FramesReport: Sendable {
  /// The file as the author named it.
  package let file: String
  package let solved: SolvedLayout
  package var layoutName: String?
  /// The preview whose viewport it is; `nil` for a viewport from elsewhere.
  package var previewName: String?
  /// The view that it is of, if it is not of a layout.
  package var view: SolvedView?
  /// What is asked for the frames inside its elements.
  package var contents: ContentSolver?
  /// What UIKit refuses of it, with the places at fault.
  package var refusals: [Refused] = []
  /// What has to meet this is written, in points; everything where it is `nil`.
  package var rectangle: Rectangle?
  /// Whether what meets the screen where it is scrolled to is marked.
  package var marksVisible = false

  package init(_ solved: SolvedLayout, of file: String) {
    (self.solved, self.file) = (solved, file)
  }

  /// How large its content is: of a view what it answers.
  package var contentSize: Size { view?.size ?? solved.contentSize }

  /// Where the contents of the view stand, if it is of a view.
  var viewFrames: [Rectangle] { view?.content?.placed.map(\.frame) ?? [] }

  /// Whether `section` is to be written.
  func shows(_ section: SolvedSection) -> Bool {
    rectangle.map { section.frame.meets($0) } ?? true
  }

  /// Whether what stands in `frame` is marked as visible.
  ///
  /// - Parameter window: where that part of a view is seen which moves with the scroll offset.
  func marks(_ frame: Rectangle, through window: Rectangle? = nil) -> Bool {
    guard marksVisible else { return false }
    guard view != nil else { return frame.meets(solved.screen) }
    let screen = Rectangle(origin: .zero, size: solved.viewport.size)
    guard let window else { return frame.meets(screen) }
    let offset = solved.viewport.scrollOffset ?? .zero
    let moved = frame.offset(by: Point(x: -offset.x, y: -offset.y))
    return moved.meets(window) && moved.meets(screen)
  }

  /// By source, whether its size rests on texts whose widths are no device's.
  var approximateSources: [Bool] {
    solved.sources.map { source in
      guard source.isSizedByContents, let contents else { return false }
      return (source.editions + [source.contents]).contains { edition in
        edition.contains { contents.isApproximate($0) }
      }
    }
  }

  /// How many cells, supplementaries and decorations meet the rectangle, if there is one.
  ///
  /// - Complexity: O(*k*) in them; without a rectangle O(1).
  var hostCount: Int {
    guard rectangle != nil else { return solved.elementCount }
    var count = 0
    solved.forEachElement(in: rectangle) { _ in count += 1 }
    return count
  }

  /// How many elements would be written, those of contents included.
  ///
  /// - Complexity: O(*k*) in the elements that meet the rectangle; without contents and rectangle O(1).
  package var elementCount: Int {
    var book = ContentBook(of: self)
    if rectangle == nil, book.isEmpty { return solved.elementCount }
    var count = 0
    solved.forEachElement(in: rectangle) { element in
      count += 1
      book.forEachContent(of: element) { _ in count += 1 }
    }
    book.forEachContent { _ in count += 1 }
    return count
  }

  /// Whether more than `limit` elements would be written; they are counted only if need be.
  package func hasMore(than limit: Int) -> Bool {
    let book = ContentBook(of: self)
    if book.isEmpty, solved.elementCount <= limit { return false }
    if rectangle == nil, solved.elementCount > limit { return true }
    return elementCount > limit
  }
}

extension FramesReport {
  /// A refusal with the place in the source that it is about.
  package struct Refused: Sendable {
    package let refusal: Refusal
    package let source: SourceText
    package let range: TextRange
    /// The names of the elements from the section down to the one at fault.
    package var path: [String] = []
    /// What to type.
    package var help: String?

    package init(_ refusal: Refusal, in source: SourceText, at range: TextRange) {
      (self.refusal, self.source, self.range) = (refusal, source, range)
    }
  }
}

/// Everything one call of the compiler has to show.
package struct FramesDocument: Sendable {
  package let dumps: [FramesReport]
  /// What was found in the files.
  package let report: Report

  package init(_ dumps: [FramesReport], report: Report) {
    (self.dumps, self.report) = (dumps, report)
  }
}
