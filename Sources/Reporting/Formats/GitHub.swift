internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// The full format, then commands that annotate the lines of a pull request.
  ///
  /// - Source: `diagnostics.md`, GitHub workflow commands.
  package static let github = ReportFormat(
    name: "github", summary: "The full text, then GitHub's annotations.",
    hosts: [Host(variable: "GITHUB_ACTIONS", value: "true")]
  ) { report, writer in
    ReportFormat.full.render(report.whole, &writer)
    var hidden = 0
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let all = Annotation.all(of: severity, in: report)
      let shown = Annotation.most(of: all, of: severity)
      hidden += all.count - shown.count
      for annotation in shown { annotation.write(to: &writer) }
    }
    if hidden > 0 { writer.write("::notice title=layoutc::\(hidden) more in the log\n") }
  }
}

/// A diagnostic as a workflow command.
private struct Annotation {
  let diagnostic: Diagnostic
  let path: String
  let source: SourceText

  /// In the order of files and lines.
  static func all(of severity: Diagnostic.Severity, in report: Report) -> [Annotation] {
    report.files.flatMap { file in
      let path = report.path(of: file)
      return file.diagnostics.filter { $0.severity == severity }.map {
        Annotation(diagnostic: $0, path: path, source: file.source)
      }
    }
  }

  /// Those that fit the runner's limit: all, or else the first of each rule in each file.
  static func most(of all: [Annotation], of severity: Diagnostic.Severity) -> [Annotation] {
    // One notice is reserved for the number of those left out.
    let limit = severity == .note ? mostCommands - 1 : mostCommands
    guard all.count > limit else { return all }
    var seen: Set<[String]> = []
    let first = all.filter { seen.insert([$0.path, $0.diagnostic.code.number]).inserted }
    return Array(first.prefix(limit))
  }

  /// How many commands of one severity the runner accepts in a step.
  private static let mostCommands = 10

  func write(to writer: inout ByteWriter) {
    let region = Region(of: diagnostic.range, in: source)
    writer.write("::\(diagnostic.severity.commandName) file=")
    writer.write(property: path.printable)
    writer.write(",line=\(region.startLine),endLine=\(region.endLine)")
    // The runner misreads columns of a range over several lines.
    if region.startLine == region.endLine {
      writer.write(",col=\(region.startColumn),endColumn=\(region.endColumn)")
    }
    writer.write(",title=")
    writer.write(property: "\(diagnostic.code.number) \(diagnostic.code.name)")
    writer.write("::")
    writer.write(message: diagnostic.plainText(in: source))
    writer.write("\n")
  }
}

extension Diagnostic.Severity {
  fileprivate var commandName: String {
    switch self {
    case .error, .warning: rawValue
    case .note: "notice"
    }
  }
}

extension ByteWriter {
  /// `text` as the message of a command.
  fileprivate mutating func write(message text: String) {
    for byte in text.utf8 { write(message: byte) }
  }

  /// `text` as the value of a command's property.
  fileprivate mutating func write(property text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: ":"): write("%3A")
      case UInt8(ascii: ","): write("%2C")
      default: write(message: byte)
      }
    }
  }

  private mutating func write(message byte: UInt8) {
    switch byte {
    case UInt8(ascii: "%"): write("%25")
    case UInt8(ascii: "\r"): write("%0D")
    case UInt8(ascii: "\n"): write("%0A")
    default: write(byte)
    }
  }
}
