internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

/// What a rule reports, without its code, its severity and the viewports.
struct Finding: Sendable {
  /// Where it is reported; `nil` where it was first matched.
  var range: TextRange?
  /// The element that has it; `nil` where it holds for the text alone.
  var element: ElementID?
  /// What is wrong, with names in backticks.
  let headline: String
  /// At most five words about the range.
  let label: String
  /// Other ranges that take part in it.
  var related: [Diagnostic.Label] = []
  /// Why it is a mistake.
  var note: String?
  /// What to type.
  let help: String
  /// The edits that do what `help` says; `nil` when there is more than one way.
  var fix: [Edit]?
  /// Something else to type instead.
  var alternative: String?
}

extension Inspection {
  /// `finding`, which follows from no particular viewport, with the element that has it.
  func located(_ finding: Finding) -> LocatedFinding {
    LocatedFinding(diagnostic(finding), of: self, in: finding.element.map { [$0] } ?? [])
  }

  /// `finding` as a diagnostic of this rule.
  ///
  /// - Parameter range: Where it is reported unless it says so itself.
  func diagnostic(_ finding: Finding, at range: TextRange = 0..<0) -> Diagnostic {
    var diagnostic = Diagnostic(
      Diagnostic.Code(severity, rule.code, rule.name), finding.headline,
      at: finding.range ?? range, label: finding.label)
    for label in finding.related { diagnostic = diagnostic.pointing(at: label.range, label.text) }
    if let note = finding.note { diagnostic = diagnostic.noting(note) }
    let fix = finding.fix.map { Fix(rule.fixes ?? .unsafe, $0) }
    diagnostic = diagnostic.helping(finding.help, fix: fix)
    return finding.alternative.map { diagnostic.helping($0) } ?? diagnostic
  }
}

extension TextRange? {
  /// It as the only further range of a finding, if there is one.
  func related(_ text: String) -> [Diagnostic.Label] { map { [Diagnostic.Label($0, text)] } ?? [] }
}
