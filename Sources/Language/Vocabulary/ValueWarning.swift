/// What is strange about values that fit, and are read as they stand.
package struct ValueWarning: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// A bound that lies below another one.
    case crossed(String, below: String)
    /// Nothing that would make a difference.
    case idle
  }

  package let reason: Reason
  /// Which of the values it is, counted from 0.
  package let index: Int

  init(_ reason: Reason, at index: Int = 0) { (self.reason, self.index) = (reason, index) }
}
