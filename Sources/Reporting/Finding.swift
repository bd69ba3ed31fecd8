package import LayoutDiagnostics
internal import LayoutText

/// A diagnostic with its status and the element around it.
package struct Finding: Hashable, Sendable {
  /// Whether it counts.
  package enum Status: Hashable, Sendable {
    /// It counts.
    case active
    /// A comment in the source suppresses it, with a reason.
    case suppressed(reason: String?)
    /// The baseline lists it.
    case known
  }

  package let diagnostic: Diagnostic
  package let status: Status
  /// The path of the element around it, as in `feed/posts/tile`, if known.
  package let element: String?

  package init(_ diagnostic: Diagnostic, status: Status = .active, in element: String? = nil) {
    (self.diagnostic, self.status, self.element) = (diagnostic, status, element)
  }
}
