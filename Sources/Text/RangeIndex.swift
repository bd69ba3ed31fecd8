/// Ranges, searchable by position.
package struct RangeIndex: Hashable, Sendable {
  private let lowerBounds: [Int]
  /// By range, the furthest that it and those before it go.
  private let reaches: [Int]
  /// By range, where the first of it and those behind it ends.
  private let firstEnds: [Int]

  /// - Complexity: O(*n* log *n*).
  package init(_ ranges: some Sequence<TextRange>) {
    let sorted = ranges.sorted { $0.lowerBound < $1.lowerBound }
    lowerBounds = sorted.map(\.lowerBound)
    var (reaches, firstEnds) = (sorted.map(\.upperBound), sorted.map(\.upperBound))
    for index in reaches.indices.dropFirst() {
      reaches[index] = max(reaches[index], reaches[index - 1])
    }
    for index in firstEnds.indices.dropLast().reversed() {
      firstEnds[index] = min(firstEnds[index], firstEnds[index + 1])
    }
    (self.reaches, self.firstEnds) = (reaches, firstEnds)
  }

  /// Whether one of the ranges lies inside of `range` or around it, ends included.
  ///
  /// - Complexity: O(log *n*).
  package func nests(with range: TextRange) -> Bool {
    let inner = count(below: range.lowerBound)
    if inner < firstEnds.count, firstEnds[inner] <= range.upperBound { return true }
    let outer = count(below: range.lowerBound + 1)
    return outer > 0 && reaches[outer - 1] >= range.upperBound
  }

  /// Whether one of the ranges begins in `range`.
  ///
  /// - Complexity: O(log *n*).
  package func begins(in range: TextRange) -> Bool {
    let index = count(below: range.lowerBound)
    return index < lowerBounds.count && lowerBounds[index] < range.upperBound
  }

  /// How many of the ranges begin before `offset`.
  private func count(below offset: Int) -> Int {
    lowerBounds.partitioningIndex { $0 >= offset }
  }
}
