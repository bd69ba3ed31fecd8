internal import LayoutGeometry
internal import LayoutText

/// Which column or row of characters each edge of a picture falls on. Edges that nearly meet share
/// one line, so that a hairline between two cells does not double their borders.
struct GridLines {
  private let origin: Points
  /// The length of one character, in points.
  private let unit: Points
  /// Where lines of shared edges begin, sorted, and the line they are.
  private var starts: [Points] = []
  private var lines: [Int] = []

  /// Beyond this everything is off any canvas.
  private static let farthest = 1e6

  /// - Parameter tolerance: how far apart edges on one line may be, in characters.
  init(_ edges: [Points], from origin: Points, unit: Points, tolerance: Double) {
    (self.origin, self.unit) = (origin, max(unit, 1e-6))
    var end = -Points.infinity
    for edge in edges.sorted() where edge > end {
      starts.append(edge)
      lines.append(nearest(to: edge))
      end = edge + tolerance * self.unit
    }
  }

  /// The line of `edge`, which is one of those the lines were made from.
  func line(of edge: Points) -> Int {
    let next = starts.partitioningIndex { $0 > edge }
    return next == 0 ? nearest(to: edge) : lines[next - 1]
  }

  /// The lines that enclose what lies between two edges.
  func lines(from start: Points, to end: Points) -> ClosedRange<Int> {
    let first = line(of: start)
    return first...max(first, line(of: end))
  }

  /// The line nearest to any place.
  func nearest(to place: Points) -> Int { Self.rounded((place - origin) / unit) }

  private static func rounded(_ number: Double) -> Int {
    guard number.isFinite else { return Int(farthest) }
    return Int(min(max(number.rounded(), -farthest), farthest))
  }
}
