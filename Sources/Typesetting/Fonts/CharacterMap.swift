internal import LayoutText

/// The glyphs that stand for characters: a subtable of cmap, of format 4 or 12.
struct CharacterMap: Sendable {
  private let table: FontTable
  private let isSegmented: Bool
  /// The segments or groups.
  private let count: Int

  /// The best subtable of a cmap: one that goes beyond 16 bits, or else one that does not.
  init(_ map: FontTable) throws(FontError) {
    let records = map.word(at: 2)
    try map.demand(4 + 8 * records)
    let subtables = (0..<records).map { record in
      (
        platform: map.long(at: 4 + 8 * record),
        table: map.part(at: map.long(at: 8 + 8 * record))
      )
    }
    // Windows with all of Unicode, Unicode, Windows with 16 bits, and last a font of symbols.
    let preferred = [0x3_000A, 0x6, 0x4, 0x3_0001, 0x3, 0x2, 0x1, 0x0, 0x3_0000]
    let choices = preferred.compactMap { platform in
      subtables.first { $0.platform == platform && [4, 12].contains($0.table.word(at: 0)) }
    }
    guard let choice = choices.first else { throw .noCharacterMap }
    table = choice.table
    isSegmented = table.word(at: 0) == 4
    count = isSegmented ? table.word(at: 6) / 2 : table.long(at: 12)
    try table.demand(16 + (isSegmented ? 8 : 12) * count)
  }

  /// The glyph of a character; 0 where there is none.
  ///
  /// - Complexity: O(log *s*) in the segments.
  func glyph(for character: Int) -> Int {
    isSegmented ? segmentGlyph(for: character) : groupGlyph(for: character)
  }

  private func segmentGlyph(for character: Int) -> Int {
    let segment = (0..<count).partitioningIndex { table.word(at: 14 + 2 * $0) >= character }
    guard segment < count else { return 0 }
    let first = table.word(at: 16 + 2 * (count + segment))
    guard first <= character else { return 0 }
    let delta = table.word(at: 16 + 2 * (2 * count + segment))
    let place = 16 + 2 * (3 * count + segment)
    let offset = table.word(at: place)
    guard offset != 0 else { return (character + delta) & 0xFFFF }
    let glyph = table.word(at: place + offset + 2 * (character - first))
    return glyph == 0 ? 0 : (glyph + delta) & 0xFFFF
  }

  private func groupGlyph(for character: Int) -> Int {
    let group = (0..<count).partitioningIndex { table.long(at: 20 + 12 * $0) >= character }
    guard group < count else { return 0 }
    let first = table.long(at: 16 + 12 * group)
    return first <= character ? table.long(at: 24 + 12 * group) + character - first : 0
  }
}
