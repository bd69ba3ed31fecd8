/// From which system on something exists.
///
/// - Source: Apple's documentation of each; `uikit.md` 1.6, 3.4, 9.3, 13, 18.
package struct Availability: Hashable, Sendable {
  /// The first major version of the system that has it.
  package let system: Int
  /// What to write for older ones.
  package let substitute: String
  /// Words for what older systems do anyway.
  package let harmlessWords: [String]

  init(_ system: Int, instead substitute: String, unless harmlessWords: [String] = []) {
    (self.system, self.substitute) = (system, substitute)
    self.harmlessWords = harmlessWords
  }
}

extension Arrangement {
  /// The first system that has it; `nil`: all have.
  package var availability: Availability? {
    switch self {
    case .cycle, .split: nil
    case .repeat:
      Availability(
        16, instead: "divide the group with `split`, or write the child as often as it repeats")
    }
  }
}

extension InsetsReference {
  /// The first system that has it; older ones use the safe area.
  static let availability = Availability(
    14, instead: "leave it out, and write the margins as `insets` of the section",
    unless: [automatic, safeArea].map(\.rawValue))
}
