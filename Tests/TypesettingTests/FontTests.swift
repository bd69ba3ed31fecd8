import LayoutGeometry
import LayoutTypesetting
import Support
import Testing

@Suite struct FontTests {
  @Test func readsLinesAndAdvances() throws {
    let font = try Font(SyntheticFont().bytes)
    #expect(font.unitsPerEm == 1000)
    #expect(font.ascent == 800)
    #expect(font.lineHeight == 1100)
    #expect("A漢a".unicodeScalars.map { font.glyph(for: $0) } == [2, 6, 4])
    #expect("Cé😀\u{FFFF}".unicodeScalars.allSatisfy { font.glyph(for: $0) == nil })
    #expect((0..<8).map(font.advance) == [600, 250, 700, 710, 500, 300, 1000, 1000])
  }

  @Test func readsOtherMaps() throws {
    var file = SyntheticFont()
    file.runs.append((0x1F600, 2, 3))
    file.tables["cmap"] = words(0, 1, 3, 10) + longs(12) + file.groups
    let font = try Font(file.bytes)
    #expect("A漢😀😁".unicodeScalars.map { font.glyph(for: $0) } == [2, 6, 3, 4])
    // Characters 0x41 to 0x43 by a list of glyphs; the second is missing.
    let list = words(4, 38, 0, 4, 0, 0, 0, 0x43, 0xFFFF, 0, 0x41, 0xFFFF, 1, 1, 4, 0, 2, 0, 4)
    file.tables["cmap"] = words(0, 1, 0, 3) + longs(12) + list
    let listed = try Font(file.bytes)
    #expect("ABCD".unicodeScalars.map { listed.glyph(for: $0) } == [3, nil, 5, nil])
  }

  @Test func prefersTypographicLinesWhereAsked() throws {
    var file = SyntheticFont()
    file.tables["OS/2"] = SyntheticFont.weights(selection: 1 << 7, lines: (900, -300, 0))
    #expect(try Font(file.bytes).ascent == 900)
    #expect(try Font(file.bytes).lineHeight == 1200)
    file.tables["OS/2"] = SyntheticFont.weights(selection: 1 << 6, lines: (900, -300, 0))
    #expect(try Font(file.bytes).lineHeight == 1100)
    file.lines = (0, 0, 0)
    #expect(try Font(file.bytes).lineHeight == 1200)
  }

  /// A table, and its kerning for the pairs (2, 3), (2, 4), (3, 2) and (3, 4).
  private static let kernings: [(table: String, bytes: [UInt8], values: [Int])] = [
    ("kern", SyntheticFont.kern([(2, 3, -50), (2, 4, -20), (3, 2, 30)]), [-50, -20, 30, 0]),
    (
      "GPOS", SyntheticFont.positions([SyntheticFont.glyphPairs(2, [(3, -40), (4, -30)])]),
      [-40, -30, 0, 0]
    ),
    ("GPOS", SyntheticFont.positions([SyntheticFont.classPairs(-25)]), [0, -25, 0, -25]),
    (
      "GPOS",
      SyntheticFont.positions([
        SyntheticFont.glyphPairs(2, [(3, -40)]), SyntheticFont.classPairs(-25),
      ]),
      [-40, -25, 0, -25]
    ),
    (
      "GPOS",
      SyntheticFont.positions(kind: 9, [SyntheticFont.extended(SyntheticFont.classPairs(-25))]),
      [0, -25, 0, -25]
    ),
    ("GPOS", SyntheticFont.positions(kind: 4, [SyntheticFont.classPairs(-25)]), [0, 0, 0, 0]),
  ]

  @Test(arguments: kernings)
  func kerns(_ name: String, _ table: [UInt8], _ expected: [Int]) throws {
    var file = SyntheticFont()
    file.tables[name] = table
    let font = try Font(file.bytes)
    #expect([(2, 3), (2, 4), (3, 2), (3, 4)].map { font.kerning($0.0, $0.1) } == expected)
  }

  @Test func positionsComeBeforeTheOlderTable() throws {
    var file = SyntheticFont()
    file.tables["kern"] = SyntheticFont.kern([(2, 3, -50)])
    file.tables["GPOS"] = SyntheticFont.positions([SyntheticFont.glyphPairs(2, [(3, -40)])])
    #expect(try Font(file.bytes).kerning(2, 3) == -40)
  }

  @Test func readsTheFirstFaceOfACollection() throws {
    var file = SyntheticFont()
    let length = file.bytes.count
    file.unitsPerEm = 2000
    let shift = 16
    var bytes = Array("ttcf".utf8) + longs(0x1_0000, 1, shift) + SyntheticFont().bytes
    // Tables are counted from the start of the file.
    for record in 0..<5 {
      let place = shift + 12 + 16 * record + 8
      let start = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      bytes.replaceSubrange(place..<place + 4, with: longs(start + shift))
    }
    #expect(bytes.count == length + shift)
    #expect(try Font(bytes).unitsPerEm == 1000)
  }

