internal import Synchronization

/// Until when a layout may be evaluated and measured: after that, the result is of no use, and comes
/// soon.
package final class Deadline: Sendable {
  private let time: Duration
  private let clock: @Sendable () -> Duration
  private let passed = Atomic(false)
  /// What lets it pass, too; `nil`: nothing else does.
  private let outer: Deadline?

  /// - Parameter clock: The time of a clock that does not go back.
  package init(in duration: Duration, _ clock: @escaping @Sendable () -> Duration) {
    (time, self.clock, outer) = (clock() + duration, clock, nil)
  }

  /// One for a part of the work: half of the time that is left until `outer`.
  package init(halfwayTo outer: Deadline) {
    let now = outer.clock()
    (time, clock, self.outer) = (now + max(.zero, outer.time - now) / 2, outer.clock, outer)
  }

  /// Lets it pass now.
  package func pass() { passed.store(true, ordering: .relaxed) }

  /// Whether it had passed when something asked.
  package var wasMissed: Bool { passed.load(ordering: .relaxed) }

  /// Whether it has passed: then what asks gives up.
  package var hasPassed: Bool {
    if wasMissed { return true }
    guard clock() >= time || outer?.hasPassed ?? false else { return false }
    passed.store(true, ordering: .relaxed)
    return true
  }
}

/// What is shown does not depend on how long that may take: all are equal.
extension Deadline: Hashable {
  package static func == (one: Deadline, other: Deadline) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
