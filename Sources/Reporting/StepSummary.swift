internal import LayoutDiagnostics
package import LayoutText

/// The page that GitHub shows of a step: a Markdown table of what was found.
package struct StepSummary: Sendable {
  /// The variable that names the file to which the page is appended.
  package static let variable = "GITHUB_STEP_SUMMARY"
  /// How many rows a page has; GitHub refuses a page of more than a mebibyte.
  private static let limit = 500

  private let report: Report

  package init(of report: Report) { self.report = report }

  package func write(to writer: inout ByteWriter) {
    let rows = report.files.flatMap { file in file.diagnostics.map { (file: file, finding: $0) } }
    writer.write("### layoutc\n\n\(report.closingLine)\n")
    guard !rows.isEmpty else { return }
    writer.write("\n| | place | finding | rule |\n| --- | --- | --- | --- |\n")
    for row in rows.prefix(Self.limit) {
      let place = row.file.source.location(of: row.finding.range.lowerBound)
      writer.write("| \(row.finding.severity.rawValue) | ")
      writer.write(cell: "`\(report.path(of: row.file)):\(place.line):\(place.column)`")
      writer.write(" | ")
      writer.write(cell: row.finding.headline)
      writer.write(" | \(row.finding.code.number) \(row.finding.code.name) |\n")
    }
    if rows.count > Self.limit { writer.write("\n\(rows.count - Self.limit) more in the log\n") }
  }
}

extension ByteWriter {
  /// `text` in a cell of a table; what it quotes stays a quotation.
  fileprivate mutating func write(cell text: String) {
    var isQuoted = false
    for byte in text.printable.utf8 {
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      switch byte {
      case UInt8(ascii: "|"): write("\\|")
      case UInt8(ascii: "<") where !isQuoted: write("&lt;")
      case UInt8(ascii: "&") where !isQuoted: write("&amp;")
      default: write(byte)
      }
    }
  }
}
