internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// For programs: all diagnostics, without a limit.
  ///
  /// - Source: `Grammar/schemas/diagnostics-1.json`.
  static let json = ReportFormat(
    name: "json", summary: "One JSON document, layoutc/diagnostics@1.", isForPeople: false
  ) { report, writer in
    writer.json { json in
      json.object(.block) { json in
        json.member("schema", "layoutc/diagnostics@1")
        json.key("diagnostics")
        json.diagnostics(of: report)
        json.object("summary") { json in
          json.member("errors", report.count(of: .error))
          json.member("warnings", report.count(of: .warning))
          json.member("notes", report.count(of: .note))
          json.member("files", report.files.count)
        }
      }
    }
    writer.write("\n")
  }
}
