package import LayoutDiagnostics

extension Diagnostic.Code {
  /// The address of the book of rules and codes.
  package static let book =
    "https://github.com/layoutc/layoutc/blob/main/Grammar/Rules.md"

  /// The address of its page in the book.
  package var address: String { "\(Self.book)#\(name)" }
}
