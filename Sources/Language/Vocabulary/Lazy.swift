internal import Synchronization

/// A value that is made where it is first asked for, by whichever thread comes first.
final class Lazy<Value: Sendable>: Sendable {
  /// A value that has been made.
  final class Made: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let make: @Sendable () -> Value
  private let lock = Mutex(())
  private let isMade = Atomic(false)
  // Written once, behind the lock and before `isMade`; read behind either. `AtomicLazyReference` is not
  // specialized, and takes ten times as long.
  private nonisolated(unsafe) var known: Made?

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, by reference: it may be large.
  var made: Made {
    if isMade.load(ordering: .acquiring), let known { return known }
    return lock.withLock { _ in
      if let known { return known }
      let made = Made(make())
      known = made
      isMade.store(true, ordering: .releasing)
      return made
    }
  }
}
