internal import LayoutChecking
internal import LayoutLanguage
package import LayoutText

/// The result of an `if`, a `?` or a `switch`.
package struct Decision: Hashable, Sendable {
  /// What was evaluated: a condition, or all of a `switch`.
  package let range: TextRange
  /// The case that was taken, counted from 0; of a condition 0 where it holds, otherwise 1.
  package let choice: Int
}

/// Records the results of conditions, and what an evaluation reads of its containers.
///
/// It is handed to an evaluation that is traced; without it nothing is recorded.
final class EvaluationRecorder {
  enum Scope {
    /// Only the results of conditions.
    case decisions
    /// Also what was read of containers.
    case everything
  }

  private(set) var trace = Trace()
  private var known: Set<Trace.Query> = []
  let scope: Scope
  /// Whether the expression that is evaluated is part of another.
  var isInExpression = false

  init(_ scope: Scope) { self.scope = scope }

  /// How many entries there are.
  var count: Int { trace.queries.count + trace.decisions.count }

  func record(_ query: Trace.Query) {
    if query.origin == .inside { trace.isOpaque = true }
    if known.insert(query).inserted { trace.queries.append(query) }
  }

  /// Completes the trace with the layout's own properties.
  func finish(_ frame: Layout) { trace.frame = frame }

  /// Records that something is read that only an evaluation can answer.
  func becomeOpaque() { trace.isOpaque = true }

  fileprivate func record(_ decision: Decision) { trace.decisions.append(decision) }
}

extension Evaluator {
  /// Records which of some conditions, evaluated one after another, was the first to hold.
  ///
  /// - Parameter taken: Its place; `nil`: none holds.
  func record(_ taken: Int?, among conditions: @autoclosure () -> [ExpressionID]) {
    guard let recorder else { return }
    for (place, condition) in conditions().enumerated().prefix((taken ?? .max - 1) + 1) {
      recorder.record(
        Decision(range: program.range(of: condition), choice: place == taken ? 0 : 1))
    }
  }

  /// Records the result of the condition or `switch` at `range`.
  func record(_ choice: Int, of range: @autoclosure () -> TextRange) {
    recorder?.record(Decision(range: range(), choice: choice))
  }

  /// Records that `expression` is evaluated, if it reads a container.
  func record(_ expression: ExpressionID, in recorder: EvaluationRecorder) {
    // The height of a container without groups around does not depend on its width.
    let readsWidth =
      context.containerOrigin == .inside
      ? program.expressions.readsContainer[expression.index]
      : program.expressions.inferences[expression.index].inputs & Input.across != 0
    guard readsWidth else { return }
    recorder.record(
      Trace.Query(
        expression: expression, origin: context.containerOrigin,
        section: context.environment?.section, loopValues: context.loopValues))
  }
}
