internal import LayoutContent
internal import LayoutEvaluation
internal import LayoutGeometry
package import LayoutModel

/// What a preview shows.
package enum Subject: Hashable, Sendable {
  case layout(Layout)
  case view(View)
}

extension ContentSolver {
  /// What asks contents on `stage`.
  init(_ stage: Stage) {
    let scale = stage.viewport.pixelGrid.soundScale
    self.init(
      text: stage.textModel.measure(scale), on: ContentScreen(stage.viewport.traits))
  }
}

extension TextModel {
  /// Who is asked how large texts are, on a screen of `scale` pixels in a point.
  fileprivate func measure(_ scale: Double) -> TextMeasure {
    switch self {
    case .mono: .mono(scale)
    case .system: TextMeasure(isApproximate: true, TextMeasure.mono(scale).answer)
    }
  }
}

extension PixelGrid {
  /// Its scale, or 1 where it has none.
  fileprivate var soundScale: Double { scale > 0 && scale.isFinite ? scale : 1 }
}
