import LayoutFormatting
import LayoutSyntax
import LayoutText
import Support
import Testing

/// What a file is in its canonical form.
@Suite struct FormatCaseTests {
  @Test(arguments: Case.all(in: "Formats"))
  func format(_ example: Case) {
    let text = tidy(example.source)
    #expect(text == example.expected)
    #expect(tidy(text) == text)
  }
}

/// `text` in its canonical form.
func tidy(_ text: String) -> String {
  String(decoding: formatted(parse(SourceText(text))), as: UTF8.self)
}
