internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let check = Command(
    name: "check",
    summary: "Check layouts: syntax, names, types, every branch and preview.",
    operand: .layouts,
    options: [FileAccess.swift, DiagnosticPrinter.format, DiagnosticPrinter.color]
      + ConfigurationOptions.options,
    examples: [
      Example(call: "layoutc check Layouts", purpose: "All files in a directory."),
      Example(
        call: "layoutc check --diagnostics concise - < Feed.layout",
        purpose: "Standard input, one line for each diagnostic."),
    ]
  ) { invocation throws(UsageError) in
    let loader = SourceLoader(try OperandFiles.all(of: invocation))
    var dataFiles = DataFiles(loader.access)
    var collector = DiagnosticCollector()
    for file in loader.files {
      let compilation = loader.compilation(of: file)
      collector.add(dataFiles.completed(compilation).checked, of: compilation)
    }
    let code = max(loader.code, collector.hasErrors ? .findings : .success)
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(loader.grouped(collector.diagnostics), code))
    return code
  }
}
