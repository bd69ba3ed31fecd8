internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutFormatting
internal import LayoutLint
internal import LayoutSyntax
internal import LayoutText

/// A file to lint, with its settings.
struct LintTask: Sendable {
  let file: OperandFiles.File
  let access: FileAccess
  let settings: LintSettings
  let fixes: FixOptions
  /// Findings that are neither fixed nor reported; `nil`: none.
  let baseline: BaselineFile?
  /// What the file is compared with; `nil`: all its findings count.
  let changes: ChangedLines?
  /// Where findings are kept; `nil`: nowhere.
  let cache: LintCache?

  /// Changes the file as the call asks for, and lints the result.
  func run() -> LintedFile {
    // Kept findings are of layouts alone, and of texts that stay as they are.
    let cache = fixes.changesFiles || self.file.swift != nil ? nil : cache
    if let known = cache?.file(for: self) { return known }
    var file = linted(self.file.source)
    cache?.keep(file)
    guard fixes.changesFiles, self.file.swift == nil else { return file }
    guard file.source.isStandardInput || parse(file.source).isLayout else {
      file.isLayout = false
      return file
    }
    return fixes.suppressed.isEmpty ? fixed(file) : suppressed(file)
  }

  /// `file` with its fixes applied; with errors in it, only theirs.
  private func fixed(_ file: LintedFile) -> LintedFile {
    guard let applicability = fixes.applicability else { return file }
    let isFaulty = !file.outcome.errors.isEmpty
    func fixable(_ file: LintedFile) -> [Diagnostic] {
      let findings = file.newFindings(since: baseline)
      return isFaulty ? findings.filter(file.outcome.errors.contains) : findings
    }
    var latest = file
    let fixed = fixing(file.source, upTo: applicability, found: fixable(file)) { source in
      latest = linted(source)
      return fixable(latest)
    }
    if latest.source.bytes != fixed.source.bytes { latest = linted(fixed.source) }
    latest.applied = fixed.codes
    return latest
  }

  /// `file` with comments that suppress the findings that the call names.
  private func suppressed(_ file: LintedFile) -> LintedFile {
    guard let subject = file.subject else { return file }
    let findings = file.newFindings(since: baseline).filter { finding in
      LintRule.named(finding.code.number).map(fixes.suppresses) ?? false
        && !file.outcome.errors.contains(finding) && subject.canSuppress(finding)
    }
    guard !findings.isEmpty else { return file }
    var next = linted(file.source.applying(subject.suppressing(findings)))
    next.applied = findings.map(\.code)
    return next
  }

  private func linted(_ source: SourceText) -> LintedFile {
    let (compilation, dataPaths) = compiled(source)
    let subject = compilation.subject
    var outcome = compilation.linted(settings, as: subject)
    if let swift = file.swift {
      outcome = outcome.suppressed(by: swift.comments) { swift.moved($0, from: source.base) }
    }
    let paths = ElementPaths(in: subject.program)
    let offsets = Set(outcome.all.map(\.range.lowerBound))
    return LintedFile(
      task: self, source: source, outcome: outcome, subject: subject,
      inputs: subject.program.sources.all.map(\.name) + dataPaths,
      elementPaths: Dictionary(uniqueKeysWithValues: offsets.map { ($0, paths.path(to: $0)) }))
  }

  /// `source` in place of the file's text, with its imports and the data that its previews name.
  private func compiled(_ source: SourceText) -> (Compilation, dataPaths: [String]) {
    var file = file
    file.source = source
    let loader = SourceLoader(file, access)
    var dataFiles = DataFiles(access)
    let compilation = dataFiles.completed(loader.compilation(of: loader.files[0]))
    return (compilation, dataFiles.paths)
  }
}
