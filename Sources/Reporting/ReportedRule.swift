package import LayoutDiagnostics
internal import LayoutText

/// A rule as a report introduces it, whether or not anything was found.
package struct ReportedRule: Hashable, Sendable {
  /// What a reader is told of a rule; none of it is empty.
  package struct Words: Hashable, Sendable {
    /// One sentence.
    let summary: String
    /// Why there is such a rule.
    let description: String
    /// What to do about a finding, as plain text.
    let help: String
    /// The same in Markdown, if there is more to show.
    let markdown: String?

    package init(summary: String, description: String, help: String, markdown: String? = nil) {
      (self.summary, self.description) = (summary, description)
      (self.help, self.markdown) = (help, markdown)
    }
  }

  /// Its number, its name, and how bad a finding is where nobody says otherwise.
  package let code: Diagnostic.Code
  package let words: Words
  /// What it is about, in single words.
  package let tags: [String]

  package init(_ code: Diagnostic.Code, _ words: Words, tags: [String] = []) {
    (self.code, self.words, self.tags) = (code, words, tags)
  }

  /// What is known of a rule that nobody has introduced.
  init(unintroduced code: Diagnostic.Code) {
    let phrase = code.name.split(separator: "-").joined(separator: " ")
    self.init(
      code,
      Words(
        summary: phrase.prefix(1).uppercased() + phrase.dropFirst(),
        description: "Layouts are checked for \(phrase) (\(code.number)).",
        help: "The finding says why it is one, and what to type."))
  }
}
