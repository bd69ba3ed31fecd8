import LayoutCompiler
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// What UIKit refuses: with its reason and its place, and without a frame; all else has its frames.
@Suite struct RefusalCaseTests {
  /// A line `refused` says section, rule and path, then `at`, `reason` and `help` in this order;
  /// `error` is a code that the author is told; the rest is as in frame cases.
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
  }

  /// A refused section shows nothing at all.
  @Test(arguments: Case.all(in: "Refusals"))
  func refusedSectionsHaveNoFrames(_ example: Case) throws {
    let compilation = Compilation(SourceText(example.source, name: example.file))
    let job = try #require(try compilation.jobs(Request()).first)
    let result = compilation.result(of: job)
    let refused = Set(result.refusals.map(\.refusal.section))
    result.solved.forEachElement { element in
      #expect(!refused.contains(element.section ?? -1))
    }
  }

  private static let words = ["refused", "at", "reason", "help", "error"]
}
