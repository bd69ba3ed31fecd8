internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// Prints diagnostics to standard error.
struct DiagnosticPrinter {
  static let format = Option(
    "diagnostics", "format", help: "Diagnostic format (standard error)."
  ).taking(ReportFormat.compilerFormats.map(\.name)).defaulting(to: "full")

  static let color = Option("color", "when", help: "When to use colours.")
    .taking(Choice.allCases.map(\.rawValue)).defaulting(to: Choice.auto.rawValue)

  private enum Choice: String, CaseIterable { case auto, always, never }

  private let reportFormat: ReportFormat
  private let palette: Palette

  init(_ invocation: Invocation) {
    let formats = ReportFormat.compilerFormats
    reportFormat =
      formats.first { $0.name == invocation[Self.format] }
      ?? .standard(among: formats, Environment.variable)
    palette = Self.palette(of: invocation, on: .standardError)
  }

  /// The palette for a stream.
  static func palette(of invocation: Invocation, on output: Environment.Output) -> Palette {
    let choice = invocation[color].flatMap(Choice.init) ?? .auto
    return usesColors(choice, on: output) ? .terminal : .plain
  }

  /// The report on `files` of a call that exits with `code`.
  func report(_ files: [(SourceText, [Diagnostic])], _ code: ExitCode) -> Report {
    let files = files.map { source, diagnostics in
      Report.File(
        source, diagnostics,
        absolutePath: source.name.hasPrefix("<") ? nil : Environment.absolute(source.name))
    }
    return Report(files, exitCode: Int(code.rawValue), palette: palette)
  }

  func print(_ report: Report) {
    let stream = StandardError.stream()
    var writer = ByteWriter { stream.write($0) }
    reportFormat.render(report, &writer)
    writer.flush()
  }

  /// Prints a note, unless the format is for programs.
  func note(_ text: String, about source: SourceText) {
    guard reportFormat.isForPeople else { return }
    StandardError.write("note: \(source.name.printable): \(text.printable)\n")
  }

  /// - Source: `diagnostics.md`, colour.
  private static func usesColors(_ choice: Choice, on output: Environment.Output) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      if Environment.variable("NO_COLOR") != nil {
        false
      } else if isForced("CLICOLOR_FORCE") || isForced("FORCE_COLOR") {
        true
      } else if ["GITHUB_ACTIONS", "GITLAB_CI"].contains(where: { Environment.variable($0) != nil })
      {
        true
      } else {
        Environment.hasColors(output)
      }
    }
  }

  private static func isForced(_ name: String) -> Bool {
    Environment.variable(name).map { $0 != "0" } ?? false
  }
}
