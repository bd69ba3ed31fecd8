internal import LayoutGeometry

/// Fonts of files at a size, each for the characters that those before it lack.
///
/// Nothing is shaped: a cluster is as wide as its scalars together.
struct FileFace: Typeface {
  private let fonts: [Font]
  private let size: Points

  /// - Parameter fonts: At least one; lines are as high as the first one's.
  init(fonts: [Font], size: Points) { (self.fonts, self.size) = (fonts, size) }

  var ascent: Points { points(fonts[0].ascent, in: 0) }
  var lineHeight: Points { points(fonts[0].lineHeight, in: 0) }

  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    if CharacterKind(scalar) == .invisible { return Glyph(advance: 0) }
    for (index, font) in fonts.enumerated() {
      if let glyph = font.glyph(for: scalar) {
        return Glyph(
          advance: points(font.advance(of: glyph), in: index), name: UInt32(index << 16 | glyph))
      }
    }
    if scalar != " ", scalar.properties.isWhitespace { return glyph(for: " ") }
    return Glyph(advance: points(fonts[0].advance(of: 0), in: 0))
  }

  func clusterGlyph(for cluster: Character) -> Glyph {
    let scalars = cluster.unicodeScalars
    var whole = scalars.first.map { glyph(for: $0) } ?? Glyph(advance: 0)
    // What is missing is missing once.
    guard whole.name != 0 else { return whole }
    for scalar in scalars.dropFirst() { whole.advance += glyph(for: scalar).advance }
    return whole
  }

  func kerning(_ left: Glyph, _ right: Glyph) -> Points {
    let index = Int(left.name >> 16)
    guard left.name != 0, right.name != 0, index == Int(right.name >> 16) else { return 0 }
    return points(
      fonts[index].kerning(Int(left.name & 0xFFFF), Int(right.name & 0xFFFF)), in: index)
  }

  private func points(_ units: Int, in index: Int) -> Points {
    Double(units) * size / Double(fonts[index].unitsPerEm)
  }
}
