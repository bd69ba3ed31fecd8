internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func importFailure(_ failure: ImportFailure, of path: NameToken) -> Diagnostic {
    switch failure {
    case .notFound(let tried, let similar): notFound(path, tried: tried, similar: similar)
    case .unreadable(let tried, let reason):
      Diagnostic(
        .unreadableImport, "cannot read `\(path.text)`", at: path.range, label: "unreadable"
      ).noting("`\(tried)`: \(reason)")
    case .tooMany:
      Diagnostic(
        .importLimit, "imports exceed \(Library.most) files", at: path.range,
        label: "unexpected argument")
    case .tooDeep:
      Diagnostic(
        .importDepthLimit, "import chain exceeds \(Library.deepest) files", at: path.range,
        label: "too deep")
    }
  }

  private static func notFound(_ path: NameToken, tried: String, similar: [String]) -> Diagnostic {
    let diagnostic = Diagnostic(
      .importNotFound,
      path.text.isEmpty ? "expected the path of a file to import" : "file `\(path.text)` not found",
      at: path.range, label: "not found")
    let noted =
      tried == path.text
      ? diagnostic : diagnostic.noting("paths are relative to the importing file: tried `\(tried)`")
    guard let only = similar.first, similar.count == 1 else {
      return similar.isEmpty ? noted : noted.helping("did you mean \(listing(similar))?")
    }
    return noted.helping(
      "did you mean `\(only)`?", fix: .replacing(path.range, with: "\"\(only)\""))
  }

  /// - Parameter steps: The imports that the circle is made of, and the files they stand in.
  static func importCircle(_ steps: [(range: TextRange, file: String)]) -> Diagnostic {
    let first = steps[0]
    let way = (steps.map(\.file) + [first.file]).map { "`\($0)`" }.joined(separator: " → ")
    let others = steps.count - 1
    let through =
      others == 0 ? "" : others == 1 ? " through another file" : " through \(others) other files"
    let diagnostic = Diagnostic(
      .importCycle, "import cycle: `\(first.file.fileName)` imports itself\(through)",
      at: first.range, label: others == 0 ? "the file itself" : "part of the cycle"
    ).noting(way)
    let pointed =
      others > 8
      ? diagnostic
      : steps.dropFirst().reduce(diagnostic) { $0.pointing(at: $1.range, "imported here") }
    return others == 0
      ? pointed.helping("remove the import: a file can use its own names")
      : pointed.helping("move shared names to a file that imports none of these")
  }

  static func importInBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .importInBlock, "`import` must be at the top of the file", at: range, label: "inside a block"
    ).helping("move it out of the block")
  }

  static func duplicateImport(_ path: NameToken, first: TextRange) -> Diagnostic {
    Diagnostic(
      .duplicateImport, "duplicate import of `\(path.text)`", at: path.range, label: "duplicate"
    ).pointing(at: first, "first here").helping("remove one of them")
  }

  static func unusedImport(_ path: NameToken) -> Diagnostic {
    Diagnostic(.unusedImport, "unused import `\(path.text)`", at: path.range, label: "never used")
      .helping("remove the import")
  }

  /// A name that a file declares which is imported by one that is imported here.
  static func notPassedOn(
    _ name: String, at range: TextRange, declared: TextRange, in sources: Sources
  ) -> Diagnostic {
    unknownName(name, meant: [], at: range).declaredFarAway(at: declared, in: sources)
  }

  /// The same diagnostic of a name that a file declares which is not imported here.
  func declaredFarAway(at declared: TextRange, in sources: Sources) -> Diagnostic {
    pointing(at: declared, "declared here").noting("imports are not transitive").helping(
      "also import `\(sources.file(at: declared.lowerBound).name)` here")
  }

  static func ambiguousName(_ name: String, from files: [String], at range: TextRange) -> Diagnostic
  {
    Diagnostic(.ambiguousName, "ambiguous name `\(name)`", at: range, label: "several candidates")
      .noting("declared in \(listing(files, joinedBy: "and"))").helping(
        "rename one of them, or declare it in this file")
  }
}

extension String {
  /// What stands behind the last slash of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
