internal import LayoutGeometry

/// How heavy the strokes of a text are, lightest first.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// What a font is chosen by: its size in points and its weight.
struct FontChoice {
  var size: Points
  var weight: FontWeight
}
