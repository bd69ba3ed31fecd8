internal import LayoutCompiler
internal import LayoutDerivation
internal import LayoutLint
internal import LayoutManual
internal import LayoutDiagnostics
internal import LayoutText

extension Command {
  static let explain = Command(
    name: "explain",
    summary: "Explain a lint rule, a diagnostic code or a rule of frames.",
    operand: Operand(
      name: "rule|code",
      help: { "Name or code of a lint rule or a diagnostic, or a rule that `why` names." },
      isRequired: false, isRepeatable: false,
      completion: .words {
        LintRule.all.map(\.name) + Diagnostic.Code.all.map(\.number)
          + DerivationRule.all.map(\.name)
      }),
    options: [everyRule, pageFormat],
    examples: [
      Example(call: "layoutc explain count-one", purpose: "One rule, for the terminal."),
      Example(call: "layoutc explain L203", purpose: "The diagnostic with this code."),
      Example(
        call: "layoutc explain --all --format markdown > Grammar/Rules.md",
        purpose: "Regenerate the page of all rules and codes."),
    ]
  ) { invocation throws(UsageError) in
    if invocation.has(everyRule) {
      StandardOutput.write(
        ruleBook(Diagnostic.Code.all.compactMap(\.explained)) + DerivationRule.book)
      return .success
    }
    guard let name = invocation.operands.first else {
      throw invocation.misuse("Missing expected argument '<rule|code>', or '--\(everyRule.name)'.")
    }
    let isMarkdown = invocation[pageFormat] == PageFormat.markdown.rawValue
    if let rule = DerivationRule.named(name.lowercased()) {
      StandardOutput.write(isMarkdown ? rule.markdown : rule.text)
      return .success
    }
    let page = try invocation.page(name)
    StandardOutput.write(isMarkdown ? page.markdown : page.text)
    return .success
  }

  private static let everyRule = Option(
    "all", help: "Print all rules and codes as one page.")
  private static let pageFormat = Option("format", "format", help: "Page format.")
    .taking(PageFormat.allCases.map(\.rawValue)).defaulting(to: PageFormat.text.rawValue)

  private enum PageFormat: String, CaseIterable { case text, markdown }
}

extension Invocation {
  /// The page of a rule or a diagnostic, by code or name, in any case.
  fileprivate func page(_ name: String) throws(UsageError) -> ExplainedPage {
    let (number, word) = (name.uppercased(), name.lowercased())
    if let rule = LintRule.named(number) ?? LintRule.named(word) { return ExplainedPage(rule) }
    let codes = Diagnostic.Code.all
    if let page = codes.first(where: { $0.number == number || $0.name == word })?.explained {
      return page
    }
    let names =
      LintRule.all.map(\.name) + codes.map(\.name) + DerivationRule.all.map(\.name)
    throw misuse(
      "Unknown rule or code '\(name)'." + suggestion(likelyMeanings(of: name, among: names))
        + " 'layoutc rules' lists the rules.")
  }
}
