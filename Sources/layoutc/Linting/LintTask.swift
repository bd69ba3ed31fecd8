internal import LayoutCompiler
internal import LayoutLint
internal import LayoutDiagnostics
internal import LayoutText

/// A file to look at, with what is asked of it.
struct LintTask: Sendable {
  let file: NamedFiles.File
  let order: LintOrder

  /// Does it.
  func run() -> LintedFile {
    var source = file.source
    if let fixes = order.fixes {
      source =
        fixing(source, upTo: fixes) { linted($0).unknownFindings(beside: order.known) }.source
    }
    return linted(source)
  }

  private func linted(_ source: SourceText) -> LintedFile {
    let compilation = compiled(source)
    let subject = compilation.subject
    return LintedFile(
      original: file.source, source: source,
      outcome: compilation.linted(order.settings, as: subject), subject: subject)
  }

  /// The file as it stands in `source`, with what it imports and the data that its previews name.
  private func compiled(_ source: SourceText) -> Compilation {
    let inputs = Inputs(NamedFiles.File(source: source, path: file.path))
    var dataFiles = DataFiles()
    return dataFiles.completed(inputs.compilation(of: inputs.files[0]))
  }
}
