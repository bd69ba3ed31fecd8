/// A text that another text was made from, and where the parts of the other one come from.
package struct SourceOrigin: Sendable {
  /// What a part of the made text, with offsets from its start, was made from.
  package typealias Part = (range: Range<Int>, source: TextRange)

  /// From offset 0.
  package let source: SourceText
  /// Those that were made from `source`, and from no other file.
  package let parts: [Part]
  /// Parts that are the same in both texts, so that every place in one has its place in the other.
  package var copies: [Part] = []

  /// What the made text shows in other places, too, and says nothing new of.
  package var repeats: [TextRange] = []
  package var guesses = Guesses()

  /// What the made text says and what it was made from does not.
  package struct Guesses: Sendable {
    /// The parameters that stand for the sizes which views of a framework choose themselves.
    package let sizes: Set<String>
    /// The layouts whose sections nothing puts into one layout.
    package let layouts: Set<String>
    /// All parameters that stand for what is not known.
    package let values: Set<String>

    package init(
      sizes: Set<String> = [], layouts: Set<String> = [], values: Set<String> = []
    ) {
      (self.sizes, self.layouts, self.values) = (sizes, layouts, values)
    }
  }

  package init(_ source: SourceText, parts: [Part]) {
    (self.source, self.parts) = (source, parts.filter { source.holds($0.source) })
  }

  /// What everything in `range` was copied from, or else the innermost part of `source` that it was
  /// made from; `nil` where there is none.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func range(of range: Range<Int>) -> TextRange? {
    if let copy = copies.first(where: { $0.range.contains(range) }) {
      return range.shifted(by: copy.source.lowerBound - copy.range.lowerBound)
    }
    let around = parts.filter { $0.range.contains(range) }
    return around.min { $0.range.count < $1.range.count }?.source
  }

  /// Whether `range` of the made text is in one of the repeats.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func isRepeated(_ range: Range<Int>) -> Bool {
    parts.contains { repeats.contains($0.source) && $0.range.contains(range) }
  }
}
