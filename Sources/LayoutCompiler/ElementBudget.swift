internal import LayoutChecking
package import LayoutEvaluation
internal import LayoutLanguage
package import LayoutDiagnostics
internal import LayoutText

/// How much may still be shown of one file.
package struct ElementBudget: Sendable {
  /// How many elements may still be made.
  fileprivate var elements = most
  /// The limit, once it has been met.
  package fileprivate(set) var faults: [Diagnostic] = []

  /// The number of elements that all previews of a file may have; the first may have more.
  fileprivate static let most = 100_000

  package init() {}
}

extension Compilation {
  /// Whether what `job` was evaluated to may be solved beside what has been before it; says so if not.
  package func allow(
    _ evaluation: Evaluation<Subject>, of job: Job, _ allowance: inout ElementBudget
  ) -> Bool {
    let isFirst = allowance.elements == ElementBudget.most
    allowance.elements -= evaluation.elementCount + 1
    if isFirst || allowance.elements >= 0 { return true }
    let preview = job.stage.preview.index
    let range =
      program.elements.indices.contains(preview)
      ? program.elements[preview].range : source.base..<source.base
    allowance.faults.append(.tooManyShown(limit: ElementBudget.most, at: range))
    return false
  }
}
