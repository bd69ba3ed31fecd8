internal import LayoutText

/// The kerning of pairs: that of GPOS, or of the older table kern where GPOS has none.
struct PairKerning: Sendable {
  /// A lookup is a list of subtables, of which the first one that has the pair counts.
  private let lookups: [[PairPositions]]
  private let older: [KernPairs]

  /// The most subtables that a font may have: a pair may have to be searched in all of them.
  private static let limit = 512

  init(positions: FontTable?, kern: FontTable?) throws(FontError) {
    lookups = try positions.map { (table) throws(FontError) in try Self.lookups(of: table) } ?? []
    let olderTable = lookups.isEmpty ? kern : nil
    older = try olderTable.map { (table) throws(FontError) in try KernPairs.all(in: table) } ?? []
    guard older.count <= Self.limit else { throw .tooMuchKerning }
  }

  /// What is added between two glyphs, in font units.
  func between(_ left: Int, _ right: Int) -> Int {
    var sum = 0
    for subtables in lookups {
      for subtable in subtables {
        guard let value = subtable.value(left, right) else { continue }
        sum += value
        break
      }
    }
    for subtable in older { sum += subtable.value(left, right) }
    return sum
  }

  /// The lookups for pairs that any feature `kern` names, in their order.
  private static func lookups(of table: FontTable) throws(FontError) -> [[PairPositions]] {
    try table.demand(10)
    let list = table.part(at: table.word(at: 8))
    let count = list.word(at: 0)
    try list.demand(2 + 2 * count)
    var lookups: [[PairPositions]] = []
    var total = 0
    for number in try kernLookups(of: table) where number < count {
      let lookup = list.part(at: list.word(at: 2 + 2 * number))
      total += lookup.word(at: 4)
      guard total <= limit else { throw .tooMuchKerning }
      let subtables = try PairPositions.all(in: lookup)
      if !subtables.isEmpty { lookups.append(subtables) }
    }
    return lookups
  }

  /// The numbers of the lookups that the features `kern` name, sorted.
  private static func kernLookups(of table: FontTable) throws(FontError) -> [Int] {
    let features = table.part(at: table.word(at: 6))
    let count = features.word(at: 0)
    try features.demand(2 + 6 * count)
    var numbers: Set<Int> = []
    var seen: Set<Int> = []
    var total = 0
    for record in 0..<count where features.long(at: 2 + 6 * record) == 0x6B65_726E {
      let place = features.word(at: 6 + 6 * record)
      guard seen.insert(place).inserted else { continue }
      let feature = features.part(at: place)
      let lookups = feature.word(at: 2)
      try feature.demand(4 + 2 * lookups)
      // Overlapping features would multiply the work.
      total += lookups
      guard total <= 1 << 16 else { throw .tooMuchKerning }
      for index in 0..<lookups { numbers.insert(feature.word(at: 4 + 2 * index)) }
    }
    return numbers.sorted()
  }
}

/// A horizontal subtable of kern, of format 0: sorted pairs.
struct KernPairs: Sendable {
  private let table: FontTable
  private let count: Int

  /// The subtables of a kern of version 0; none of another one.
  static func all(in kern: FontTable) throws(FontError) -> [KernPairs] {
    guard kern.word(at: 0) == 0 else { return [] }
    var found: [KernPairs] = []
    var place = 4
    for _ in 0..<kern.word(at: 2) {
      let table = kern.part(at: place)
      try table.demand(6)
      // Horizontal, no minima, not across the line, format 0.
      if table.word(at: 4) & 0xFF07 == 1 { found.append(try KernPairs(table)) }
      place += max(6, table.word(at: 2))
    }
    return found
  }

  private init(_ table: FontTable) throws(FontError) {
    self.table = table
    count = table.word(at: 6)
    // The length that the subtable gives is that of 16 bits: what it holds counts.
    try table.demand(14 + 6 * count)
  }

  func value(_ left: Int, _ right: Int) -> Int {
    let pair = left << 16 | right
    let place = (0..<count).partitioningIndex { table.long(at: 14 + 6 * $0) >= pair }
    guard place < count, table.long(at: 14 + 6 * place) == pair else { return 0 }
    return table.signed(at: 18 + 6 * place)
  }
}
