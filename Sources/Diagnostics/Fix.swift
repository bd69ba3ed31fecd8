package import LayoutText

/// Edits that together remove one fault.
package struct Fix: Hashable, Sendable {
  /// Who may apply a fix.
  package enum Applicability: String, Hashable, Sendable, CaseIterable {
    /// Any tool: the meaning stays, or is unambiguous.
    case safe
    /// An author who has read it.
    case unsafe
    /// Only the author, by hand: it is one of several interpretations.
    case display
  }

  package let applicability: Applicability
  package let edits: [Edit]

  package init(_ applicability: Applicability = .safe, _ edits: [Edit]) {
    self.applicability = applicability
    self.edits = edits
  }

  /// A safe replacement of one span.
  package static func replacing(_ range: TextRange, with text: String) -> Fix {
    Fix(.safe, [Edit(replace: range, with: text)])
  }

  /// A safe pair of parentheses around a span.
  package static func parenthesizing(_ range: TextRange) -> Fix {
    let (start, end) = (range.lowerBound, range.upperBound)
    return Fix(
      .safe, [Edit(replace: start..<start, with: "("), Edit(replace: end..<end, with: ")")])
  }

  /// A safe insertion at one place.
  package static func inserting(_ text: String, at offset: Int) -> Fix {
    replacing(offset..<offset, with: text)
  }
}
