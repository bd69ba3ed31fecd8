// What the library does too, but in the module of regular expressions: the small binary, which
// starts faster without it, has none.
extension String {
  /// Whether it contains `part`.
  package func holds(_ part: String) -> Bool {
    part.isEmpty || utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }

  /// The same text with `other` in place of every `part`.
  package func exchanging(_ part: String, for other: String) -> String {
    var rest = utf8[...]
    var bytes: [UInt8] = []
    while let first = rest.first {
      let isPart = rest.starts(with: part.utf8)
      bytes += isPart ? Array(other.utf8) : [first]
      rest = rest.dropFirst(isPart ? part.utf8.count : 1)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
