import LayoutCompiler
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Sections that UIKit refuses: their reason and location, and the frames of all others.
@Suite struct RefusalCaseTests {
  /// A line `refused` has the section, rule and path; then follow `at`, `reason` and `help` in this
  /// order; `error` is the code of a diagnostic; the other lines are as in frame cases.
  @Test(arguments: Case.all(in: "Refusals"))
  func refusalsAreTheOnesExpected(_ example: Case) throws {
    let compilation = Compilation(SourceText(example.source, name: example.file))
    let results = try compilation.jobs(Request()).map(compilation.result)
    let result = try #require(results.first)
    let found = result.refusals.flatMap { placed in
      [
        "refused \(placed.refusal.section) \(placed.refusal.rule.rawValue) "
          + placed.path.joined(separator: "/"),
        "at \(compilation.source[placed.range])", "reason \(placed.refusal.reason)",
        "help \(placed.help)",
      ]
    }
    let errors = compilation.everyDiagnostic(results.map(\.faults)).map {
      "error \($0.code.number)"
    }
    let lines = example.expected.split(separator: "\n").map(String.init)
    let isFrame = { (line: String) in !Self.words.contains { line.hasPrefix($0 + " ") } }
    #expect(found + errors == lines.filter { !isFrame($0) })
    let expectation = FrameExpectation(lines.filter(isFrame).joined(separator: "\n"))
    #expect(result.solved.differences(from: expectation) == [])
    let refused = Set(result.refusals.map(\.refusal.section))
    result.solved.forEachElement { element in
      #expect(!refused.contains(element.section ?? -1), "a refused section has an element")
    }
  }

  private static let words = ["refused", "at", "reason", "help", "error"]
}
