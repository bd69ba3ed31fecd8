/// How a cluster allows or forbids line ends beside it.
///
/// - Source: `content.md` b.2; which characters these are follows the classes of Unicode's line
///   breaking (UAX 14) in their strict form. Scripts that need a dictionary are not broken.
struct BreakTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It ends its line.
  static let newline = BreakTraits(rawValue: 1 << 0)
  /// It hangs over the end of its line; the next line begins after the last of a run.
  static let space = BreakTraits(rawValue: 1 << 1)
  /// A line may begin with it.
  static let mayBegin = BreakTraits(rawValue: 1 << 2)
  /// A line may end with it.
  static let mayEnd = BreakTraits(rawValue: 1 << 3)
  /// No line begins with it: closing punctuation, small kana.
  static let neverBegins = BreakTraits(rawValue: 1 << 4)
  /// No line ends with it: opening brackets.
  static let neverEnds = BreakTraits(rawValue: 1 << 5)

  /// Whether a line may end between this one and `next`.
  func allowsBreak(before next: BreakTraits) -> Bool {
    if contains(.space) { return !next.contains(.space) }
    if contains(.neverEnds) || next.contains(.neverBegins) || next.contains(.space) { return false }
    return contains(.mayEnd) || next.contains(.mayBegin)
  }
}

extension BreakTraits {
  init(_ cluster: Character) {
    guard let first = cluster.unicodeScalars.first else {
      self = []
      return
    }
    self.init(first, of: CharacterKind(cluster))
  }

  /// The traits of a cluster of this kind that begins with `first`.
  private init(_ first: Unicode.Scalar, of kind: CharacterKind) {
    switch kind {
    case .han: self = Self.listed(first) ?? [.mayBegin, .mayEnd]
    case .emoji: self = [.mayBegin, .mayEnd]
    case .alphabetic, .hangul, .invisible: self = Self.listed(first) ?? []
    }
  }

  /// Those of ASCII, which are looked up for every letter.
  static let ofASCII: [BreakTraits] = (0..<0x80).map { (code: UInt8) in
    let scalar = Unicode.Scalar(code)
    return BreakTraits(scalar, of: CharacterKind(scalar))
  }

  /// The traits of a character that is more than a letter; `nil`: it is a letter.
  private static func listed(_ scalar: Unicode.Scalar) -> BreakTraits? {
    switch scalar {
    case "\n"..."\r", "\u{85}", "\u{2028}", "\u{2029}":
      .newline
    // Spaces, but for those that hold together; the space without width is one that may end.
    case "\t", " ", "\u{1680}", "\u{2000}"..."\u{2006}", "\u{2008}"..."\u{200B}", "\u{205F}",
      "\u{3000}":
      .space
    // Hyphens and dashes.
    case "-", "\u{2010}", "\u{2012}"..."\u{2014}":
      [.mayEnd, .neverBegins]
    // What holds its neighbours together.
    case "\u{A0}", "\u{2007}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\"", "'":
      [.neverBegins, .neverEnds]
    case "(", "[", "{", "“", "‘", "«", "‹":
      .neverEnds
    case ")", "]", "}", "”", "’", "»", "›", ",", ".", ":", ";", "!", "?", "%", "…", "‥":
      .neverBegins
    case "（", "［", "｛", "「", "『", "【", "〔", "〈", "《", "〖", "〘", "〚", "｟", "｢", "〝":
      [.mayBegin, .neverEnds]
    case "）", "］", "｝", "」", "』", "】", "〕", "〉", "》", "〗", "〙", "〛", "｠", "｣", "〞", "〟", "、", "。",
      "，", "．", "：", "；", "！", "？", "％", "‼", "⁇", "⁈", "⁉", "々", "〻", "〜", "゠", "・", "ー", "゛", "゜",
      "ゝ", "ゞ", "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ゎ", "ゕ", "ゖ", "ァ", "ィ", "ゥ",
      "ェ", "ォ", "ッ", "ャ", "ュ", "ョ", "ヮ", "ヵ", "ヶ", "ㇰ", "ㇱ", "ㇲ", "ㇳ", "ㇴ", "ㇵ", "ㇶ", "ㇷ", "ㇸ", "ㇹ",
      "ㇺ", "ㇻ", "ㇼ", "ㇽ", "ㇾ", "ㇿ":
      [.mayEnd, .neverBegins]
    default: nil
    }
  }
}
