internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// The result of linting a file.
struct LintedFile: Sendable {
  let task: LintTask
  /// The text with fixes applied.
  let source: SourceText
  let outcome: LintOutcome
  /// What rules examined; `nil` where the outcome is that of an earlier call.
  let subject: LintSubject?
  /// The files that it depends on.
  let inputs: [String]
  /// The paths of the elements around what was found, by offset.
  let elementPaths: [Int: String]
  /// What the changes to the text were for.
  var applied: [Diagnostic.Code] = []
  /// Whether the call may change it.
  var isLayout = true

  var original: SourceText { task.file.source }
  /// The Swift code that the text was imported from; `nil` for a layout.
  private var swift: SwiftOperand? { task.file.swift }

  /// The path of the element around something that was found.
  func elementPath(at offset: Int) -> String { elementPaths[offset] ?? "" }

  /// The imported files with errors, and these.
  var brokenImports: [(source: SourceText, errors: [Diagnostic])] {
    guard let program = subject?.program else { return [] }
    let errors = program.diagnostics.filter { $0.severity == .error }
    return program.sources.grouped(errors)
      .filter { !$0.1.isEmpty && $0.0.name != source.name }
      .map { (source: $0.0, errors: $0.1) }
  }
}

extension LintedFile {
  /// The findings that the baseline does not list.
  func newFindings(since baseline: BaselineFile?) -> [Diagnostic] {
    let found = concerned(outcome.findings)
    guard let baseline else { return found }
    let new = zip(outcome.findings, baseline.entries(of: self)).filter { !baseline.lists($0.1) }
    return found.filter(Set(new.map(\.0)).contains)
  }

  /// Those of `findings` that the call is about.
  private func concerned(_ findings: [Diagnostic]) -> [Diagnostic] {
    task.changes?.concerned(findings, in: source) ?? findings
  }

  /// How many of its findings `--fix` would fix.
  func fixableCount(since baseline: BaselineFile?) -> Int {
    guard swift == nil else { return 0 }
    let findings = newFindings(since: baseline)
    let isFaulty = !outcome.errors.isEmpty
    return findings.count { finding in
      (!isFaulty || outcome.errors.contains(finding)) && finding.fix(upTo: .safe) != nil
    }
  }

  /// The file as a part of a report.
  func reported(since baseline: BaselineFile?, limit: Int) -> Report.File {
    let entries = baseline?.entries(of: self) ?? []
    let concern = Set(concerned(outcome.findings))
    let shown = outcome.findings.enumerated().filter { concern.contains($0.element) }
    let findings = shown.map { index, diagnostic in
      let isKnown = baseline.map { $0.lists(entries[index]) } ?? false
      return Finding(
        place(diagnostic), status: isKnown ? .known : .active,
        in: elementPath(at: diagnostic.range.lowerBound))
    }
    let suppressed = outcome.suppressed.map { finding in
      Finding(
        place(finding.diagnostic), status: .suppressed(reason: finding.reason),
        in: elementPath(at: finding.diagnostic.range.lowerBound))
    }
    let isPiped = source.isStandardInput
    return Report.File(
      swift?.source ?? source, findings: findings + suppressed,
      absolutePath: isPiped ? nil : Environment.absolute(source.name), limit: limit)
  }

  /// The diagnostic at its place in the file that was named.
  private func place(_ diagnostic: Diagnostic) -> Diagnostic {
    swift?.moved(diagnostic, from: source.base) ?? diagnostic
  }
}
