import LayoutChecking
import LayoutDiagnostics
import LayoutSyntax
import LayoutText

/// A program of one file, checked once.
struct CheckedText {
  let program: CheckedProgram

  init(_ text: String) { program = check(parse(SourceText(text))) }

  init(files: [String: String], main: String) {
    let source = SourceText(files[main] ?? "", name: main)
    let library = Library([(source, main)], importing: MemoryFiles(files: files))
    program = check(.first, of: library)
  }

  /// The codes of all diagnostics, each with the text that it is about.
  var findings: [String] {
    program.diagnostics.map { "\($0.code.number) \(program.sources[$0.range])" }
  }

  /// The binding called `name` that is declared last.
  func binding(_ name: String) -> Binding? { program.bindings.last { $0.name == name } }

  /// The type of the value of the binding called `name`.
  func type(of name: String) -> String? { binding(name)?.type.type.name }
}

/// Files by their paths.
struct MemoryFiles: ImportResolver {
  let files: [String: String]

  func file(at path: String, importedBy importer: String?, named name: String) -> String { path }

  func source(of path: String) throws(ImportFailure) -> SourceText {
    guard let text = files[path] else { throw .notFound(tried: path) }
    return SourceText(text, name: path)
  }
}
