package import Foundation
import Testing

/// One entry of a case file: a name, what goes in, and what should come out.
///
/// A file holds entries between lines of `===`; in an entry the first line is its name, and a line
/// of `---` stands between its two halves.
package struct Case: CustomTestStringConvertible, Sendable {
  package let testDescription: String
  package let source: String
  package let expected: String

  /// The cases in `Tests/Cases/<name>.case`; a broken or missing file is one case that says so.
  package static func all(in name: String) -> [Case] {
    let file = folder.appending(path: "\(name).case")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      return [Case(testDescription: "no file \(file.path)", source: "", expected: "a file")]
    }
    return text.split(separator: "===\n").map { entry in
      let halves = entry.split(separator: "---\n", maxSplits: 1, omittingEmptySubsequences: false)
      let head = halves[0].split(separator: "\n", maxSplits: 1)
      return Case(
        testDescription: String(head.first ?? ""),
        source: head.count > 1 ? String(head[1]) : "",
        expected: halves.count > 1 ? String(halves[1]) : "")
    }
  }

  /// `Tests/Cases`.
  package static let folder = root.appending(path: "Tests/Cases")

  /// The root of the package.
  package static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
