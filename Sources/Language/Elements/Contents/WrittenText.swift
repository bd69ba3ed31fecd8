package import LayoutGeometry
package import LayoutTypesetting

/// A text and how it is set.
package struct WrittenText: Hashable, Sendable {
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

  /// The same for a reader who prefers texts of a size.
  package func styled(for category: ContentSizeCategory) -> StyledText {
    let place = ContentSizeCategory.allCases.firstIndex(of: category) ?? 0
    var text = StyledText(
      string, fontSize: fontSize ?? style.sizes[place], weight: weight ?? style.weight, lines: lines
    )
    text.font = font
    return text
  }
}

/// Where the widths of letters come from, as it is written.
package enum TextModelName: String, CaseIterable, Hashable, Sendable {
  /// Every character is half as wide as its size, and lines are as high.
  case mono
  /// The numbers of an open font like the system's.
  case system
}
