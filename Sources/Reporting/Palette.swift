internal import LayoutDiagnostics
internal import LayoutText

/// The colours of a report as terminal sequences. They repeat information of the text.
package struct Palette: Hashable, Sendable {
  let error: String
  let warning: String
  let note: String
  /// Line numbers and the bars beside them.
  let margin: String
  let reset: String

  /// No colours.
  package static let plain = Palette(error: "", warning: "", note: "", margin: "", reset: "")

  /// The sixteen standard colours, which follow the terminal's theme.
  package static let terminal = Palette(
    error: "\u{1B}[1;31m", warning: "\u{1B}[1;33m", note: "\u{1B}[1;36m", margin: "\u{1B}[34m",
    reset: "\u{1B}[0m")

  func color(of severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
