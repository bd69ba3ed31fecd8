internal import LayoutLint
internal import LayoutText

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Say why a rule is one, with bad and good examples.",
    operand: Operand(
      name: "rule", help: { "A rule's name or code." }, isRequired: false, isRepeatable: false,
      completion: .words { LintRule.all.map(\.name) }),
    options: [everyRule, pageFormat],
    examples: [
      Example(words: "layoutc explain count-one", purpose: "One rule, for the terminal."),
      Example(
        words: "layoutc explain --all --format markdown > Grammar/Rules.md",
        purpose: "Write the rule book anew after a change of the rules."),
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(everyRule) {
      StandardOutput.write(ruleBook())
      return .success
    }
    guard let name = invocation.operands.first else {
      throw invocation.misuse("Missing expected argument '<rule>', or '--\(everyRule.name)'.")
    }
    let rule = try invocation.rule(name)
    let isMarkdown = invocation[pageFormat] == PageFormat.markdown.rawValue
    StandardOutput.write(isMarkdown ? rule.page : rule.text)
    return .success
  }

  private static let everyRule = Option("all", help: "Write the page of every rule, as one book.")
  private static let pageFormat = Option("format", "format", help: "How to write the page.")
    .taking(PageFormat.allCases.map(\.rawValue)).standing(at: PageFormat.text.rawValue)

  private enum PageFormat: String, CaseIterable { case text, markdown }
}
