internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// The result of linting a file.
struct LintedFile: Sendable {
  let original: SourceText
  /// The text with fixes applied.
  let source: SourceText
  /// The Swift code that the text was imported from; `nil` for a layout.
  let swift: SwiftOperand?
  let outcome: LintOutcome
  let subject: LintSubject
  /// The data and font files that were read.
  let dataPaths: [String]

  /// The files that it depends on.
  var inputs: [String] { subject.program.sources.all.map(\.name) + dataPaths }

  /// The imported files with errors, and these.
  var brokenImports: [(source: SourceText, errors: [Diagnostic])] {
    let errors = subject.program.diagnostics.filter { $0.severity == .error }
    return subject.program.sources.grouped(errors)
      .filter { !$0.1.isEmpty && $0.0.name != source.name }
      .map { (source: $0.0, errors: $0.1) }
  }
}

extension LintedFile {
  /// The findings that the baseline does not list.
  func newFindings(since baseline: BaselineFile?) -> [Diagnostic] {
    guard let baseline else { return outcome.findings }
    return zip(outcome.findings, baseline.entries(of: self))
      .filter { !baseline.lists($0.1) }.map(\.0)
  }

  /// The file as a part of a report.
  func reported(since baseline: BaselineFile?, limit: Int) -> Report.File {
    let entries = baseline?.entries(of: self) ?? []
    let findings = outcome.findings.enumerated().map { index, diagnostic in
      let isKnown = baseline.map { $0.lists(entries[index]) } ?? false
      return Finding(
        place(diagnostic), status: isKnown ? .known : .active, in: element(around: diagnostic))
    }
    let suppressed = outcome.suppressed.map { finding in
      Finding(
        place(finding.diagnostic), status: .suppressed(reason: finding.reason),
        in: element(around: finding.diagnostic))
    }
    let isPiped = source.name.hasPrefix("<")
    return Report.File(
      swift?.source ?? source, findings: findings + suppressed,
      absolutePath: isPiped ? nil : Environment.absolute(source.name), limit: limit)
  }

  /// The diagnostic at its place in the file that was named.
  private func place(_ diagnostic: Diagnostic) -> Diagnostic {
    swift?.moved(diagnostic, from: source.base) ?? diagnostic
  }

  private func element(around diagnostic: Diagnostic) -> String {
    subject.path(to: diagnostic.range.lowerBound).joined(separator: "/")
  }
}
