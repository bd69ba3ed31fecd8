internal import LayoutChecking
package import LayoutText

/// Which way an `if`, a `?` or a `switch` went.
package struct Decision: Hashable, Sendable {
  /// What was asked: a condition, or all of a `switch`.
  package let range: TextRange
  /// The case that was taken, counted from 0; of a condition 0 where it holds, otherwise 1.
  package let choice: Int
}

extension Evaluator {
  /// Notes which of some conditions, asked one after another, was the first to hold; `nil`: none.
  func note(_ taken: Int?, among conditions: @autoclosure () -> [ExpressionID]) {
    guard decisions != nil else { return }
    for (place, condition) in conditions().enumerated().prefix((taken ?? .max - 1) + 1) {
      note(place == taken ? 0 : 1, of: program.range(of: condition))
    }
  }

  /// Notes which way a question went, where somebody wants to know.
  func note(_ choice: Int, of range: @autoclosure () -> TextRange) {
    guard decisions != nil else { return }
    let decision = Decision(range: range(), choice: choice)
    decisions?.append(decision)
  }
}
