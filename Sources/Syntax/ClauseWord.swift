/// A word that begins a clause behind an element's size; anywhere else it is a word like others.
package enum ClauseWord: String, Hashable, Sendable, CaseIterable {
  case split, `repeat`, `as`

  /// Whether it is `name`, or what other languages call it.
  package func isCalled(_ name: String) -> Bool {
    name == rawValue || self == .split && ["count", "columnCount", "subitemCount"].contains(name)
  }
}
