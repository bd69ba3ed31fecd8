package import LayoutCompiler
internal import LayoutContent
package import LayoutGeometry
internal import LayoutLanguage
package import LayoutReporting
package import LayoutSolver
package import LayoutText

/// The frames of one layout in one viewport, with the names they are written under.
package struct FramesReport: Sendable {
  /// The file as the author named it.
  package let file: String
  package let elements: SolvedElements
  package var layoutName: String?
  /// The preview whose settings it has.
  package var previewName: String?
  /// The device that it is shown on.
  package var deviceName: String?
  /// What UIKit refuses of it, with the places at fault.
  package var refusals: [Refused] = []
  private var selection = Selection()
  /// Where elements are, or were, in the state that it is compared with, in points.
  package var ghosts: [Rectangle] = []
  /// What the linter finds in it.
  package internal(set) var findings: [DrawnFinding] = []
  /// Which of two states it shows; `nil` where it is compared with none.
  package var side: Side?
  /// What is said of it below its title.
  package var remarks: [String] = []
  /// The part of a view that moves with the scroll offset.
  private let scrolledWindow: ScrolledWindow?

  /// Which elements are written, and which of them are marked.
  private struct Selection {
    var rectangle: Rectangle?
    var marksVisible = false
  }

  /// One of two states that are compared.
  package enum Side: String, Sendable {
    case before, after
  }

  package init(_ elements: SolvedElements, of file: String) {
    (self.elements, self.file) = (elements, file)
    scrolledWindow = elements.view?.content.flatMap(ScrolledWindow.init)
  }

  /// Only elements that meet it are written, in points; `nil`: all of them.
  package var rectangle: Rectangle? {
    get { selection.rectangle }
    set { selection.rectangle = newValue }
  }

  /// Whether elements that meet the screen, scrolled as it is, are marked.
  package var marksVisible: Bool {
    get { selection.marksVisible }
    set { selection.marksVisible = newValue }
  }

  package var solved: LayoutSolver.SolvedLayout { elements.layout }
  /// The solved view; `nil` for a layout.
  var view: SolvedView? { elements.view }
  var contentSize: Size { elements.contentSize }

  /// Whether `section` is written.
  func shows(_ section: SolvedSection) -> Bool {
    rectangle.map { section.frame.meets($0) } ?? true
  }

  /// Whether an element with `frame` is marked as visible.
  func marks(_ frame: Rectangle) -> Bool {
    marksVisible && frame.meets(view == nil ? solved.screen : viewScreen)
  }

  /// Whether `record` is marked as visible.
  func marks(_ record: ContentRecord) -> Bool {
    let frame = record.placed.frame
    guard marksVisible, let scrolledWindow, scrolledWindow.holds(record.placed) else {
      return marks(frame)
    }
    let offset = solved.viewport.scrollOffset ?? .zero
    let moved = frame.offset(by: Point(x: -offset.x, y: -offset.y))
    return moved.meets(scrolledWindow.frame) && moved.meets(viewScreen)
  }

  private var viewScreen: Rectangle { Rectangle(origin: .zero, size: solved.viewport.size) }

  /// How many cells, supplementaries and decorations are written.
  var hostCount: Int { elements.hostCount(in: rectangle) }

  /// How many elements are written, contents included.
  ///
  /// - Complexity: O(*k*) in the elements that meet the rectangle; without contents and rectangle
  ///   O(1).
  package var elementCount: Int { elements.count(in: rectangle) }

  /// Whether more than `limit` elements are written; they are counted only where need be.
  package func hasMore(than limit: Int) -> Bool {
    elements.hasMore(than: limit, in: rectangle)
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
  /// Whether fields of a table that a spreadsheet would evaluate begin with an apostrophe.
  package var guardsFormulas = false

  package init(_ dumps: [FramesReport], report: Report) {
    (self.dumps, self.report) = (dumps, report)
  }
}
