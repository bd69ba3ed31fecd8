internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutModel
package import LayoutLint
package import LayoutText

extension Compilation {
  /// What is wrong with the file as it stands, and with each of its previews.
  package var checked: [Diagnostic] {
    var allowance = Allowance()
    var faults: [CompilationResult.Faults] = []
    for job in everyJob {
      let evaluation = evaluate(job)
      guard allow(evaluation, of: job, &allowance) else { break }
      faults.append(result(of: job, evaluation).faults)
    }
    return (everyDiagnostic(faults) + allowance.faults).inOrder
  }

  /// The file for rules to look at.
  package var subject: LintSubject {
    let fonts = fonts
    return LintSubject(tree: tree, program: program, previews: previews.map(\.model)) {
      ContentSolver($0, fonts)
    }
  }

  /// The same as `checked`, and what the rules find.
  package func linted(_ settings: LintSettings) -> LintOutcome {
    let known = checked
    let outcome = lint(subject, settings, beside: known)
    // What stands in an imported file is no finding of this one, and no fix of it either.
    let own = (known + outcome.findings).filter { source.holds($0.range) }
    return LintOutcome(findings: own.inOrder, suppressed: outcome.suppressed)
  }
}
