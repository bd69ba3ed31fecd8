/// How many items sections have: one number for all of them, or one for each by its name.
///
///     let same: ItemCounts = 20
///     let each: ItemCounts = ["stories": 12, "posts": 40]
public struct ItemCounts: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByDictionaryLiteral
{
  /// For sections that are not named; `nil`: their data or their default.
  public var everywhere: Int?
  /// By the name of a section.
  public var bySection: [String: Int]

  public init(_ everywhere: Int? = nil, bySection: [String: Int] = [:]) {
    (self.everywhere, self.bySection) = (everywhere, bySection)
  }

  public init(integerLiteral value: Int) { self.init(value) }

  /// Of two entries for one section the later holds.
  public init(dictionaryLiteral elements: (String, Int)...) {
    self.init(bySection: Dictionary(elements) { _, later in later })
  }
}
