internal import LayoutManual

extension Command {
  static let reference = Command(
    name: "reference",
    summary: "Print the vocabulary of the language, in Markdown.",
    options: [],
    examples: [
      Example(
        words: "layoutc reference > Grammar/Reference.md",
        purpose: "Write the reference page anew after a change of the vocabulary.")
    ]
  ) { _ in
    StandardOutput.write(LayoutManual.reference())
    return .success
  }
}
