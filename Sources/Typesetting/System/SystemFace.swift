internal import LayoutGeometry

/// The system's font at a size and a weight: an open font's advances and kerning with Apple's
/// tracking and line height.
///
/// - Source: `content.md` b.4.
struct SystemFace: Typeface {
  /// Apple's line metrics, in units of 2048 to the size.
  private static let (ascent, descent) = (1950.0 / 2048, 494.0 / 2048)

  let ascent: Points
  let lineHeight: Points
  private let size: Points
  private let table: InterTable
  /// Points in a font unit.
  private let unit: Points
  private let tracking: Points
  /// What a letter takes that the table does not know: as much as a figure.
  private let unknown: Points

  init(_ font: FontChoice) {
    ascent = Self.ascent * font.size
    lineHeight = (Self.ascent + Self.descent) * font.size
    size = font.size
    table = InterTable.face(size: font.size, weight: font.weight)
    unit = font.size / table.unitsPerEm
    tracking = Tracking.afterEachLetter(at: font.size)
    unknown = (table.advance(of: 0x30) ?? 0) * unit
  }

  func glyph(for scalar: Unicode.Scalar) -> Glyph {
    if let advance = table.advance(ofPrintable: scalar.value) {
      return Glyph(advance: advance * unit + tracking, name: scalar.value)
    }
    return switch CharacterKind(scalar) {
    case .alphabetic:
      Glyph(
        advance: (table.advance(of: scalar.value).map { $0 * unit } ?? unknown) + tracking,
        name: scalar.value)
    case .hangul: Glyph(advance: 0.865 * size)
    case .han: Glyph(advance: size)
    case .emoji: Glyph(advance: 1.25 * size)
    case .invisible: Glyph(advance: 0)
    }
  }

  func clusterGlyph(for cluster: Character) -> Glyph {
    if CharacterKind(cluster) == .emoji { return Glyph(advance: 1.25 * size) }
    let composed = InterTable.composed[cluster]
    return composed.map { glyph(for: $0) }
      ?? cluster.unicodeScalars.first.map { glyph(for: $0) } ?? Glyph(advance: 0)
  }

  func kerning(_ left: Glyph, _ right: Glyph) -> Points {
    table.kerning(left.name, right.name) * unit
  }
}
