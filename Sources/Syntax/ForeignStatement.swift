import LayoutText

/// A statement that other languages begin with a word that layouts do not have.
enum ForeignStatement: CaseIterable {
  case binding, negativeCondition, conditionalLoop, loop, answer, declaration

  /// The words that begin it.
  var words: [String] {
    switch self {
    case .binding: ["var", "const", "val"]
    case .negativeCondition: ["unless"]
    case .conditionalLoop: ["while", "repeat"]
    case .loop: ["ForEach", "foreach"]
    case .answer: ["return"]
    case .declaration:
      ["private", "public", "static", "final", "fileprivate", "lazy", "internal", "export"]
    }
  }

  /// The first bytes of those words, one bit each, by the word's length in bytes.
  private static let beginnings: [UInt32] = {
    var beginnings = [UInt32](repeating: 0, count: 16)
    for word in allCases.flatMap(\.words) { beginnings[word.utf8.count] |= bit(word.utf8.first!) }
    return beginnings
  }()

  private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// The statement that begins with `token`; no text is made of the many tokens that are not as long
  /// as one of those words, or begin otherwise.
  init?(_ token: Token, in source: SourceText) {
    let length = token.range.count
    guard (1..<16).contains(length),
      Self.beginnings[length] & Self.bit(source.byte(at: token.offset)) != 0
    else { return nil }
    let text = source[token.range]
    guard let statement = Self.allCases.first(where: { $0.words.contains(text) }) else {
      return nil
    }
    self = statement
  }
}
