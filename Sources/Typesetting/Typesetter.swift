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

  /// What measures `text`: its own font's model, if that is known.
  private func model(of text: StyledText) -> TextModel { text.font.flatMap { fonts[$0] } ?? model }

  /// The size that `text` takes of what is proposed, with its baselines.
  ///
  /// Lines are broken at line ends in the text, then where the next word no longer fits; where a
  /// height or a number of lines is given and does not suffice, the last line ends with an ellipsis.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  /// - Source: `content.md` b.1, b.2.
  package func measure(_ text: StyledText, in proposal: TextProposal) -> TextAnswer {
    let model = model(of: text)
    let isApproximate = model.isApproximate || model.isUnshaped && text.content.needsShaping
    if proposal.isNothing {
      return TextAnswer(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0,
        isTruncated: !text.content.isEmpty, isApproximate: isApproximate,
        rooms: TextRooms(widths: 0...Lines.tolerance, heights: 0...Lines.tolerance))
    }
    let face = face(of: text)
    let lines = lines(of: text, set: face, in: proposal)
    let width = lines.reduce(0) { max($0, $1.width) }
    let limit = proposal.lineWidth
    // One letter may be wider than the line; the text does not answer more than the line.
    let fillsWidth = width > limit + Lines.tolerance
    return TextAnswer(
      size: Size(
        width: fillsWidth ? limit : pixels.covering(width),
        height: pixels.covering(Double(lines.count) * face.lineHeight)),
      firstBaseline: face.ascent,
      lastBaseline: Double(lines.count - 1) * face.lineHeight + face.ascent,
      lineCount: lines.count, isTruncated: lines.contains(where: \.isTruncated),
      isApproximate: isApproximate,
      rooms: rooms(of: lines, of: text, in: proposal, face.lineHeight), fillsWidth: fillsWidth)
  }

  /// The rooms around `proposal` in which a text has the same `lines`.
  private func rooms(
    of lines: [Lines.Line], of text: StyledText, in proposal: TextProposal, _ lineHeight: Points
  ) -> TextRooms {
    let limit = proposal.lineWidth
    var rooms = TextRooms.all
    // Up to where another letter fits, or the widest one of those that did not.
    var (narrowest, widest) = (Points.zero, Points.infinity)
    for line in lines {
      let fits = line.width <= limit + Lines.tolerance
      if fits { narrowest = max(narrowest, line.width) }
      widest = min(widest, line.overflow - 2 * Lines.tolerance, fits ? .infinity : line.width)
    }
    rooms.widths = min(narrowest, limit)...max(widest, limit)
    let count = Double(lines.count)
    let isLimited = lines.last?.isTruncated == true && lines.count != text.lines.map { max(1, $0) }
    let least = lines.count > 1 ? count * lineHeight : -.infinity
    let most = isLimited ? (count + 1) * lineHeight - 2 * Lines.tolerance : .infinity
    rooms.heights = least...most
    rooms.leaveOutNothing(proposal)
    return rooms
  }

  /// The lines of `text` as they are read in what is proposed, each without the spaces that hang
  /// over its end.
  package func lines(of text: StyledText, in proposal: TextProposal) -> [String] {
    if proposal.isNothing { return [] }
    let characters = Array(text.content)
    return lines(of: text, set: face(of: text), in: proposal).map { line in
      String(characters[line.clusters]) + (line.isTruncated ? Self.ellipsis : "")
    }
  }

  private static let ellipsis = "…"

  private func face(of text: StyledText) -> any Typeface {
    model(of: text).typeface(FontChoice(size: text.fontSize, weight: text.weight))
  }

  private func lines(
    of text: StyledText, set face: any Typeface, in proposal: TextProposal
  ) -> [Lines.Line] {
    let ellipsis = Self.ellipsis.unicodeScalars.reduce(0) { $0 + face.glyph(for: $1).advance }
    return Lines(clusters: face.clusters(of: text.content), width: proposal.lineWidth)
      .all(limit: lineLimit(of: text, in: proposal, face.lineHeight), ellipsis: ellipsis)
  }

  /// How many lines `text` may take; at least one.
  private func lineLimit(
    of text: StyledText, in proposal: TextProposal, _ lineHeight: Points
  ) -> Int {
    let lines = max(1, text.lines ?? .max)
    guard let height = proposal.height else { return lines }
    let fitting = ((height + Lines.tolerance) / lineHeight).rounded(.down)
    return max(1, Int(exactly: fitting).map { min(lines, $0) } ?? lines)
  }
}

extension TextRooms {
  /// Leaves out no room at all, which has an answer of its own.
  fileprivate mutating func leaveOutNothing(_ proposal: TextProposal) {
    guard widths.contains(0), heights.contains(0) else { return }
    if proposal.width ?? .infinity > Lines.tolerance {
      widths = 2 * Lines.tolerance...max(widths.upperBound, 2 * Lines.tolerance)
    } else {
      heights = 2 * Lines.tolerance...max(heights.upperBound, 2 * Lines.tolerance)
    }
  }
}

extension TextProposal {
  /// Whether there is no room on either axis: the answer is none, too.
  fileprivate var isNothing: Bool {
    width ?? .infinity <= Lines.tolerance && height ?? .infinity <= Lines.tolerance
  }
  /// How wide a line may be, in points.
  fileprivate var lineWidth: Points { max(0, width ?? .infinity) }
}
