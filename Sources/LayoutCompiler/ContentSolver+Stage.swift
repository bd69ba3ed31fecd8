package import LayoutContent
package import LayoutEvaluation
internal import LayoutGeometry
package import LayoutLanguage
package import LayoutTypesetting

/// What a preview shows.
package enum Subject: Hashable, Sendable {
  case layout(Layout)
  case view(View)
}

extension ContentSolver {
  /// What asks contents on `stage`.
  package init(
    _ stage: Stage, _ fonts: [String: Font], caching cache: ContentCache? = nil
  ) {
    let viewport = stage.viewport
    self.init(
      text: Typesetter(
        model: stage.textModel.model, pixels: viewport.pixelGrid.sound,
        fonts: fonts),
      on: ContentScreen(viewport.traits), caching: cache)
  }
}

extension TextModelName {
  /// What it names.
  fileprivate var model: TextModel {
    switch self {
    case .mono: .mono
    case .system: .system
    }
  }
}

extension PixelGrid {
  /// The same with a pixel a point where its scale is none.
  fileprivate var sound: PixelGrid {
    scale > 0 && scale.isFinite ? self : PixelGrid(scale: 1, floorsSizes: floorsSizes)
  }
}
