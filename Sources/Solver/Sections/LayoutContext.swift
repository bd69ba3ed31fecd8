import LayoutGeometry
import LayoutLanguage

/// What the sections of a layout are solved in.
struct LayoutContext {
  let viewport: Viewport
  let grid: PixelGrid
  /// The axis along which sections follow one another.
  let scrollAxis: Axis
  /// The insets reference of sections without one of their own.
  let reference: InsetsReference
  /// What is shown.
  let contents: Contents
  /// Measures contents.
  let measure: ContentMeasure
  /// What the layout's own boundary items take across the scroll axis.
  var margins = EdgeInsets.zero

  /// - Source: `uikit.md` 13: without a reference the safe area; a scale that is none counts as 1.
  init(_ layout: Layout, in viewport: Viewport, showing shown: SolverInput) {
    (self.viewport, contents, measure) = (viewport, shown.contents, shown.measure)
    scrollAxis = layout.scrollDirection
    let reference = layout.insetsReference
    self.reference = reference == .automatic ? .safeArea : reference
    let grid = viewport.pixelGrid
    let isSound = grid.scale > 0 && grid.scale.isFinite
    self.grid = isSound ? grid : PixelGrid(scale: 1, floorsSizes: grid.floorsSizes)
  }

  /// The axis across the scroll axis.
  var crossAxis: Axis { scrollAxis.flipped }

  /// The container that `reference` leaves of the view: it starts at 0 along the scroll axis.
  ///
  /// - Source: `uikit.md` 13.
  func container(_ reference: InsetsReference) -> Rectangle {
    let reference = reference == .automatic ? self.reference : reference
    return Rectangle(origin: .zero, size: viewport.size)
      .inset(by: viewport.insets(of: reference).only(on: crossAxis))
      .inset(by: margins)
  }
}
