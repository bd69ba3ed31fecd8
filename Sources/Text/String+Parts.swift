// What the library does too, but in the module of regular expressions: the small binary, which
// starts faster without it, has none.
extension String {
  /// Whether it contains `part`.
  package func holds(_ part: String) -> Bool {
    part.isEmpty || withBytes { text in part.withBytes { text.firstIndex(of: $0, from: 0) } } != nil
  }

  /// Where `part`, which is not empty, stands first.
  package func range(of part: String) -> Range<Index>? {
    withBytes { text in part.withBytes { text.firstIndex(of: $0, from: 0) } }.map {
      let start = utf8.index(startIndex, offsetBy: $0)
      return start..<utf8.index(start, offsetBy: part.utf8.count)
    }
  }

  /// The same text with `other` in place of every `part`, which is not empty.
  package func exchanging(_ part: String, for other: String) -> String {
    withBytes { text in
      part.withBytes { part in
        var (bytes, start): ([UInt8], Int) = ([], 0)
        while let next = text.firstIndex(of: part, from: start) {
          bytes += text[start..<next]
          bytes += other.utf8
          start = next + part.count
        }
        return start == 0 ? self : String(decoding: bytes + text[start...], as: UTF8.self)
      }
    }
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
    withBytes { $0.lastIndex(of: UInt8(ascii: ".")) }.map { utf8.index(startIndex, offsetBy: $0) }
  }
}

extension String {
  /// What `body` makes of its bytes, which it must not keep.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension Substring {
  /// Where the character, which is in ASCII, stands first.
  package func firstIndex(ofByte character: UInt8) -> Index? {
    withBytes { $0.firstIndex(of: character) }.map { utf8.index(startIndex, offsetBy: $0) }
  }

  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Where `part`, which is not empty, begins for the first time from `start` on.
  fileprivate func firstIndex(of part: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let (first, last) = (part[0], count - part.count)
    var start = start
    while start <= last {
      if self[start] == first, self[start..<start + part.count].elementsEqual(part) {
        return start
      }
      start += 1
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

extension StringProtocol {
  /// Without spaces and line ends around it.
  package var trimmed: SubSequence {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
