internal import LayoutChecking
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// One rule looking at one file.
struct Inspection: Sendable {
  let rule: LintRule
  let subject: LintSubject
  /// How bad its findings are here.
  let severity: Diagnostic.Severity
  /// The numbers that the configuration sets, by the names of options.
  let options: [String: Double]
  /// The oldest system the file has to run on; `nil`: nobody says.
  let target: Int?

  /// The number that holds for `option`.
  subscript(option: LintOption) -> Double { options[option.name] ?? option.standard }

  /// A finding of this rule.
  ///
  /// - Parameter headline: What is wrong, naming the author's thing in backticks.
  /// - Parameter label: At most five words about `range`.
  func finding(_ headline: String, at range: TextRange, label: String) -> Diagnostic {
    Diagnostic(
      Diagnostic.Code(severity, rule.code, rule.name), headline, at: range, label: label)
  }

  /// What the expression `id` comes to where it reads neither inputs nor parameters.
  func constant(_ id: ExpressionID) -> Value? { constantValue(of: id, in: subject.program) }
}
