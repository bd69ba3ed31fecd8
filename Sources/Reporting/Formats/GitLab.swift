internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// GitLab Code Quality: an array, which may be empty.
  ///
  /// - Source: `diagnostics.md`, GitLab Code Quality.
  static let gitlab = ReportFormat(
    name: "gitlab", summary: "GitLab's Code Quality report.", isForPeople: false
  ) { report, writer in
    writer.json { json in
      json.array(.block) { json in
        var fingerprints = FindingFingerprints()
        for file in report.files {
          let path = report.path(of: file)
          for finding in file.findings {
            // Suppressed findings count too, or the fingerprints of others would change with them.
            let fingerprint = fingerprints.fingerprint(of: finding, in: file, at: path)
            guard finding.status == .active else { continue }
            json.issue(finding.diagnostic, in: file, at: path, known: fingerprint)
          }
        }
      }
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func issue(
    _ diagnostic: Diagnostic, in file: Report.File, at path: String, known fingerprint: String
  ) {
    object { json in
      json.member("description", "\(diagnostic.code.name): \(diagnostic.headline)")
      json.member("check_name", diagnostic.code.name)
      json.member("fingerprint", fingerprint)
      json.member("severity", diagnostic.severity.gitlabName)
      json.object("location") { json in
        json.member("path", path)
        json.object("lines") { json in
          json.member("begin", Region(of: diagnostic.range, in: file.source).startLine)
        }
      }
    }
  }
}

extension Diagnostic.Severity {
  fileprivate var gitlabName: String {
    switch self {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
