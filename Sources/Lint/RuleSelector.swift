/// Words that select rules: a name, a code, the beginning of codes, a group, or `all`.
///
/// - Source: `lint-rules.md`, groups and selection.
package struct RuleSelector: Sendable {
  package let rules: [LintRule]
  /// Of two selectors of a rule the more exact one decides.
  package let exactness: Exactness

  /// How narrowly a word selects rules, the widest first.
  package enum Exactness: Comparable, Sendable {
    case everything, group
    /// With the number of digits.
    case codePrefix(Int)
    case code, name
  }

  /// `nil` where `word` selects no rule.
  package init?(_ word: String) {
    if word == Self.everything {
      (rules, exactness) = (LintRule.all, .everything)
    } else if let group = RuleGroup(rawValue: word) {
      (rules, exactness) = (group.rules, .group)
    } else if let rule = LintRule.named(word) {
      (rules, exactness) = ([rule], rule.name == word ? .name : .code)
    } else {
      let found = LintRule.all.filter { Self.isCodePrefix(word) && $0.code.hasPrefix(word) }
      guard !found.isEmpty else { return nil }
      (rules, exactness) = (found, .codePrefix(word.utf8.count - 1))
    }
  }

  /// Stands for every rule.
  static let everything = "all"

  /// The words that select more than one rule, but for the beginnings of codes.
  static let collections = [everything] + RuleGroup.allCases.map(\.rawValue)

  /// The words to suggest: names, groups, and the word for all rules.
  package static var words: [String] { LintRule.all.map(\.name) + collections }

  /// What codes and their beginnings look like, as a regular expression.
  static let codePattern = "^L[0-9]{1,3}$"

  private static func isCodePrefix(_ word: String) -> Bool {
    let digits = word.utf8.dropFirst()
    return word.hasPrefix("L") && !digits.isEmpty
      && digits.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// Whether it selects `rule`.
  package func selects(_ rule: LintRule) -> Bool { rules.contains { $0.name == rule.name } }
}

extension [RuleSelector] {
  /// How exactly they select `rule`; `nil` where none does.
  package func exactness(of rule: LintRule) -> RuleSelector.Exactness? {
    filter { $0.selects(rule) }.map(\.exactness).max()
  }
}
