internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutLint
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let breakpoints = Command(
    name: "breakpoints",
    summary: "Print the view widths at which layouts change.",
    operand: .layouts,
    options: [
      RuleSelection.widths.described(as: "View widths to search, as in 320...1366."),
      FileAccess.swift, DiagnosticPrinter.format, DiagnosticPrinter.color,
    ]
      + ConfigurationOptions.options,
    examples: [
      Example(
        call: "layoutc breakpoints Feed.layout",
        purpose: "Every width from the smallest phone to a large tablet.")
    ]
  ) { invocation throws(UsageError) in
    let widths = try invocation.widths() ?? LintSettings().widths
    let loader = SourceLoader(try OperandFiles.all(of: invocation))
    var dataFiles = DataFiles(loader.access)
    var collector = DiagnosticCollector()
    for compilation in loader.files.map({ dataFiles.completed(loader.compilation(of: $0)) }) {
      if compilation.diagnostics.hasErrors {
        collector.add(compilation.diagnostics.filter { $0.severity == .error }, of: compilation)
      } else {
        let table = BreakpointTable(of: compilation, over: widths)
        StandardOutput.write(table.text)
        collector.add([table.limit].compactMap(\.self), of: compilation)
      }
    }
    let code = max(loader.code, collector.hasErrors ? .findings : .success)
    let printer = DiagnosticPrinter(invocation)
    printer.print(printer.report(loader.grouped(collector.diagnostics), code))
    return code
  }
}

/// The breakpoints of each layout and each view of a file, a line each below its name.
private struct BreakpointTable {
  let text: String
  /// What was left out, if anything was.
  let limit: Diagnostic?

  init(of compilation: Compilation, over widths: ClosedRange<Int>) {
    let height = compilation.breakpointHeight.map { ", at height \(Int($0))" } ?? ""
    let budget = WorkBudget()
    var limit: Diagnostic?
    text = (compilation.layouts + compilation.views).map { index in
      let element = compilation.program.elements[index]
      let name = element.name ?? element.kind.name
      let (found, last) = compilation.breakpoints(of: index, over: widths, within: budget)
      if last != widths.upperBound, limit == nil { limit = .notExamined(element, behind: last) }
      let lines = found.map { breakpoint in
        breakpoint.lineText(
          at: compilation.writtenPlace(of: breakpoint))
      }.joined()
      let title = "\(name.printable) · \(compilation.source.name.printable) · "
      guard let last else { return title + "not examined\n" }
      return title + "\(widths.lowerBound)...\(last)\(height)\n"
        + (lines.isEmpty ? "  the same at every width\n" : lines)
    }.joined(separator: "\n")
    self.limit = limit
  }
}

extension Diagnostic {
  /// - Parameter last: The last width that was examined; `nil` if none was.
  fileprivate static func notExamined(_ element: CheckedElement, behind last: Int?) -> Diagnostic {
    let name = element.name ?? element.kind.name
    return Diagnostic(
      .workLimit, "`\(name)` was not examined at every width", at: element.range,
      label: "exceeds the limit"
    ).noting(
      "from here on widths were left out" + (last.map { ", here those above \($0)" } ?? "")
    ).helping("split the file: each file has its own limit")
  }
}

extension Breakpoint {
  /// `   600  3:21  row: 1 → 2 on the line`, with a line end.
  fileprivate func lineText(at place: (line: Int, column: Int)) -> String {
    let digits = "\(width)"
    let margin = String(repeating: " ", count: max(0, 6 - digits.count))
    return "\(margin)\(digits)  \(place.line):\(place.column)  \(change.text.printable)\n"
  }
}
