import Foundation
import LayoutFormatting
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Formatting of random programs.
@Suite struct GeneratedProgramTests {
  /// The number of programs per test.
  private static let count = UInt64(repetitions(200))

  /// Four thousand programs in a thorough run.
  @Test(arguments: 0..<20)
  func programsKeepTheirMeaning(_ part: UInt64) {
    for seed in part * Self.count..<(part + 1) * Self.count {
      let text = RandomProgram(seed: seed).text
      let bytes = Array(text.utf8)
      let invariants = FormattingInvariants(bytes)
      #expect(invariants.before.diagnostics.map(\.headline) == [], "\(text)")
      #expect(invariants.violations.isEmpty, "\(invariants.violations): \(text)")
      #expect(Meaning(of: bytes) == Meaning(of: invariants.after.source.bytes), "\(text)")
    }
  }

  /// Numbered comments of each kind at a fifth of the places that allow one, together at all of them.
  @Test(arguments: Repository.samples)
  func commentsAreKeptEverywhere(_ file: URL) throws {
    let text = Array(try Repository.text(of: file).utf8)
    let tree = parse(SourceText(bytes: text))
    let places = tree.tokens.filter { !$0.isTrivia }.map(\.offset)
    let comments = ["/*#*/", " /* #\n */ ", " // #\n", "\n/// #\n", "\n\n/* # */\n"]
    for (number, comment) in comments.enumerated() {
      let some = stride(from: number, to: places.count, by: comments.count).map { places[$0] }
        .filter { reads(inserting(comment, at: [$0], in: text), as: tree) }
      #expect(!some.isEmpty)
      let bytes = inserting(comment, at: some, in: text)
      #expect(
        FormattingInvariants(bytes).violations.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  private func reads(_ bytes: [UInt8], as tree: SyntaxTree) -> Bool {
    let other = parse(SourceText(bytes: bytes))
    return other.diagnostics.isEmpty && other.nodeCount == tree.nodeCount
      && (0..<tree.nodeCount).allSatisfy { other[$0].kind == tree[$0].kind }
  }

  /// `text` with a comment at each offset.
  private func inserting(_ comment: String, at places: [Int], in text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var last = 0
    for (number, place) in places.enumerated() {
      bytes += text[last..<place] + Array(comment.replacing("#", with: "c\(number)").utf8)
      last = place
    }
    return bytes + text[last...]
  }
}
