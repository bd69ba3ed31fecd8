package import LayoutDiagnostics
internal import LayoutText

/// The description of a rule in a report, with or without findings.
package struct ReportedRule: Hashable, Sendable {
  /// The texts of a rule; none is empty.
  package struct Documentation: Hashable, Sendable {
    /// One sentence.
    let summary: String
    /// The rationale.
    let description: String
    /// One paragraph; all of it stands at the address of the code.
    let help: String

    package init(summary: String, description: String, help: String) {
      (self.summary, self.description, self.help) = (summary, description, help)
    }
  }

  /// Number, name and default severity.
  package let code: Diagnostic.Code
  package let documentation: Documentation
  /// Keywords.
  package let tags: [String]

  package init(_ code: Diagnostic.Code, _ documentation: Documentation, tags: [String] = []) {
    (self.code, self.documentation, self.tags) = (code, documentation, tags)
  }

  /// The description of a code without documentation.
  init(undocumented code: Diagnostic.Code) {
    let phrase = code.name.split(separator: "-").joined(separator: " ")
    self.init(
      code,
      Documentation(
        summary: phrase.prefix(1).uppercased() + phrase.dropFirst(),
        description: "Layouts are checked for \(phrase) (\(code.number)).",
        help: "The finding says why it is one, and what to type."))
  }
}
