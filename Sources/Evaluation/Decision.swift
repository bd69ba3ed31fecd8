package import LayoutText

/// Which way an `if`, a `?` or a `switch` went.
package struct Decision: Hashable, Sendable {
  /// What was asked: a condition, or all of a `switch`.
  package let range: TextRange
  /// The branch or case that was taken, counted from 0.
  package let choice: Int
}

extension Evaluator {
  /// Notes which way a question went, where somebody wants to know.
  func note(_ choice: Int, of range: @autoclosure () -> TextRange) {
    guard decisions != nil else { return }
    let decision = Decision(range: range(), choice: choice)
    decisions?.append(decision)
  }
}
