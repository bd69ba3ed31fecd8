import Foundation
import LayoutTypesetting
import Support
import Testing

/// Writes what is read in the fonts of a folder, to be compared by `Tests/External/font_check.py`.
@Suite struct FontReadingTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The path that the readings are written to; `nil` when they are not wanted.
  private static let output = environment["LAYOUTC_FONT_READINGS"]
  /// The folder of the fonts.
  private static let folder = environment["LAYOUTC_FONTS"]

  @Test(.enabled(if: output != nil && folder != nil))
  func writeReadings() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let files = ["otf", "ttf", "ttc"].flatMap { Repository.files(in: folder, withExtension: $0) }
    #expect(!files.isEmpty)
    let readings = try files.map { file in
      "font\t\(file.path)\n" + Self.readings(of: try Font([UInt8](Data(contentsOf: file))))
    }
    let output = URL(filePath: try #require(Self.output))
    try readings.joined().write(to: output, atomically: true, encoding: .utf8)
  }

  private static func readings(of font: Font) -> String {
    var lines = ["lines\t\(font.unitsPerEm)\t\(font.ascent)\t\(font.lineHeight)"]
    for scalar in characters {
      let advance = font.glyph(for: scalar).map { String(font.advance(of: $0)) } ?? "-"
      lines.append("glyph\t\(hexadecimal(scalar))\t\(advance)")
    }
    let kerned = (Array(letters.unicodeScalars) + characters.suffix(12)).compactMap { scalar in
      font.glyph(for: scalar).map { (name: hexadecimal(scalar), glyph: $0) }
    }
    for left in kerned {
      for right in kerned {
        lines.append(
          "pair\t\(left.name)\t\(right.name)\t\(font.kerning(left.glyph, right.glyph))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let letters = "AVTWYLPFKaeovwyrcgst.,-'\"170()/ éÉÅöñßΑΤαάΓАТУудг"

  /// Latin, Greek, Cyrillic, punctuation, some Kana, Hangul and Han, and characters of few fonts.
  private static let characters: [Unicode.Scalar] = {
    let ranges: [ClosedRange<UInt32>] = [
      0x20...0x7E, 0xA0...0x17F, 0x386...0x3CE, 0x400...0x45F, 0x1EA0...0x1EF9, 0x2010...0x2030,
      0x3041...0x3096, 0x30A1...0x30FC, 0x4E00...0x4E40, 0xAC00...0xAC40, 0x1F600...0x1F604,
      0x20000...0x20010,
    ]
    return ranges.flatMap { $0 }.compactMap { Unicode.Scalar($0) }
  }()

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    String(scalar.value, radix: 16)
  }
}
