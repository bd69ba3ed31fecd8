internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// An unknown rule in a comment.
  static func unknownRule(_ name: String, at range: TextRange) -> Diagnostic {
    let likely = likelyMeanings(of: name, among: LintRule.all.map(\.name))
    let diagnostic = Diagnostic(
      .unknownRule, "unknown rule `\(name)`", at: range, label: "not a rule")
    guard let first = likely.first else {
      return diagnostic.helping("`layoutc rules` lists the rules; write a reason behind ` — `")
    }
    return diagnostic.helping(
      "did you mean \(listing(likely))?",
      fix: likely.count == 1 ? .replacing(range, with: first) : nil)
  }

  /// A suppression that suppresses nothing.
  static func unusedSuppression(of rule: String?, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unusedSuppression,
      rule.map { "unused suppression of `\($0)`" } ?? "unused suppression",
      at: range, label: "suppresses nothing"
    ).helping("remove it")
  }

  /// An `enable` without a region before it.
  static func unmatchedEnd(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unusedSuppression, "`enable` without a matching `disable`", at: range,
      label: "ends no region"
    ).helping("remove it, or write `\(Suppression.Reach.region.rawValue)` above it")
  }

  /// A comment for the linter with an unknown directive.
  static func unknownDirective(_ verb: Suppression.Name) -> Diagnostic {
    Diagnostic(
      .unknownDirective, "unknown directive `layoutc:\(verb.text)`", at: verb.range,
      label: "not a directive"
    ).helping(
      "directives are \(listing(Suppression.Reach.allCases.map(\.rawValue), joinedBy: "and"))")
  }

  /// A suppression of the whole file behind its first statement.
  static func misplacedSuppression(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .misplacedSuppression,
      "`\(Suppression.Reach.file.rawValue)` must come before the first statement", at: range,
      label: "no effect here"
    ).helping("move it to the top of the file")
  }
}
