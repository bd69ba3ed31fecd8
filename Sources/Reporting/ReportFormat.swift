internal import LayoutDiagnostics
package import LayoutText

/// A format of reports.
package struct ReportFormat: Sendable {
  /// An environment variable that identifies the host of a call.
  package struct Host: Sendable {
    let variable: String
    /// Its value; `nil`: any.
    var value: String?
  }

  package let name: String
  package let summary: String
  /// Whether it is for people. Formats for programs may not be mixed with other output.
  package var isForPeople = true
  /// The hosts on which it is the default.
  var hosts: [Host] = []
  package let render: @Sendable (Report, inout ByteWriter) -> Void

  /// The formats of `compile` and `check`, in the order of the help.
  package static let compilerFormats: [ReportFormat] = [.full, .concise, .xcode, .json]

  /// Every format, in the order of the help. A new format is one file and one line here.
  package static let all: [ReportFormat] =
    compilerFormats + [.sarif, .github, .gitlab, .junit, .checkstyle, .rdjson]
}

extension ReportFormat {
  /// The whole report as one string.
  package func text(of report: Report) -> String {
    ByteWriter.string { render(report, &$0) }
  }

  /// The default format of a call.
  ///
  /// - Parameter variable: The value of an environment variable; `nil` if it is missing or empty.
  package static func standard(
    among formats: [ReportFormat], _ variable: (String) -> String?
  ) -> ReportFormat {
    formats.first { $0.hosts.contains { $0.isHere(variable) } } ?? .full
  }
}

extension ReportFormat.Host {
  fileprivate func isHere(_ read: (String) -> String?) -> Bool {
    guard let found = read(variable) else { return false }
    return value.map { $0 == found } ?? true
  }
}
