package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// A property without its colon.
  static func missingColon(after name: String, at gap: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L030", "missing-colon"), "`\(name)` has no colon before its value", at: gap,
      label: "`:` is missing"
    ).helping("write `\(name): …`", fix: .inserting(":", at: gap.upperBound))
  }

  /// `=` where a property or an argument has a colon.
  static func equalsForColon(at range: TextRange, behind gap: TextRange) -> Diagnostic {
    Diagnostic(
      .equalsForColon, "`=` stands where `:` belongs", at: range,
      label: "`:` belongs here"
    ).noting("`=` gives a value to a `let`; a property is set with `:`").helping(
      "write `:`", fix: .replacing(gap.upperBound..<range.upperBound, with: ":"))
  }

  /// `=` where a condition compares.
  static func equalsForComparison(_ sign: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L055", "equals-for-comparison"), "a condition compares with `\(sign)`",
      at: range, label: "compares nothing"
    ).helping("write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// A type behind the name of a constant.
  static func typeAnnotation(_ type: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L056", "type-annotation"), "a constant is declared without its type `\(type)`",
      at: range, label: "types are found out"
    ).helping("leave it out", fix: .replacing(range, with: ""))
  }

  /// A constant declared with another language's word.
  static func foreignBinding(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L057", "foreign-binding"), "`\(word)` is written `let` here", at: range,
      label: "another language's word"
    ).noting("no value ever changes").helping("write `let`", fix: .replacing(range, with: "let"))
  }

  /// A colon where a binding has `=`.
  static func colonForEquals(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L032", "colon-for-equals"), "`:` stands where `=` belongs", at: range,
      label: "`=` belongs here"
    ).helping("write `=`", fix: .replacing(range, with: " ="))
  }

  /// Values that no comma separates; all such places of a property in one.
  static func missingComma(at gaps: [TextRange]) -> Diagnostic {
    Diagnostic(
      .missingComma, "no comma stands between two values",
      at: gaps.first ?? 0..<0, label: "`,` is missing"
    ).helping(
      gaps.count == 1 ? "add `,` between them" : "add `,` between the values",
      fix: Fix(.safe, gaps.map { Edit(replace: $0, with: ",") }))
  }

  /// Labels with a colon or a `=` behind them, and the commas missing between them.
  static func labelColon(
    _ sign: String, at places: [Edit], lackingCommas gaps: [TextRange]
  ) -> Diagnostic {
    let edits = places + gaps.map { Edit(replace: $0, with: ",") }
    return Diagnostic(
      .labelColon, "a label is written without `\(sign)`",
      at: places.first?.range ?? 0..<0, label: "one too many"
    ).noting("a label and its value stand side by side, as in `horizontal 16, bottom 8`").helping(
      edits.count == 1 ? "take it out" : "write labels and values side by side, with commas",
      fix: Fix(.safe, edits))
  }

  /// A string where a label stands.
  ///
  /// - Parameter word: What it says if that is a word.
  static func stringLabel(_ text: String, at range: TextRange, word: String?) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L054", "string-label"), "`\"\(text)\"` cannot be a label", at: range,
      label: "a label is a word")
    guard let word else { return diagnostic.helping("give what it names a word as its name") }
    return diagnostic.helping("write it without quotes", fix: .replacing(range, with: word))
  }

  /// A comma that no value follows.
  ///
  /// - Parameter sign: What should stand for it.
  static func strayComma(at range: TextRange, meant sign: String = "") -> Diagnostic {
    Diagnostic(
      Code(.error, "L034", "stray-comma"), "no value follows the comma", at: range,
      label: sign.isEmpty ? "one too many" : "`\(sign)` belongs here"
    ).helping(
      sign.isEmpty ? "take it out" : "write `\(sign)`", fix: .replacing(range, with: sign))
  }

  /// A comma or a colon between the parts of a header.
  static func strayInHeader(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L035", "sign-in-header"), "a header is written without `\(text)`", at: range,
      label: "one too many"
    ).helping(
      "only spaces stand between the parts of a header", fix: .replacing(range, with: ""))
  }

  /// A comma before an element.
  package static func commaBetweenElements(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L060", "comma-between-elements"), "a comma stands between two elements",
      at: range, label: "`;` belongs here"
    ).helping("write `;`, or begin a new line", fix: .replacing(range, with: ";"))
  }

  /// A name in a header with arguments behind it.
  static func argumentsOfName(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L036", "arguments-of-name"), "a name takes no arguments", at: range,
      label: "read as a call"
    ).helping("to show what it gives, put it in parentheses: `(name(…))`")
  }

  /// The dots of one statement that Swift writes before a case of an enumeration.
  static func leadingDot(
    before word: String, at dots: [TextRange], _ applicability: Fix.Applicability = .safe
  ) -> Diagnostic {
    Diagnostic(
      .leadingDot, "`.\(word)` is written without its dot",
      at: dots.first ?? 0..<0, label: "Swift's dot"
    ).helping(
      dots.count == 1 ? "write `\(word)`" : "leave out all \(dots.count) dots",
      fix: Fix(applicability, dots.map { Edit(replace: $0, with: "") }))
  }

  /// A number without a digit before its dot.
  static func bareDot(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L038", "bare-dot"), "`\(text)` has no digit before its dot", at: range,
      label: "`0` is missing"
    ).helping("write `0\(text)`", fix: .inserting("0", at: range.lowerBound))
  }

  /// A percentage, as CSS has it.
  ///
  /// - Parameter unit: That of the side of a size where it stands.
  static func percentage(_ digits: String, of unit: String?, at range: TextRange) -> Diagnostic {
    let share = hundredth(of: digits)
    let diagnostic = Diagnostic(
      .percentage, "`\(digits)%` does not say of what", at: range,
      label: "of the width or height?")
    if let unit {
      return diagnostic.helping(
        "of the container's \(unit == "w" ? "width" : "height") it is `\(share)\(unit)`",
        fix: .replacing(range, with: share + unit))
    }
    return diagnostic.helping(
      "of the container's width it is `\(share)w`",
      fix: Fix(.display, [Edit(replace: range, with: share + "w")])
    ).helping(
      "of the container's height it is `\(share)h`",
      fix: Fix(.display, [Edit(replace: range, with: share + "h")]))
  }

  /// A unit of another language.
  static func foreignUnit(_ text: String, meant: String?, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .foreignUnit, "`\(text.shortened)` has a unit of another language",
      at: range, label: "not a unit here"
    ).noting("lengths are points, written as plain numbers")
    guard let meant else { return diagnostic.helping("write the length in points") }
    return diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant))
  }

  /// A unit by which another language shares out the room.
  static func foreignShare(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .foreignUnit, "`\(text.shortened)` has a unit of another language",
      at: range, label: "not a unit here"
    ).noting("a part of the container's width is `0.5w`, of its height `0.5h`")
      .helping("write the part, or `split 3` in a group's header for equal parts")
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
      .foreignUnit, "`\(unit)` is not needed: plain numbers are points",
      at: range, label: "not a unit here"
    ).helping("take it out", fix: .replacing(hole, with: ""))
  }

  /// A number with something stuck to it.
  static func malformedNumber(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L044", "malformed-number"), "`\(text)` is not a number", at: range,
      label: "more than a number"
    ).noting("a number has digits and at most one dot; `w`, `h` or `pt` may follow")
  }

  /// A fraction with a space before its unit.
  static func spacedUnit(_ text: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L045", "spaced-unit"), "`\(text)` has a space before its unit", at: range,
      label: "the unit stands apart"
    ).helping("put the unit directly behind the number", fix: .replacing(hole, with: ""))
  }

  /// `>=` before a value inside of an expression.
  static func misplacedAtLeast(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L046", "misplaced-at-least"), "`>=` stands inside an expression", at: range,
      label: "only begins a value"
    ).helping("write `>=` first: `spacing: >=8`")
  }

  /// `>=` before an argument of a definition.
  static func atLeastArgument(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L046", "misplaced-at-least"), "`>=` stands before an argument", at: range,
      label: "only begins a value"
    ).noting("an argument is a plain value; `>=` belongs to the property that it is for")
      .helping("leave out `>=` here, and write it in the definition, as in `spacing: >=n`")
  }

  /// `>=` before a calculation that is not in parentheses.
  static func looseAtLeast(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L047", "loose-at-least"), "a calculation behind `>=` needs parentheses",
      at: range, label: "how far does `>=` reach?"
    ).helping("write `>=(a + b)`")
  }
}

