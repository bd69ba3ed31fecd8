/// Which element of a program a part of a model came from.
///
/// The model has no source ranges: the checked program has the table that leads from here to the
/// text.
package struct ElementID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  /// An element that is not in the source.
  package static let none = ElementID(-1)
}
