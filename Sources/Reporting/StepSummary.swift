internal import LayoutDiagnostics
package import LayoutText

/// The page that GitHub shows for a step: a Markdown table of findings.
package struct StepSummary: Sendable {
  /// The environment variable with the path of the file to append to.
  package static let variable = "GITHUB_STEP_SUMMARY"
  /// The number of rows; GitHub refuses pages over one mebibyte.
  private static let limit = 500

  private let report: Report

  package init(of report: Report) { self.report = report }

  package func write(to writer: inout ByteWriter) {
    let rows = report.files.flatMap { file in file.diagnostics.map { (file: file, finding: $0) } }
    writer.write("### layoutc\n\n\(report.closingLine)\n")
    guard !rows.isEmpty else { return }
    writer.write("\n| | place | finding | rule |\n| --- | --- | --- | --- |\n")
    for row in rows.prefix(Self.limit) {
      let location = row.file.source.location(of: row.finding.range.lowerBound)
      writer.write("| \(row.finding.severity.rawValue) | ")
      let place = "\(report.path(of: row.file)):\(location.line):\(location.column)"
      writer.write(place.asMarkdownCode)
      writer.write(" | ")
      writer.write(row.finding.headline.escapedForMarkdownWithCode)
      writer.write(" | \(row.finding.code.number) \(row.finding.code.name) |\n")
    }
    if rows.count > Self.limit { writer.write("\n\(rows.count - Self.limit) more in the log\n") }
  }
}
