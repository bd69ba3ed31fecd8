package import LayoutDiagnostics
internal import LayoutText

/// A diagnostic with what is known of it beside its words.
package struct Finding: Hashable, Sendable {
  /// Whether anybody is asked to do something about it.
  package enum Status: Hashable, Sendable {
    /// It counts.
    case active
    /// A comment in the source silences it, for the reason it gives.
    case suppressed(reason: String?)
    /// It was there before: a baseline lists it.
    case known
  }

  package let diagnostic: Diagnostic
  package let status: Status
  /// The path of the element around it, as in `feed/posts/tile`; `nil` where nobody knows it.
  package let element: String?

  package init(_ diagnostic: Diagnostic, status: Status = .active, in element: String? = nil) {
    (self.diagnostic, self.status, self.element) = (diagnostic, status, element)
  }
}
