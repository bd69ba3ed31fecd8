internal import LayoutDiagnostics
internal import LayoutText

extension ReportFormat {
  /// JUnit's XML: a suite a file, a case a finding, failed but for notes, a passed one for a file without
  /// any.
  ///
  /// - Source: `diagnostics.md`, JUnit XML.
  static let junit = ReportFormat(
    name: "junit", summary: "JUnit's XML, a test case for each finding.", isForPeople: false
  ) { report, writer in
    let suites = report.files.map { file in
      let path = report.path(of: file)
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

/// What was found in one file.
private struct JUnitSuite {
  let name: String
  let cases: [JUnitCase]

  static let tool = "layoutc"
  /// Nothing goes wrong with the tool itself where a report is written, and nobody took the time.
  static let rest: StaticString = " errors=\"0\" time=\"0.000\">\n"

  /// A clean file is a test that has passed.
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

/// One finding as a test.
private struct JUnitCase {
  let diagnostic: Diagnostic
  /// `4:20`
  let place: String
  /// All that there is to say.
  let text: String

  init(_ diagnostic: Diagnostic, in source: SourceText, at path: String) {
    self.diagnostic = diagnostic
    let start = source.location(of: diagnostic.range.lowerBound)
    place = "\(start.line):\(start.column)"
    text = "\(path):\(place): \(diagnostic.story)"
  }

  /// A note is no reason for anybody's light to turn red.
  var isFailure: Bool { diagnostic.severity != .note }

  func write(to writer: inout ByteWriter, of suite: String) {
    writer.write("    <testcase")
    writer.attribute("classname", suite)
    writer.attribute("name", "\(diagnostic.code.name) \(place)")
    writer.write(" time=\"0.000\">\n")
    guard isFailure else {
      writer.write("      <system-out>")
      writer.write(escaping: text)
      writer.write("</system-out>\n    </testcase>\n")
      return
    }
    writer.write("      <failure")
    writer.attribute("message", diagnostic.headline)
    writer.attribute("type", diagnostic.severity.rawValue)
    writer.write(">")
    writer.write(escaping: text)
    writer.write("</failure>\n    </testcase>\n")
  }
}
