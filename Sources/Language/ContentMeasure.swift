package import LayoutGeometry

/// Measures contents: the only interface between a collection and what stands inside its items.
package struct ContentMeasure: Sendable {
  /// The size of a content for a proposal, which is `nil` on an axis for its ideal; `nil` where it is
  /// unknown.
  package let answer: @Sendable (_ content: ShownContent, _ proposal: PartialSize) -> Size?

  package init(_ answer: @escaping @Sendable (ShownContent, PartialSize) -> Size?) {
    self.answer = answer
  }

  /// Contents without a size.
  package static let nothing = ContentMeasure { _, _ in .zero }
}
