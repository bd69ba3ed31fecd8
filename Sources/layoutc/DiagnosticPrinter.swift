internal import LayoutReporting
internal import LayoutDiagnostics
internal import LayoutText

/// How a call speaks of what it found, on standard error.
struct DiagnosticPrinter {
  static let form = Option(
    "diagnostics", "form", help: "How to write what is wrong, on standard error."
  ).taking(ReportFormat.compilerFormats.map(\.name)).standing(at: "full")

  static let color = Option("color", "when", help: "Whether to use colours.")
    .taking(Choice.allCases.map(\.rawValue)).standing(at: Choice.auto.rawValue)

  private enum Choice: String, CaseIterable { case auto, always, never }

  private let format: ReportFormat
  private let palette: Palette

  init(_ invocation: Invocation) {
    let formats = ReportFormat.compilerFormats
    format =
      formats.first { $0.name == invocation[Self.form] }
      ?? .standard(among: formats, Environment.variable)
    palette = Self.palette(of: invocation, on: .standardError)
  }

  /// The colours that a call uses on a stream.
  static func palette(of invocation: Invocation, on output: Environment.Output) -> Palette {
    let choice = invocation[color].flatMap(Choice.init) ?? .auto
    return usesColors(choice, on: output) ? .terminal : .plain
  }

  /// A report on `files` of a call that ends with `code`.
  func report(_ files: [(SourceText, [Diagnostic])], _ code: ExitCode) -> Report {
    let files = files.map { source, diagnostics in
      Report.File(
        source, diagnostics,
        absolutePath: source.name.hasPrefix("<") ? nil : Environment.absolute(source.name))
    }
    return Report(files, exitCode: Int(code.rawValue), palette: palette)
  }

  func say(_ report: Report) {
    let stream = StandardError.stream()
    var writer = ByteWriter { stream.write($0) }
    format.render(report, &writer)
    writer.flush()
  }

  /// Says what was assumed, unless programs listen.
  func note(_ text: String, about source: SourceText) {
    guard format.isForPeople else { return }
    StandardError.write("note: \(source.name.printable): \(text)\n")
  }

  /// - Source: `diagnostics.md`, colour.
  private static func usesColors(_ choice: Choice, on output: Environment.Output) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      if Environment.variable("NO_COLOR") != nil {
        false
      } else if forces("CLICOLOR_FORCE") || forces("FORCE_COLOR") {
        true
      } else if ["GITHUB_ACTIONS", "GITLAB_CI"].contains(where: { Environment.variable($0) != nil })
      {
        true
      } else {
        Environment.hasColors(output)
      }
    }
  }

  private static func forces(_ name: String) -> Bool {
    Environment.variable(name).map { $0 != "0" } ?? false
  }
}
