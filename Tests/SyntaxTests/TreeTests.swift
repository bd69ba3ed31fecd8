import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct TreeTests {
  @Test(arguments: Case.all(in: "Trees"))
  func treeOfCase(_ example: Case) {
    let tree = parse(SourceText(example.source))
    let told = tree.diagnostics.map { summary(of: $0, in: tree.source) }
    let lines = tree.root.children.flatMap { outline(of: $0) } + told
    #expect(lines.joined(separator: "\n") + "\n" == example.expected)
  }

  /// A line for `node` and each of its descendants: the kind and its own tokens.
  private func outline(of node: SyntaxNode, depth: Int = 0) -> [String] {
    let words = ["\(node.kind)"] + node.ownTokens.map { node.text(of: $0) }
    let line = String(repeating: "  ", count: depth) + words.joined(separator: " ")
    return [line] + node.children.flatMap { outline(of: $0, depth: depth + 1) }
  }

  /// What stands in parentheses may begin on the next line, a header's too.
  @Test(arguments: [
    "text (\n\"a\")", "text (\n    \"a\"\n) { lines: 1 }", "text ( // why\n\"a\")",
    "text (\ndata.title ?? \"none\"\n)", "text (\ntitle\n)", "text (\nn > 1 ? a : b\n)",
    "hgroup row (\n1)w x 44", "hgroup (\n1 / 2\n)w x 44 split (\n2\n) { item }",
    "box (\n20) x 30", "box (\nside\n) x (\nside\n)", "box b (\n2 * side\n) x 30",
    "image \"x\" (\n20\n) x (\n20\n)", "preview (\n390) x 100", "item (\n1 / 4)w x 1h",
    "text (\nswitch n {\ncase 1: a\ndefault: b\n}\n)", "items: [\n1,\n2\n]",
  ])
  func expressionsMayBeginOnTheNextLine(_ text: String) {
    let tree = parse(SourceText(text))
    #expect(
      tree.diagnostics.isEmpty, "\(tree.diagnostics.map { summary(of: $0, in: tree.source) })")
  }

  /// A fixed source has the tree that the parser recovered from the faulty one.
  @Test(arguments: [
    ("a: .groupPaging", "a: groupPaging"),
    ("item a 72x96", "item a 72 x 96"),
    ("item a 72x 96", "item a 72 x 96"),
    ("item a 72 x96", "item a 72 x 96"),
    ("item a 2/3wx1h", "item a 2/3w x 1h"),
    ("a: 12px", "a: 12"),
    ("a: 12 px, 3", "a: 12, 3"),
    ("item a 1/3 w x 1h", "item a 1/3w x 1h"),
    ("spacing 8", "spacing: 8"),
    ("insets.bottom 28", "insets.bottom: 28"),
    ("insets horizontal 16, bottom 8", "insets: horizontal 16, bottom 8"),
    ("insets: horizontal 16 vertical 8", "insets: horizontal 16, vertical 8"),
    ("insets: top 1 leading 2 bottom 3", "insets: top 1, leading 2, bottom 3"),
    ("item a .5w x 1h", "item a 0.5w x 1h"),
    ("spacing = 8", "spacing: 8"),
    ("let a: 8", "let a = 8"),
    ("a: f(b = 3)", "a: f(b: 3)"),
    ("item a, 1w x 1h", "item a 1w x 1h"),
    ("a: 8,\nb: 3", "a: 8\nb: 3"),
    ("a: [1, 2,]", "a: [1, 2]"),
    ("spacing: 8 insets: 4", "spacing: 8 ; insets: 4"),
    ("item a 1w x 1h\n{ b }", "item a 1w x 1h { b }"),
    ("if a { b } else c > 3 { d }", "if a { b } else if c > 3 { d }"),
    ("text “Hi”", "text \"Hi\""),
    ("# note\nitem a", "// note\nitem a"),
    ("text \"Hi", "text \"Hi\""),
  ])
  func fixesGiveTheRecoveredTree(_ faulty: String, _ fixed: String) throws {
    let tree = parse(SourceText(faulty))
    try #require(tree.diagnostics.count == 1, "\(tree.diagnostics.map(\.headline))")
    let fix = try #require(tree.diagnostics[0].helps.compactMap(\.fix).first)
    #expect(fix.applicability == .safe)
    var bytes = Array(faulty.utf8)
    for edit in fix.edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: edit.replacement.utf8)
    }
    let result = parse(SourceText(bytes: bytes))
    #expect(result.diagnostics.isEmpty)
    let spelling = result.tokens.filter { $0.kind != .space }.map { result.source[$0.range] }
    let wanted = parse(SourceText(fixed))
    #expect(spelling == wanted.tokens.filter { $0.kind != .space }.map { wanted.source[$0.range] })
  }

  @Test(arguments: [
    "layout a {\n    section b {\n        item c {\n            d: 1\n    }\n}\n",
    "layout a {\n    section b {\n        item c {\n            d: 1\n\n        item e\n    }\n}\n",
    "item a { b: 1\nitem c\n",
    "layout a {\n    section b {\n    }\n",
    "layout a {\n    b: switch c {\n        case 1: 2\n    section d {\n    }\n}\n",
  ])
  func unclosedBraceIsReportedOnce(_ faulty: String) throws {
    let tree = parse(SourceText(faulty))
    #expect(tree.diagnostics.map(\.code.number) == ["L010"])
    let fix = try #require(tree.diagnostics.first?.helps.first?.fix)
    var bytes = Array(faulty.utf8)
    for edit in fix.edits { bytes.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    #expect(parse(SourceText(bytes: bytes)).diagnostics.isEmpty)
  }

  /// Indentation is ignored while the braces balance.
  @Test(arguments: [
    "    layout a {\n  section b {\nitem c\n}\n}\n", "a {\nb {\nc\n}\nd\n}\n",
    "a {\n        b {\n    c\n}\n   d\n    }\n",
  ])
  func balancedBracesMayBeIndentedOddly(_ source: String) {
    #expect(parse(SourceText(source)).diagnostics.isEmpty)
  }
}
