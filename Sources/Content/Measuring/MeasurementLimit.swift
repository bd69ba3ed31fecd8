package import LayoutLanguage
internal import Synchronization

/// Records the contents that could not be measured within the limit, for a diagnostic.
///
/// It is written to only: what a solver answers does not depend on it.
package final class OverrunRecorder: Sendable {
  private let ids = Mutex<Set<ElementID>>([])

  package init() {}

  /// The elements that the recorded contents were written as.
  package var elements: Set<ElementID> { ids.withLock { $0 } }

  func record(_ id: ElementID) {
    if id != .none { ids.withLock { _ = $0.insert(id) } }
  }
}

/// How many measurements the elements of one content may take.
///
/// An element measures each child up to three times for each time that it is measured itself. Most
/// of these have proposals that were made before; where each level makes new ones, their number grows
/// exponentially with the depth.
package struct MeasurementLimit: Sendable {
  package let perContent: Int
  package let perElement: Int

  package init(perContent: Int, perElement: Int) {
    (self.perContent, self.perElement) = (perContent, perElement)
  }

  package static let standard = MeasurementLimit(perContent: 100_000, perElement: 1_000)

  /// How many measurements a content of `count` elements may take.
  func measurements(among count: Int) -> Int { perContent + perElement * count }
}

/// How many measurements a pass may ask for, and has asked for.
struct MeasurementBudget {
  private let limit: Int
  /// How many were asked for, kept ones included.
  private(set) var taken = 0
  /// So many of them by the node that is being measured itself.
  private(set) var ownCount = 0

  init(limit: Int) { self.limit = limit }

  /// Whether more were asked for than may be.
  var isOverrun: Bool { taken > limit }

  /// Counts measurements that the node asks for which is being measured. Those that need not be asked
  /// for, because what came of them is kept, are counted, too: so what is kept never lets a content
  /// pass that exceeds the limit without.
  mutating func count(_ asked: Int) {
    taken += asked
    ownCount += asked
  }

  /// Turns to another node, which has asked for so many; returns how many the one before has.
  @discardableResult
  mutating func turn(to ownCount: Int) -> Int {
    defer { self.ownCount = ownCount }
    return self.ownCount
  }

  mutating func reset() { taken = 0 }
}
