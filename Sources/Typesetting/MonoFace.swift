internal import LayoutGeometry

/// A font of whole numbers: every character is half as wide as its size, those of East Asia and
/// emoji as wide, and lines are as high.
///
/// - Source: `content.md` b.4.
struct MonoFace: Typeface {
  let lineHeight: Points

  init(size: Points) { lineHeight = size }

  var ascent: Points { 0.8 * lineHeight }

  func glyph(for scalar: Unicode.Scalar) -> Glyph { glyph(of: CharacterKind(scalar)) }

  func clusterGlyph(for cluster: Character) -> Glyph { glyph(of: CharacterKind(cluster)) }

  func kerning(_ left: Glyph, _ right: Glyph) -> Points { 0 }

  private func glyph(of writing: CharacterKind) -> Glyph {
    switch writing {
    case .alphabetic: Glyph(advance: 0.5 * lineHeight)
    case .hangul, .han, .emoji: Glyph(advance: lineHeight)
    case .invisible: Glyph(advance: 0)
    }
  }
}
