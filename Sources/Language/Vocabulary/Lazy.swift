internal import Synchronization

/// A value that is made where it is first asked for, by whichever thread comes first.
final class Lazy<Value: Sendable>: Sendable {
  /// A value that has been made.
  final class Made: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private let make: @Sendable () -> Value
  private let reference = AtomicLazyReference<Made>()

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value, by reference: it may be large.
  var made: Made { reference.load() ?? reference.storeIfNil(Made(make())) }
}
