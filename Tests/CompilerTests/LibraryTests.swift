import LayoutCompiler
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Imports between files in the library's interface.
@Suite struct LibraryTests {
  private static let screen = "layout page { section s { hgroup row 1w x tall { item cell } } }"

  @Test func textsComeFromTheApp() throws {
    var asked: [String] = []
    let texts = [
      "shared/tokens.layout": "import \"../base.layout\"\nlet tall = 11 * unit",
      "base.layout": "let unit = 4",
    ]
    let compilation = Compilation(
      "import \"../shared/tokens.layout\"\n" + Self.screen, name: "Screens/feed.layout"
    ) { path in
      asked.append(path)
      return texts[path]
    }
    #expect(compilation.diagnostics.isEmpty)
    #expect(asked == ["shared/tokens.layout", "base.layout"])
    #expect(compilation.checked.isEmpty)
  }

  @Test func diagnosticsAreInTheImportedFile() throws {
    let compilation = Compilation("import \"a.layout\"\n" + Self.screen, name: "feed.layout") {
      $0 == "a.layout" ? "\nlet tall = unit" : nil
    }
    let fault = try #require(compilation.diagnostics.first)
    #expect(compilation.sources.file(at: fault.range.lowerBound).name == "a.layout")
  }

  @Test func aTextAloneImportsNothing() {
    let compilation = Compilation(SourceText("import \"a.layout\"\n" + Self.screen))
    #expect(compilation.diagnostics.map(\.code.name) == ["import-not-found"])
  }

  /// The depth of imports is limited.
  @Test func deepImportsAreRefused() {
    let chain = MadeFault.chain
    let text = String(decoding: chain.bytes, as: UTF8.self)
    #expect(Compilation(text, name: "0.layout", importing: chain.imported).sources.all.count == 101)
  }

  /// The longest possible cycle is found, and every file in it is read.
  @Test func longCyclesAreFound() {
    let compilation = Compilation("import \"1.layout\"\nlet a = 1", name: "0.layout") { path in
      let number = path.split(separator: ".").first.flatMap { Int($0) } ?? 0
      return "import \"\(number == 99 ? 0 : number + 1).layout\"\nlet b = c"
    }
    #expect(compilation.diagnostics.map(\.code.name) == ["import-cycle"])
    #expect(compilation.diagnostics.first?.secondary.isEmpty == true)
  }

  /// The ranges of files are disjoint, and each leads to its file.
  @Test func rangesOfFilesAreDisjoint() {
    var sources = Sources()
    let texts = ["", "let a = 1", "", "b", ""].map { sources.add(SourceText($0)) }
    for (index, text) in texts.enumerated() {
      #expect(sources.index(of: text.range.lowerBound) == index)
      #expect(sources.index(of: text.range.upperBound) == index)
      #expect(sources[text.range] == text[text.range])
    }
    #expect(texts[3].location(of: texts[3].base + 1).column == 2)
  }
}
