internal import LayoutCompiler
internal import LayoutLint
internal import LayoutManual
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Say why something is a mistake, with a bad and a good example.",
    operand: Operand(
      name: "rule|code", help: { "The name or the code of a rule, or of a diagnostic." },
      isRequired: false, isRepeatable: false,
      completion: .words { LintRule.all.map(\.name) + CodePage.all.map(\.number) }),
    options: [everyRule, pageFormat],
    examples: [
      Example(words: "layoutc explain count-one", purpose: "One rule, for the terminal."),
      Example(words: "layoutc explain L203", purpose: "What a diagnostic with this code means."),
      Example(
        words: "layoutc explain --all --format markdown > Grammar/Rules.md",
        purpose: "Write the rule book anew after a change of rules or codes."),
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(everyRule) {
      StandardOutput.write(ruleBook(CodePage.all.compactMap(\.explained)))
      return .success
    }
    guard let name = invocation.operands.first else {
      throw invocation.misuse("Missing expected argument '<rule|code>', or '--\(everyRule.name)'.")
    }
    let page = try invocation.page(name)
    let isMarkdown = invocation[pageFormat] == PageFormat.markdown.rawValue
    StandardOutput.write(isMarkdown ? page.markdown : page.text)
    return .success
  }

  private static let everyRule = Option(
    "all", help: "Write the page of every rule and code, as one book.")
  private static let pageFormat = Option("format", "format", help: "How to write the page.")
    .taking(PageFormat.allCases.map(\.rawValue)).standing(at: PageFormat.text.rawValue)

  private enum PageFormat: String, CaseIterable { case text, markdown }
}

extension Invocation {
  /// The page of the rule or the code called `name`, by number or in words, in whatever case.
  fileprivate func page(_ name: String) throws(UsageError) -> ExplainedPage {
    let (number, word) = (name.uppercased(), name.lowercased())
    if let rule = LintRule.named(number) ?? LintRule.named(word) { return ExplainedPage(rule) }
    let pages = CodePage.all
    if let page = pages.first(where: { $0.number == number || $0.name == word })?.explained {
      return page
    }
    let names = LintRule.all.map(\.name) + pages.map(\.name)
    throw misuse(
      "Unknown rule or code '\(name)'." + suggestion(likelyMeanings(of: name, among: names))
        + " 'layoutc rules' lists the rules.")
  }
}
