import LayoutFormatting
import LayoutSyntax
import LayoutText
import Support
import Testing

/// Files and their canonical form.
@Suite struct FormatCaseTests {
  @Test(arguments: Case.all(in: "Formats"))
  func format(_ example: Case) {
    let text = tidy(example.source)
    #expect(text == example.expected)
    #expect(tidy(text) == text)
  }
}

/// The canonical form of `text`.
func tidy(_ text: String) -> String {
  String(decoding: formatted(parse(SourceText(text))), as: UTF8.self)
}