  private static let broken: [(table: String, bytes: [UInt8], fault: FontError)] = [
    ("head", [], .cutShort(table: "head")),
    ("hmtx", words(600), .cutShort(table: "hmtx")),
    ("maxp", words(1, 0, 3), .senseless(table: "hhea")),
    ("cmap", words(0, 0), .noCharacterMap),
    ("cmap", words(0, 1, 3, 1) + longs(12) + words(6, 10, 0, 0, 0), .noCharacterMap),
    ("cmap", words(0, 9), .cutShort(table: "cmap")),
    ("cmap", words(0, 1, 3, 1) + longs(12) + words(4, 0, 0, 400), .cutShort(table: "cmap")),
    ("kern", words(0, 1, 0, 0, 1, 900, 0, 0, 0), .cutShort(table: "kern")),
    ("GPOS", words(1, 0), .cutShort(table: "GPOS")),
    ("GPOS", SyntheticFont.positions([words(3, 0, 0, 0, 0, 0, 0, 0)]), .senseless(table: "GPOS")),
    (
      "GPOS",
      SyntheticFont.positions([[UInt8]](repeating: SyntheticFont.classPairs(1), count: 513)),
      .tooMuchKerning
    ),
  ]

  @Test(arguments: broken)
  func refusesBrokenTables(_ table: String, _ bytes: [UInt8], _ fault: FontError) {
    var file = SyntheticFont()
    file.tables[table] = bytes
    #expect(throws: fault) { try Font(file.bytes) }
    #expect(!fault.reason.isEmpty)
  }

  @Test func refusesOtherFiles() {
    #expect(throws: FontError.notAFont) { try Font([]) }
    #expect(throws: FontError.notAFont) { try Font(Array("hello, world".utf8)) }
    #expect(throws: FontError.notAFont) { try Font(SyntheticFont().bytes.dropLast(600)) }
    #expect(throws: FontError.compressed) { try Font(Array("wOF2".utf8)) }
    #expect(throws: FontError.missing(table: "head")) { try Font([0, 1] + words(0, 0, 0, 0, 0)) }
    var file = SyntheticFont()
    file.unitsPerEm = 0
    #expect(throws: FontError.senseless(table: "head")) { try Font(file.bytes) }
    file = SyntheticFont()
    file.lines = (0, 0, 0)
    #expect(throws: FontError.senseless(table: "hhea")) { try Font(file.bytes) }
  }

  /// Overlapping tables do not multiply the work.
  @Test func refusesEndlessKerning() {
    let features = (0..<8000).flatMap { Array("kern".utf8) + words(48_100 + $0 % 4000) }
    let feature = words(Array(repeating: 60_000, count: 64_000))
    var file = SyntheticFont()
    file.tables["GPOS"] = words(1, 0, 0, 10, 0) + words(8000) + features + feature
    #expect(throws: FontError.tooMuchKerning) { try Font(file.bytes) }
    // A thousand lookups that share one lookup of a thousand subtables.
    let all = words(Array(0..<1000))
    let lookup = words(9, 0, 1000) + words(Array(repeating: 0, count: 1000))
    file.tables["GPOS"] =
      words(1, 0, 0, 10, 22 + all.count) + words(1) + Array("kern".utf8) + words(8, 0, 1000)
      + all + words(1000) + words(Array(repeating: 2002, count: 1000)) + lookup
    #expect(throws: FontError.tooMuchKerning) { try Font(file.bytes) }
  }

  /// A mutated font is refused or measured in short time.
  @Test func survivesMutations() throws {
    var random = SplitMix64(seed: 20)
    var readable = 0
    for round in 0..<5000 {
      let bytes = Self.mutant(of: Self.seeds[round % Self.seeds.count], &random)
      guard let font = Self.font(bytes) else { continue }
      readable += 1
      let answer = Typesetter(model: .fonts(font), pixels: .phone).measure(
        StyledText("AB ab… 漢Ae\u{301}😀", fontSize: 20), in: TextProposal(width: 60, height: 70))
      #expect(answer.lineCount > 0)
    }
    #expect(readable > 500)
  }

  /// The font; `nil` if it is refused.
  private static func font(_ bytes: [UInt8]) -> Font? {
    do throws(FontError) {
      return try Font(bytes)
    } catch {
      #expect(!error.reason.isEmpty)
      return nil
    }
  }

  /// Fonts that together have every kind of table.
  private static let seeds: [[UInt8]] = {
    var plain = SyntheticFont()
    plain.tables["kern"] = SyntheticFont.kern([(2, 3, -50), (2, 4, -20), (3, 2, 30)])
    plain.tables["OS/2"] = SyntheticFont.weights(selection: 1 << 7, lines: (900, -300, 0))
    var grouped = SyntheticFont()
    grouped.runs.append((0x1F600, 2, 3))
    grouped.tables["cmap"] = words(0, 1, 3, 10) + longs(12) + grouped.groups
    grouped.tables["GPOS"] = SyntheticFont.positions([
      SyntheticFont.glyphPairs(2, [(3, -40), (4, -30)]), SyntheticFont.classPairs(-25),
    ])
    var extended = SyntheticFont()
    extended.tables["GPOS"] = SyntheticFont.positions(
      kind: 9, [SyntheticFont.extended(SyntheticFont.classPairs(-25))])
    return [plain.bytes, grouped.bytes, extended.bytes]
  }()

  /// One to four changes: small, large or random bytes, truncation, duplication.
  private static func mutant(of seed: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    var bytes = seed
    for _ in 0...Int.random(in: 0..<4, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: bytes = Array(bytes[..<place])
      case 1: bytes.insert(contentsOf: bytes[place...].prefix(20), at: place)
      case 2: bytes[place] = 0xFF
      case 3: bytes[place] = 0
      case 4: bytes[place] = 0x80
      default: bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
    }
    return bytes
  }
}
