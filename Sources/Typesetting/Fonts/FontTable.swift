/// A window on the bytes of a font: a table, or a part of one that reaches to the table's end.
///
/// Numbers have their big end first; what lies outside the window reads as 0, so that no offset in
/// a file can read outside of it.
struct FontTable: Sendable {
  let name: String
  private let bytes: [UInt8]
  private let window: Range<Int>

  init(_ name: String, bytes: [UInt8], window: Range<Int>) {
    self.name = name
    self.bytes = bytes
    self.window = window.clamped(to: 0..<bytes.count)
  }

  var count: Int { window.count }

  /// The 16 bits at `offset`.
  func word(at offset: Int) -> Int {
    guard offset >= 0, offset + 2 <= window.count else { return 0 }
    let place = window.lowerBound + offset
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  /// The 16 bits at `offset`, signed.
  func signed(at offset: Int) -> Int {
    Int(Int16(truncatingIfNeeded: word(at: offset)))
  }

  /// The 32 bits at `offset`.
  func long(at offset: Int) -> Int {
    word(at: offset) << 16 | word(at: offset + 2)
  }

  /// The part that begins at `offset`; empty beyond the end.
  func part(at offset: Int) -> FontTable {
    let start = window.lowerBound + min(max(0, offset), window.count)
    return FontTable(name, bytes: bytes, window: start..<window.upperBound)
  }

  /// Throws if fewer than `length` bytes are there.
  func demand(_ length: Int) throws(FontError) {
    guard length <= window.count else { throw .cutShort(table: name) }
  }
}
