internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// JUnit XML: a suite per file and a case per finding, which fails unless it is a note; a file without
  /// findings has one passed case.
  ///
  /// - Source: `diagnostics.md`, JUnit XML.
  static let junit = ReportFormat(
    name: "junit", summary: "JUnit's XML, a test case for each finding.", isForPeople: false
  ) { report, writer in
    let suites = report.files.map { file in
      let path = report.path(of: file).printable
      return JUnitSuite(
        name: path, cases: file.diagnostics.map { JUnitCase($0, in: file.source, at: path) })
    }
    let shown = suites.isEmpty ? [JUnitSuite(name: JUnitSuite.tool, cases: [])] : suites
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites")
    writer.attribute("name", JUnitSuite.tool)
    writer.attribute("tests", shown.reduce(0) { $0 + $1.testCount })
    writer.attribute("failures", shown.reduce(0) { $0 + $1.failureCount })
    writer.write(JUnitSuite.rest)
    for suite in shown { suite.write(to: &writer) }
    writer.write("</testsuites>\n")
  }
}

/// The findings of one file.
private struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  static let tool = "layoutc"
  /// Reports have no errors of the tool itself, and no times.
  static let rest: StaticString = " errors=\"0\" time=\"0.000\">\n"

  /// A file without findings is a passed test.
  var testCount: Int { max(1, cases.count) }
  var failureCount: Int { cases.count { $0.isFailure } }

  func write(to writer: inout ByteWriter) {
    writer.write("  <testsuite")
    writer.attribute("name", name)
    writer.attribute("tests", testCount)
    writer.attribute("failures", failureCount)
    writer.write(Self.rest)
    for finding in cases { finding.write(to: &writer, of: name) }
    if cases.isEmpty {
      writer.write("    <testcase")
      writer.attribute("classname", name)
      writer.write(" name=\"no findings\" time=\"0.000\"/>\n")
    }
    writer.write("  </testsuite>\n")
  }
}

/// A finding as a test case.
private struct JUnitCase {
  let diagnostic: Diagnostic
  /// `4:20`
  let location: String
  /// The message with position, notes and helps.
  let text: String

  init(_ diagnostic: Diagnostic, in source: SourceText, at path: String) {
    self.diagnostic = diagnostic
    let start = source.location(of: diagnostic.range.lowerBound)
    location = "\(start.line):\(start.column)"
    text = "\(path):\(location): \(diagnostic.plainText(in: source))"
  }

  /// Notes do not fail.
  var isFailure: Bool { diagnostic.severity != .note }

  func write(to writer: inout ByteWriter, of suite: String) {
    writer.write("    <testcase")
    writer.attribute("classname", suite)
    writer.attribute("name", "\(diagnostic.code.name) \(location)")
    writer.write(" time=\"0.000\">\n")
    guard isFailure else {
      writer.write("      <system-out>")
      writer.write(escaping: text)
      writer.write("</system-out>\n    </testcase>\n")
      return
    }
    writer.write("      <failure")
    writer.attribute("message", diagnostic.headline.printable)
    writer.attribute("type", diagnostic.severity.rawValue)
    writer.write(">")
    writer.write(escaping: text)
    writer.write("</failure>\n    </testcase>\n")
  }
}
