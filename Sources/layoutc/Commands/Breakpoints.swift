internal import LayoutCompiler
internal import LayoutLint
internal import LayoutText

extension Command {
  static let breakpoints = Command(
    name: "breakpoints",
    summary: "Print the widths at which layouts change.",
    operand: .layouts,
    options: [LintWords.widths],
    examples: [
      Example(
        words: "layoutc breakpoints Feed.layout", purpose: "From the smallest phone to a pad.")
    ]
  ) { invocation throws(UsageError) in
    let widths = try invocation.widths() ?? LintSettings().widths
    let inputs = Inputs(try Admission.files(of: invocation))
    var code = inputs.code
    for compilation in inputs.files.map(inputs.compilation) {
      if compilation.diagnostics.hasErrors {
        code = max(code, .findings)
        StandardError.complain("'\(compilation.source.name)' has errors: layoutc check says which")
      } else {
        StandardOutput.write(LayoutLint.breakpoints(of: compilation.subject, over: widths))
      }
    }
    return code
  }
}
