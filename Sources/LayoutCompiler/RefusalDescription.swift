package import LayoutDiagnostics
package import LayoutSolver

/// What the compiler and the linter report alike of every refusal by one rule.
package struct RefusalDescription: Sendable {
  package let code: Diagnostic.Code
  /// What is wrong with the element at fault, behind its name.
  package let summary: String
  package let label: String

  package init(_ rule: Refusal.Rule) {
    switch rule {
    case .noRoomForGroup:
      code = .noRoomForGroup
      (summary, label) = ("there is no space for it", "its insets leave nothing")
    case .firstItemCannotFit:
      code = .firstItemCannotFit
      (summary, label) = ("no child fits", "shorter than its first child")
    case .emptyGroup:
      code = .emptyGroup
      (summary, label) = ("it is empty", "nothing inside")
    case .rivalGroups:
      code = .rivalGroups
      (summary, label) = ("it has several groups in this view", "only one can repeat")
    case .duplicateKind:
      code = .duplicateElement
      (summary, label) = ("two of its boundary items have one kind", "one kind twice")
    case .tooManyItems:
      code = .tooManyItems
      (summary, label) = ("it would never be full", "too many children fit")
    }
  }
}

/// The codes that the linter has rules for: those look at every other view.
extension Diagnostic.Code {
  package static let noRoomForGroup = refusal(.noRoomForGroup, "L240")
  package static let firstItemCannotFit = refusal(.firstItemCannotFit, "L241")
  package static let emptyGroup = refusal(.emptyGroup, "L242")

  private static func refusal(_ rule: Refusal.Rule, _ number: String) -> Self {
    Self(.error, number, rule.rawValue)
  }
}
