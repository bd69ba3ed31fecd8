internal import LayoutGeometry

/// Where the widths and heights of texts come from.
package struct TextModel: Sendable {
  /// Whether its numbers only stand in for those of a device.
  package let isApproximate: Bool
  /// Whether it measures letter by letter what is shaped on a device: Arabic, the scripts of India.
  let isUnshaped: Bool
  let typeface: @Sendable (FontChoice) -> any Typeface

  /// Whole numbers at even sizes, for tests.
  package static let mono = TextModel(isApproximate: false, isUnshaped: false) { font in
    MonoFace(size: font.size)
  }

  /// The system's font, by the numbers of an open one.
  package static let system = TextModel(isApproximate: true, isUnshaped: true) { font in
    SystemFace(font)
  }

  /// The first of `fonts` that has a glyph for a character; the lines are the first one's.
  /// The weight is the files' own.
  package static func fonts(_ first: Font, _ others: Font...) -> TextModel {
    let fonts = [first] + others
    return TextModel(isApproximate: false, isUnshaped: true) { font in
      FileFace(fonts: fonts, size: font.size)
    }
  }
}
