package import LayoutGeometry

/// What a text answers to a proposal.
package struct TextAnswer: Hashable, Sendable {
  /// In points, up to the pixel.
  package var size: Size
  /// How far below its top the first line stands.
  package var firstBaseline: Points
  package var lastBaseline: Points
  package var lineCount: Int
  /// Whether some of it is not shown.
  package var isTruncated: Bool

  package init(size: Size, firstBaseline: Points = 0, lastBaseline: Points = 0) {
    (self.size, self.firstBaseline, self.lastBaseline) = (size, firstBaseline, lastBaseline)
    (lineCount, isTruncated) = (0, false)
  }
}

/// Who is asked how large texts are: the one door between contents and letters.
package struct TextMeasure: Sendable {
  /// The answer of a text that is proposed a size; `nil` on an axis: its ideal.
  package let answer: @Sendable (_ text: StyledText, _ proposal: PartialSize) -> TextAnswer
  /// Whether its numbers are not a device's.
  package let isApproximate: Bool

  package init(
    isApproximate: Bool, _ answer: @escaping @Sendable (StyledText, PartialSize) -> TextAnswer
  ) {
    (self.isApproximate, self.answer) = (isApproximate, answer)
  }
}

/// Where the widths of letters come from.
package enum TextModel: String, CaseIterable, Hashable, Sendable {
  /// Every character is half as wide as its size, and lines are as high.
  case mono
  /// The numbers of an open font like the system's.
  case system
}
