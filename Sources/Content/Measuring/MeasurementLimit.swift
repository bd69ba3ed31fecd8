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
