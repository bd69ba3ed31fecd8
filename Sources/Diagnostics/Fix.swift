package import LayoutText

/// Edits that mend one fault together.
package struct Fix: Hashable, Sendable {
  /// Who may apply a fix.
  package enum Applicability: String, Hashable, Sendable, CaseIterable {
    /// Anybody: the meaning stays, or was never in doubt.
    case safe
    /// An author who has read it.
    case unsafe
    /// Nobody but the author's own hands: it is one of several readings.
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

  /// A safe insertion at one place.
  package static func inserting(_ text: String, at offset: Int) -> Fix {
    replacing(offset..<offset, with: text)
  }
}
