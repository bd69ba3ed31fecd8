package import LayoutGeometry

/// Who is asked how large contents are: the one door between a collection and what stands inside
/// its items.
package struct ContentMeasure: Sendable {
  /// What a content answers to a proposal, which is `nil` on an axis for its ideal; `nil` where
  /// nobody can tell.
  package let answer: @Sendable (_ content: Content, _ proposal: PartialSize) -> Size?

  package init(_ answer: @escaping @Sendable (Content, PartialSize) -> Size?) {
    self.answer = answer
  }

  /// Contents that want nothing.
  package static let nothing = ContentMeasure { _, _ in .zero }
}
