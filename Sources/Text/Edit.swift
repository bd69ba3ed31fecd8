/// A replacement of one span of source.
package struct Edit: Hashable, Sendable {
  package let range: TextRange
  package let replacement: String

  package init(replace range: TextRange, with replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SourceText {
  /// The text with `edits` made, none of which touches another.
  package func applying(_ edits: [Edit]) -> SourceText {
    var bytes = bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range.shifted(by: -base), with: Array(edit.replacement.utf8))
    }
    return SourceText(bytes: bytes, name: name).placed(at: base)
  }
}

extension [Edit] {
  /// Whether one of them touches one of `others`.
  package func touch(_ others: [Edit]) -> Bool {
    contains { edit in
      others.contains {
        edit.range.lowerBound <= $0.range.upperBound && $0.range.lowerBound <= edit.range.upperBound
      }
    }
  }
}
