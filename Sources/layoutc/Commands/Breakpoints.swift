internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutLint
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let breakpoints = Command(
    name: "breakpoints",
    summary: "Print the view widths at which layouts change.",
    operand: .layouts,
    options: [RuleSelection.widths, DiagnosticPrinter.format, DiagnosticPrinter.color]
      + ConfigurationOptions.options,
    examples: [
      Example(
        call: "layoutc breakpoints Feed.layout",
        purpose: "Every width from the smallest phone to a large tablet.")
    ]
  ) { invocation throws(UsageError) in
    let widths = try invocation.widths() ?? LintSettings().widths
    let loader = SourceLoader(try OperandFiles.all(of: invocation))
    var dataFiles = DataFiles()
    var collector = DiagnosticCollector()
    for compilation in loader.files.map({ dataFiles.completed(loader.compilation(of: $0)) }) {
      if compilation.diagnostics.hasErrors {
        collector.add(compilation.diagnostics.filter { $0.severity == .error }, of: compilation)
      } else {
        StandardOutput.write(LayoutLint.breakpoints(of: compilation.subject, over: widths))
      }
    }
    let code = max(loader.code, collector.hasErrors ? .findings : .success)
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(loader.library.sources.grouped(collector.diagnostics), code))
    return code
  }
}
