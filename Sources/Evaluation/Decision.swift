package import LayoutChecking
package import LayoutText

/// Which way an `if`, a `?` or a `switch` went.
package struct Decision: Hashable, Sendable {
  /// What was asked: a condition, or all of a `switch`.
  package let range: TextRange
  /// The branch or case that was taken, counted from 0.
  package let choice: Int
}

/// Which way everything went that was asked while the layout at `index` was evaluated on `stage`,
/// in the order in which it was asked.
///
/// - Complexity: that of `evaluate`.
package func decisions(
  _ program: CheckedProgram, layout index: Int, on stage: Stage
) -> [Decision] {
  let evaluator = Evaluator(program, settings: stage.settings)
  evaluator.decisions = []
  _ = evaluator.layout(index, on: stage)
  return evaluator.decisions ?? []
}

extension Evaluator {
  /// Notes which way a question went, where somebody wants to know.
  func note(_ choice: Int, of range: @autoclosure () -> TextRange) {
    guard decisions != nil else { return }
    let decision = Decision(range: range(), choice: choice)
    decisions?.append(decision)
  }
}
