internal import LayoutManual

extension Command {
  static let reference = Command(
    name: "reference",
    summary: "Print the vocabulary of the language.",
    options: [form],
    examples: [
      Example(
        words: "layoutc reference > Grammar/Reference.md",
        purpose: "Write the reference page anew after a change of the vocabulary."),
      Example(
        words: "layoutc reference --format tmLanguage > Grammar/layout.tmLanguage.json",
        purpose: "Write the grammar for editors anew."),
    ]
  ) { invocation in
    let name = invocation[form]
    let chosen = ReferenceFormat.all.first { $0.name == name } ?? .markdown
    StandardOutput.write(chosen.text())
    return .success
  }

  private static let form = Option("format", "format", help: "How to write it.")
    .taking(ReferenceFormat.all.map(\.name)).standing(at: ReferenceFormat.markdown.name)
}
