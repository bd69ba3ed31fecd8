package import LayoutGeometry

/// A text and how it is set.
package struct StyledText: Hashable, Sendable {
  package var content: String
  package var fontSize: Points
  package var weight: FontWeight
  /// How many lines it may take; `nil`: as many as it needs.
  package var lines: Int?
  /// The font that it is set in, if not the model's.
  package var font: String?

  package init(
    _ content: String, fontSize: Points = 17, weight: FontWeight = .regular, lines: Int? = nil
  ) {
    self.content = content
    self.fontSize = fontSize
    self.weight = weight
    self.lines = lines
  }

  /// Whether two are the same letter by letter, not only to a reader: a font may tell them apart.
  package static func == (left: StyledText, right: StyledText) -> Bool {
    left.fontSize == right.fontSize && left.weight == right.weight && left.lines == right.lines
      && left.font == right.font && left.content.utf8.elementsEqual(right.content.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(fontSize)
    hasher.combine(content.utf8.count)
    content.utf8.withContiguousStorageIfAvailable { hasher.combine(bytes: .init($0)) }
  }
}

/// The size proposed to a text, in points; `nil` on an axis: its ideal length.
package struct TextProposal: Hashable, Sendable {
  package var width: Points?
  package var height: Points?

  package init(width: Points?, height: Points?) { (self.width, self.height) = (width, height) }
}

/// What a text answers to a proposal.
package struct TextMeasurement: Hashable, Sendable {
  /// Its size in points, up to the next pixel.
  package var size: Size
  /// From its top to the baseline of its first line, in points.
  package var firstBaseline: Points
  /// From its top to the baseline of its last line, in points.
  package var lastBaseline: Points
  package var lineCount: Int
  /// Whether it did not fit and ends with an ellipsis.
  package var isTruncated: Bool
  /// Whether a device may measure something else: the numbers are an open font's, or the text is in
  /// a script whose letters are shaped.
  package var isApproximate: Bool
  /// The validProposals in which it is the same, but for its width where it fills that.
  package var validProposals: ProposalRange
  /// Whether it is as wide as proposed because one of its letters is wider.
  package var fillsWidth = false
}

/// Proposals to a text, from the least to the most on each axis, in points.
package struct ProposalRange: Hashable, Sendable {
  package var widths: ClosedRange<Points>
  package var heights: ClosedRange<Points>

  /// 0 on both axes.
  static let nothing = ProposalRange(widths: 0...0, heights: 0...0)

  /// Leaves out 0 on both axes, which is measured by itself and is not `proposal`.
  mutating func leaveOutNothing(but proposal: TextProposal) {
    guard widths.contains(0), heights.contains(0) else { return }
    if proposal.lineWidth > 0 {
      widths = .lengths(from: .leastNonzeroMagnitude, to: widths.upperBound)
    } else {
      heights = .lengths(from: .leastNonzeroMagnitude, to: heights.upperBound)
    }
  }
}

extension ClosedRange<Points> {
  /// The lengths from `least` to `most`; none but 0 where these are out of all proportion.
  static func lengths(from least: Points, to most: Points) -> Self {
    least <= most ? least...most : 0...0
  }
}
