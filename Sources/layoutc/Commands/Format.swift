extension Command {
  static let format = Command(
    name: "format",
    summary: "Format layouts in place.",
    operand: .layouts,
    options: [
      FormatSession.check, FormatSession.difference, DiagnosticPrinter.format,
      DiagnosticPrinter.color,
    ]
      + ConfigurationOptions.options,
    examples: [
      Example(call: "layoutc format Layouts", purpose: "All files in a directory, in place."),
      Example(
        call: "layoutc format --check Layouts",
        purpose: "List the files that would change; exit with 1 if there are any."),
      Example(
        call: "layoutc format --diff Feed.layout",
        purpose: "Show what would change; exit with 0, or with 1 if --check is given."),
      Example(
        call: "layoutc format - < Feed.layout", purpose: "Standard input to standard output."),
    ]
  ) { invocation throws(UsageError) in
    var session = FormatSession(invocation)
    return session.format(try OperandFiles.all(of: invocation))
  }
}
