package import LayoutGeometry

/// Measures texts by a model for the pixels of a screen.
package struct Typesetter: Sendable {
  package let model: TextModel
  package let pixels: PixelGrid
  /// The models of the fonts that texts name.
  private let fonts: [String: TextModel]

  package init(model: TextModel, pixels: PixelGrid, fonts: [String: Font] = [:]) {
    self.model = model
    self.pixels = pixels
    self.fonts = fonts.mapValues { .fonts($0) }
  }

  /// What measures `text`: its own font's model, if that is cache.
  private func model(of text: StyledText) -> TextModel { text.font.flatMap { fonts[$0] } ?? model }

  /// The size that `text` takes of what is proposed, with its baselines.
  ///
  /// Lines are broken at line ends in the text, then where the next word no longer fits; where a
  /// height or a number of lines is given and does not suffice, the last line ends with an ellipsis.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Source: `content.md` b.1, b.2.
  package func measure(_ text: StyledText, in proposal: TextProposal) -> TextMeasurement {
    var prepared = prepare(text)
    return prepared.measure(in: proposal)
  }

  /// `text`, to be asked again and again.
  ///
  /// - Complexity: O(*n*) in its length.
  package func prepare(_ text: StyledText) -> PreparedText {
    PreparedText(text, by: model(of: text), pixels)
  }

  /// The lines of `text` as they are read in what is proposed, each without the spaces that hang
  /// over its end.
  package func lines(of text: StyledText, in proposal: TextProposal) -> [String] {
    measuredLines(of: text, in: proposal).map(\.text)
  }

  /// The same with their widths, in points.
  package func measuredLines(
    of text: StyledText, in proposal: TextProposal
  ) -> [(text: String, width: Points)] {
    if proposal.isNothing { return [] }
    let characters = Array(text.content)
    var lines: [(text: String, width: Points)] = []
    prepare(text).forEachLine(in: proposal) { line in
      let read = String(characters[line.clusters])
      lines.append((read + (line.isTruncated ? PreparedText.ellipsis : ""), line.width))
    }
    return lines
  }
}

extension TextProposal {
  /// Whether 0 is proposed on both axes: the answer is 0, too.
  var isNothing: Bool { width == 0 && height == 0 }
  /// How wide a line may be, in points.
  var lineWidth: Points { max(0, width ?? .infinity) }
}
