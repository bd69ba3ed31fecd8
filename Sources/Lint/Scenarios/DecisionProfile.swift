internal import LayoutEvaluation
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// The results of conditions in all viewports of the matrix.
struct DecisionProfile: Sendable {
  /// The results by the ranges of conditions; see `Decision`.
  private(set) var choices: [TextRange: Set<Int>] = [:]
  /// Where each of them was found first.
  private(set) var witnesses: [Decision: Witness] = [:]
  /// Whether a layout read something that only an evaluation at each width can answer.
  private(set) var isOpaque = false
  /// Whether not every view was evaluated.
  var isPartial = false

  /// A layout or a view, by its index among the elements, and what it was shown with.
  struct Witness: Sendable {
    let element: Int
    let stage: Stage
  }

  /// Adds the results of one evaluation.
  ///
  /// - Complexity: O(*n*) in the conditions that it reached.
  mutating func add(_ trace: Trace, _ witness: @autoclosure () -> Witness) {
    isOpaque = isOpaque || trace.isOpaque
    add(trace.decisions, witness())
  }

  /// Adds results of conditions.
  mutating func add(_ decisions: [Decision], _ witness: @autoclosure () -> Witness) {
    for decision in decisions
    where choices[decision.range, default: []].insert(decision.choice).inserted {
      witnesses[decision] = witness()
    }
  }

  /// Adds those of another layout.
  mutating func add(_ other: DecisionProfile) {
    isOpaque = isOpaque || other.isOpaque
    choices.merge(other.choices) { $0.union($1) }
    witnesses.merge(other.witnesses) { first, _ in first }
  }
}

extension DecisionProfile.Witness {
  /// Its view in words, as in "at width 700, right to left".
  var text: String {
    let viewport = stage.viewport
    var parts = ["at width \(decimal(viewport.size.width))"]
    if viewport.size.height != Scenario.usualHeight {
      parts.append("height \(decimal(viewport.size.height))")
    }
    if viewport.traits.layoutDirection == .rightToLeft { parts.append("right to left") }
    if viewport.traits.contentSizeCategory.isForAccessibility {
      parts.append("the largest text size")
    }
    if let count = stage.items.common?.first { parts.append(Int(count).counting("item")) }
    parts += stage.settings.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.spelling)" }
    return parts.joined(separator: ", ")
  }
}
