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
  /// The text with `edits` made, none of which touches another; of two that begin at one place the later
  /// comes first.
  ///
  /// - Complexity: O(*n* + *m* log *m*) in its length and the edits.
  package func applying(_ edits: [Edit]) -> SourceText {
    var changed: [UInt8] = []
    changed.reserveCapacity(bytes.count)
    var end = 0
    for edit in edits.reversed().sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = edit.range.shifted(by: -base)
      changed += bytes[min(end, range.lowerBound)..<range.lowerBound]
      changed += edit.replacement.utf8
      end = max(end, range.upperBound)
    }
    changed += bytes[end...]
    return SourceText(bytes: changed, name: name).placed(at: base)
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
