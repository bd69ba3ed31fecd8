/// What the data brings to a layout beside the number of its items, and how its reader has
/// scrolled it: plain data, given to whoever reckons the frames.
package struct Contents: Hashable, Sendable {
  /// How far the groups of orthogonal sections are scrolled, in points from where they rest
  /// towards their end.
  package var orthogonalOffset = SectionNumbers()

  package init() {}

  /// What a preview says.
  package init(_ preview: Preview) {
    orthogonalOffset = preview.orthogonalOffset
  }
}
