/// What every rule sees in one view.
struct SeenView {
  let width: Int
  let circumstances: Circumstances
  /// In the order of the rules.
  let sightings: [RuleSighting]

  /// Whether rules see the same in `other`.
  func isLike(_ other: SeenView) -> Bool {
    sightings.count == other.sightings.count
      && sightings.indices.allSatisfy { sightings[$0].isLike(other.sightings[$0]) }
  }
}

/// What a rule has seen in one view.
struct RuleSighting: Sendable {
  /// The place of the rule.
  let rule: Int
  let sighting: Sighting

  func isLike(_ other: RuleSighting) -> Bool {
    rule == other.rule && sighting.isLike(other.sighting)
  }
}
