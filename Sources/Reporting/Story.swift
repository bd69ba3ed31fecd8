internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// The headline, then the remarks.
  var story: String { ([headline] + remarks).joined(separator: "\n") }

  /// The reasons and what to type, a line each.
  var remarks: [String] { notes.map { "note: \($0)" } + helps.map { "help: \($0.text)" } }
}
