import LayoutCompiler
import LayoutGeometry
import LayoutSolver
import LayoutText
import Support
import Testing

/// What frame cases cannot express about pinned views.
@Suite struct PinningTests {
  /// Without an explicit zIndex they are listed after the cells and have no lower zIndex, so drawing
  /// in order of zIndex and list draws them above the cells.
  ///
  /// - Source: `uikit.md` 10.4.
  @Test(arguments: Case.all(in: "Frames/Rules/pinning"))
  func pinnedViewsLieAboveCells(_ example: Case) throws {
    let solved = try Self.solved(example.source, Request())
    var hasPinned: Set<Int> = []
    solved.forEachElement { element in
      let source = solved.sources[element.source]
      guard let section = element.section else { return }
      if source.isPinned { hasPinned.insert(section) }
      if source.category == .cell {
        #expect(!hasPinned.contains(section), "a cell is listed after the view that covers it")
        #expect(source.zIndex <= 0)
      }
      #expect(!source.isPinned || source.zIndex >= 0)
    }
  }

  /// The scroll offset of a request replaces those of all previews.
  @Test func aRequestReplacesScrollOffsets() throws {
    let text = """
      layout page {
          section s {
              header 1w x 44 { pinned: true }
              hgroup 1w x 100 { item }
          }
      }
      preview "a" 200 x 300 { items: 10 }
      preview "b" 200 x 300 { items: 10; scrollOffset: 0, 10; safeArea: top 20 }
      """
    var request = Request()
    request.scrollOffset = Point(x: 0, y: 120)
    let compilation = Compilation(SourceText(text))
    let headers = try compilation.jobs(request).map { job in
      compilation.result(of: job).solved.namedFrames
        .first { $0.element == "supplementary header 0.0" }?.frame
    }
    #expect(headers == [[0, 120, 200, 44], [0, 140, 200, 44]])
  }

  private static func solved(_ text: String, _ request: Request) throws -> LayoutSolver.SolvedLayout
  {
    let compilation = Compilation(SourceText(text))
    return compilation.result(of: try #require(try compilation.jobs(request).first)).solved
  }
}
