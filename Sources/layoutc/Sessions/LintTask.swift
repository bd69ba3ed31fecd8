internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutLint
internal import LayoutText

/// A file to lint, with its settings.
struct LintTask: Sendable {
  let file: OperandFiles.File
  let access: FileAccess
  let settings: LintSettings
  /// Which fixes are applied; `nil`: none.
  let fixes: Fix.Applicability?
  /// Findings that are neither fixed nor reported; `nil`: none.
  let baseline: BaselineFile?

  /// Applies the fixes, and lints the result.
  func run() -> LintedFile {
    var source = file.source
    if let fixes, file.swift == nil {
      source = fixing(source, upTo: fixes) { linted($0).newFindings(since: baseline) }.source
    }
    return linted(source)
  }

  private func linted(_ source: SourceText) -> LintedFile {
    let (compilation, dataPaths) = compiled(source)
    let subject = compilation.subject
    var outcome = compilation.linted(settings, as: subject)
    if file.swift != nil { outcome.findings.removeAll(where: SwiftOperand.isStyle) }
    return LintedFile(
      original: file.source, source: source, swift: file.swift, outcome: outcome,
      subject: subject, dataPaths: dataPaths)
  }

  /// `source` in place of the file's text, with its imports and the data that its previews name.
  private func compiled(_ source: SourceText) -> (Compilation, dataPaths: [String]) {
    let loader = SourceLoader(OperandFiles.File(source: source, path: file.path), access)
    var dataFiles = DataFiles(access)
    let compilation = dataFiles.completed(loader.compilation(of: loader.files[0]))
    return (compilation, dataFiles.paths)
  }
}
