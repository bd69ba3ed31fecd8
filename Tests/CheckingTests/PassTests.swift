import LayoutChecking
import Testing

/// What is found in a whole program, one pass at a time.
@Suite struct PassTests {
  private static func section(_ body: String) -> String {
    "layout l { section s { hgroup 1w x 80 { \(body) } } }"
  }

  @Test(arguments: [
    // Unused names
    ("let a = 1\n" + section("item i 1w x 1h"), ["L157 a"]),
    ("define a { item i 1w x 1h }\n" + section("item i 1w x 1h"), ["L157 a"]),
    ("let a = 1", []),
    // Dead conditions
    (section("if 1 < 2 { item i 1w x 1h } else { item j 1w x 1h }"), ["L244 1 < 2"]),
    (
      section(
        "if container.width < 0 { item i 1w x 1h } else { item j 1w x 1h }"),
      ["L243 container.width < 0"]
    ),
    (
      section(
        "if container.width > 400 { if container.width > 300 { item i 1w x 1h } } else { item j 1w x 1h }"
      ), []
    ),
    (
      section(
        "if container.width > 400 { if container.width < 300 { item i 1w x 1h } } else { item j 1w x 1h }"
      ), ["L243 container.width < 300"]
    ),
    (
      section(
        "if container.width > 400 { item i 1w x 1h } "
          + "else if container.width > 400 { item j 1w x 1h } else { item k 1w x 1h }"),
      ["L243 container.width > 400"]
    ),
    (
      section("item i (container.width > 4 ? container.width > 4 ? 1 : 2 : 3) x 1h"), []
    ),
    // Structure
    ("layout l { section s { } }", ["L127 section s "]),
    ("layout l { }", ["L130 layout l "]),
    // Unique names
    (section("item i 1w x 1h") + "\n" + section("item i 1w x 1h"), ["L107 l"]),
    // Previews
    (section("item i 1w x 1h") + "\npreview p 100 x 100 { data: missing 3 }", ["? missing"]),
    (section("item i 1w x 1h") + "\npreview p { }", ["? preview p "]),
  ])
  func passFinds(_ text: String, _ expected: [String]) {
    let found = CheckedText(text).findings
    #expect(found.count == expected.count, "\(found), not \(expected)")
    for (found, expected) in zip(found, expected) where !expected.hasPrefix("?") {
      #expect(found.trimmed == expected.trimmed)
    }
  }
}

extension String {
  /// Without spaces at the end.
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
