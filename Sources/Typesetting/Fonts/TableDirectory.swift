/// Where the tables of a font are.
struct TableDirectory {
  private let bytes: [UInt8]
  private let places: [Int: Range<Int>]

  init(_ bytes: [UInt8]) throws(FontError) {
    let file = FontTable("file", bytes: bytes, window: 0..<bytes.count)
    let signature = file.long(at: 0)
    let isCollection = signature == Self.number(of: "ttcf")
    let directory = isCollection ? file.part(at: file.long(at: 12)) : file
    switch directory.long(at: 0) {
    case 0x0001_0000, Self.number(of: "OTTO"), Self.number(of: "true"): break
    case Self.number(of: "wOFF"), Self.number(of: "wOF2"): throw .compressed
    default: throw .notAFont
    }
    let count = directory.word(at: 4)
    guard 12 + 16 * count <= directory.count else { throw .notAFont }
    var places: [Int: Range<Int>] = [:]
    for record in 0..<count {
      let place = 12 + 16 * record
      let start = directory.long(at: place + 8)
      places[directory.long(at: place)] = start..<start + directory.long(at: place + 12)
    }
    self.bytes = bytes
    self.places = places
  }

  /// The table of that name, as much of it as the file holds.
  subscript(name: String) -> FontTable? {
    places[Self.number(of: name)].map { FontTable(name, bytes: bytes, window: $0) }
  }

  /// The table of that name, which must be there with at least so many bytes.
  func demand(_ name: String, length: Int) throws(FontError) -> FontTable {
    guard let table = self[name] else { throw .missing(table: name) }
    try table.demand(length)
    return table
  }

  /// A name of four letters as it stands in a file.
  private static func number(of name: String) -> Int {
    name.utf8.reduce(0) { $0 << 8 | Int($1) }
  }
}
