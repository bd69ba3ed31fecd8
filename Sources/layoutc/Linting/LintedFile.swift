internal import LayoutCompiler
internal import LayoutLint
internal import LayoutText

/// A file to look at, with what holds for it.
struct LintTask: Sendable {
  let source: SourceText
  let settings: LintSettings
  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?

  /// Does it.
  func run() -> LintedFile {
    var file = source
    var fixCount = 0
    if let fixes {
      let fixed = fixing(source, upTo: fixes) { linted($0).outcome.findings }
      (file, fixCount) = (fixed.source, fixed.count)
    }
    let (outcome, subject) = linted(file)
    return LintedFile(
      original: source, source: file, fixCount: fixCount, outcome: outcome, subject: subject)
  }

  private func linted(_ source: SourceText) -> (outcome: LintOutcome, subject: LintSubject) {
    var dataFiles = DataFiles()
    let compilation = dataFiles.compilation(of: source)
    return (compilation.linted(settings), compilation.subject)
  }
}

/// What became of a file.
struct LintedFile: Sendable {
  let original: SourceText
  /// The file with the fixes applied that were asked for.
  let source: SourceText
  let fixCount: Int
  let outcome: LintOutcome
  let subject: LintSubject
}
