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
