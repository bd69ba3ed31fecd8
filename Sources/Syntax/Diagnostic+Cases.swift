import LayoutDiagnostics
import LayoutText

extension Diagnostic {
  /// Braces around the value of a case.
  ///
  /// - Parameter edits: What mends it; nothing if there is more than a value in them.
  static func caseInBraces(at brace: TextRange, _ edits: [Edit]) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L086", "case-in-braces"), "a case has its value behind `:`", at: brace,
      label: "`:` belongs here")
    let help = "write `:` and the value without braces, as in `case ..<600: 1`"
    return edits.isEmpty
      ? diagnostic.noting("a case comes to one value, and holds no statements").helping(help)
      : diagnostic.helping(help, fix: Fix(.safe, edits))
  }

  /// A comparison where a case has a range.
  ///
  /// - Parameter hole: The sign and the blanks behind it.
  static func comparisonInCase(
    _ sign: Token, _ bound: String, hole: TextRange, end: Int
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L087", "comparison-in-case"), "a case names a range, and compares nothing",
      at: sign.range, label: "a comparison")
    switch sign.kind {
    case .less, .lessOrEqual:
      let dots = sign.kind == .less ? "..<" : "..."
      return diagnostic.helping(
        "write `\(dots)\(bound.shortened)`", fix: .replacing(hole, with: dots))
    default:
      let edits = [Edit(replace: hole, with: ""), Edit(replace: end..<end, with: "...")]
      let isSame = sign.kind == .greaterOrEqual
      return (isSame ? diagnostic : diagnostic.noting("no range leaves out its lower end"))
        .helping("write `\(bound.shortened)...`", fix: Fix(isSame ? .safe : .unsafe, edits))
    }
  }
}
