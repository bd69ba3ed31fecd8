internal import LayoutDiagnostics
internal import LayoutText

/// A data or font file that a layout names, as far as it was read.
package enum NamedFile<Content: Sendable>: Sendable {
  case content(Content)
  /// Why there is no file to read.
  case unreadable(String)
  /// What is wrong with its content.
  case invalid(String)

  /// `nil` where it could not be read.
  package var content: Content? { if case .content(let content) = self { content } else { nil } }

  /// The diagnostic with the reason why it could not be read; `nil` where it could.
  func fault(_ code: Diagnostic.Code, _ headline: String, at range: TextRange) -> Diagnostic? {
    let diagnostic = Diagnostic(code, headline, at: range, label: "referenced here")
    return switch self {
    case .content: nil
    case .invalid(let reason): diagnostic.noting(reason)
    case .unreadable(let reason):
      diagnostic.noting(reason).noting("a path is relative to the file that names it")
    }
  }
}
