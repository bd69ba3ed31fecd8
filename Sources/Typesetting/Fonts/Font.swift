/// A TrueType or OpenType font, read as far as lines of text need it: advances, kerning, and the
/// height of a line, all in font units. Of a collection it is the first face.
///
/// - Source: OpenType 1.9: head, hhea, maxp, hmtx, cmap 4 and 12, OS/2, kern 0, GPOS 2.
package struct Font: Sendable {
  package let unitsPerEm: Int
  /// From the top of a line to its baseline.
  package let ascent: Int
  /// From the top of a line to that of the next.
  package let lineHeight: Int
  private let metrics: FontTable
  /// How many glyphs have an advance of their own; later ones have the last one's.
  private let metricCount: Int
  private let glyphCount: Int
  private let characters: CharacterMap
  private let pairs: PairKerning

  /// - Complexity: O(*t* + *k*) in the tables and the parts of the kerning; glyphs are not looked at.
  package init(_ bytes: [UInt8]) throws(FontError) {
    let directory = try TableDirectory(bytes)
    let head = try directory.demand("head", length: 54)
    unitsPerEm = head.word(at: 18)
    guard (16...16384).contains(unitsPerEm) else { throw .senseless(table: head.name) }
    let header = try directory.demand("hhea", length: 36)
    (ascent, lineHeight) = try Self.lines(header, directory["OS/2"])
    glyphCount = try directory.demand("maxp", length: 6).word(at: 4)
    metricCount = header.word(at: 34)
    guard metricCount > 0, metricCount <= glyphCount else { throw .senseless(table: header.name) }
    metrics = try directory.demand("hmtx", length: 4 * metricCount)
    characters = try CharacterMap(try directory.demand("cmap", length: 4))
    pairs = try PairKerning(positions: directory["GPOS"], kern: directory["kern"])
  }

  /// The ascent and the height of a line: those of hhea, or the typographic ones of OS/2 where that
  /// asks for them or hhea has none.
  private static func lines(
    _ header: FontTable, _ weights: FontTable?
  ) throws(FontError) -> (ascent: Int, height: Int) {
    var ascent = header.signed(at: 4)
    var height = ascent - header.signed(at: 6) + header.signed(at: 8)
    let usesTypographic = 1 << 7
    if let weights, weights.count >= 78,
      height <= 0 || weights.word(at: 62) & usesTypographic != 0
    {
      ascent = weights.signed(at: 68)
      height = ascent - weights.signed(at: 70) + weights.signed(at: 72)
    }
    guard height > 0 else { throw .senseless(table: header.name) }
    return (ascent, height)
  }

  /// The glyph of a character; `nil` if the font has none.
  package func glyph(for scalar: Unicode.Scalar) -> Int? {
    let glyph = characters.glyph(for: Int(scalar.value))
    return glyph > 0 && glyph < glyphCount ? glyph : nil
  }

  /// How far a glyph moves the pen; 0 is the one that stands for what is missing.
  package func advance(of glyph: Int) -> Int {
    metrics.word(at: 4 * min(glyph, metricCount - 1))
  }

  /// What is added between two neighbours.
  package func kerning(_ left: Int, _ right: Int) -> Int { pairs.between(left, right) }
}
