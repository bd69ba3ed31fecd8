internal import LayoutGeometry

/// A text in clusters, and the lines that it falls into.
struct Lines {
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
    /// How wide it would be with the first cluster that no longer fits, in points; a line below
    /// that is the same.
    var overflow = Points.infinity
  }

  /// The lines, at most `limit` of them: if there are more, the last ends with an ellipsis.
  ///
  /// - Parameter ellipsis: How wide that is, in points.
  /// - Complexity: O(*n*) in the clusters of the lines. None is looked at more than twice: once where
  ///   it no longer fits, once in its own line.
  func all(limit: Int, ellipsis: Points) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while true {
      let line = line(from: start)
      guard let next = line.next else { return lines + [line] }
      guard lines.count + 1 < limit else {
        let truncated = truncatedLine(from: start, ellipsis: ellipsis)
        return lines + [truncated.overflowing(at: line.overflow)]
      }
      lines.append(line)
      start = next
    }
  }

  /// The line that begins with the cluster `start`: as many words as fit; of a word that is wider
  /// than a line as many clusters, at least one.
  ///
  /// - Complexity: O(*k*) in the clusters that fit.
  /// - Source: `content.md` b.2, rules 2 and 3.
  private func line(from start: Int) -> Line {
    var line = Line(clusters: start..<start)
    var lastBreak: Line?
    var pen: Points = 0
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.traits.contains(.newline) { return line.followed(by: index + 1) }
      pen += index == start ? cluster.advance : cluster.kerning + cluster.advance
      if !cluster.traits.contains(.space) {
        if pen > width + Self.tolerance, index > start {
          return (lastBreak ?? line.followed(by: index)).overflowing(at: pen)
        }
        (line.clusters, line.width) = (start..<index + 1, pen)
      }
      if index + 1 < clusters.count, cluster.traits.allowsBreak(before: clusters[index + 1].traits)
      {
        lastBreak = line.followed(by: index + 1)
      }
    }
    return line
  }

  /// The line that begins with the cluster `start`, is cut at a cluster where it must be and ends
  /// with an ellipsis: no space stands before that.
  ///
  /// - Complexity: O(*k*) in the clusters that fit, and the spaces after them.
  /// - Source: `content.md` b.2, rule 4.
  private func truncatedLine(from start: Int, ellipsis: Points) -> Line {
    var line = Line(clusters: start..<start, width: ellipsis, isTruncated: true)
    var pen: Points = 0
    for index in start..<clusters.count {
      let cluster = clusters[index]
      if cluster.traits.contains(.newline) { break }
      pen += index == start ? cluster.advance : cluster.kerning + cluster.advance
      if cluster.traits.contains(.space) { continue }
      if pen + ellipsis > width + Self.tolerance { return line.overflowing(at: pen + ellipsis) }
      (line.clusters, line.width) = (start..<index + 1, pen + ellipsis)
    }
    return line
  }
}

extension Lines.Line {
  /// This line where it would be so wide with what no longer fits.
  fileprivate func overflowing(at width: Points) -> Lines.Line {
    var line = self
    line.overflow = min(overflow, width)
    return line
  }

  /// This line with another one after it.
  fileprivate func followed(by next: Int) -> Lines.Line {
    var line = self
    line.next = next
    return line
  }
}
