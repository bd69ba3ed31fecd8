/// Why a file cannot serve as a font.
package enum FontError: Error, Hashable, Sendable {
  /// It does not begin as TrueType and OpenType fonts do.
  case notAFont
  /// A font for the web, whose tables are compressed.
  case compressed
  /// A table that every font must have is not there.
  case missing(table: String)
  /// A table ends before what it announces.
  case cutShort(table: String)
  /// A table has an impossible value.
  case senseless(table: String)
  /// There is no map from characters to glyphs in one of the formats that are read, 4 and 12.
  case noCharacterMap
  /// More kerning subtables than any sensible font has.
  case tooMuchKerning

  /// The fault in a few words, to follow the name of the file.
  package var reason: String {
    switch self {
    case .notAFont: "is not a TrueType or OpenType font"
    case .compressed: "is compressed for the web; use the TTF or OTF file"
    case .missing(let table): "has no table `\(table)`"
    case .cutShort(let table): "is truncated in its table `\(table)`"
    case .senseless(let table): "has invalid values in its table `\(table)`"
    case .noCharacterMap: "has no character map in a supported format (4 or 12)"
    case .tooMuchKerning: "has too many kerning tables"
    }
  }
}
