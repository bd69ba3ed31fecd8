package import LayoutLanguage
internal import Synchronization

/// The contents that have asked more questions than they may: nobody asks them again, so that a
/// million items with one of them cost no more than one.
package final class Overruns: Sendable {
  private let known = Mutex<Set<ElementID>>([])

  package init() {}

  /// The elements that they were written as.
  package var all: Set<ElementID> { known.withLock { $0 } }

  func contains(_ content: Content) -> Bool { known.withLock { $0.contains(content.id) } }

  func note(_ content: Content) {
    guard content.id != .none else { return }
    known.withLock { _ = $0.insert(content.id) }
  }
}

/// How many questions the elements of one content may be asked.
///
/// An element asks those in it up to three times for each time it is asked. Mostly that comes to
/// proposals that were made before; where each level makes new ones it grows without bounds.
package struct QuestionLimit: Sendable {
  package let perContent: Int
  package let perElement: Int

  package init(perContent: Int, perElement: Int) {
    (self.perContent, self.perElement) = (perContent, perElement)
  }

  package static let standard = QuestionLimit(perContent: 100_000, perElement: 1_000)

  /// How many questions a content of `count` elements may ask.
  func questions(among count: Int) -> Int { perContent + perElement * count }
}
