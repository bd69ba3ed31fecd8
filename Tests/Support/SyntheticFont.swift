/// A small font that tests read, damage and mutate.
package struct SyntheticFont {
  package init() {}

  package var unitsPerEm = 1000
  /// Ascender, descender and line gap of hhea.
  package var lines = (800, -200, 100)
  /// By glyph; the first is the glyph of missing characters.
  package var advances = [600, 250, 700, 710, 500, 300, 1000]
  /// Runs of characters with consecutive glyphs.
  package var runs: [(first: Int, count: Int, glyph: Int)] = [
    (0x20, 1, 1), (0x41, 2, 2), (0x61, 1, 4), (0x2026, 1, 5), (0x6F22, 1, 6),
  ]
  /// Further tables, or replacements of the required ones.
  package var tables: [String: [UInt8]] = [:]
  package var signature: [UInt8] = [0, 1, 0, 0]

  package var bytes: [UInt8] {
    var all = [
      "head": head, "hhea": header, "maxp": words(1, 0, advances.count), "hmtx": metrics,
      "cmap": words(0, 1, 3, 1) + longs(12) + segments,
    ]
    all.merge(tables) { $1 }
    var directory = signature + words(all.count, 0, 0, 0)
    var body: [UInt8] = []
    for (name, table) in all.sorted(by: { $0.key < $1.key }) {
      directory += Array(name.utf8) + longs(0, 12 + 16 * all.count + body.count, table.count)
      body += table + Array(repeating: 0, count: (4 - table.count % 4) % 4)
    }
    return directory + body
  }

  private var head: [UInt8] {
    longs(0x1_0000, 0, 0, 0x5F0F_3CF5) + words(0, unitsPerEm) + Array(repeating: 0, count: 34)
  }

  private var header: [UInt8] {
    longs(0x1_0000) + words(lines.0, lines.1, lines.2) + Array(repeating: 0, count: 24)
      + words(advances.count)
  }

  private var metrics: [UInt8] { advances.flatMap { words($0, 0) } }

  /// The runs as a subtable of format 4.
  package var segments: [UInt8] {
    let all = runs + [(first: 0xFFFF, count: 1, glyph: 0)]
    let columns = [
      all.map { $0.first + $0.count - 1 }, [0], all.map(\.first),
      all.map { $0.glyph - $0.first }, all.map { _ in 0 },
    ]
    return words(4, 16 + 8 * all.count, 0, 2 * all.count, 0, 0, 0)
      + columns.joined().flatMap { words($0) }
  }

  /// The runs as a subtable of format 12.
  package var groups: [UInt8] {
    words(12, 0) + longs(16 + 12 * runs.count, 0, runs.count)
      + runs.flatMap { longs($0.first, $0.first + $0.count - 1, $0.glyph) }
  }

  /// A table OS/2 with typographic lines; `selection` decides whether they are used.
  package static func weights(selection: Int, lines: (Int, Int, Int)) -> [UInt8] {
    Array(repeating: 0, count: 62) + words(selection, 0, 0, lines.0, lines.1, lines.2, 0, 0)
  }

  /// A table kern of one subtable: left, right, value.
  package static func kern(_ pairs: [(Int, Int, Int)]) -> [UInt8] {
    words(0, 1, 0, 14 + 6 * pairs.count, 1, pairs.count, 0, 0, 0)
      + pairs.flatMap { words($0.0, $0.1, $0.2) }
  }

  /// A table GPOS whose feature kern is one lookup of these subtables.
  package static func positions(kind: Int = 2, _ subtables: [[UInt8]]) -> [UInt8] {
    var offsets: [UInt8] = []
    var body: [UInt8] = []
    for subtable in subtables {
      offsets += words(6 + 2 * subtables.count + body.count)
      body += subtable
    }
    let lookup = words(kind, 0, subtables.count) + offsets + body
    // No scripts; one feature of one lookup; one lookup.
    return words(1, 0, 10, 12, 26) + words(0) + words(1) + Array("kern".utf8)
      + words(8, 0, 1, 0) + words(1, 4) + lookup
  }

  /// A subtable of pairs of glyphs: left, right, value.
  package static func glyphPairs(_ left: Int, _ pairs: [(right: Int, value: Int)]) -> [UInt8] {
    words(1, 12, 4, 0, 1, 18) + words(1, 1, left) + words(pairs.count)
      + pairs.flatMap { words($0.right, $0.value) }
  }

  /// A subtable of pairs of classes: glyphs 2 and 3 before glyph 4.
  package static func classPairs(_ value: Int) -> [UInt8] {
    // Both glyphs have values; for the first, placement precedes advance.
    let values = words(0, 0, 0, 0, 0, 0) + words(0, 0, 0, 7, value, 9)
    return words(2, 40, 5, 1, 50, 60, 2, 2) + values + words(2, 1, 2, 3, 0)
      + words(1, 2, 2, 1, 1) + words(2, 1, 4, 4, 1)
  }

  /// The subtable behind an extension.
  package static func extended(_ subtable: [UInt8]) -> [UInt8] { words(1, 2) + longs(8) + subtable }
}

/// Numbers of 16 bits, big end first.
package func words(_ numbers: Int...) -> [UInt8] { words(numbers) }

package func words(_ numbers: [Int]) -> [UInt8] {
  numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
}

/// Numbers of 32 bits, big end first.
package func longs(_ numbers: Int...) -> [UInt8] {
  numbers.flatMap { words($0 >> 16, $0) }
}
