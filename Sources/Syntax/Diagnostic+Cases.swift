import LayoutDiagnostics
import LayoutText

extension Diagnostic {
  /// Braces around the value of a case.
  ///
  /// - Parameter edits: Its fix; empty if the braces contain more than a value.
  static func caseInBraces(at brace: TextRange, _ edits: [Edit]) -> Diagnostic {
    let diagnostic = Diagnostic(
      .caseInBraces, "expected `:` before the value of a case", at: brace, label: "expected `:`")
    let help = "write `:` and the value without braces: `case ..<600: 1`"
    return edits.isEmpty
      ? diagnostic.noting("a case has one value, not statements").helping(help)
      : diagnostic.helping(help, fix: Fix(.safe, edits))
  }

  /// A comparison where a case has a range.
  ///
  /// - Parameter hole: The sign and the blanks behind it.
  static func comparisonInCase(_ sign: Token, _ bound: String, hole: TextRange, end: Int)
    -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .comparisonInCase, "expected a value or a range, found a comparison", at: sign.range,
      label: "not a range")
    switch sign.kind {
    case .less, .lessOrEqual:
      let dots = sign.kind == .less ? "..<" : "..."
      return diagnostic.helping(
        "write `\(dots)\(bound.shortened)`", fix: .replacing(hole, with: dots))
    default:
      let edits = [Edit(replace: hole, with: ""), Edit(replace: end..<end, with: "...")]
      let isSame = sign.kind == .greaterOrEqual
      return (isSame ? diagnostic : diagnostic.noting("a range always includes its lower bound"))
        .helping("write `\(bound.shortened)...`", fix: Fix(isSame ? .safe : .unsafe, edits))
    }
  }
}
