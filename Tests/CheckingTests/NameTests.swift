import LayoutChecking
import Testing

/// What names stand for, and where.
@Suite struct NameTests {
  @Test(arguments: [
    // A name holds from its line on, and in the blocks behind it.
    ("let a = 1\nlet b = a", []),
    ("let b = a\nlet a = 1", ["L110 a"]),
    ("let a = missing", ["L109 missing"]),
    ("let a = 1\nlet a = 2", ["L108 a"]),
    ("param a = 1\nlayout l { let a = 2; section s { hgroup 1w x a { item i 1w x 1h } } }", []),
    (
      "layout l { section s { if container.width < 400 { let a = 1 }; "
        + "hgroup 1w x a { item i 1w x 1h } } }", ["L109 a"]
    ),
  ])
  func nameHoldsInItsBlock(_ text: String, _ expected: [String]) {
    let found = CheckedText(text).findings.filter { !$0.hasPrefix("L157") || expected == [$0] }
    #expect(found.map(Self.subject) == expected.map(Self.subject))
  }

  /// What a finding is about.
  private static func subject(_ finding: String) -> Substring {
    finding.split(separator: " ").last ?? ""
  }

  @Test func innerNameShadowsOuterOne() throws {
    let program = CheckedText(
      """
      let side = true
      layout l {
        let side = 44
        section s { hgroup 1w x side { item i 1w x 1h } }
      }
      """
    ).program
    #expect(program.diagnostics.filter { $0.severity == .error }.isEmpty)
    let group = try #require(program.elements.first { $0.kind.name == "hgroup" })
    let height = try #require(group.size).height
    #expect(program[height] == .binding(BindingID(1)))
  }

  @Test func enumerationGivesWordsTheirMeaning() {
    let found = CheckedText(
      "layout l { section s { orthogonal: paging; hgroup 1w x 9 { item i 1w x 1h } } }")
    #expect(found.findings == [])
    #expect(
      CheckedText("layout l { section s { orthogonal: pagin; hgroup 1w x 9 { item i 1w x 1h } } }")
        .findings == ["L210 pagin"])
  }
}
