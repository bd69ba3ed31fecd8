internal import LayoutGeometry

/// A text in its letters, asked for its size again and again: lines are broken anew only where they
/// may come out otherwise.
package struct SetText: Sendable {
  private let text: StyledText
  private let face: any Typeface
  private let clusters: [Cluster]
  private let pixels: PixelGrid
  /// Whether a device may come to other numbers.
  package let isApproximate: Bool
  /// The latest answers, the last one first.
  private var known: [Known] = []

  /// An answer, and where else it holds.
  private struct Known {
    let lineLimit: Int
    let widths: Lines.LikeWidths
    let answer: TextAnswer
  }

  /// So many answers are remembered.
  private static let mostKnown = 8

  static let ellipsis = "…"

  init(_ text: StyledText, by model: TextModel, _ pixels: PixelGrid) {
    (self.text, self.pixels) = (text, pixels)
    face = model.typeface(FontChoice(size: text.fontSize, weight: text.weight))
    clusters = face.clusters(of: text.content)
    isApproximate = model.isApproximate || model.isUnshaped && text.content.needsShaping
  }

  /// What the text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) where its lines are known to be the same.
  package mutating func answer(to proposal: TextProposal) -> TextAnswer {
    if proposal.isNothing {
      return TextAnswer(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0,
        isTruncated: !text.content.isEmpty, isApproximate: isApproximate, rooms: .nothing)
    }
    let (limit, width) = (lineLimit(in: proposal), proposal.lineWidth)
    if let place = known.firstIndex(where: {
      $0.lineLimit == limit && $0.widths.contains(width)
    }) {
      if place > 0 { known.swapAt(0, place) }
    } else {
      let broken = broken(in: proposal)
      if known.count == Self.mostKnown { known.removeLast() }
      known.insert(
        Known(lineLimit: limit, widths: broken.widths, answer: answer(of: broken, width)), at: 0)
    }
    var answer = known[0].answer
    // One letter may be wider than the line; the text does not answer more than the line.
    if answer.fillsWidth { answer.size.width = width }
    answer.rooms.leaveOutNothing(but: proposal)
    return answer
  }

  /// Its lines in what is proposed.
  func broken(in proposal: TextProposal) -> Lines.Broken {
    let ellipsis = Self.ellipsis.unicodeScalars.reduce(0) { $0 + face.glyph(for: $1).advance }
    return Lines(clusters: clusters, width: proposal.lineWidth)
      .all(limit: lineLimit(in: proposal), ellipsis: ellipsis)
  }

  /// What lines come to where they may be as wide as `limit`.
  private func answer(of broken: Lines.Broken, _ limit: Points) -> TextAnswer {
    let lines = broken.lines
    let width = lines.reduce(0) { max($0, $1.width) }
    return TextAnswer(
      size: Size(
        width: pixels.covering(width),
        height: pixels.covering(Double(lines.count) * face.lineHeight)),
      firstBaseline: face.ascent,
      lastBaseline: Double(lines.count - 1) * face.lineHeight + face.ascent,
      lineCount: lines.count, isTruncated: lines.contains(where: \.isTruncated),
      isApproximate: isApproximate,
      rooms: TextRooms(
        widths: .lengths(from: broken.widths.least, to: broken.widths.most),
        heights: heights(of: lines)),
      fillsWidth: width > limit + Lines.tolerance)
  }

  /// The heights that a text may be proposed and have `lines`, short of where rounding has a say.
  private func heights(of lines: [Lines.Line]) -> ClosedRange<Points> {
    let count = Double(lines.count)
    let least =
      lines.count > 1 ? count * face.lineHeight - Lines.tolerance / 2 : -.infinity
    let isCut = lines.last?.isTruncated == true && lines.count != text.lines.map { max(1, $0) }
    let most = isCut ? (count + 1) * face.lineHeight - 2 * Lines.tolerance : .infinity
    return .lengths(from: least, to: most)
  }

  /// How many lines it may take; at least one.
  private func lineLimit(in proposal: TextProposal) -> Int {
    let lines = max(1, text.lines ?? .max)
    guard let height = proposal.height else { return lines }
    let fitting = ((height + Lines.tolerance) / face.lineHeight).rounded(.down)
    return max(1, Int(exactly: fitting).map { min(lines, $0) } ?? lines)
  }
}
