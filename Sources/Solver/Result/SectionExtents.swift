import LayoutGeometry
import LayoutText

/// How far the frames of the sections reach along the scroll axis, ready to be searched.
///
/// Badges and offsets may stick out of their section, so the ends are kept as running maxima and
/// the starts as running minima from behind.
struct SectionExtents {
  private let starts: [Points]
  private let ends: [Points]

  /// - Complexity: O(*n*) in the number of sections.
  init(starts: [Points], ends: [Points]) {
    var (starts, ends) = (starts, ends)
    for index in ends.indices.dropFirst() { ends[index] = max(ends[index], ends[index - 1]) }
    for index in starts.indices.dropLast().reversed() {
      starts[index] = min(starts[index], starts[index + 1])
    }
    (self.starts, self.ends) = (starts, ends)
  }

  /// How far frames stick out of `places`, before and behind, in points.
  ///
  /// - Complexity: O(*n*) in the number of sections.
  func overhang(over places: [PlacedSection]) -> (before: Points, behind: Points) {
    var overhang: (before: Points, behind: Points) = (0, 0)
    for (index, place) in places.enumerated() {
      overhang.before = max(overhang.before, place.start - starts[index])
      overhang.behind = max(overhang.behind, ends[index] - place.start - place.length)
    }
    return overhang
  }

  /// The sections that may have frames between two places on the scroll axis.
  ///
  /// - Complexity: O(log *n*) in the number of sections.
  func sections(from start: Points, to end: Points) -> Range<Int> {
    let first = ends.partitioningIndex { $0 > start }
    let last = starts.partitioningIndex { $0 > end }
    return first..<max(first, last)
  }
}
