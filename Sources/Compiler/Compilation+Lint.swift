internal import LayoutEvaluation
package import LayoutLint
package import LayoutText

extension Compilation {
  /// What is wrong with the file as it stands, and with each of its previews.
  package var checked: [Diagnostic] {
    // A request that asks for nothing in particular names nothing that could be missing.
    let jobs = (try? self.jobs(Request())) ?? []
    return everyDiagnostic(jobs.map(result))
  }

  /// The same, and what the rules find.
  package func linted(_ settings: LintSettings) -> [Diagnostic] {
    let known = checked
    let subject = LintSubject(tree: tree, program: program, previews: previews.map(\.model))
    return (known + lint(subject, settings, beside: known)).inOrder
  }
}
