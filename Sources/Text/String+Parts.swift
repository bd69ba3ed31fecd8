// What the library does too, but in the module of regular expressions: the small binary, which
// starts faster without it, has none.
extension String {
  /// Whether it contains `part`.
  package func holds(_ part: String) -> Bool {
    part.isEmpty || Array(utf8).firstIndex(of: Array(part.utf8), from: 0) != nil
  }

  /// The same text with `other` in place of every `part`, which is not empty.
  package func exchanging(_ part: String, for other: String) -> String {
    let (text, part) = (Array(utf8), Array(part.utf8))
    var (bytes, start): ([UInt8], Int) = ([], 0)
    while let next = text.firstIndex(of: part, from: start) {
      bytes += text[start..<next]
      bytes += other.utf8
      start = next + part.count
    }
    return start == 0 ? self : String(decoding: bytes + text[start...], as: UTF8.self)
  }
}

extension String {
  /// What stands behind its last dot; all of it where there is none.
  package var lastName: String {
    lastDot.map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// What stands before its last dot; `nil` where there is none.
  package var outerName: String? { lastDot.map { String(self[..<$0]) } }

  private var lastDot: Index? {
    utf8.contains(UInt8(ascii: ".")) ? utf8.lastIndex(of: UInt8(ascii: ".")) : nil
  }
}

extension [UInt8] {
  /// Where `part`, which is not empty, begins for the first time from `start` on.
  fileprivate func firstIndex(of part: [UInt8], from start: Int) -> Int? {
    var start = start
    while let next = self[start...].firstIndex(of: part[0]) {
      if self[next...].starts(with: part) { return next }
      start = next + 1
    }
    return nil
  }
}

extension String {
  /// A number of its bytes by FNV-1a, the same on every machine and in every run.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package var stableHash: UInt64 {
    utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
