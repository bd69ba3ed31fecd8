package import LayoutGeometry

/// A text and how it is set.
package struct StyledText: Hashable, Sendable {
  package var string = ""
  package var style = TextStyle.body
  /// The size of its letters in points, if it is not the style's.
  package var fontSize: Points?
  /// How bold it is, if not as the style.
  package var weight: FontWeight?
  /// How many lines it may have; `nil`: any number.
  package var lines: Int?
  /// The file that its widths come from; `nil`: the text model's.
  package var font: String?

  package init() {}

  /// The size of its letters in points.
  package var points: Points { fontSize ?? style.points }
  /// How bold it is.
  package var boldness: FontWeight { weight ?? style.weight }
}

/// How bold letters are.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// What size and weight come from.
///
/// - Source: Apple's Human Interface Guidelines, Typography, at the category `large`.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
  case caption, caption2

  /// The size of its letters in points.
  package var points: Points {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  package var weight: FontWeight { self == .headline ? .semibold : .regular }
}
