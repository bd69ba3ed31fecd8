internal import LayoutLanguage
package import LayoutText

/// The expressions of a program, children before the ones they belong to, and what is known of each.
package struct ExpressionTable: Sendable {
  package private(set) var nodes: [Expression] = []
  /// Where each expression stands.
  package private(set) var ranges: [TextRange] = []
  package private(set) var inferences: [TypeInference] = []
  /// Whether each expression reads the size of a container, directly or through bindings.
  package private(set) var readsContainer: [Bool] = []
  /// The value that each expression always has, where that is known before evaluation.
  private(set) var constants: [Value?] = []
  /// What is required of the expressions whose values are in data files.
  package internal(set) var dataRequirements: [ExpressionID: Requirement] = [:]

  package var count: Int { nodes.count }

  /// The value that `id` always has, where checking found it.
  func constant(of id: ExpressionID) -> Value? { constants[id.index] }

  mutating func append(
    _ expression: Expression, _ inference: TypeInference, constant: Value?, at range: TextRange
  ) -> ExpressionID {
    nodes.append(expression)
    ranges.append(range)
    inferences.append(inference)
    constants.append(constant)
    return ExpressionID(nodes.count - 1)
  }

  mutating func removeLast(_ count: Int) {
    nodes.removeLast(count)
    ranges.removeLast(count)
    inferences.removeLast(count)
    constants.removeLast(count)
  }

  /// Notes that `id` reads the container if it is a fraction of it.
  mutating func noteContainerFraction(_ id: ExpressionID) {
    guard inferences[id.index].type.contains(.fraction) else { return }
    inferences[id.index].inputs |= Input.continuous
  }

  /// Fills `readsContainer`, once all expressions are there.
  mutating func noteContainerReaders() {
    readsContainer = inferences.map { $0.inputs & Input.continuous != 0 }
  }
}
