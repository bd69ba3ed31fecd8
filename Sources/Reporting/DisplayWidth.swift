extension Unicode.Scalar {
  /// Its width in a terminal: 0, 1 or 2 columns.
  ///
  /// - Source: Unicode Standard Annex 11; ambiguous width is narrow.
  package var displayWidth: Int {
    guard value >= 0x300 else { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if Self.followingJamo.contains(value) { return 0 }
    if properties.isEmojiPresentation { return 2 }
    return Self.wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// Vowels and final consonants, which combine with the Hangul syllable before them.
  private static let followingJamo: ClosedRange<UInt32> = 0x1160...0x11FF

  /// The blocks of wide characters other than emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}

extension String {
  /// Its width in a terminal, in columns.
  package var displayWidth: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 } } ?? false
    return isASCII ? utf8.count : unicodeScalars.reduce(0) { $0 + $1.displayWidth }
  }
}
