internal import LayoutDiagnostics
package import LayoutReporting
package import LayoutText

extension TestReport {
  /// The schema of the JSON document.
  package static let schema = "layoutc/test@1"

  /// Writes the results as JSON, with the diagnostics of `report`.
  package func writeJSON(_ report: Report, to writer: inout ByteWriter) {
    writer.json { json in
      json.object(.block) { json in
        json.member("schema", Self.schema)
        json.array("results", .block) { json in
          for file in files {
            for test in file.tests { json.value(test, of: file) }
          }
        }
        json.key("diagnostics")
        json.diagnostics(of: report)
        json.object("summary") { json in
          json.member("previews", previewCount)
          json.member("failedPreviews", failedPreviewCount)
          json.member("expectations", expectationCount)
          json.member("failedExpectations", failedExpectationCount)
        }
      }
    }
    writer.write("\n")
  }

  /// Writes the results as JUnit's XML: a suite for each file, a case for each expectation.
  package func writeJUnit(to writer: inout ByteWriter) {
    writer.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"layoutc\"")
    writer.attribute("tests", files.reduce(0) { $0 + $1.caseCount })
    writer.attribute(
      "failures",
      failedExpectationCount + files.flatMap(\.tests).compactMap(\.recordedFault).count)
    writer.attribute("errors", files.reduce(0) { $0 + $1.errors.count })
    writer.attribute("time", files.reduce(.zero) { $0 + $1.time }.seconds)
    writer.write(">\n")
    for file in files { file.writeSuite(to: &writer) }
    writer.write("</testsuites>\n")
  }
}

extension TestReport.File {
  fileprivate var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  fileprivate var time: Duration { tests.reduce(.zero) { $0 + $1.time } }

  fileprivate var caseCount: Int {
    errors.count
      + tests.reduce(0) {
        $0 + $1.outcomes.count + ([.same, .differs].contains($1.recorded) ? 1 : 0)
      }
  }

  fileprivate func writeSuite(to writer: inout ByteWriter) {
    let path = source.name.printable
    writer.write("  <testsuite")
    writer.attribute("name", path)
    writer.attribute("tests", caseCount)
    writer.attribute("failures", failures.count + tests.compactMap(\.recordedFault).count)
    writer.attribute("errors", errors.count)
    writer.attribute("time", time.seconds)
    writer.write(">\n")
    for test in cases { test.write(of: source, to: &writer) }
    writer.write("  </testsuite>\n")
  }

  private var cases: [TestCase] {
    let path = source.name.printable
    return errors.map { TestCase(owner: path, name: $0.code.name, fault: $0, element: "error") }
      + tests.flatMap { test in
        test.outcomes.map { outcome in
          let line = source.location(of: outcome.header.lowerBound).line
          return TestCase(
            owner: "\(path) \(test.name.printable)",
            name: "\(source[outcome.header].printable), line \(line)", fault: outcome.failure,
            time: test.time / test.outcomes.count)
        } + recordedCase(of: test)
      }
  }

  /// The case of the frames that are recorded of a preview; none where nothing is.
  private func recordedCase(of test: PreviewTest) -> [TestCase] {
    // What is not recorded is an error of the file.
    guard [.same, .differs].contains(test.recorded) else { return [] }
    return [
      TestCase(
        owner: "\(source.name.printable) \(test.name.printable)", name: "recorded frames",
        fault: test.recordedFault, source: recording?.source)
    ]
  }

}

/// A test case of JUnit.
private struct TestCase {
  let owner: String
  let name: String
  /// What is wrong; `nil` where it has passed.
  let fault: Diagnostic?
  /// The element for that.
  var element = "failure"
  var time = Duration.zero
  /// What `fault` is in, where that is another file.
  var source: SourceText?

  func write(of file: SourceText, to writer: inout ByteWriter) {
    let source = source ?? file
    writer.write("    <testcase")
    writer.attribute("classname", owner)
    writer.attribute("name", name)
    writer.attribute("time", time.seconds)
    guard let fault else { return writer.write("/>\n") }
    writer.write(">\n      <\(element)")
    writer.attribute("message", fault.headline.printable)
    writer.attribute("type", fault.code.number)
    writer.write(">")
    let start = source.location(of: fault.range.lowerBound)
    let place = "\(source.name.printable):\(start.line):\(start.column)"
    writer.write(escaping: "\(place): \(fault.plainText(in: source))")
    writer.write("</\(element)>\n    </testcase>\n")
  }
}

extension JSONWriter {
  fileprivate mutating func value(_ test: PreviewTest, of file: TestReport.File) {
    object { json in
      json.member("file", file.source.name)
      json.member("preview", test.name)
      json.array("expectations") { json in
        for outcome in test.outcomes {
          json.object { json in
            json.member("subject", outcome.subject)
            json.key("range")
            json.value(outcome.header, in: file.source)
            json.member("passed", outcome.hasPassed)
            json.member("expected", outcome.expected)
            json.member("found", outcome.found)
            json.number("instance", outcome.instance)
            json.member("count", outcome.count)
            json.number("width", outcome.width)
            json.member("message", outcome.failure?.headline)
          }
        }
      }
      json.member("recorded", test.recorded.rawValue)
      json.member("milliseconds", test.time.milliseconds)
    }
  }

  private mutating func number(_ name: StaticString, _ number: Int?) {
    key(name)
    if let number { value(number) } else { null() }
  }
}

extension Duration {
  /// In milliseconds, to three decimals.
  fileprivate var milliseconds: Double {
    Double(components.seconds) * 1000
      + (Double(components.attoseconds) / 1_000_000_000_000).rounded() / 1000
  }

  /// In seconds with three decimals, as JUnit has it.
  fileprivate var seconds: String {
    let all = Int(milliseconds.rounded())
    let parts = String(all % 1000)
    return "\(all / 1000)." + String(repeating: "0", count: 3 - parts.count) + parts
  }
}
