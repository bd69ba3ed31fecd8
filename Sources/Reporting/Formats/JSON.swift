internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// For programs: everything there is, none left out.
  ///
  /// - Source: `Grammar/schemas/diagnostics-1.json`.
  static let json = ReportFormat(
    name: "json", summary: "One JSON document, layoutc/diagnostics@1.", isForPeople: false
  ) { report, writer in
    writer.json { json in
      json.beginObject(.block)
      json.key("schema")
      json.value("layoutc/diagnostics@1" as StaticString)
      json.key("diagnostics")
      json.diagnostics(of: report)
      json.key("summary")
      json.beginObject()
      json.key("errors")
      json.value(report.count(of: .error))
      json.key("warnings")
      json.value(report.count(of: .warning))
      json.key("notes")
      json.value(report.count(of: .note))
      json.key("files")
      json.value(report.files.count)
      json.end()
      json.end()
    }
    writer.write("\n")
  }
}
