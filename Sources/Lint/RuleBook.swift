internal import LayoutText

/// Every rule with its code, its severity and who may apply its fixes, a line each.
package func ruleTable() -> String {
  let width = LintRule.all.map(\.name.count).max() ?? 0
  return LintRule.all.map { rule in
    let name = rule.name + String(repeating: " ", count: width - rule.name.count)
    let severity = rule.severity.rawValue
    let margin = String(repeating: " ", count: 7 - severity.count)
    let fixes = rule.fixes.map { "  fix: \($0.rawValue)" } ?? ""
    return "\(rule.code)  \(name)  \(severity)\(margin)\(fixes)".trimmed + "\n"
  }.joined()
}

/// The page of every rule, as one book in Markdown.
package func ruleBook() -> String {
  let head = """
    # The rules of `layoutc lint`

    Written by `layoutc explain --all --format markdown`: the examples are tests.

    | code | rule | severity | fixes | what is wrong |
    | --- | --- | --- | --- | --- |

    """
  let rows = LintRule.all.map { rule in
    "| \(rule.code) | [\(rule.name)](#\(rule.name)) | \(rule.severity.rawValue) | "
      + "\(rule.fixes?.rawValue ?? "–") | \(rule.summary) |\n"
  }
  return head + rows.joined() + LintRule.all.map { "\n" + $0.page }.joined()
}

extension LintRule {
  /// The page of the rule in Markdown.
  package var page: String {
    var page = "## \(name)\n\n\(facts)\n\n\(summary) \(rationale)\n"
    for option in options {
      page += "\nOption `\(option.name)` (\(decimal(option.standard))): \(option.summary)\n"
    }
    page += examples("Found in:", flagged) + examples("Not in:", accepted)
    return page
  }

  /// The same for the terminal.
  package var text: String {
    var text = "\(name) [\(facts)]\n\n\(summary)\n\(rationale)\n"
    for option in options {
      text += "\n\(option.name) (default: \(decimal(option.standard))): \(option.summary)\n"
    }
    for (title, sources) in [("bad", flagged), ("good", accepted)] {
      for source in sources { text += "\n\(title):\n\(source.indented)\n" }
    }
    return text
  }

  private var facts: String {
    let words = fixes.map { ", fix: \($0.rawValue)" } ?? ""
    return "\(code), \(severity.rawValue)\(words)"
  }

  private func examples(_ title: String, _ sources: [String]) -> String {
    let blocks = sources.map { "\n```layout\n\($0)\n```\n" }
    return "\n\(title)\n" + blocks.joined()
  }
}

extension String {
  /// Each line four blanks further in.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }

  /// Without the blanks at the end.
  fileprivate var trimmed: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
