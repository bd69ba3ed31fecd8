import LayoutCompiler
import LayoutGeometry
import LayoutLanguage
import LayoutSolver
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// The results of definitions and loops.
@Suite struct ReuseTests {
  /// A use equals its definition's content written by hand.
  @Test(arguments: Case.all(in: "Reuse"), [320.0, 393, 700])
  func usesEqualHandWrittenContent(_ example: Case, width: Double) throws {
    let frames = try Self.frames(of: example.source, width: width)
    #expect(!frames.isEmpty)
    #expect(frames == (try Self.frames(of: example.expected, width: width)))
  }

  /// A loop makes a preview for each element of its list.
  @Test func loopsMakePreviews() throws {
    let compilation = Compilation(
      SourceText(
        """
        define phone(width, high = 500) { preview width x high { items: 2 } }
        layout page { section s { hgroup 1w x 40 { item } } }
        for width in [320, 400] { use phone(width); preview width x 100 { items: 1 } }
        """))
    #expect(compilation.diagnostics.map(\.headline) == [])
    let sizes = compilation.previews.map { $0.model.size }
    #expect(
      sizes == [
        Size(width: 320, height: 500), Size(width: 320, height: 100),
        Size(width: 400, height: 500), Size(width: 400, height: 100),
      ])
  }

  /// Elements hold the uses that they are expanded from, outermost first.
  @Test func elementsHoldTheirUses() {
    let source = SourceText(
      """
      define cell { item cell }
      define row { hgroup row 1w x 40 { use cell { badge 8 x 8 } } }
      layout page { section s { use row } }
      """)
    let program = Compilation(source).program
    let uses = program.elements.map { element in
      ([element.kind.name] + element.uses.map { source[$0.range] }).joined(separator: " ")
    }
    #expect(uses == ["layout", "section", "hgroup row", "item row cell", "badge row"])
  }

  /// Values that double in each definition are evaluated once.
  @Test func doublingValuesAreEvaluatedOnce() throws {
    let definitions = (1...40).map { "define d\($0)(n) { use d\($0 - 1)(n + n) }" }
    let source = """
      define d0(n) { hgroup 1w x (n > 0 ? 40 : 50) { item } }
      \(definitions.joined(separator: "\n"))
      layout page { section s { for i in 1...3 { if i == 2 { use d40(i) } } } }
      """
    let compilation = Compilation(SourceText(source))
    let result = compilation.result(of: try #require(try compilation.jobs(Request()).first))
    #expect(compilation.everyDiagnostic([result.faults]).map(\.headline) == [])
    #expect(result.solved.contentSize.height == 400)
  }

  /// A line for each element in a view of a given width.
  private static func frames(of text: String, width: Double) throws -> [String] {
    let compilation = Compilation(SourceText(text))
    #expect(compilation.diagnostics.map(\.headline) == [])
    var request = Request()
    request.views = .viewport(Size(width: width, height: 852), scale: 3)
    var lines: [String] = []
    for result in try compilation.jobs(request).map(compilation.result) {
      #expect(compilation.everyDiagnostic([result.faults]).map(\.headline) == [])
      result.solved.forEachElement { element in
        let source = result.solved.sources[element.source]
        let place = "\(element.section.map(String.init) ?? "-").\(element.item)"
        lines.append("\(source.kind) \(source.name ?? "") \(place) \(element.frame)")
      }
    }
    return lines.sorted()
  }
}
