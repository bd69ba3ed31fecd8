internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A rule in a comment that nobody knows.
  static func unknownRule(_ name: String, at range: TextRange) -> Diagnostic {
    let likely = likelyMeanings(of: name, among: LintRule.all.map(\.name))
    let diagnostic = Diagnostic(
      Code(.warning, "L391", "unknown-rule"), "unknown rule `\(name)`", at: range,
      label: "not a rule")
    guard let first = likely.first else {
      return diagnostic.helping("`layoutc rules` lists the rules; a reason follows behind ` — `")
    }
    return diagnostic.helping(
      "did you mean \(listing(likely))?",
      fix: likely.count == 1 ? .replacing(range, with: first) : nil)
  }

  /// A suppression that suppresses nothing.
  static func unusedSuppression(of rule: String?, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L392", "unused-suppression"),
      rule.map { "`\($0)` has nothing to suppress here" } ?? "there is nothing to suppress here",
      at: range, label: "suppresses nothing"
    ).helping("leave it out")
  }

  /// An `enable` behind no region for it.
  static func idleEnd(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L392", "unused-suppression"), "there is nothing to enable here", at: range,
      label: "ends no region"
    ).helping("leave it out, or write `\(Suppression.Reach.region.rawValue)` above it")
  }

  /// A comment for the linter that asks for something else.
  static func unknownDirective(_ verb: Suppression.Name) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L393", "unknown-directive"), "`layoutc:\(verb.text)` means nothing",
      at: verb.range, label: "not a directive"
    ).helping(
      "directives are \(listing(Suppression.Reach.allCases.map(\.rawValue), joinedBy: "and"))")
  }

  /// A suppression of the whole file behind its first statement.
  static func misplacedSuppression(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L394", "misplaced-suppression"),
      "`\(Suppression.Reach.file.rawValue)` stands behind the first statement", at: range,
      label: "has no effect here"
    ).helping("write it at the top of the file")
  }
}
