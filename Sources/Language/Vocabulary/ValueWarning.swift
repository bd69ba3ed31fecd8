/// A warning about values that fit their property and are stored.
package struct ValueWarning: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A bound that is less than another one.
    case crossed(String, below: String)
    /// Values that have no effect.
    case idle
  }

  package let reason: Reason
  /// Which of the values it is, counted from 0.
  package let index: Int

  init(_ reason: Reason, at index: Int = 0) { (self.reason, self.index) = (reason, index) }
}
