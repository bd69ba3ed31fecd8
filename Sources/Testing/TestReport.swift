package import LayoutDiagnostics
package import LayoutText

/// What came of the tests of one call.
package struct TestReport: Sendable {
  /// The tests of one file.
  package struct File: Sendable {
    package let source: SourceText
    package let tests: [PreviewTest]
    /// What keeps the file from being tested, and warnings.
    package let diagnostics: [Diagnostic]
    /// Its recorded frames; `nil` where there are none.
    package var recording: RecordingReport?

    package init(_ source: SourceText, _ tests: [PreviewTest], _ diagnostics: [Diagnostic]) {
      (self.source, self.tests, self.diagnostics) = (source, tests, diagnostics)
    }

    package var outcomes: [ExpectationOutcome] { tests.flatMap(\.outcomes) }
    /// What differs from what was recorded.
    package var recordingFaults: [Diagnostic] { recording?.faults ?? [] }
    package var failures: [Diagnostic] { outcomes.compactMap(\.failure) }
  }

  /// The recorded frames of a file.
  package struct RecordingReport: Sendable {
    package let path: String
    /// What was recorded; `nil`: nothing.
    package let source: SourceText?
    /// What differs, with places in `source`.
    package let faults: [Diagnostic]
    /// What to record instead; `nil`: nothing else.
    package let update: String?

    package init(_ path: String, _ source: SourceText?, _ faults: [Diagnostic], update: String?) {
      (self.path, self.source, self.faults, self.update) = (path, source, faults, update)
    }
  }

  package let files: [File]

  package init(_ files: [File]) { self.files = files }

  private var tests: [PreviewTest] { files.flatMap(\.tests) }
  /// Previews that require something.
  package var previewCount: Int { tests.count(where: \.isTest) }
  package var failedPreviewCount: Int { tests.count { !$0.hasPassed } }
  package var expectationCount: Int { tests.reduce(0) { $0 + $1.outcomes.count } }
  package var failedExpectationCount: Int { tests.reduce(0) { $0 + $1.failures.count } }

  /// The last line, as in "1 of 2 previews failed, 8 of 9 expectations hold (exit 1)"; `nil` where
  /// there is nothing to say.
  package func closingLine(exit code: Int) -> String? {
    guard previewCount > 0 else { return code == 0 ? nil : "nothing was tested (exit \(code))" }
    let held = expectationCount - failedExpectationCount
    let previews =
      failedPreviewCount == 0
      ? previewCount.counting("preview") + " passed"
      : "\(failedPreviewCount) of \(previewCount.counting("preview")) failed"
    let expectations =
      failedExpectationCount == 0
      ? "\(held.counting("expectation")) \(held == 1 ? "holds" : "hold")"
      : "\(held) of \(expectationCount.counting("expectation")) hold"
    let parts = expectationCount == 0 ? [previews] : [previews, expectations]
    return "\(parts.joined(separator: ", ")) (exit \(code))"
  }

  /// The lines for people: each file with its previews.
  package func writeSummary(to writer: inout ByteWriter) {
    for file in files where file.tests.contains(where: \.isTest) {
      writer.write("\(file.source.name.printable)\n")
      let tests = file.tests.filter(\.isTest)
      let width = tests.map(\.name.printable.count).max() ?? 0
      for test in tests {
        let mark = test.hasPassed ? "✓" : "✗"
        let name = test.name.printable
        let blanks = String(repeating: " ", count: width - name.count + 4)
        let text = test.summary
        writer.write("  \(mark) \(name)\(blanks)\(text)\n")
      }
      writer.write("\n")
    }
  }
}

extension PreviewTest {
  /// "1 of 2 expectations failed · 75 frames as recorded".
  fileprivate var summary: String {
    let (failed, count) = (failures.count, outcomes.count)
    let expectations =
      failed == 0
      ? count.counting("expectation") : "\(failed) of \(count.counting("expectation")) failed"
    let frames: String? =
      switch recorded {
      case .same: "\(elementCount.counting("frame")) as recorded"
      case .differs: "frames not as recorded"
      case .new: "frames not recorded"
      case .gone, .none: nil
      }
    return [count == 0 ? nil : expectations, frames].compactMap(\.self).joined(separator: " · ")
  }
}
