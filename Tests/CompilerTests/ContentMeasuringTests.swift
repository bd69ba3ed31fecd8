import LayoutCompiler
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import Support
import Synchronization
import Testing

/// How often contents are measured.
@Suite struct ContentMeasuringTests {
  private static let rows = """
    layout page {
        section all {
            hgroup row 1w x ~44 { item row 1w x ~44 { text data.title { padding: 8 } } }
        }
    }
    preview "phone" 390 x 844 { data: "rows.json" }
    preview "many" 390 x 844 { data: "rows.json"; items: 1000000 }
    """

  /// The proposals that the solver makes to lay out `preview`.
  private func proposals(_ preview: String, _ data: String) throws -> [PartialSize] {
    let compilation = Compilation(Self.rows, files: .init(data: ["rows.json": data]))
    var request = Request()
    request.previews = [preview]
    let job = try #require(try compilation.jobs(request).first)
    guard case .layout(let layout) = compilation.evaluate(job).model else { return [] }
    let proposals = Mutex<[PartialSize]>([])
    let measure = ContentMeasure { _, proposal in
      proposals.withLock { $0.append(proposal) }
      return Size(width: 390, height: 30)
    }
    let solved = solve(layout, in: job.stage.viewport, asking: measure)
    #expect(solved.elementCount == job.stage.items.common?.first.map { Int($0) } ?? 4)
    return proposals.withLock { $0 }
  }

  /// Four rows with two different texts: each text is measured once.
  @Test func equalContentsAreMeasuredOnce() throws {
    let titles = ["One", "Two", "One", "Two"].map { "{ \"title\": \"\($0)\" }" }
    let measured = try proposals("phone", "{ \"all\": [\(titles.joined(separator: ","))] }")
    #expect(measured == [PartialSize(width: 390), PartialSize(width: 390)])
  }

  /// A million rows of one text are measured as one.
  @Test func aMillionRowsOfOneTextAreMeasuredOnce() throws {
    let measured = try proposals("many", #"{ "all": [{ "title": "One" }] }"#)
    #expect(measured == [PartialSize(width: 390)])
  }

  /// Headers grow with the preferred text size.
  @Test func headersGrowWithTheirText() throws {
    let program = Program(
      source: """
        layout page { section all {
            header title 1w x ~30 { text "Title" { padding: 5 } }
            hgroup row 1w x 44 { item row }
        } }
        preview "usual" 390 x 844 { items: 1; textModel: mono }
        preview "large" 390 x 844 { items: 1; textModel: mono; contentSizeCategory: accessibilityLarge }
        """)
    // Body text has 17 points, or 33.
    let heights = program.solvePreviews().map { page in
      page.frame(ofSupplementary: "title", section: 0)?.height
    }
    #expect(heights == [27, 43])
  }

  /// A row of cards is as high as its highest card; each card keeps its own height.
  @Test func cardsOfARowKeepTheirHeights() throws {
    let program = Program(
      source: """
        layout page { section all {
            orthogonal: continuous
            spacing: 10
            hgroup card 100 x ~60 { item card 1w x ~60 { text data.title { fontSize: 20 } } }
        } }
        preview "phone" 390 x 844 { data: "cards.json"; textModel: mono }
        """,
      files: Files(texts: [
        "cards.json": #"{ "all": [{ "title": "a" }, { "title": "0123456789 0123456789 b" }] }"#
      ]))
    let screen = try #require(program.solvePreviews().first)
    let cards = screen.elements().filter { !$0.isContent }
    #expect(
      cards.map(\.frame) == [
        .init(x: 0, y: 0, width: 100, height: 20), .init(x: 110, y: 0, width: 100, height: 60),
      ])
    #expect(screen.contentSize.height == 60)
  }
}
