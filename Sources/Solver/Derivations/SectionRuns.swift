import LayoutSteps

/// The sections before one: in order where they are few, those of one length together where there are
/// more.
struct SectionRuns {
  /// So many sections alike, one of them, and how long each is.
  struct Run {
    let section: Int
    let length: DerivedValue
    var count = 1
  }

  /// The section that they stand before.
  private(set) var end = 0
  /// The first section that too many lengths stand before to list them; `nil`: none so far.
  private(set) var firstOfMany: Int?
  private var inOrder: [Run] = []
  private var byLength: [Run] = []
  private var places: [ObjectIdentifier: Int] = [:]

  private static let fewSections = 16
  private static let manyLengths = 32

  var all: [Run] { end > Self.fewSections ? byLength : inOrder }

  /// Adds the section at `end`.
  ///
  /// - Complexity: O(1).
  mutating func append(_ length: DerivedValue) {
    let run = Run(section: end, length: length)
    end += 1
    if end <= Self.fewSections {
      if inOrder.last?.length === length {
        inOrder[inOrder.count - 1].count += 1
      } else {
        inOrder.append(run)
      }
    }
    if let place = places[ObjectIdentifier(length)] {
      byLength[place].count += 1
    } else {
      places[ObjectIdentifier(length)] = byLength.count
      byLength.append(run)
    }
    if firstOfMany == nil, byLength.count > Self.manyLengths { firstOfMany = end }
  }
}
