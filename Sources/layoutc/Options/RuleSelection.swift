internal import LayoutLint
internal import LayoutText

/// The options that select rules and widths, and their values in one call.
struct RuleSelection: Sendable {
  static let select = Option(
    "select", "rules", help: "Run only these: names, codes as L4, groups, all."
  ).repeated
    .offering(.words { RuleSelector.words })
  static let ignore = Option("ignore", "rules", help: "Skip these rules, named in the same ways.")
    .repeated
    .offering(.words { RuleSelector.words })
  static let coverage = Option(
    "coverage", help: "Report what no preview shows, and count what previews show.")
  static let strict = Option(
    "strict", help: "Treat warnings as errors; report tiny windows too.")
  static let widths = Option("widths", "range", help: "View widths to lint at, as in 320...1366.")

  let isStrict: Bool
  /// Whether what no preview shows is reported beside what is selected.
  let reportsCoverage: Bool
  private let selected: [RuleSelector]
  private let ignored: [RuleSelector]
  private let widths: ClosedRange<Int>?

  init(_ invocation: Invocation) throws(UsageError) {
    isStrict = invocation.has(Self.strict)
    reportsCoverage = invocation.has(Self.coverage)
    selected = try invocation.selectors(of: Self.select)
    ignored = try invocation.selectors(of: Self.ignore)
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
      guard let isOff = isOff(rule) else { continue }
      settings.rules[rule.name, default: RuleSetting()].isOff = isOff
    }
    return settings
  }

  /// Whether the call deselects `rule`; `nil` where it does not decide that. The more exact word
  /// decides, of equal ones the one that deselects.
  private func isOff(_ rule: LintRule) -> Bool? {
    if reportsCoverage, rule.name == LintRule.unseenBranch.name { return false }
    let (isSelected, isIgnored) = (selected.exactness(of: rule), ignored.exactness(of: rule))
    guard !selected.isEmpty else { return isIgnored.map { _ in true } }
    guard let isSelected else { return true }
    return isIgnored.map { $0 >= isSelected } ?? false
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

  /// The rules that an option lists.
  func selectors(of option: Option) throws(UsageError) -> [RuleSelector] {
    var selectors: [RuleSelector] = []
    for word in self[all: option].flatMap({ $0.split(separator: ",") }) {
      guard let selector = RuleSelector(String(word)) else {
        throw misuse(
          "Unknown rule '\(word)'."
            + suggestion(likelyMeanings(of: String(word), among: RuleSelector.words))
            + " 'layoutc rules' lists them.")
      }
      selectors.append(selector)
    }
    return selectors
  }
}
