internal import LayoutLanguage

/// The most items of a section that any preview shows.
struct LargestCounts: Sendable {
  /// The counts of the previews, those with the largest for sections that are not named first.
  private let byCommon: [SectionNumbers]
  /// The largest count for each section that is named.
  private let named: [String: Double]

  /// - Complexity: O(*n* log *n*) in the previews.
  init(of previews: [Preview]) {
    byCommon = Set(previews.map(\.items)).sorted { $0.largestCommon > $1.largestCommon }
    named = Dictionary(
      byCommon.flatMap { $0.named.mapValues { $0.max() ?? .infinity } }, uniquingKeysWith: max)
  }

  /// Infinite where no preview gives a count.
  ///
  /// - Complexity: O(*n*) in the previews that name the section.
  subscript(section: String?) -> Double {
    guard !byCommon.isEmpty else { return .infinity }
    guard let section, let most = named[section] else { return byCommon[0].largestCommon }
    let other = byCommon.first { $0.named[section] == nil }
    return max(most, other?.largestCommon ?? 0)
  }
}

extension SectionNumbers {
  /// The largest count for a section that is not named.
  fileprivate var largestCommon: Double { common?.max() ?? .infinity }
}
