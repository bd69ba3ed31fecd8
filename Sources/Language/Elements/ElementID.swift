/// Which element of a program a part of a model came from.
///
/// The model knows no source: whoever evaluated the program keeps the table that leads from here
/// to the places in the text.
package struct ElementID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  /// An element that nobody wrote.
  package static let none = ElementID(-1)
}
