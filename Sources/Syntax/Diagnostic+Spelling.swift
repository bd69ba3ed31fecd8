package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// A property without its colon, or the labels of arguments; all of a call in one.
  package static func missingColon(after name: String, at gaps: [TextRange]) -> Diagnostic {
    Diagnostic(
      .missingColon, "expected `:` after `\(name)`", at: gaps.first ?? 0..<0, label: "missing `:`"
    ).helping(
      "write `\(name): …`",
      fix: Fix(.safe, gaps.map { Edit(replace: $0.upperBound..<$0.upperBound, with: ":") }))
  }

  /// `=` where a property or an argument has a colon.
  static func equalsForColon(at range: TextRange, behind gap: TextRange) -> Diagnostic {
    Diagnostic(.equalsForColon, "expected `:`, found `=`", at: range, label: "expected `:`").noting(
      "properties are set with `:`; `=` is for `let` and `param`"
    ).helping("write `:`", fix: .replacing(gap.upperBound..<range.upperBound, with: ":"))
  }

  /// `=` where a condition compares.
  static func equalsForComparison(_ sign: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .equalsForComparison, "expected `\(sign)` in a condition, found `=`", at: range,
      label: "not a comparison"
    ).helping("write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// A type behind the name of a constant.
  static func typeAnnotation(_ type: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .typeAnnotation, "unexpected type annotation `\(type)`", at: range,
      label: "types are inferred"
    ).helping("remove it", fix: .replacing(range, with: ""))
  }

  /// A colon where a binding has `=`.
  static func colonForEquals(at range: TextRange) -> Diagnostic {
    Diagnostic(.colonForEquals, "expected `=`, found `:`", at: range, label: "expected `=`")
      .helping("write `=`", fix: .replacing(range, with: " ="))
  }

  /// Values that no comma separates; all such places of a property in one.
  static func missingComma(at gaps: [TextRange]) -> Diagnostic {
    Diagnostic(
      .missingComma, "expected `,` between values", at: gaps.first ?? 0..<0, label: "missing `,`"
    ).helping(
      gaps.count == 1 ? "add `,` between them" : "add `,` between the values",
      fix: Fix(.safe, gaps.map { Edit(replace: $0, with: ",") }))
  }

  /// Labels with a colon or a `=` behind them, and the commas missing between them.
  static func labelColon(_ sign: String, at places: [Edit], lackingCommas gaps: [TextRange])
    -> Diagnostic
  {
    let edits = places + gaps.map { Edit(replace: $0, with: ",") }
    let first = places.first?.range.lowerBound ?? 0
    return Diagnostic(
      .labelColon, "unexpected `\(sign)` after a label", at: first..<(first + 1),
      label: "unexpected"
    ).noting("a label is followed by its value: `horizontal 16, bottom 8`").helping(
      edits.count == 1 ? "remove it" : "write labels and values without it, separated by commas",
      fix: Fix(.safe, edits))
  }

  /// A string where a label stands.
  ///
  /// - Parameter word: What it says if that is a word.
  static func stringLabel(_ text: String, at range: TextRange, word: String?) -> Diagnostic {
    let diagnostic = Diagnostic(
      .stringLabel, "label must be a word, got `\"\(text)\"`", at: range, label: "a string")
    guard let word else { return diagnostic.helping("rename the referenced element to a word") }
    return diagnostic.helping("remove the quotes", fix: .replacing(range, with: word))
  }

  /// A comma that no value follows.
  ///
  /// - Parameter sign: What should stand for it.
  static func strayComma(at range: TextRange, meant sign: String = "") -> Diagnostic {
    Diagnostic(
      .strayComma, "expected a value after `,`", at: range,
      label: sign.isEmpty ? "one too many" : "`\(sign)` belongs here"
    ).helping(sign.isEmpty ? "remove it" : "write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// A comma or a colon between the parts of a header.
  static func strayInHeader(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.signInHeader, "unexpected `\(text)` in a header", at: range, label: "unexpected")
      .helping("separate the parts of a header with spaces", fix: .replacing(range, with: ""))
  }

  /// A comma before an element.
  package static func commaBetweenElements(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .commaBetweenElements, "expected `;` between elements, found `,`", at: range,
      label: "expected `;`"
    ).helping("write `;`, or start a new line", fix: .replacing(range, with: ";"))
  }

  /// A name in a header with arguments behind it.
  static func argumentsOfName(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .argumentsAfterName, "unexpected arguments after a name", at: range, label: "parsed as a call"
    ).helping("to show its result, put the call in parentheses: `(name(…))`")
  }

  /// The dots of one statement that Swift writes before a case of an enumeration.
  static func leadingDot(before word: String, at dots: [TextRange]) -> Diagnostic {
    Diagnostic(
      .leadingDot, "unexpected `.` before `\(word)`", at: dots.first ?? 0..<0, label: "Swift syntax"
    ).helping(
      dots.count == 1 ? "write `\(word)`" : "remove all \(dots.count) dots",
      fix: Fix(.safe, dots.map { Edit(replace: $0, with: "") }))
  }

  /// A value that is a call of Swift; what to write depends on its name.
  static func swiftValue(_ text: String, at range: TextRange) -> Diagnostic {
    let word = text.prefix { $0 != "(" }
    return Diagnostic(
      .leadingDot, "expected a value, found Swift's `\(String(word).shortened)(…)`", at: range,
      label: "Swift syntax")
  }

  /// A number without a digit before its dot.
  static func bareDot(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .bareDot, "number `\(text)` must start with a digit", at: range, label: "missing `0`"
    ).helping("write `0\(text)`", fix: .inserting("0", at: range.lowerBound))
  }

  /// A percentage, as CSS has it.
  ///
  /// - Parameter unit: That of the side of a size where it stands.
  static func percentage(_ digits: String, of unit: String?, at range: TextRange) -> Diagnostic {
    let share = hundredth(of: digits)
    let diagnostic = Diagnostic(
      .percentage, "percentage `\(digits)%` has no base", at: range, label: "width or height?")
    if let unit {
      return diagnostic.helping(
        "for a fraction of the container's \(unit == "w" ? "width" : "height"), write `\(share)\(unit)`",
        fix: .replacing(range, with: share + unit))
    }
    return diagnostic.helping(
      "for a fraction of the container's width, write `\(share)w`",
      fix: Fix(.display, [Edit(replace: range, with: share + "w")])
    ).helping(
      "for a fraction of the container's height, write `\(share)h`",
      fix: Fix(.display, [Edit(replace: range, with: share + "h")]))
  }

  /// A unit of another language.
  static func foreignUnit(_ text: String, meant: String?, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .foreignUnit, "unknown unit in `\(text.shortened)`", at: range, label: "unknown unit"
    ).noting("lengths are points and have no unit")
    guard let meant else { return diagnostic.helping("write the length in points") }
    return diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant))
  }

  /// Another language's unit for a share of the available space.
  static func foreignShare(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .foreignUnit, "unknown unit in `\(text.shortened)`", at: range, label: "unknown unit"
    ).noting("half of the container's width is `0.5w`, of its height `0.5h`").helping(
      "write the fraction, or `split 3` in the group's header for equal parts")
  }

  /// A unit in capitals.
  static func capitalUnit(_ text: String, at range: TextRange) -> Diagnostic {
    malformedNumber(text, at: range).helping(
      "write `\(text.lowercased())`", fix: .replacing(range, with: text.lowercased()))
  }

  /// A unit of another language, apart from its number.
  static func spacedForeignUnit(_ unit: String, at range: TextRange, hole: TextRange) -> Diagnostic
  {
    Diagnostic(
      .foreignUnit, "unnecessary unit `\(unit)`: plain numbers are points", at: range,
      label: "unknown unit"
    ).helping("remove it", fix: .replacing(hole, with: ""))
  }

  /// A number with something stuck to it.
  static func malformedNumber(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.malformedNumber, "malformed number `\(text)`", at: range, label: "not a number")
      .noting("a number is digits with at most one dot, followed by `w`, `h` or `pt` if needed")
  }

  /// A fraction with a space before its unit.
  static func spacedUnit(_ text: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      .spacedUnit, "unexpected space before the unit in `\(text)`", at: range,
      label: "unexpected space"
    ).helping("remove the space", fix: .replacing(hole, with: ""))
  }

  /// `>=` before a value inside of an expression.
  static func misplacedAtLeast(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .misplacedAtLeast, "unexpected `>=` inside an expression", at: range,
      label: "only valid before a value"
    ).helping("write `>=` before the whole value: `spacing: >=8`")
  }

  /// `>=` before an argument of a definition.
  static func atLeastArgument(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .misplacedAtLeast, "unexpected `>=` before an argument", at: range,
      label: "only valid before a value"
    ).noting("an argument is a plain value; `>=` belongs to the property").helping(
      "move `>=` into the definition: `spacing: >=n`")
  }

  /// `>=` before a calculation that is not in parentheses.
  static func looseAtLeast(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unparenthesizedAtLeast, "expression after `>=` must be in parentheses", at: range,
      label: "ambiguous after `>=`"
    ).helping("write `>=(a + b)`")
  }
}

/// The decimal number `digits` divided by 100, exactly.
private func hundredth(of digits: String) -> String {
  let parts = digits.split(separator: ".")
  let whole =
    String(repeating: "0", count: max(0, 3 - (parts.first?.count ?? 0))) + (parts.first ?? "")
  var fraction = whole.suffix(2) + (parts.count > 1 ? parts[1] : "")
  while fraction.last == "0" { fraction.removeLast() }
  let lead = whole.dropLast(2).drop { $0 == "0" }
  return (lead.isEmpty ? "0" : String(lead)) + (fraction.isEmpty ? "" : "." + fraction)
}
