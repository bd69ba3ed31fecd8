internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// Checkstyle XML, for review bots and Jenkins.
  ///
  /// - Source: `diagnostics.md`, Checkstyle XML.
  static let checkstyle = ReportFormat(
    name: "checkstyle", summary: "Checkstyle's XML.", isForPeople: false
  ) { report, writer in
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\"")
    writer.write(report.files.isEmpty ? "/>\n" : ">\n")
    for file in report.files { writer.checkstyle(file, at: report.path(of: file).printable) }
    if !report.files.isEmpty { writer.write("</checkstyle>\n") }
  }
}

extension ByteWriter {
  fileprivate mutating func checkstyle(_ file: Report.File, at path: String) {
    write("  <file")
    attribute("name", path)
    guard !file.diagnostics.isEmpty else { return write("/>\n") }
    write(">\n")
    for diagnostic in file.diagnostics {
      let location = file.source.location(of: diagnostic.range.lowerBound)
      write("    <error")
      attribute("line", location.line)
      attribute("column", location.column)
      attribute("severity", diagnostic.severity.checkstyleName)
      attribute("message", diagnostic.headline.printable)
      attribute("source", "layoutc.\(diagnostic.code.name)")
      write("/>\n")
    }
    write("  </file>\n")
  }
}

extension Diagnostic.Severity {
  fileprivate var checkstyleName: String {
    switch self {
    case .error, .warning: rawValue
    case .note: "info"
    }
  }
}
