/// Some of the widths of a scenario, as runs of neighbours in order.
struct Widths: Equatable, Sendable {
  private(set) var runs: [ClosedRange<Int>] = []

  /// How many there are.
  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Adds `width`, which is not smaller than any before.
  ///
  /// - Parameter start: The width from which on all are added; `nil` for this one alone.
  mutating func add(_ width: Int, since start: Int? = nil) {
    guard let last = runs.last else { return runs.append(width...width) }
    guard width > last.upperBound else { return }
    if width == last.upperBound + 1 || start == last.upperBound {
      runs[runs.count - 1] = last.lowerBound...width
    } else {
      runs.append(width...width)
    }
  }

  /// Those of them that are in `range`.
  func clamped(to range: ClosedRange<Int>) -> Widths {
    Widths(runs: runs.filter { $0.overlaps(range) }.map { $0.clamped(to: range) })
  }

  /// Those that are in either.
  ///
  /// - Complexity: O(*n* log *n*) in the runs.
  func union(_ other: Widths) -> Widths {
    var union = Widths()
    for run in (runs + other.runs).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.runs.last, run.lowerBound <= last.upperBound + 1 {
        let end = max(last.upperBound, run.upperBound)
        union.runs[union.runs.count - 1] = last.lowerBound...end
      } else {
        union.runs.append(run)
      }
    }
    return union
  }

  /// How many of them are not in `other`.
  ///
  /// - Complexity: O(*n*) in the runs.
  func count(beside other: Widths) -> Int { union(other).count - other.count }
}
