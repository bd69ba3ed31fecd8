import LayoutSyntax
import LayoutText

/// A random number generator with the same results on every machine.
///
/// - Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A change of a file.
package enum Mutation: CaseIterable, Sendable {
  case deleteToken, duplicateToken, swapTokens, deleteBytes, insertSnippet, truncate, splice

  /// The inserted texts: valid and broken pieces of this and similar languages.
  package static let snippets =
    [
      " ", "\n", "\r\n", "\t", ";", ",", ":", ".", "..", "...", "..<", "{", "}", "(", ")", "[", "]",
      "~", ">=", " >=8", "-", " -2", "- ", "!", "!=", "==", "=", "+", "*", "/", "%", "&&", "||",
      "?",
      " ? 1 : 2", "<", "\"", "\"a\\n\"", "\"\\q\"", "\\u{1F600}", "//", "/*", "*/", "/* c */",
      "///",
      "x", " x ", " x 1h", "72x96", "50%", "12px", "1e5", ".5w", "1/3 w", "2/3w", "12/2/3w",
      "0.5pt",
      "1w", "w", "h", "_", "8", "600..<1000", "item", "item a 1w x ~44 { insets: 8 }", "spacing: 8",
      "spacing 8", "let a = 1\n", "param n in 1...6 = 3\n", "define q(a, b = 2) { item c }\n",
      "use q(a: 1)", "if a { item b }", " else ", "else if b {", "\nelse", "for i in 0..<3 {",
      " in ", "import \"a\"\n", "switch a { case ..<6: 1 default: 2 }", "case 1: 2", "default: 3",
      " true", "false", " split 2", " repeat n", " as name", "split(2)", "(1 + 2)w", "quad(8)",
      "quad (8)", "data.x", "columns(min: 90, in: w)", "[1, 2]", ".groupPaging", "é", "\u{FEFF}",
      "#", "a ? b : c ? d : e", "top (a + b)", "bottom -24", "gap - 24", "leading >=0", "\"s\": 1",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x00], [0xED, 0xA0, 0x80]]

  /// `bytes` with this change somewhere; `other` is the file that a splice ends with.
  package func applied(
    to bytes: [UInt8], with other: [UInt8], using random: inout SplitMix64
  ) -> [UInt8] {
    switch self {
    case .deleteToken, .duplicateToken, .swapTokens: return onTokens(of: bytes, using: &random)
    case .deleteBytes:
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 1...4, using: &random))
      return Array(bytes[..<start] + bytes[end...])
    case .insertSnippet:
      let place = Int.random(in: 0...bytes.count, using: &random)
      let snippet = Self.snippets[Int.random(in: 0..<Self.snippets.count, using: &random)]
      return Array(bytes[..<place] + snippet + bytes[place...])
    case .truncate: return Array(bytes[..<Int.random(in: 0...bytes.count, using: &random)])
    case .splice:
      let end = Int.random(in: 0...bytes.count, using: &random)
      let start = Int.random(in: 0...other.count, using: &random)
      return Array(bytes[..<end] + other[start...])
    }
  }

  /// `bytes` with one token removed, doubled or swapped.
  private func onTokens(of bytes: [UInt8], using random: inout SplitMix64) -> [UInt8] {
    let source = SourceText(bytes: bytes)
    var parts = tokens(of: source).tokens.map { bytes[$0.range] }
    let first = Int.random(in: 0..<parts.count, using: &random)
    let second = Int.random(in: 0..<parts.count, using: &random)
    switch self {
    case .deleteToken: parts.remove(at: first)
    case .duplicateToken: parts.insert(parts[first], at: second)
    default: parts.swapAt(first, second)
    }
    return Array(parts.joined())
  }
}

/// `count` files made from `seeds` by one to three changes each; the same for the same `seed`.
package func mutants(of seeds: [[UInt8]], count: Int, seed: UInt64 = 1) -> [[UInt8]] {
  guard !seeds.isEmpty else { return [] }
  var random = SplitMix64(seed: seed)
  return (0..<count).map { _ in
    var bytes = seeds[Int.random(in: 0..<seeds.count, using: &random)]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      let other = seeds[Int.random(in: 0..<seeds.count, using: &random)]
      let mutation = Mutation.allCases[Int.random(in: 0..<Mutation.allCases.count, using: &random)]
      bytes = mutation.applied(to: bytes, with: other, using: &random)
    }
    return bytes
  }
}
