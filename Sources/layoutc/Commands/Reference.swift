internal import LayoutManual

extension Command {
  static let reference = Command(
    name: "reference",
    summary: "Print the language reference.",
    options: [outputFormat],
    examples: [
      Example(
        call: "layoutc reference > Grammar/Reference.md",
        purpose: "Regenerate the reference page."),
      Example(
        call: "layoutc reference --format tmLanguage > Grammar/layout.tmLanguage.json",
        purpose: "Regenerate the grammar for editors."),
    ]
  ) { invocation in
    let name = invocation[outputFormat]
    let chosen = ReferenceFormat.all.first { $0.name == name } ?? .markdown
    StandardOutput.write(chosen.text())
    return .success
  }

  private static let outputFormat = Option("format", "format", help: "Output format.")
    .taking(ReferenceFormat.all.map(\.name)).defaulting(to: ReferenceFormat.markdown.name)
}
