package import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// The headline, then notes and helps.
  package var plainText: String { ([headline] + remarks).map(\.printable).joined(separator: "\n") }

  /// Notes and helps, one a line.
  var remarks: [String] {
    notes.map { "note: \($0)" } + helps.map { "help: \($0.text)" }
      + [call].compactMap { $0.map { "see: \($0)" } }
  }
}
