internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutEvaluation
internal import LayoutLanguage
internal import LayoutText

/// One rule applied to one file.
struct Inspection: Sendable {
  let rule: LintRule
  let subject: LintSubject
  /// The severity of its findings in this file.
  let severity: Diagnostic.Severity
  /// The numbers that the configuration sets, by the names of options.
  let options: [String: Double]
  /// The major version of the oldest iOS that the file has to run on; `nil` when not configured.
  let target: Int?
  /// The widths that are examined.
  let widths: ClosedRange<Int>

  /// The number that holds for `option`.
  subscript(option: LintOption) -> Double { options[option.name] ?? option.standard }

  /// The value of the expression `id`; `nil` when it depends on inputs or parameters.
  func constant(_ id: ExpressionID) -> Value? { constantValue(of: id, in: subject.program) }

  /// A match at the element `id`, which gives it its name.
  ///
  /// - Parameter measure: How bad it is; more is worse.
  func match(
    _ id: ElementID, at site: Match.Site = .header, measure: Double = 1,
    _ details: Match.Details = Match.Details()
  ) -> Match {
    let range =
      switch site {
      case .header: subject.header(of: id)
      case .length(let axis): subject.lengthRange(of: id, on: axis)
      case .property(let path): subject.range(of: path, in: id)
      }
    return match(id, at: range, measure: measure, details)
  }

  /// A match at `range`, which the element `id` has.
  func match(
    _ id: ElementID, at range: TextRange, measure: Double = 1,
    _ details: Match.Details = Match.Details()
  ) -> Match {
    var details = details
    if details.name.isEmpty { details.name = subject.name(of: id) }
    var match = Match(at: range, measure: measure, details)
    match.element = id
    return match
  }
}
