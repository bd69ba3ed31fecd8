internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutText

/// A file to look at, with what holds for it.
struct LintTask: Sendable {
  let file: NamedFiles.File
  let settings: LintSettings
  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?
  /// What nobody mends.
  let known: KnownFindings

  /// Does it.
  func run() -> LintedFile {
    var source = file.source
    if let fixes {
      source =
        fixing(source, upTo: fixes) {
          let compilation = compiled($0)
          return known.news(
            among: compilation.linted(settings).findings, in: compilation.subject)
        }.source
    }
    let compilation = compiled(source)
    return LintedFile(
      original: file.source, source: source, outcome: compilation.linted(settings),
      subject: compilation.subject)
  }

  /// The file as it stands in `source`, with what it imports and the data that its previews name.
  private func compiled(_ source: SourceText) -> Compilation {
    let inputs = Inputs(NamedFiles.File(source: source, path: file.path))
    var dataFiles = DataFiles()
    return dataFiles.completed(inputs.compilation(of: inputs.files[0]))
  }
}

/// What became of a file.
struct LintedFile: Sendable {
  let original: SourceText
  /// The file with the fixes applied that were asked for.
  let source: SourceText
  let outcome: LintOutcome
  let subject: LintSubject

  /// The files that it imports and that have errors, with these.
  var brokenImports: [(source: SourceText, errors: [Diagnostic])] {
    let errors = subject.program.diagnostics.filter { $0.severity == .error }
    return subject.program.sources.grouped(errors)
      .filter { !$0.1.isEmpty && $0.0.name != source.name }
      .map { (source: $0.0, errors: $0.1) }
  }
}
