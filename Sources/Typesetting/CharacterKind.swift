/// The kinds of characters that have widths of their own where a font does not give them.
enum CharacterKind: Equatable {
  case alphabetic, hangul
  /// Han, Kana, and the punctuation and full-width letters that go with them.
  case han
  case emoji
  /// Marks, joiners and controls: they stand on or between others and have no width.
  case invisible

  /// - Source: The blocks of Unicode; emoji are those of the Unicode character database.
  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD: self = scalar == "\t" ? .alphabetic : .invisible
    case 0x20..<0x300: self = .alphabetic
    case 0x1100..<0x1200, 0x3130..<0x3190, 0xA960..<0xA980, 0xAC00..<0xD800: self = .hangul
    case 0x2E80..<0x302A, 0x3030..<0x3099, 0x309B..<0x3130, 0x3190..<0xA4D0, 0xF900..<0xFB00,
      0xFE30..<0xFE50, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x1AFF0..<0x1B170, 0x20000..<0x3FFFE:
      self = .han
    // Dashes, quotation marks and dots are asked for often.
    case 0x2010..<0x202A: self = .alphabetic
    case 0x200B..<0x2010, 0x202A..<0x202F, 0x2060..<0x2070: self = .invisible
    default: self = Self(naming: scalar.properties)
    }
  }

  private init(naming properties: Unicode.Scalar.Properties) {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: self = .invisible
    default: self = properties.isEmojiPresentation ? .emoji : .alphabetic
    }
  }

  /// The kind of a whole cluster: its first scalar's, unless a later one makes it an emoji or
  /// keeps it from being one.
  init(_ cluster: Character) {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else {
      self = .invisible
      return
    }
    guard let second = scalars.dropFirst().first else {
      self = Self(first)
      return
    }
    if second == "\u{FE0E}" {
      self = .alphabetic
    } else if first.properties.isEmoji, second == "\u{FE0F}" || second == "\u{20E3}" {
      self = .emoji
    } else {
      self = Self(first)
    }
  }
}
