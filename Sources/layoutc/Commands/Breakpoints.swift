internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let breakpoints = Command(
    name: "breakpoints",
    summary: "Print the widths at which layouts and views change.",
    operand: .layouts,
    options: [LintOptions.widths, DiagnosticPrinter.form, DiagnosticPrinter.color]
      + ConfigurationOptions.options,
    examples: [
      Example(
        words: "layoutc breakpoints Feed.layout", purpose: "From the smallest phone to a pad.")
    ]
  ) { invocation throws(UsageError) in
    let widths = try invocation.widths() ?? LintSettings().widths
    let inputs = Inputs(try NamedFiles.all(of: invocation))
    var dataFiles = DataFiles()
    var findings = Findings()
    for compilation in inputs.files.map({ dataFiles.completed(inputs.compilation(of: $0)) }) {
      if compilation.diagnostics.hasErrors {
        findings.add(compilation.diagnostics.filter { $0.severity == .error }, of: compilation)
      } else {
        StandardOutput.write(LayoutLint.breakpoints(of: compilation.subject, over: widths))
      }
    }
    let code = max(inputs.code, findings.hasErrors ? .findings : .success)
    let talk = DiagnosticPrinter(invocation)
    talk.say(talk.report(inputs.library.sources.grouped(findings.diagnostics), code))
    return code
  }
}
