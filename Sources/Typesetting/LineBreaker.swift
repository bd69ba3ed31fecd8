internal import LayoutGeometry

/// A text in clusters, and the lines that it falls into.
struct LineBreaker {
  let clusters: [Cluster]
  /// How wide a line may be, in points.
  let width: Points

  /// What a sum of lengths may exceed a limit by, in points: the error of its additions.
  static let tolerance: Points = 1e-6

  struct Line {
    /// The clusters that are seen: those of the line but the spaces that hang over its end.
    var clusters: Range<Int>
    /// How wide these are, with the ellipsis if there is one, in points.
    var width: Points = 0
    /// The cluster that the next line begins with; `nil` in the last one.
    var next: Int?
    var isTruncated = false
  }

  /// The widths at which lines are the same, in points.
  struct WidthRange {
    private(set) var least: Points = 0
    private(set) var most: Points = .infinity

    func contains(_ width: Points) -> Bool { least <= width && width <= most }

    /// Leaves those out at which something `length` points long that fits at `width` does not.
    mutating func keep(fitting length: Points, at width: Points) {
      least = max(least, min(length - LineBreaker.tolerance / 2, width))
    }

    /// Leaves those out at which something `length` points long fits that does not at `width`.
    mutating func keep(tooNarrowFor length: Points, at width: Points) {
      // With a margin for rounding.
      most = min(most, max(length - 2 * LineBreaker.tolerance, width))
    }
  }

  /// Calls `body` for each line, at most `limit` times: if there are more, the last ends with an
  /// ellipsis.
  ///
  /// - Parameter ellipsis: How wide that is, in points.
  /// - Returns: The widths at which the lines are the same.
  /// - Complexity: O(*n*) in the clusters of the lines. None is looked at more than twice: once where
  ///   it no longer fits, once in its own line.
  func forEachLine(
    limit: Int, ellipsis: @autoclosure () -> Points, _ body: (Line) -> Void
  ) -> WidthRange {
    var widths = WidthRange()
    var (start, count) = (0, 0)
    while true {
      let line = line(from: start, &widths)
      count += 1
      if line.next != nil, count == limit {
        body(truncatedLine(from: start, ellipsis: ellipsis(), &widths))
        return widths
      }
      body(line)
      guard let next = line.next else { return widths }
      start = next
    }
  }

  /// The line that begins with the cluster `start`: as many words as fit; of a word that is wider
  /// than a line as many clusters, at least one.
  ///
  /// - Parameter widths: is narrowed to those at which it is the same.
  /// - Complexity: O(*k*) in the clusters that fit and in the word that does not.
  /// - Source: `content.md` b.2, rules 2 and 3.
  private func line(from start: Int, _ widths: inout WidthRange) -> Line {
    var line = Line(clusters: start..<start)
    var lastBreak: (line: Line, widths: WidthRange)?
    var pen: Points = 0
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.traits.contains(.newline) { return line.followed(by: index + 1) }
      pen += index == start ? cluster.advance : cluster.kerning + cluster.advance
      if !cluster.traits.contains(.space) {
        if !fits(pen, &widths), index > start {
          guard let lastBreak else { return line.followed(by: index) }
          // How much of the word would have fitted does not matter.
          widths = lastBreak.widths
          widths.keep(tooNarrowFor: reach(ofWordFrom: index, pen), at: width)
          return lastBreak.line
        }
        (line.clusters, line.width) = (start..<index + 1, pen)
      }
      if index + 1 < clusters.count, cluster.traits.allowsBreak(before: clusters[index + 1].traits)
      {
        lastBreak = (line.followed(by: index + 1), widths)
      }
    }
    return line
  }

  /// How far the rest of a word reaches whose cluster `start` ends at `pen`.
  private func reach(ofWordFrom start: Int, _ pen: Points) -> Points {
    var (pen, reach) = (pen, pen)
    for index in start + 1..<clusters.count {
      let cluster = clusters[index]
      let isNext = clusters[index - 1].traits.allowsBreak(before: cluster.traits)
      if isNext || cluster.traits.contains(.newline) { break }
      pen += cluster.kerning + cluster.advance
      if !cluster.traits.contains(.space) { reach = max(reach, pen) }
    }
    return reach
  }

  /// The line that begins with the cluster `start`, is cut at a cluster where it must be and ends
  /// with an ellipsis: no space stands before that.
  ///
  /// - Parameter widths: is narrowed to those at which it is the same.
  /// - Complexity: O(*k*) in the clusters that fit, and the spaces after them.
  /// - Source: `content.md` b.2, rule 4.
  private func truncatedLine(
    from start: Int, ellipsis: Points, _ widths: inout WidthRange
  ) -> Line {
    _ = fits(ellipsis, &widths)
    var line = Line(clusters: start..<start, width: ellipsis, isTruncated: true)
    var pen: Points = 0
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.traits.contains(.newline) { break }
      pen += index == start ? cluster.advance : cluster.kerning + cluster.advance
      if cluster.traits.contains(.space) { continue }
      if !fits(pen + ellipsis, &widths) { break }
      (line.clusters, line.width) = (start..<index + 1, pen + ellipsis)
    }
    return line
  }

  /// Whether `length` fits on a line; narrows `widths` to those at which the answer is the same.
  private func fits(_ length: Points, _ widths: inout WidthRange) -> Bool {
    let fits = length <= width + Self.tolerance
    if fits {
      widths.keep(fitting: length, at: width)
    } else {
      widths.keep(tooNarrowFor: length, at: width)
    }
    return fits
  }
}

extension LineBreaker.Line {
  /// This line with another one after it.
  fileprivate func followed(by next: Int) -> LineBreaker.Line {
    var line = self
    line.next = next
    return line
  }
}
