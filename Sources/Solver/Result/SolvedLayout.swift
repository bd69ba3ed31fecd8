package import LayoutGeometry
package import LayoutLanguage

/// Everything a viewport shows of a layout, kept as closed forms wherever groups are alike.
///
/// Frames are in points in the collection's content space, origin at its top left, y down.
package struct SolvedLayout: Sendable {
  /// What was solved.
  package let layout: Layout
  /// What it was solved in.
  package let viewport: Viewport
  /// The size of the scrollable content.
  package internal(set) var contentSize: Size
  /// What UIKit would refuse; the sections it names have no frames.
  package let refusals: [Refusal]
  /// What the frames are made from; `SolvedElement.source` counts them.
  package let sources: [ElementSource]
  /// How many elements there are in all: cells, supplementaries and decorations.
  package let elementCount: Int

  let prototypes: [SectionPrototype]
  let places: [SectionPlace]
  /// The layout's own boundary items.
  let boundary: Boundary
  let visible: VisibleBounds
  let finish: FramePostprocessor
  let reach: SectionExtents
  /// How long the content is along the scroll axis, unrounded.
  var contentLength: Points
  /// What has been measured since; `nil`: nothing.
  var remeasured: Remeasured?

  /// - Source: `uikit.md` 14, 22 #17.
  init(_ stack: SectionStack, of layout: Layout) {
    let scene = stack.scene
    (self.layout, viewport, sources) = (layout, scene.viewport, stack.sources)
    (prototypes, places, refusals) = (stack.prototypes, stack.places, stack.refusals)
    (boundary, contentLength) = (stack.boundary, stack.length)
    var size = scene.viewport.size
    size[scene.scrollAxis] = max(0, scene.grid.raised(stack.length))
    contentSize = size
    let isMirrored = scene.viewport.traits.layoutDirection == .rightToLeft
    finish = FramePostprocessor(grid: scene.grid, mirror: isMirrored ? size.width : nil)
    visible = VisibleBounds(
      of: scene, contentLength: size[scene.scrollAxis], isMirrored: isMirrored)
    let census = LayoutStatistics(stack, visible: visible)
    (reach, elementCount) = (census.reach, census.elementCount)
  }
}

/// The frames of `layout` in `viewport`, showing `contents`.
///
/// One instance of each section's group is solved; the rest is arithmetic. Where contents ask for
/// different sizes an instance is solved for each place in their lists where one begins.
/// - Complexity: O(*s* + *d*), where *s* is the number of sections and *d* what the different ones
///   among them are described by, the sizes that their contents ask for included; the numbers of
///   items matter only as far as they use up those sizes.
/// - Source: `uikit.md`.
package func solve(
  _ layout: Layout, in viewport: Viewport, showing contents: Contents = Contents(),
  asking measure: ContentMeasure = .nothing
) -> SolvedLayout {
  let shown = Shown(contents: contents, measure: measure)
  return SolvedLayout(SectionStack(layout, in: viewport, showing: shown), of: layout)
}

/// What stands in the elements of a layout.
struct Shown {
  /// What the data brings.
  let contents: Contents
  /// Who is asked how large contents are.
  let measure: ContentMeasure
}
