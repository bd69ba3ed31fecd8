extension Command {
  static let format = Command(
    name: "format",
    summary: "Write layouts in their canonical form, each file in its place.",
    operand: .layouts,
    options: [
      Formatting.check, Formatting.difference, DiagnosticPrinter.form, DiagnosticPrinter.color,
    ]
      + ConfigurationOptions.options,
    examples: [
      Example(words: "layoutc format Layouts", purpose: "All files of a directory, in place."),
      Example(
        words: "layoutc format --check Layouts",
        purpose: "Name the files that would change; the exit code is 1 if there are any."),
      Example(
        words: "layoutc format --diff Feed.layout",
        purpose: "Show what would change; the exit code is 0, with --check 1."),
      Example(
        words: "layoutc format - < Feed.layout", purpose: "Standard input to standard output."),
    ]
  ) { invocation throws(UsageError) in
    var formatting = Formatting(invocation)
    return formatting.format(try NamedFiles.all(of: invocation))
  }
}