extension Diagnostic.Code {
  /// `=` where a colon belongs.
  package static let equalsForColon = Self(.error, "L031", "equals-for-colon")
  /// Parentheses with nothing in them.
  package static let emptyParentheses = Self(.error, "L074", "empty-parentheses")
  /// One of SwiftUI's modifiers.
  package static let modifierCall = Self(.error, "L076", "modifier-call")
  /// A share in hundredths.
  package static let percentage = Self(.error, "L042", "percentage")
  /// A colon behind the label of a value.
  package static let labelColon = Self(.error, "L053", "label-colon")
  /// Values that no comma separates.
  package static let missingComma = Self(.error, "L033", "missing-comma")
  /// A unit of another language.
  package static let foreignUnit = Self(.error, "L043", "foreign-unit")
  /// The dot that Swift writes before a case of an enumeration.
  package static let leadingDot = Self(.error, "L037", "leading-dot")
}

/// The decimal number `digits` divided by 100, exactly.
private func hundredth(of digits: String) -> String {
  let parts = digits.split(separator: ".")
  let whole =
    String(repeating: "0", count: max(0, 3 - (parts.first?.count ?? 0)))
    + (parts.first ?? "")
  var fraction = whole.suffix(2) + (parts.count > 1 ? parts[1] : "")
  while fraction.last == "0" { fraction.removeLast() }
  let lead = whole.dropLast(2).drop { $0 == "0" }
  return (lead.isEmpty ? "0" : String(lead)) + (fraction.isEmpty ? "" : "." + fraction)
}
