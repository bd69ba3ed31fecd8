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
  private(set) var result: CompilationResult
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
  public var sections: [Section] {
    result.solved.sections.map {
      Section($0, itemCount: result.solved.cellCount(ofSection: $0.index))
    }
  }

  /// The elements that meet a frame, or all: by section, then item; contents follow the element
  /// that they are in.
  ///
  /// They are computed piece by piece while the sequence is read.
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
    result.solved.cell(section: section, item: item).map { Element($0) }
  }

  /// Writes the frames of the cells `range` of a section into memory of the caller.
  ///
  ///     var frames = Array(repeating: Frame.zero, count: 1000)
  ///     var span = frames.mutableSpan
  ///     page.copyFrames(of: 0, in: 0..<1000, into: &span)
  ///
  /// - Parameters:
  ///   - section: The index of one of ``sections``.
  ///   - range: Items of the section.
  ///   - frames: Space for at least as many frames; those behind them stay as they are.
  /// - Complexity: O(log *i* + *n*) in the instances of the section's group and the cells.
  public func copyFrames(
    of section: Int, in range: Range<Int>, into frames: inout MutableSpan<Frame>
  ) {
    precondition(range.lowerBound >= 0, "items are counted from 0")
    precondition(
      range.upperBound <= result.solved.cellCount(ofSection: section), "the section has fewer items"
    )
    precondition(range.count <= frames.count, "there is no space for so many frames")
    frames.withUnsafeMutableBufferPointer { buffer in
      // A frame is a rectangle under another name: four numbers in the same order.
      buffer.withMemoryRebound(to: Rectangle.self) { rectangles in
        let target = UnsafeMutableBufferPointer(rebasing: rectangles[..<range.count])
        var output = OutputSpan(buffer: target, initializedCount: 0)
        result.solved.appendFrames(ofCells: range, inSection: section, to: &output)
        _ = output.finalize(for: target)
      }
    }
  }

  /// Makes the content of a cell ask for another size, as when a text turns out longer: what is behind
  /// it moves along, and nothing else is solved again.
  ///
  /// The section's groups have to be lines of items of one name, one below the other.
  ///
  /// - Parameters:
  ///   - item: The index of the cell in its section.
  ///   - section: The index of the section.
  ///   - width: What the content asks for, in points; `nil`: as estimated.
  ///   - height: What the content asks for, in points; `nil`: as estimated.
  /// - Returns: Whether that could be done. Where not, nothing has changed, and the layout has to be
  ///   solved anew.
  /// - Complexity: O(log *n* + log² *s* + *k*) in the cells, the sections, and the cells of the lines
  ///   that break differently than before; O(*n* + *s*) the first time in a section.
  public mutating func remeasure(
    _ item: Int, of section: Int, width: Double? = nil, height: Double? = nil
  ) -> Bool {
    result.elements.layout.remeasure(
      item, ofSection: section, as: PartialSize(width: width, height: height))
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
  /// - Complexity: O(*e*) in the elements of the file; of a badge also O(log *i*) in the instances of
  ///   the section's group.
  public func frame(
    ofSupplementary kind: String, section: Int? = nil, item: Int = 0
  ) -> Frame? {
    let solved = result.solved
    for (index, source) in solved.sources.enumerated()
    where source.category == .supplementary && source.kind == kind {
      if let element = solved.element(item, of: index, inSection: section) {
        return Frame(element.frame)
      }
    }
    return nil
  }
}
