internal import LayoutEvaluation
internal import LayoutText

/// The results of conditions in all viewports of the matrix.
struct DecisionProfile: Sendable {
  /// The results by the ranges of conditions; see `Decision`.
  private(set) var choices: [TextRange: Set<Int>] = [:]
  /// Whether a layout read something that only an evaluation at each width can answer.
  private(set) var isOpaque = false
  /// Whether not every view was evaluated.
  var isPartial = false

  /// Adds the results of one evaluation.
  ///
  /// - Complexity: O(*n*) in the conditions that it reached.
  mutating func add(_ trace: Trace) {
    isOpaque = isOpaque || trace.isOpaque
    for decision in trace.decisions { choices[decision.range, default: []].insert(decision.choice) }
  }

  /// Adds those of another layout.
  mutating func add(_ other: DecisionProfile) {
    isOpaque = isOpaque || other.isOpaque
    choices.merge(other.choices) { $0.union($1) }
  }
}
