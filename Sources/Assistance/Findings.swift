package import LayoutCompiler
package import LayoutDiagnostics
package import LayoutLint

/// What there is to say of a file, as `check` and `lint` print it.
package struct Findings: Sendable {
  /// In the order of their places, each fault once.
  package let diagnostics: [Diagnostic]
  /// What comments suppress.
  package var suppressed: [SuppressedFinding] = []
  /// The file for rules to look at; `nil` before they have run.
  package var subject: LintSubject?

  /// Findings that were made elsewhere.
  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }

  /// It with other diagnostics in the order of their places.
  package func adding(_ others: [Diagnostic]) -> Findings {
    guard !others.isEmpty else { return self }
    var copy = Findings((diagnostics + others).inOrder)
    (copy.suppressed, copy.subject) = (suppressed, subject)
    return copy
  }

  /// What is found without looking at any preview.
  package init(reading compilation: Compilation) { diagnostics = compilation.diagnostics }

  /// What `check` finds: the previews' faults, too.
  ///
  /// - Complexity: that of solving each preview.
  package init(checking compilation: Compilation) { diagnostics = compilation.checked }

  /// What `check` and `lint` find together, without what comments suppress.
  ///
  /// - Complexity: that of `lint`.
  package init(linting compilation: Compilation, _ settings: LintSettings) {
    let subject = compilation.subject
    let checked = compilation.checked
    let outcome = compilation.linted(settings, as: subject, beside: checked)
    let hidden = Set(outcome.suppressed.map { Place(of: $0.diagnostic) })
    let others = checked.filter { $0.severity == .error || !hidden.contains(Place(of: $0)) }
    diagnostics = (outcome.findings + others).inOrder
    suppressed = outcome.suppressed
    self.subject = subject
  }

  /// What distinguishes one finding from another.
  private struct Place: Hashable {
    let code: String
    let range: Range<Int>

    init(of diagnostic: Diagnostic) { (code, range) = (diagnostic.code.number, diagnostic.range) }
  }
}
