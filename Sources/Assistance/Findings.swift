package import LayoutCompiler
package import LayoutDiagnostics
package import LayoutEvaluation
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

  /// Some of the findings of `others`.
  package init(_ diagnostics: [Diagnostic], like others: Findings) {
    self.diagnostics = diagnostics
    (suppressed, subject) = (others.suppressed, others.subject)
  }

  /// It with other diagnostics in the order of their places.
  package func adding(_ others: [Diagnostic]) -> Findings {
    guard !others.isEmpty else { return self }
    return Findings((diagnostics + others).inOrder, like: self)
  }

  /// What is found without looking at any preview.
  package init(reading compilation: Compilation) { diagnostics = compilation.diagnostics }

  /// What `check` finds: the previews' faults, too.
  ///
  /// - Complexity: that of solving each preview.
  ///
  /// - Parameter deadline: When previews are given up; `nil`: never.
  package init(checking compilation: Compilation, until deadline: Deadline? = nil) {
    diagnostics = compilation.checked(until: deadline)
  }

  /// What `check` and `lint` find together, without what comments suppress.
  ///
  /// - Complexity: that of `lint`.
  package init(linting compilation: Compilation, _ settings: LintSettings) {
    let subject = compilation.subject
    let checked = compilation.checked(until: settings.deadline)
    let outcome = compilation.linted(settings, as: subject, beside: checked)
    let hidden = Set(outcome.suppressed.map { Place(of: $0.diagnostic) })
    let others = checked.withoutRuleDuplicates(outcome.all).filter {
      $0.severity == .error || !hidden.contains(Place(of: $0))
    }
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
