internal import LayoutGeometry
internal import LayoutReporting

/// How wide text is drawn, as far as one can say without its font: rather too wide than too narrow.
enum Lettering {
  /// The height of a line, as a share of the size of its letters.
  static let lineHeight = 1.25

  /// How much wider bold letters are than others.
  static let boldness = 1.1

  /// - Parameter size: of the letters, in points.
  static func width(of text: String, size: Points) -> Points {
    text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
  }

  /// `text`, or as much of its beginning as fits with an ellipsis; `nil` where that says nothing.
  static func fit(_ text: String, in width: Points, size: Points) -> String? {
    guard Self.width(of: text, size: size) > width else { return text }
    var room = width - Self.width(of: "…", size: size)
    let start = text.prefix { character in
      room -= Self.width(of: String(character), size: size)
      return room >= 0
    }
    return start.count < shortest ? nil : start + "…"
  }

  /// `text` in lines that fit; words that do not stand alone.
  static func lines(of text: String, in width: Points, size: Points) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word }
      if let longer, Self.width(of: longer, size: size) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  /// Fewer letters than these do not recall a name.
  private static let shortest = 3

  /// The advance of a letter as a share of its size, that of broad sans-serif fonts.
  private static func share(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", " ", "(", ")", "[", "]": 0.36
    case "f", "r", "t", "-", "/": 0.42
    case "m", "w", "M", "W", "…", "→", "@", "%": 0.95
    case "A"..."Z": 0.72
    case "0"..."9", "a"..."z": 0.62
    default: scalar.displayWidth == 0 ? 0 : scalar.displayWidth == 2 ? 1.05 : 0.7
    }
  }
}
