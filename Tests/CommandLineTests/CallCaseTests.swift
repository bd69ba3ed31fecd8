import Foundation
import Support
import Testing

/// Calls as data. A case's source is a call, its environment and its files:
///
///     layoutc check "two words.layout" < input.layout
///     COLUMNS=60
///     => two words.layout
///     layout feed { }
///
/// and its expectation is the exit code, as in `exit 1`, then standard output, then, after a line
/// `stderr:`, standard error. Times in it are 0.
@Suite struct CallCaseTests {
  @Test(arguments: Case.all(in: "Calls"))
  func call(_ example: Case) throws {
    let tool = try Tool()
    defer { tool.tidy() }
    let files = example.files
    for file in files.others { try tool.write(file.text, to: file.path) }
    let lines = files.main.split(separator: "\n")
    var environment: [String: String] = [:]
    for line in lines.dropFirst() {
      let halves = line.split(separator: "=", maxSplits: 1)
      environment[String(halves[0])] = String(halves[1])
    }
    var words = Self.words(of: lines[0])
    #expect(words.removeFirst() == "layoutc")
    var input: String?
    if let sign = words.firstIndex(of: "<") {
      input = words[sign + 1]
      words.removeSubrange(sign...)
    }
    let outcome = try tool.call(words, input: input, environment: environment)
    var text = "exit \(outcome.code)\n\(outcome.output)"
    if !outcome.errors.isEmpty { text += "stderr:\n\(outcome.errors)" }
    // Times are different in every run.
    text = text.replacing(/"milliseconds": [0-9.e-]+/, with: "\"milliseconds\": 0")
      .replacing(/\ time="[0-9]+\.[0-9]{3}"/, with: " time=\"0.000\"")
    #expect(text.replacing("\r\n", with: "\n") == example.expected)
  }

  /// The words of a call; quotes group words.
  private static func words(of line: Substring) -> [String] {
    line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part in
        index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
      }
  }
}
