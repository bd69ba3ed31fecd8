/// A word that begins a clause behind an element's size; anywhere else it is a word like others.
package enum ClauseWord: String, Hashable, Sendable, CaseIterable {
  case split, `repeat`, `as`
}
