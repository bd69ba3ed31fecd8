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
    if cluster.isNewline {
      self = .newline
      return
    }
    guard let first = cluster.unicodeScalars.first else {
      self = []
      return
    }
    let listed = Self.listed[first]
    switch CharacterKind(cluster) {
    case .han: self = listed ?? [.mayBegin, .mayEnd]
    case .emoji: self = [.mayBegin, .mayEnd]
    case .alphabetic, .hangul, .invisible: self = listed ?? []
    }
  }

  /// Those of ASCII, which are looked up for every letter.
  static let ofASCII: [BreakTraits] = (0..<0x80).map { BreakTraits(Character(Unicode.Scalar($0))) }

  /// The characters that are more than letters.
  private static let listed: [Unicode.Scalar: BreakTraits] = {
    var traits: [Unicode.Scalar: BreakTraits] = [:]
    for (characters, sort) in [
      // Spaces, but for those that hold together; the space without width is one that may end.
      ("\t \u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2008}", space),
      ("\u{2009}\u{200A}\u{200B}\u{205F}\u{3000}", space),
      // Hyphens and dashes.
      ("-\u{2010}\u{2012}\u{2013}\u{2014}", [.mayEnd, .neverBegins]),
      // What holds its neighbours together.
      ("\u{A0}\u{2007}\u{202F}\u{2060}\u{FEFF}\"'", [.neverBegins, .neverEnds]),
      ("([{“‘«‹", neverEnds),
      (")]}”’»›,.:;!?%…‥", neverBegins),
      ("（［｛「『【〔〈《〖〘〚｟｢〝", [.mayBegin, .neverEnds]),
      ("）］｝」』】〕〉》〗〙〛｠｣〞〟、。，．：；！？％‼⁇⁈⁉", [.mayEnd, .neverBegins]),
      ("々〻〜゠・ー゛゜ゝゞヽヾ", [.mayEnd, .neverBegins]),
      ("ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ", [.mayEnd, .neverBegins]),
      ("ㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ", [.mayEnd, .neverBegins]),
    ] as [(String, BreakTraits)] {
      for scalar in characters.unicodeScalars { traits[scalar] = sort }
    }
    return traits
  }()
}
