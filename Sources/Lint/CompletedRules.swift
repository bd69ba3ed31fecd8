/// The rules that have checked all of a file: what they did not find is not there.
package struct CompletedRules: Sendable {
  private var names: Set<String> = []
  /// Whether the compiler found no errors: with errors, no viewports are examined.
  private(set) var isSound = false
  /// Whether no rule was deselected.
  private(set) var isEvery = false

  package init() {}

  /// - Parameter rules: The selected rules; `nil` when the file has errors.
  init(_ rules: [LintRule]?, _ settings: LintSettings) {
    guard let rules else { return }
    isSound = true
    names = Set(
      rules.filter { !settings.hasFewerWidths || !$0.evidence.dependsOnWidths }.map(\.name))
    isEvery = !settings.hasFewerWidths && !settings.hasFewerRules
  }

  /// Whether everything called `name` has been found.
  package func contains(_ name: String) -> Bool {
    names.contains(name) || isSound && LintRule.named(name) == nil
  }
}

extension LintRule.Evidence {
  fileprivate var dependsOnWidths: Bool { if case .text = self { false } else { true } }
}
