/// A text that another text was made from, and where the parts of the other one come from.
package struct SourceOrigin: Sendable {
  /// What a part of the made text, with offsets from its start, was made from.
  package typealias Part = (range: Range<Int>, source: TextRange)

  /// From offset 0.
  package let source: SourceText
  /// Those that were made from `source`, and from no other file.
  package let parts: [Part]

  package init(_ source: SourceText, parts: [Part]) {
    (self.source, self.parts) = (source, parts.filter { source.holds($0.source) })
  }

  /// The innermost part of `source` that everything in `range` was made from; `nil` where there is
  /// none.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func range(of range: Range<Int>) -> TextRange? {
    let around = parts.filter {
      $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound
    }
    return around.min { $0.range.count < $1.range.count }?.source
  }
}
