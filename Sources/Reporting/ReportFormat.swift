internal import LayoutDiagnostics
package import LayoutText

/// A way to write diagnostics down.
package struct ReportFormat: Sendable {
  /// A variable of the environment that tells where a call is made.
  package struct Host: Sendable {
    let variable: String
    /// What it says there; `nil`: anything.
    var value: String?
  }

  package let name: String
  package let summary: String
  /// Whether people read it as it comes; nothing else may stand between what programs read.
  package var isForPeople = true
  /// Where it is written unless somebody chose another.
  var hosts: [Host] = []
  package let render: @Sendable (Report, inout ByteWriter) -> Void

  /// Those in which the compiler says what is wrong, in the order the help lists them.
  package static let compilerFormats: [ReportFormat] = [.full, .concise, .xcode, .json]

  /// Every format, in the order the help lists them. A new format is one file and one line here.
  package static let all: [ReportFormat] =
    compilerFormats + [.sarif, .github, .gitlab, .junit, .checkstyle]
}

extension ReportFormat {
  /// The whole report as one string.
  package func text(of report: Report) -> String {
    ByteWriter.string { render(report, &$0) }
  }

  /// The one of `formats` that a call writes if nobody chose.
  ///
  /// - Parameter variable: The value of a variable of the environment; `nil` if it is missing or
  ///   empty.
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
