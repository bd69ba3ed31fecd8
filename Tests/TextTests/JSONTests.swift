import LayoutText
import Testing

/// JSON documents: their values, and the location of faults.
@Suite struct JSONTests {
  @Test func valuesAreRead() throws {
    let text = #" {"a": [1, -2.5e1, true, null], "b\u00e9": "\ud83d\ude00\n", "a": {}} "#
    let json = try JSON(reading: Array(text.utf8))
    guard case .object(let members) = json.content else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.name) == ["a", "bé", "a"])
    guard case .list(let elements) = members[0].value.content else {
      Issue.record("no list")
      return
    }
    #expect(elements.map(\.content) == [.number(1), .number(-25), .boolean(true), .null])
    #expect(members[1].value.content == .text("😀\n"))
    #expect(elements.map(\.range) == [8..<9, 11..<17, 19..<23, 25..<29])
  }

  @Test(arguments: [
    "0", "-0", "1.5E+10", "\"\"", "[]", "{}", "[[[]]]", "\u{FEFF}1", "\"\\u00E9\\/\"", " true ",
    "[1,2 , 3]",
  ])
  func documentsAreRead(_ text: String) throws { _ = try JSON(reading: Array(text.utf8)) }

  /// Half a pair of surrogates is the replacement character, and takes nothing beside it along.
  @Test(arguments: [
    (#""\ud83c""#, "\u{FFFD}"), (#""\ud83cA""#, "\u{FFFD}A"), (#""\ud83c\u0041b""#, "\u{FFFD}Ab"),
    (#""\udfa8\ud83c""#, "\u{FFFD}\u{FFFD}"), (#""\ud83c\ud83c\udfa8""#, "\u{FFFD}🎨"),
    (#""\uD83C\uDFA8x""#, "🎨x"),
  ])
  func surrogatesAreRead(_ text: String, _ expected: String) throws {
    #expect(try JSON(reading: Array(text.utf8)).content == .text(expected))
  }

  /// A faulty document, the expectation in its message, and the offset.
  @Test(arguments: [
    ("", "a value", 0), ("[1,]", "a value", 3), ("{\"a\" 1}", "`:`", 5),
    ("{a: 1}", "a name in quotes", 1), ("[1 2]", "`,` or `]`", 3), ("{\"a\": 1", "`,` or `}`", 7),
    ("01", "nothing more", 1), ("-", "a digit", 1), ("1.", "a digit", 2), ("1e", "a digit", 2),
    ("\"a", "a closing quote", 2), ("\"\\x\"", "an escape like `\\n`", 2), ("tru", "a value", 0),
    ("\"\\u12g4\"", "four hexadecimal digits", 3), ("1e999", "a number that fits", 0),
    ("\"a\nb\"", "an escape like `\\n`", 2), ("{} x", "nothing more", 3),
  ])
  func faultsAreFound(_ text: String, _ expected: String, _ offset: Int) {
    #expect(throws: JSON.Fault(expected: expected, offset: offset)) {
      try JSON(reading: Array(text.utf8))
    }
  }

  @Test func nestingHasALimit() throws {
    let deep = JSON.deepestNesting
    let allowed = String(repeating: "[", count: deep) + String(repeating: "]", count: deep)
    _ = try JSON(reading: Array(allowed.utf8))
    #expect(throws: JSON.Fault.self) {
      try JSON(reading: Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }

  /// Reading a truncated document gives a value or a fault inside it.
  @Test func truncatedDocumentsAreReadOrRefused() {
    let bytes = Array(#"{"posts": [{"title": "a\u00e9", "n": -1.5e3}, null, [true, false]]}"#.utf8)
    for end in 0..<bytes.count {
      #expect(throws: JSON.Fault.self) { try JSON(reading: Array(bytes[..<end])) }
      var mutant = bytes
      mutant[end] = UInt8(ascii: "]")
      do { _ = try JSON(reading: mutant) } catch { #expect(error.offset <= bytes.count) }
    }
  }
}
