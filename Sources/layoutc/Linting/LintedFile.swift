internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

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

extension LintedFile {
  /// The findings that a baseline does not list.
  func unknownFindings(beside known: KnownFindings?) -> [Diagnostic] {
    guard let known else { return outcome.findings }
    return zip(outcome.findings, known.entries(of: self))
      .filter { !known.lists($0.1) }.map(\.0)
  }

  /// The file as reports show it.
  func reported(beside known: KnownFindings?, limit: Int) -> Report.File {
    let entries = known?.entries(of: self) ?? []
    let told = outcome.findings.enumerated().map { index, diagnostic in
      let isKnown = known.map { $0.lists(entries[index]) } ?? false
      return Finding(
        diagnostic, status: isKnown ? .known : .active, in: element(around: diagnostic))
    }
    let silenced = outcome.suppressed.map { suppressed in
      Finding(
        suppressed.diagnostic, status: .suppressed(reason: suppressed.reason),
        in: element(around: suppressed.diagnostic))
    }
    let isPiped = source.name.hasPrefix("<")
    return Report.File(
      source, findings: told + silenced,
      absolutePath: isPiped ? nil : Environment.absolute(source.name), limit: limit)
  }

  private func element(around diagnostic: Diagnostic) -> String {
    subject.path(to: diagnostic.range.lowerBound).joined(separator: "/")
  }
}
