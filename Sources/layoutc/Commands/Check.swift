internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let check = Command(
    name: "check",
    summary: "Say what is wrong with layouts, in every branch and preview.",
    operand: .layouts,
    options: [DiagnosticPrinter.form, DiagnosticPrinter.color] + ConfigurationOptions.options,
    examples: [
      Example(words: "layoutc check Layouts", purpose: "All files of a directory."),
      Example(
        words: "layoutc check --diagnostics concise - < Feed.layout",
        purpose: "Standard input, a line for each finding."),
    ]
  ) { invocation throws(UsageError) in
    let inputs = Inputs(try NamedFiles.all(of: invocation))
    var dataFiles = DataFiles()
    var findings = Findings()
    for file in inputs.files {
      let compilation = inputs.compilation(of: file)
      findings.add(dataFiles.completed(compilation).checked, of: compilation)
    }
    let code = max(inputs.code, findings.hasErrors ? .findings : .success)
    let talk = DiagnosticPrinter(invocation)
    talk.say(talk.report(inputs.library.sources.grouped(findings.diagnostics), code))
    return code
  }
}
