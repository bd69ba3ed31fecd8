/// What the rules find in one viewport.
struct ViewMatches {
  let width: Int
  let scenario: Scenario
  /// In the order of the rules.
  let matches: [RuleMatch]

  /// Whether the rules find the same in `other`.
  func isLike(_ other: ViewMatches) -> Bool {
    matches.count == other.matches.count
      && matches.indices.allSatisfy { matches[$0].isLike(other.matches[$0]) }
  }
}

/// What one rule finds in one viewport.
struct RuleMatch: Sendable {
  /// The index of the rule.
  let rule: Int
  let match: Match

  func isLike(_ other: RuleMatch) -> Bool { rule == other.rule && match.isLike(other.match) }
}
