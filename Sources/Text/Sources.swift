/// The files of one call, each with a range of its own among all offsets, in the order they were
/// added.
package struct Sources: Sendable {
  package private(set) var all: [SourceText] = []

  package init() {}

  /// Adds `source` behind the others and returns it with its place.
  package mutating func add(_ source: SourceText) -> SourceText {
    // The offset behind the last byte belongs to a file, too: it is where something may be missing.
    let placed = source.placed(at: all.last.map { $0.range.upperBound + 1 } ?? 0)
    all.append(placed)
    return placed
  }

  /// The place among `all` of the file that `offset` lies in.
  ///
  /// - Complexity: O(log *n*) in the number of files.
  package func index(of offset: Int) -> Int {
    max(0, all.partitioningIndex { $0.base > offset } - 1)
  }

  /// The file that `offset` lies in; there has to be one.
  package func file(at offset: Int) -> SourceText { all[index(of: offset)] }

  /// The text in `range`, which lies in one file.
  package subscript(range: TextRange) -> String { file(at: range.lowerBound)[range] }
}
