internal import LayoutLint
internal import LayoutText

/// The options that select rules and widths, and their values in one call.
struct RuleSelection: Sendable {
  static let select = Option("select", "rules", help: "Run only these rules.").repeated
    .offering(.words { LintRule.all.map(\.name) })
  static let ignore = Option("ignore", "rules", help: "Skip these rules.").repeated
    .offering(.words { LintRule.all.map(\.name) })
  static let strict = Option(
    "strict", help: "Treat warnings as errors; report tiny windows too.")
  static let widths = Option("widths", "range", help: "View widths to lint at, as in 320...1366.")

  let isStrict: Bool
  private let selected: [String]
  private let ignored: [String]
  private let widths: ClosedRange<Int>?

  init(_ invocation: Invocation) throws(UsageError) {
    isStrict = invocation.has(Self.strict)
    selected = try invocation.rules(of: Self.select)
    ignored = try invocation.rules(of: Self.ignore)
    widths = try invocation.widths()
  }

  /// The settings of a file for which the configuration has `part`.
  func settings(_ part: Configuration.Part) -> LintSettings {
    var settings = LintSettings(part)
    settings.isStrict = isStrict
    if let widths {
      settings.hasFewerWidths = !widths.contains(settings.widths)
      settings.widths = widths
    }
    settings.hasFewerRules = !selected.isEmpty || !ignored.isEmpty
    for rule in LintRule.all {
      var setting = settings.rules[rule.name] ?? RuleSetting()
      if !selected.isEmpty { setting.isOff = !selected.contains(rule.name) }
      if ignored.contains(rule.name) { setting.isOff = true }
      settings.rules[rule.name] = setting
    }
    return settings
  }
}

extension Invocation {
  /// The value of `--widths`, or `nil` if it is not given.
  func widths() throws(UsageError) -> ClosedRange<Int>? {
    guard let word = self[RuleSelection.widths] else { return nil }
    guard let widths = readWidths(word) else {
      throw misuse(of: RuleSelection.widths, word, expected: widthsPhrase)
    }
    return widths
  }

  /// The names of the rules that an option lists.
  fileprivate func rules(of option: Option) throws(UsageError) -> [String] {
    var names: [String] = []
    for word in self[all: option].flatMap({ $0.split(separator: ",") }) {
      names.append(try rule(String(word)).name)
    }
    return names
  }

  /// The rule with this name or code.
  private func rule(_ name: String) throws(UsageError) -> LintRule {
    if let rule = LintRule.named(name) { return rule }
    throw misuse(
      "Unknown rule '\(name)'."
        + suggestion(likelyMeanings(of: name, among: LintRule.all.map(\.name)))
        + " 'layoutc rules' lists them.")
  }
}
