import LayoutChecking
import LayoutSyntax
import LayoutText
import Testing

/// What files take from one another.
@Suite struct ImportTests {
  private static let layout = "layout l { section s { hgroup 1w x side { item i 1w x 1h } } }"

  @Test(arguments: [
    (["a": "import \"b\"\n\(layout)", "b": "let side = 44"], []),
    (["a": "import \"b\"\n\(layout)"], ["unresolved-import"]),
    (["a": "import \"b\"\nlet side = 1\n\(layout)", "b": "let other = 44"], ["unused-import"]),
    (["a": "import \"b\"\nimport \"b\"\n\(layout)", "b": "let side = 44"], ["duplicate-import"]),
    (
      ["a": "import \"b\"\nimport \"c\"\n\(layout)", "b": "let side = 1", "c": "let side = 2"],
      ["ambiguous-name"]
    ),
    (
      ["a": "import \"b\"\n\(layout)", "b": "import \"c\"\nlet t = 1", "c": "let side = 2"],
      ["not-passed-on"]
    ),
    (["a": "import \"a\"\nlet side = 44\n\(layout)"], ["import-circle"]),
    (
      ["a": "import \"b\"\nlet side = 44\n\(layout)", "b": "import \"a\"\nlet t = 1"],
      ["import-circle"]
    ),
  ])
  func importsGiveNames(_ files: [String: String], _ expected: [String]) {
    let checked = CheckedText(files: files, main: "a")
    let found = checked.program.diagnostics
    #expect(found.count == expected.count, "\(found.map(\.headline)), not \(expected)")
  }

  @Test func everyFileIsReadOnce() {
    let files = [
      "a": "import \"b\"\nimport \"c\"\nlet sum = y + z", "b": "import \"d\"\nlet y = w",
      "c": "import \"d\"\nlet z = w", "d": "let w = 1",
    ]
    let program = CheckedText(files: files, main: "a").program
    #expect(program.sources.all.map(\.name) == ["a", "b", "c", "d"])
    #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
  }

  @Test func programDoesNotDependOnTheOrderOfFiles() {
    let files = [
      "a": "import \"c\"\nlet x = y", "b": "import \"c\"\n\(Self.layout)",
      "c": "let y = 1\nlet side = 44",
    ]
    func findings(_ names: [String], of name: String) -> [String] {
      let roots = names.map { (source: SourceText(files[$0] ?? "", name: $0), file: $0 as String?) }
      let library = Library(roots, importing: MemoryFiles(files: files))
      let index = names.firstIndex(of: name) ?? 0
      let program = check(Library.FileID(index: index), of: library)
      return program.diagnostics.map { "\($0.code.number) \(program.sources[$0.range])" }
        + program.elements.map { "\($0.kind.name) \(program.sources[$0.range])" }
        + program.bindings.map(\.name)
    }
    for name in ["a", "b", "c"] {
      #expect(findings(["a", "b", "c"], of: name) == findings(["c", "b", "a"], of: name))
      #expect(findings(["b", "a", "c"], of: name) == findings(["a", "b", "c"], of: name))
    }
  }

  @Test func checkingAgainGivesTheSameProgram() {
    let library = Library(
      [(SourceText(Self.layout, name: "a"), "a")], importing: MemoryFiles(files: [:]))
    let first = check(.first, of: library)
    _ = checkDefinitions(of: .first, in: library)
    let second = check(.first, of: library)
    #expect(first.diagnostics == second.diagnostics)
    #expect(first.expressions.nodes == second.expressions.nodes)
  }
}
