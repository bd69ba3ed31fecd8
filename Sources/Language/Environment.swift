package import LayoutGeometry

/// What an expression may read at the place where it is used.
package struct Environment: Hashable, Sendable {
  /// The size of the container: the root's, that of a section's own insets reference, or a custom
  /// group's content.
  package var container: Size
  package var traits: Traits
  /// The pixels that `columnWidth` rounds to.
  package var pixelGrid: PixelGrid
  /// The section it is used in, if it is used in one.
  package var section: SectionContext?
  /// The data of these contents, if there is any.
  package var data: LocatedData?

  package init(viewport: Viewport, container: Size) {
    self.container = container
    traits = viewport.traits
    pixelGrid = viewport.pixelGrid
  }
}

/// Which section an expression is used in.
package struct SectionContext: Hashable, Sendable {
  /// Counted over all sections of the layout, from 0.
  package let index: Int
  package let itemCount: Int

  package init(index: Int, itemCount: Int) { (self.index, self.itemCount) = (index, itemCount) }
}
