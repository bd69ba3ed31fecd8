internal import LayoutText

/// A subtable of GPOS that positions pairs: glyph by glyph (format 1) or class by class (2).
struct PairPositions: Sendable {
  private let table: FontTable
  private let coverage: Coverage
  private let classes: (left: GlyphClasses, right: GlyphClasses)?
  /// Bytes of the values of both glyphs.
  private let valueLength: Int
  /// Where in the first glyph's value its advance is; `nil` where it has none.
  private let advancePlace: Int?

  /// The subtables of a lookup; none if it is for something else than pairs.
  static func all(in lookup: FontTable) throws(FontError) -> [PairPositions] {
    let count = lookup.word(at: 4)
    try lookup.demand(6 + 2 * count)
    var found: [PairPositions] = []
    for index in 0..<count {
      var kind = lookup.word(at: 0)
      var table = lookup.part(at: lookup.word(at: 6 + 2 * index))
      if kind == 9 {
        // An extension: the subtable has a 32-bit offset.
        kind = table.word(at: 2)
        table = table.part(at: table.long(at: 4))
      }
      if kind == 2 { found.append(try PairPositions(table)) }
    }
    return found
  }

  private init(_ table: FontTable) throws(FontError) {
    try table.demand(16)
    self.table = table
    coverage = try Coverage(table.part(at: table.word(at: 2)))
    let (first, second) = (table.word(at: 4) & 0xFF, table.word(at: 6) & 0xFF)
    valueLength = 2 * (first.nonzeroBitCount + second.nonzeroBitCount)
    advancePlace = first & 4 == 0 ? nil : 2 * (first & 3).nonzeroBitCount
    switch table.word(at: 0) {
    case 1:
      classes = nil
      try table.demand(10 + 2 * table.word(at: 8))
    case 2:
      classes = (
        try GlyphClasses(table.part(at: table.word(at: 8))),
        try GlyphClasses(table.part(at: table.word(at: 10)))
      )
      try table.demand(16 + table.word(at: 12) * table.word(at: 14) * valueLength)
    default: throw .senseless(table: table.name)
    }
  }

  /// What is added between two glyphs; `nil` if this subtable does not have them.
  ///
  /// - Complexity: O(log *n*) in what the subtable holds.
  func value(_ left: Int, _ right: Int) -> Int? {
    guard let index = coverage.index(of: left) else { return nil }
    guard let classes else { return glyphValue(index, right) }
    let (row, column) = (classes.left.number(of: left), classes.right.number(of: right))
    guard row < table.word(at: 12), column < table.word(at: 14) else { return nil }
    return advance(
      at: table.part(at: 16 + (row * table.word(at: 14) + column) * valueLength))
  }

  private func glyphValue(_ index: Int, _ right: Int) -> Int? {
    guard index < table.word(at: 8) else { return nil }
    let pairs = table.part(at: table.word(at: 10 + 2 * index))
    let count = pairs.word(at: 0)
    let stride = 2 + valueLength
    let place = (0..<count).partitioningIndex { pairs.word(at: 2 + stride * $0) >= right }
    guard place < count, pairs.word(at: 2 + stride * place) == right else { return nil }
    return advance(at: pairs.part(at: 4 + stride * place))
  }

  private func advance(at value: FontTable) -> Int {
    advancePlace.map { value.signed(at: $0) } ?? 0
  }
}

/// The glyphs that a subtable covers, and their indices in it.
struct Coverage: Sendable {
  private let table: FontTable
  private let ranges: GlyphRanges?

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    ranges = try GlyphRanges(table)
    try table.demand(4 + 2 * table.word(at: 2))
  }

  func index(of glyph: Int) -> Int? {
    if let ranges { return ranges.range(of: glyph).map { $0.value + glyph - $0.first } }
    let count = table.word(at: 2)
    let place = (0..<count).partitioningIndex { table.word(at: 4 + 2 * $0) >= glyph }
    return place < count && table.word(at: 4 + 2 * place) == glyph ? place : nil
  }
}

/// The classes that glyphs are sorted into; those that are not are in class 0.
struct GlyphClasses: Sendable {
  private let table: FontTable
  private let ranges: GlyphRanges?

  init(_ table: FontTable) throws(FontError) {
    self.table = table
    ranges = try GlyphRanges(table)
    if ranges == nil { try table.demand(6 + 2 * table.word(at: 4)) }
  }

  func number(of glyph: Int) -> Int {
    if let ranges { return ranges.range(of: glyph)?.value ?? 0 }
    let place = glyph - table.word(at: 2)
    return place >= 0 && place < table.word(at: 4) ? table.word(at: 6 + 2 * place) : 0
  }
}

/// Sorted ranges of glyphs with a number each: the second of the two formats in which OpenType
/// writes sets of glyphs.
struct GlyphRanges: Sendable {
  private let table: FontTable
  private let count: Int

  /// - Returns: `nil` if the table is in the first format, a list.
  init?(_ table: FontTable) throws(FontError) {
    switch table.word(at: 0) {
    case 1: return nil
    case 2: count = table.word(at: 2)
    default: throw .senseless(table: table.name)
    }
    self.table = table
    try table.demand(4 + 6 * count)
  }

  /// The range that `glyph` is in.
  func range(of glyph: Int) -> (first: Int, value: Int)? {
    let place = (0..<count).partitioningIndex { table.word(at: 6 + 6 * $0) >= glyph }
    let first = table.word(at: 4 + 6 * place)
    return place < count && first <= glyph ? (first, table.word(at: 8 + 6 * place)) : nil
  }
}
