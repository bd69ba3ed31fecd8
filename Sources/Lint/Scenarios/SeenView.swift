/// What every rule sees in one view.
struct SeenView {
  let width: Int
  let circumstances: Scenario
  /// In the order of the rules.
  let sightings: [RuleMatch]

  /// Whether rules see the same in `other`.
  func isLike(_ other: SeenView) -> Bool {
    sightings.count == other.sightings.count
      && sightings.indices.allSatisfy { sightings[$0].isLike(other.sightings[$0]) }
  }
}

/// What a rule has seen in one view.
struct RuleMatch: Sendable {
  /// The place of the rule.
  let rule: Int
  let sighting: Match

  func isLike(_ other: RuleMatch) -> Bool {
    rule == other.rule && sighting.isLike(other.sighting)
  }
}
