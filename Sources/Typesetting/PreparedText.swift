package import LayoutGeometry

/// A text in its letters, asked for its size again and again: lines are broken anew only where they
/// may come out otherwise.
package struct PreparedText: Sendable {
  private var text: StyledText
  private let face: any Typeface
  private var clusters: [Cluster]
  private let pixels: PixelGrid
  /// Whether a device may measure something else.
  package private(set) var isApproximate: Bool
  /// Whether it may measure letters that are shaped, or all letters, otherwise.
  private let (isUnshaped, isAlwaysApproximate): (Bool, Bool)
  /// The latest answers, the last one first.
  private var cache: [CachedMeasurement] = []

  /// An answer, and where else it holds.
  private struct CachedMeasurement {
    let lineLimit: Int
    let widths: LineBreaker.WidthRange
    let answer: TextMeasurement
  }

  /// So many answers are remembered.
  private static let cacheSize = 8
  /// Most texts give no more.
  private static let usualAnswers = 2

  /// What is asked of all lines of a text together.
  private struct LineTotals {
    var count = 0
    /// That of the widest, in points.
    var width: Points = 0
    var isTruncated = false

    mutating func add(_ line: LineBreaker.Line) {
      count += 1
      width = max(width, line.width)
      // Only the last one ever is.
      isTruncated = line.isTruncated
    }
  }

  static let ellipsis = "…"

  init(_ text: StyledText, by model: TextModel, _ pixels: PixelGrid) {
    (self.text, self.pixels) = (text, pixels)
    face = model.typeface(FontChoice(size: text.fontSize, weight: text.weight))
    clusters = face.clusters(of: text.content)
    (isUnshaped, isAlwaysApproximate) = (model.isUnshaped, model.isApproximate)
    isApproximate = isAlwaysApproximate || isUnshaped && text.content.needsShaping
  }

  /// Makes it another text of the same style.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package mutating func show(_ content: String) {
    text.content = content
    clusters = face.clusters(of: content)
    isApproximate = isAlwaysApproximate || isUnshaped && content.needsShaping
    cache.removeAll(keepingCapacity: true)
  }

  /// What the text answers to `proposal`.
  ///
  /// - Complexity: O(*n*) in the length of the text; O(1) where its lines are known to be the same.
  package mutating func measure(in proposal: TextProposal) -> TextMeasurement {
    if proposal.isNothing {
      return TextMeasurement(
        size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0,
        isTruncated: !text.content.isEmpty, isApproximate: isApproximate, validProposals: .nothing)
    }
    let (limit, width) = (lineLimit(in: proposal), proposal.lineWidth)
    if let place = cache.firstIndex(where: {
      $0.lineLimit == limit && $0.widths.contains(width)
    }) {
      if place > 0 { cache.swapAt(0, place) }
    } else {
      var lines = LineTotals()
      let widths = forEachLine(in: proposal) { lines.add($0) }
      if cache.isEmpty { cache.reserveCapacity(Self.usualAnswers) }
      if cache.count == Self.cacheSize { cache.removeLast() }
      cache.insert(
        CachedMeasurement(
          lineLimit: limit, widths: widths, answer: answer(of: lines, at: widths, width)), at: 0)
    }
    var answer = cache[0].answer
    // One letter may be wider than the line; the text does not answer more than the line.
    if answer.fillsWidth { answer.size.width = width }
    answer.validProposals.leaveOutNothing(but: proposal)
    return answer
  }

  /// How wide its widest line is and how high each is, in points, before they are put on pixels.
  package func lineExtents(in proposal: TextProposal) -> Size {
    var lines = LineTotals()
    forEachLine(in: proposal) { lines.add($0) }
    return Size(width: lines.width, height: face.lineHeight)
  }

  /// Calls `body` for each of its lines in what is proposed; returns the widths at which they are the
  /// same.
  @discardableResult
  func forEachLine(
    in proposal: TextProposal, _ body: (LineBreaker.Line) -> Void
  ) -> LineBreaker.WidthRange {
    LineBreaker(clusters: clusters, width: proposal.lineWidth).forEachLine(
      limit: lineLimit(in: proposal),
      ellipsis: Self.ellipsis.unicodeScalars.reduce(0) { $0 + face.glyph(for: $1).advance }, body)
  }

  /// The measurement of lines that may be as wide as `limit`.
  private func answer(
    of lines: LineTotals, at widths: LineBreaker.WidthRange, _ limit: Points
  ) -> TextMeasurement {
    TextMeasurement(
      size: Size(
        width: pixels.covering(lines.width),
        height: pixels.covering(Double(lines.count) * face.lineHeight)),
      firstBaseline: face.ascent,
      lastBaseline: Double(lines.count - 1) * face.lineHeight + face.ascent,
      lineCount: lines.count, isTruncated: lines.isTruncated,
      isApproximate: isApproximate,
      validProposals: ProposalRange(
        widths: .lengths(from: widths.least, to: widths.most),
        heights: heights(of: lines)),
      fillsWidth: lines.width > limit + LineBreaker.tolerance)
  }

  /// The heights that a text may be proposed and have `lines`, with a margin for rounding.
  private func heights(of lines: LineTotals) -> ClosedRange<Points> {
    let count = Double(lines.count)
    let least =
      lines.count > 1 ? count * face.lineHeight - LineBreaker.tolerance / 2 : -.infinity
    let isCut = lines.isTruncated && lines.count != text.lines.map { max(1, $0) }
    let most = isCut ? (count + 1) * face.lineHeight - 2 * LineBreaker.tolerance : .infinity
    return .lengths(from: least, to: most)
  }

  /// How many lines it may take; at least one.
  private func lineLimit(in proposal: TextProposal) -> Int {
    let lines = max(1, text.lines ?? .max)
    guard let height = proposal.height else { return lines }
    let fitting = ((height + LineBreaker.tolerance) / face.lineHeight).rounded(.down)
    return max(1, Int(exactly: fitting).map { min(lines, $0) } ?? lines)
  }
}
