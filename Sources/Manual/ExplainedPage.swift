package import LayoutLint
package import LayoutDiagnostics
internal import LayoutText

/// The page of a rule or a code that `explain` prints: why it is a mistake, with examples.
package struct ExplainedPage: Sendable {
  /// In kebab-case.
  package let name: String
  /// `L` and three digits.
  package let code: String
  private let severity: Diagnostic.Severity
  /// Whether its fixes are safe; `nil`: it has none.
  private var fixes: Fix.Applicability?
  /// The mistake, in one sentence.
  private let summary: String
  private let why: String
  private var options: [LintOption] = []
  /// The language of its examples.
  private var language = "layout"
  private let bad: String
  private let good: String

  /// The page of a lint rule.
  package init(_ rule: LintRule) {
    (name, code, severity) = (rule.name, rule.code, rule.severity)
    (fixes, options) = (rule.fixes, rule.options)
    (summary, why) = (rule.summary, rule.rationale)
    (bad, good) = (rule.flagged.source, rule.accepted.source)
  }

  /// The page of a code of the compiler, of which `diagnostic` is what the bad example gives.
  package init(_ page: Diagnostic.Code.Page, giving diagnostic: Diagnostic, good: String) {
    let code = diagnostic.code
    (name, self.code, severity) = (code.name, code.number, code.severity)
    fixes = diagnostic.helps.lazy.compactMap(\.fix).first?.applicability
    summary = "Message of the bad example: \(diagnostic.headline)."
    why = page.why
    if code.isOfSwift { language = "swift" }
    (bad, self.good) = (page.badText.excerpt, good.excerpt)
  }

  /// The page in Markdown.
  package var markdown: String {
    var page = "## \(name)\n\n\(facts)\n\n\(summary) \(why)\n"
    for option in options {
      page += "\nOption `\(option.name)` (\(option.standardText)): \(option.summary)\n"
    }
    return page
      + "\nFound in:\n\n```\(language)\n\(bad)\n```\n\nNot in:\n\n```\(language)\n\(good)\n```\n"
  }

  /// The same for the terminal.
  package var text: String {
    var text = "\(name) [\(facts)]\n\n\(summary)\n\(why)\n"
    for option in options {
      text += "\n\(option.name) (default: \(option.standardText)): \(option.summary)\n"
    }
    return text + "\nbad:\n\(bad.indented)\n\ngood:\n\(good.indented)\n"
  }

  private var facts: String {
    let words = fixes.map { ", fix: \($0.rawValue)" } ?? ""
    return "\(code), \(severity.rawValue)\(words)"
  }

  /// Its line in the table at the head of a book, behind the line's beginning.
  fileprivate var row: String {
    "| \(code) | [\(name)](#\(name)) | \(severity.rawValue) | \(fixes?.rawValue ?? "–") |"
  }

  fileprivate var tabledSummary: String { " \(summary) |" }
}

/// The page of every rule, and then that of every code, as one book in Markdown.
package func ruleBook(_ codes: [ExplainedPage]) -> String {
  let rules = LintRule.all.map(ExplainedPage.init)
  return """
    # The rules of `layoutc lint`

    Written by `layoutc explain --all --format markdown`: the examples are tests.

    | code | rule | severity | fixes | what is wrong |
    | --- | --- | --- | --- | --- |

    """ + rules.map { $0.row + $0.tabledSummary + "\n" }.joined()
      + rules.map { "\n" + $0.markdown }.joined() + """

        # The codes of the compiler

        | code | name | severity | fixes |
        | --- | --- | --- | --- |

        """ + codes.map { $0.row + "\n" }.joined() + codes.map { "\n" + $0.markdown }.joined()
}

extension String {
  /// Each line four blanks further in.
  fileprivate var indented: String {
    lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }

  /// The text or, if it is long, its beginning.
  fileprivate var excerpt: String {
    let (most, longest) = (30, 120)
    let shown = lines.prefix(most).map { $0.count > longest ? $0.prefix(longest) + "…" : $0 }
    return shown.joined(separator: "\n") + (lines.count > most ? "\n…" : "")
  }

  private var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
