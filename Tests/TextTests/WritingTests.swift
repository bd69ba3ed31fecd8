import Foundation
import LayoutText
import Testing

@Suite struct WritingTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0006, "-0.001"), (1, "1"),
      (1.5, "1.5"), (1.25, "1.25"), (1.125, "1.125"), (2.0 / 3, "0.667"), (-65.5, "-65.5"),
      (0.9999, "1"), (0.9994, "0.999"), (-1.9996, "-2"), (1e6, "1000000"),
      (123456.789, "123456.789"),
      (1e300, "9007199254740992"), (-.infinity, "-9007199254740992"), (.nan, "0"), (0.07, "0.07"),
      (0.007, "0.007"), (393, "393"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ expected: String) {
    #expect(ByteWriter.string { $0.write(number) } == expected)
    #expect(FixedPoint(number).length == expected.utf8.count)
  }

  @Test(arguments: [0, 9, 10, -1, 99, 100, Int.max, Int.min])
  func wholeNumbers(_ number: Int) {
    #expect(ByteWriter.string { $0.write(number) } == "\(number)")
  }

  @Test(arguments: [
    "", "plain", "a \"b\" \\ c", "tab\tline\nreturn\r", "\u{1}\u{1F}\u{7F}", "é 日 👩‍👧 /",
    "##vso[a] # ###[b", "é\u{85}##[a]###",
  ])
  func quoting(_ text: String) throws {
    let json = ByteWriter.string { $0.write(quoting: text) }
    let read = try JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)) as? [String]
    #expect(read == [text])
    #expect(!json.contains("##"))
  }

  /// Pages make references of these once a backslash is gone.
  @Test(arguments: [
    ("#12", "\\#<!-- -->12"), ("# 12", "\\# 12"), ("!3", "\\!<!-- -->3"),
    ("GH-4 gh-5", "GH-<!-- -->4 gh-<!-- -->5"), ("4-5", "4-5"), ("@a @1", "@<!-- -->a @1"),
    ("WwW.a", "WwW.<!-- -->a"), ("w.a", "w.a"), ("a://b:c", "a:<!-- -->//b:c"),
  ])
  func markdownWithoutReferences(_ text: String, _ expected: String) {
    #expect(text.escapedForMarkdown == expected)
  }

  @Test func nothingEndsABlockOfCode() {
    #expect("a".asMarkdownBlock(of: "layout") == "```layout\na\n```")
    #expect("````\na".asMarkdownBlock(of: "") == "`````\n````\na\n`````")
  }

  @Test(arguments: [
    ("![a](b) [c](d) ! [e]", #"!\[a](b) [c](d) ! [e]"#), ("a < b", "a < b"),
    ("<img src=\"a\"></b>", #"\<img src="a">\</b>"#),
  ])
  func markdownWithoutPictures(_ text: String, _ expected: String) {
    #expect(text.withoutPictures == expected)
  }

  @Test func blocksAndLines() {
    let text = ByteWriter.string { writer in
      writer.json { json in
        json.object(.block) { json in
          json.array("empty", .block) { _ in }
          json.array("list", .block) { json in
            json.value(1)
            json.object { json in
              json.key("a")
              json.null()
              json.array("b") { json in
                json.value(1.5)
                json.value("x")
              }
            }
          }
        }
      }
    }
    let expected = """
      {
        "empty": [],
        "list": [
          1,
          { "a": null, "b": [1.5, "x"] }
        ]
      }
      """
    #expect(text == expected)
  }

  @Test func piecesAreNeverLargerThanTheBuffer() {
    let pieces = Pieces()
    var writer = ByteWriter { pieces.sizes.append($0.count) }
    for _ in 0..<100_000 { writer.write("abc") }
    writer.write(String(repeating: "x", count: 100_000))
    writer.write("end")
    writer.flush()
    #expect(pieces.sizes.reduce(0, +) == 400_003)
    #expect(pieces.sizes.allSatisfy { $0 <= ByteWriter.capacity || $0 == 100_000 })
  }
}

/// The text that a writer has passed on.
private final class Pieces {
  var sizes: [Int] = []
}
