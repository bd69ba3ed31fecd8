internal import LayoutContent
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSolver

/// A layout or a view with its frames in one viewport.
///
/// All frames are in points in the content space: its origin is the top left corner of the content,
/// and *y* grows downwards. They are computed where they are asked for, so that a million items cost
/// no more than the ones on the screen.
public struct SolvedLayout: Sendable {
  private let result: CompilationResult
  /// What UIKit would throw an exception for; the sections at fault have no elements.
  public let refusals: [Refusal]
  /// What is wrong in this viewport only.
  public let diagnostics: [Program.Diagnostic]

  init(_ result: CompilationResult, in compilation: Compilation) {
    self.result = result
    refusals = result.refusals.map { Refusal($0, in: compilation.sources) }
    diagnostics = result.diagnostics.map { Program.Diagnostic($0, in: compilation.sources) }
  }

  /// The name of the layout or the view; `nil` where it has none.
  public var name: String? { result.view?.name ?? result.layoutName }
  /// The name of the preview that it was solved for; `nil` where there was none.
  public var preview: String? { result.previewName }
  /// The size of the scrollable content; of a view its own size.
  public var contentSize: Size { Size(result.elements.contentSize) }
  /// The size of the viewport at the top of the content.
  public var bounds: Frame { Frame(Rectangle(origin: .zero, size: result.solved.viewport.size)) }
  /// How many elements there are, contents included.
  ///
  /// - Complexity: O(1) without contents, else O(*n*) in the elements.
  public var elementCount: Int { result.elements.count(in: nil) }

  /// The sections in order.
  public var sections: [Section] { result.solved.sections.map(Section.init) }

  /// The elements that meet a frame, or all: by section, then item; contents follow the element
  /// that they are in.
  ///
  /// They are computed section by section while the sequence is read.
  /// - Parameter frame: A part of the content, as what is on the screen; `nil`: all of it.
  /// - Complexity: O(log *s* + *k*) in the sections and the elements that meet the frame.
  public func elements(in frame: Frame? = nil) -> Elements {
    Elements(result.elements, in: frame.map(Rectangle.init))
  }

  /// The cell at an index path; `nil` where there is none.
  ///
  /// - Complexity: O(log *i* + *c*) in the instances of the section's group and the cells of one; of
  ///   a section whose lines were measured again O(*n*) in its items.
  public func element(at section: Int, _ item: Int) -> Element? {
    let solved = result.solved
    return solved.cell(section: section, item: item).map { Element($0, solved) }
  }

  /// The frame of a header, a footer, a badge or another supplementary view; `nil` where there is
  /// none.
  ///
  ///     let header = page.frame(ofSupplementary: "header", section: 0)
  ///     let badge = page.frame(ofSupplementary: "badge", section: 0, item: 3)
  ///
  /// - Parameters:
  ///   - kind: Its element kind.
  ///   - section: The section that it belongs to; `nil`: the layout.
  ///   - item: The second number of its index path.
  /// - Complexity: O(*n*) in the elements of the section.
  public func frame(
    ofSupplementary kind: String, section: Int? = nil, item: Int = 0
  ) -> Frame? {
    let solved = result.solved
    var frame: Frame?
    solved.forEachElement(ofSection: section) { element in
      let source = solved.sources[element.source]
      if frame == nil, element.item == item, source.category == .supplementary,
        source.kind == kind
      {
        frame = Frame(element.frame)
      }
    }
    return frame
  }
}
