/// The manual page of the tool in roff, from the same declarations as the help.
///
/// - Source: the macros of man(7).
struct ManualPage {
  /// The page.
  var text: String {
    """
    .TH LAYOUTC 1 "" "layoutc \(Version.current)" "User Commands"
    .nh
    .ad l
    .SH NAME
    layoutc \\- \(escaped(HelpText.summary))
    .SH SYNOPSIS
    .B layoutc
    .I subcommand
    .RI [ options ]
    .RI [ arguments ]
    .SH DESCRIPTION
    Results are written to standard output, diagnostics to standard error.
    .B layoutc
    .I file
    is short for
    .B layoutc \(Command.default.name)
    .IR file .
    .SH COMMANDS
    \(Command.all.map(section).joined())\
    .SH OPTIONS OF ALL COMMANDS
    \([Option.help, .version].map(entry).joined())\
    .SH EXIT STATUS
    \(ExitCode.documentation.map { tagged(String($0.code.rawValue), $0.meaning) }.joined())\
    .SH FILES
    \(tagged(".layoutc.json", "Settings of the linter for the files in its folder and below."))\
    \(tagged(".layoutc-baseline.json", "Findings that lint leaves out, if it is named with --baseline."))\
    .SH EXAMPLES
    \(Command.all.flatMap(\.examples).map { tagged($0.call, $0.purpose) }.joined())
    """
  }

  private func section(of command: Command) -> String {
    var usage = "layoutc \(command.name)"
    if let operand = command.operand {
      usage += operand.isRequired ? " <\(operand.name)>" : " [<\(operand.name)>]"
      if operand.isRepeatable { usage += " ..." }
    }
    return ".SS \(escaped(usage))\n\(escaped(command.summary))\n"
      + command.options.map(entry).joined()
      + (command.operand.map { tagged("<\($0.name)>", $0.help()) } ?? "")
  }

  private func entry(of option: Option) -> String { tagged(option.synopsis, option.description) }

  /// A paragraph with a term before it.
  private func tagged(_ term: String, _ text: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(text))\n"
  }

  /// Text that roff prints unchanged.
  private func escaped(_ text: String) -> String {
    let characters = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "\"": "\\(dq"
      case "'": "\\(aq"
      case "…": "..."
      default: String(character)
      }
    }.joined()
    return characters.hasPrefix(".") ? "\\&" + characters : characters
  }
}
