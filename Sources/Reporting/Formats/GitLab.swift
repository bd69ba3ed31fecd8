internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// GitLab's Code Quality: one array, empty when there is nothing to say.
  ///
  /// - Source: `diagnostics.md`, GitLab Code Quality.
  static let gitlab = ReportFormat(
    name: "gitlab", summary: "GitLab's Code Quality report.", isForPeople: false
  ) { report, writer in
    writer.json { json in
      json.beginArray(.block)
      var fingerprints = FindingFingerprints()
      for file in report.files {
        let path = report.path(of: file)
        for finding in file.findings {
          // Silenced ones are counted too, or the fingerprints of others would change with them.
          let fingerprint = fingerprints.fingerprint(of: finding, in: file, at: path)
          guard finding.status == .active else { continue }
          json.issue(finding.diagnostic, in: file, at: path, known: fingerprint)
        }
      }
      json.end()
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func issue(
    _ diagnostic: Diagnostic, in file: Report.File, at path: String, known fingerprint: String
  ) {
    beginObject()
    key("description")
    value("\(diagnostic.code.name): \(diagnostic.headline)")
    key("check_name")
    value(diagnostic.code.name)
    key("fingerprint")
    value(fingerprint)
    key("severity")
    value(diagnostic.severity.gitlabName)
    key("location")
    beginObject()
    key("path")
    value(path)
    key("lines")
    beginObject()
    key("begin")
    value(Region(of: diagnostic.range, in: file.source).startLine)
    end()
    end()
    end()
  }
}

extension Diagnostic.Severity {
  fileprivate var gitlabName: StaticString {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
