/// The rules that had their say on all of a file: what they have not found is not there.
package struct AskedRules: Sendable {
  private var names: Set<String> = []
  /// Whether the compiler had its say, too: it stops at errors, and rules look at no views then.
  private var isSound = false
  /// Whether these are all that are of interest.
  private(set) var isEvery = false

  package init() {}

  /// - Parameter rules: those that were asked; `nil`: the file has errors.
  init(_ rules: [LintRule]?, _ settings: LintSettings) {
    guard let rules else { return }
    isSound = true
    names = Set(
      rules.filter { !settings.hasFewerWidths || !$0.evidence.hangsOnWidths }.map(\.name))
    isEvery = !settings.hasFewerWidths && !settings.hasFewerRules
  }

  /// Whether all is found that is called `name`.
  package func contains(_ name: String) -> Bool {
    names.contains(name) || isSound && LintRule.named(name) == nil
  }
}

extension LintRule.Evidence {
  /// Whether there is nothing to say before a view is seen.
  fileprivate var hangsOnWidths: Bool { if case .text = self { false } else { true } }
}
