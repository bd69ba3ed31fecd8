import Foundation
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct RobustnessTests {
  /// Real layouts and the sources of cases.
  private static let seeds =
    Case.files(in: "Real", withExtension: "layout").compactMap {
      try? [UInt8](Data(contentsOf: $0))
    }
    + (Case.all(in: "Trees") + Case.all(in: "Faults")).map { Array($0.source.utf8) }

  @Test(arguments: 1...4)
  func mutantsKeepTheirBytes(_ seed: UInt64) {
    for bytes in mutants(of: Self.seeds, count: 250, seed: seed) { expectLossless(bytes) }
  }

  @Test(arguments: 1...4)
  func randomBytesAreParsed(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for length in 0..<200 {
      expectLossless((0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  /// Tokens tile the file; nodes are inside their parents and in order.
  private func expectLossless(_ bytes: [UInt8]) {
    let tree = parse(SourceText(bytes: bytes))
    #expect(tree.tokens.flatMap { bytes[$0.range] } == bytes)
    #expect(tree.root.id == 0 && tree.nodeCount > 0)
    for id in 0..<tree.nodeCount {
      var end = tree[id].tokenRange.lowerBound
      for child in tree[id].children {
        #expect(child.id > id && child.tokenRange.lowerBound >= end && !child.tokenRange.isEmpty)
        end = child.tokenRange.upperBound
      }
      #expect(end <= tree[id].tokenRange.upperBound)
    }
    for diagnostic in tree.diagnostics {
      #expect(diagnostic.headline.count <= 72, "\(diagnostic.headline)")
      #expect(
        diagnostic.primary.text.split(separator: " ").count <= 5, "\(diagnostic.primary.text)")
      #expect(diagnostic.range.upperBound <= bytes.count)
    }
  }

  /// Thirty thousand bytes of one repeated piece.
  @Test(arguments: [
    "1+", "(", ")", "{", "}", "[", "a {", "a: (\n", "a ? b : ", "a ? ", "else if a {} ",
    "if a {} else ", "-", "~", "!", "[(", "f(%,", "switch a { case ", "case 1: 2 ", "b c ", "a.",
    "\"", "\"\n", "/*", "///\n", "72x96 ", "1/", "a true b: 1 ", "a 1 x ", "a: switch b {\n",
    "item ~(\n", "#", "let ", "for i in ", "define a(", ";", ",", ".", ":", "é", "\r", "\\q",
    "a: 8,\n", "{\n", "a b {} ", "item a (", "a.\nb=",
  ])
  func repetitionsAreParsed(_ piece: String) {
    let text = String(repeating: piece, count: 30_000 / piece.utf8.count)
    for prefix in ["", "a: ", "a { b: f("] {
      let tree = parse(SourceText(prefix + text))
      #expect(tree.tokens.last?.end == prefix.utf8.count + text.utf8.count)
    }
  }

  @Test(arguments: ["(", "[", "~", "-", "f(", "a {", "a ? ", "switch "])
  func depthIsReportedOnce(_ piece: String) {
    let source = piece == "a {" ? "" : "a: "
    let tree = parse(SourceText(source + String(repeating: piece, count: 5000)))
    #expect(tree.diagnostics.count { $0.code.name == "nesting-limit" } == 1)
  }

  @Test func chainsAreOneNode() {
    let sum = parse(SourceText("a: 1" + String(repeating: " + 1", count: 9999)))
    #expect(sum.diagnostics.isEmpty)
    #expect(sum.file.statements.count == 1 && sum.nodeCount == 10_000 + 4)
    let chain = parse(SourceText("if a {}" + String(repeating: " else if b {}", count: 9999)))
    #expect(chain.diagnostics.isEmpty)
    guard case .condition(let condition)? = chain.file.statements.first else {
      Issue.record("no condition")
      return
    }
    #expect(condition.branches.count == 10_000)
  }
}
