extension RandomAccessCollection {
  /// The index of the first element for which `belongsBehind` is true; `endIndex` if there is none.
  ///
  /// The collection must be partitioned: true for an element means true for all elements after it.
  /// - Complexity: O(log *n*) calls of `belongsBehind`, also where the collection is not partitioned.
  // Inlinable: queries for frames, glyphs and lines would otherwise call it unspecialised.
  @inlinable
  package func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
    var (low, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(low, offsetBy: half)
      if belongsBehind(self[middle]) {
        length = half
      } else {
        low = index(after: middle)
        length -= half + 1
      }
    }
    return low
  }
}

extension Range<Int> {
  /// The same, looked for around `guess`, which need not be in the range.
  ///
  /// - Complexity: O(log *d*) calls of `belongsBehind` in how far the guess is off.
  @inlinable
  package func partitioningIndex(near guess: Int, where belongsBehind: (Int) -> Bool) -> Int {
    var (low, step) = (Swift.min(Swift.max(guess - 1, lowerBound), upperBound), 2)
    var high = low
    while high < upperBound, !belongsBehind(high) {
      (low, high) = (high + 1, Swift.min(high + step, upperBound))
      step *= 2
    }
    if low < high { return (low..<high).partitioningIndex(where: belongsBehind) }
    step = 1
    while low > lowerBound, belongsBehind(low - 1) {
      (high, low) = (low - 1, Swift.max(low - step, lowerBound))
      step *= 2
    }
    return (low..<high).partitioningIndex(where: belongsBehind)
  }
}
