import LayoutChecking
import LayoutLanguage
import Testing

/// The types of expressions, and the inputs that they read.
@Suite struct ExpressionTests {
  @Test(arguments: [
    ("1 + 2 * 3", "number"), ("-4", "number"), ("1/2w", "fraction"), ("1/2w * 2", "fraction"),
    ("1/3h / 2", "fraction"), ("~44", "estimate"),
    ("1 < 2 && !false", "boolean"), ("\"a\"", "string"), ("[1, 2]", "list"),
    ("1 < 2 ? 3 : 4", "number"), ("max(1, 2)", "number"), ("aspect(16/9)", "aspect"),
  ])
  func typeFollowsFromOperands(_ text: String, _ type: String) throws {
    let program = CheckedText("let value = \(text)").program
    #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
    let value = try #require(program.bindings.first).value
    let same = CheckedText("let other = \(Self.examples[type] ?? "")").program
    let other = try #require(same.bindings.first).value
    #expect(program.inference(of: value).type == same.inference(of: other).type)
  }

  /// By the name of a type, a literal of it.
  private static let examples = [
    "number": "1", "fraction": "1w", "estimate": "~1", "boolean": "true", "string": "\"\"",
    "list": "[]", "aspect": "aspect(1)",
  ]

  @Test(arguments: [
    "1 + true", "1/2w + 1", "!1", "-true", "1 && 2", "~true", "\"a\" < \"b\"", "unknown(1)",
    "1 ? 2 : 3", "true + 1", "1/2w * 1/2h", "max(true)",
  ])
  func mismatchIsOneError(_ text: String) {
    let program = CheckedText("let value = \(text)").program
    #expect(program.diagnostics.filter { $0.severity == .error }.count == 1)
  }

  @Test func inputsAreThoseOfBindingsToo() throws {
    let checked = CheckedText(
      """
      let isWide = container.width > 400
      let columns = isWide ? 3 : 2
      layout a { section s { hgroup 1w x 80 repeat columns { item i 1w x 1h } } }
      """)
    #expect(checked.findings == [])
    let columns = try #require(checked.binding("columns"))
    #expect(columns.type.inputs == Input.containerWidth.bit)
    #expect(checked.program.features.inputs == Input.containerWidth.bit)
    #expect(checked.program.expressions.readsContainer[columns.value.index])
  }

  @Test func tableHoldsOneEntryForEachExpression() {
    let expressions = CheckedText(
      """
      define cell(side) { item i side x side }
      let a = [1, 2 + 3]
      layout l { section s { hgroup 1w x 80 { use cell(40) } } }
      """
    ).program.expressions
    #expect(expressions.count == expressions.ranges.count)
    #expect(expressions.count == expressions.inferences.count)
    #expect(expressions.count == expressions.readsContainer.count)
  }

  /// Lists in lists: the types of members are known 64 levels deep, and no further.
  @Test(arguments: [(60, ["L206 member"]), (70, [])])
  func membersAreInferredToADepth(_ depth: Int, _ expected: [String]) {
    let opening = (1..<depth).map { "for list\($0) in list\($0 - 1) { " }.joined()
    let closing = String(repeating: "}", count: depth - 1)
    let text = """
      let list0 = \(String(repeating: "[", count: depth))1\(String(repeating: "]", count: depth))
      layout l { section s { hgroup 1w x 80 {
        \(opening)for member in list\(depth - 1) { item (member ? 1 : 2) x 1h }\(closing)
      } } }
      """
    #expect(CheckedText(text).findings == expected)
  }
}
