package import LayoutGeometry
package import LayoutLanguage

/// Everything a viewport shows of a layout, kept as closed forms wherever groups are alike.
///
/// Frames are in points in the collection's content space, origin at its top left, y down.
package struct SolvedLayout: Sendable {
  /// Everything that does not change, held once: each query hands the layout on.
  private let solution: Solution
  /// How long the content is along the scroll axis, unrounded.
  var contentLength: Points
  /// What has been measured since; `nil`: nothing.
  var remeasured: Remeasurements?

  /// - Source: `uikit.md` 14, 22 #17.
  init(_ stack: SectionStack, of layout: Layout) {
    (solution, contentLength) = (Solution(stack, of: layout), stack.length)
  }

  /// The size of the scrollable content.
  package var contentSize: Size {
    viewport.contentSize(of: contentLength, along: layout.scrollDirection, on: postprocess.grid)
  }

  /// The number of elements: cells, supplementaries and decorations.
  package var elementCount: Int { statistics.elementCount }
}

extension SolvedLayout {
  /// What was solved.
  package var layout: Layout { solution.layout }
  /// What it was solved in.
  package var viewport: Viewport { solution.viewport }
  /// What UIKit would refuse; the sections it names have no frames.
  package var refusals: [Refusal] { solution.refusals }
  /// What the frames are made from; `SolvedElement.source` counts them.
  package var sources: [ElementSource] { solution.sources }
  var statistics: LayoutStatistics { solution.statistics }
  var places: [PlacedSection] { solution.places }
  /// What sections like the one at `index` have in common.
  func prototype(ofSection index: Int) -> SharedPrototype {
    solution.prototypes[Int(solution.places[index].prototype)]
  }
  /// The layout's own boundary items.
  var boundary: Boundary { solution.boundary }
  var visible: VisibleBounds { solution.visible }
  var postprocess: FramePostprocessor { solution.postprocess }
}

/// What a layout is after it was solved, before anything is measured again.
private final class Solution: Sendable {
  let layout: Layout
  let viewport: Viewport
  let refusals: [Refusal]
  let sources: [ElementSource]
  let statistics: LayoutStatistics
  let prototypes: [SharedPrototype]
  let places: [PlacedSection]
  let boundary: Boundary
  let visible: VisibleBounds
  let postprocess: FramePostprocessor

  init(_ stack: SectionStack, of layout: Layout) {
    let context = stack.context
    (self.layout, viewport, sources) = (layout, context.viewport, stack.sources)
    (places, refusals) = (stack.places, stack.refusals)
    prototypes = stack.prototypes.map(SharedPrototype.init)
    boundary = stack.boundary
    let axis = context.scrollAxis
    let size = context.viewport.contentSize(of: stack.length, along: axis, on: context.grid)
    let isMirrored = context.viewport.traits.layoutDirection == .rightToLeft
    postprocess = FramePostprocessor(grid: context.grid, mirror: isMirrored ? size.width : nil)
    visible = VisibleBounds(
      of: context, contentLength: size[axis], isMirrored: isMirrored)
    statistics = LayoutStatistics(stack, visible: visible)
  }
}

extension Viewport {
  /// The size of scrollable content that is `length` points long along `axis`.
  fileprivate func contentSize(of length: Points, along axis: Axis, on grid: PixelGrid) -> Size {
    var size = size
    size[axis] = max(0, grid.raised(length))
    return size
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
  let shown = SolverInput(contents: contents, measure: measure)
  return SolvedLayout(SectionStack(layout, in: viewport, showing: shown), of: layout)
}

/// The data and content measurement that a layout is solved with.
package struct SolverInput {
  /// Numbers of items, given sizes and offsets.
  let contents: Contents
  /// Measures contents.
  let measure: ContentMeasure

  package init(contents: Contents, measure: ContentMeasure) {
    (self.contents, self.measure) = (contents, measure)
  }
}
