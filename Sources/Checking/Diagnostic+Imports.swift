internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  static func importFailure(_ failure: ImportFailure, of path: NameToken) -> Diagnostic {
    switch failure {
    case .notFound(let tried, let similar): notFound(path, tried: tried, similar: similar)
    case .unreadable(let tried, let reason):
      Diagnostic(
        Code(.error, "L171", "unreadable-import"), "cannot read `\(path.text)`", at: path.range,
        label: "not readable"
      ).noting("`\(tried)`: \(reason)")
    case .tooMany:
      Diagnostic(
        Code(.error, "L917", "import-limit"), "more than \(Library.most) files are imported",
        at: path.range, label: "one too many")
    case .tooDeep:
      Diagnostic(
        Code(.error, "L918", "import-depth-limit"),
        "more than \(Library.deepest) imports lead from file to file", at: path.range,
        label: "too far away")
    }
  }

  private static func notFound(
    _ path: NameToken, tried: String, similar: [String]
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L170", "import-not-found"),
      path.text.isEmpty ? "an import needs the path of a file" : "there is no file `\(path.text)`",
      at: path.range, label: "nothing to import")
    let noted =
      tried == path.text
      ? diagnostic : diagnostic.noting("a path starts at the importing file: tried `\(tried)`")
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
      others == 0
      ? "" : others == 1 ? " through another file" : " through \(others) other files"
    let diagnostic = Diagnostic(
      Code(.error, "L172", "import-circle"), "`\(first.file.fileName)` imports itself\(through)",
      at: first.range, label: others == 0 ? "the file itself" : "leads back here"
    ).noting(way)
    let pointed =
      others > 8
      ? diagnostic
      : steps.dropFirst().reduce(diagnostic) { $0.pointing(at: $1.range, "and on from here") }
    return others == 0
      ? pointed.helping("leave the import out: a file knows its own names")
      : pointed.helping("move what they share into a file that imports none of them")
  }

  static func importInBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L173", "import-in-block"), "an `import` stands at the top of the file",
      at: range, label: "in a block"
    ).helping("move it out of the block")
  }

  static func duplicateImport(_ path: NameToken, first: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L174", "duplicate-import"), "`\(path.text)` is imported twice",
      at: path.range, label: "again"
    ).pointing(at: first, "first here").helping("leave one of them out")
  }

  static func unusedImport(_ path: NameToken) -> Diagnostic {
    Diagnostic(
      Code(.note, "L175", "unused-import"), "nothing of `\(path.text)` is used", at: path.range,
      label: "imported in vain"
    ).helping("leave the import out")
  }

  /// A name that a file declares which is imported by one that is imported here.
  static func notPassedOn(
    _ name: String, at range: TextRange, declared: TextRange, in sources: Sources
  ) -> Diagnostic {
    unknownName(name, meant: [], at: range).declaredFarAway(at: declared, in: sources)
  }

  /// The same diagnostic of a name that a file declares which is not imported here.
  func declaredFarAway(at declared: TextRange, in sources: Sources) -> Diagnostic {
    pointing(at: declared, "declared here")
      .noting("a file knows what it imports itself: imports are not passed on")
      .helping("import `\(sources.file(at: declared.lowerBound).name)` here, too")
  }

  static func ambiguousName(
    _ name: String, from files: [String], at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L176", "ambiguous-name"), "`\(name)` may come from several files", at: range,
      label: "which one?"
    ).noting("\(listing(files, joinedBy: "and")) declare it")
      .helping("give one of them another name, or declare it in this file")
  }
}

extension String {
  /// What stands behind the last slash of a path.
  fileprivate var fileName: String { split(separator: "/").last.map(String.init) ?? self }
}
