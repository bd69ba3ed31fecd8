package import LayoutText

/// A way to write diagnostics down.
package struct ReportFormat: Sendable {
  package let name: String
  package let summary: String
  /// Whether people read it as it comes; nothing else may stand between what programs read.
  package var isForPeople = true
  package let render: @Sendable (Report, inout ByteWriter) -> Void

  /// Every format, in the order the help lists them. A new format is one file and one line here.
  package static let all: [ReportFormat] = [.full, .concise, .xcode, .json]
}

extension ReportFormat {
  /// The whole report as one string.
  package func text(of report: Report) -> String {
    ByteWriter.string { render(report, &$0) }
  }
}
