internal import LayoutGeometry

/// How heavy the strokes of a text are, lightest first.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The number that CSS has for it: 400 for regular, 700 for bold.
  package var number: Int { 100 * ((Self.allCases.firstIndex(of: self) ?? 0) + 1) }
}

/// What a font is chosen by: its size in points and its weight.
struct FontChoice {
  var size: Points
  var weight: FontWeight
}
