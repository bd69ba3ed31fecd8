internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A word or a sign of another language, and what stands for it here.
  ///
  /// - Parameter edits: What the fix does, if that is more than to exchange them.
  static func foreignWord(
    _ word: String, called meant: String, at range: TextRange, _ edits: [Edit] = []
  ) -> Diagnostic {
    Diagnostic(
      .foreignWord, "expected `\(meant)`, found `\(word)`", at: range,
      label: "another language's word"
    ).helping(
      "write `\(meant)`",
      fix: Fix(.safe, edits.isEmpty ? [Edit(replace: range, with: meant)] : edits))
  }

  /// A word or signs that other languages need.
  ///
  /// - Parameter edits: What the fix does, if that is more than to remove them.
  static func needless(_ text: String, at range: TextRange, _ edits: [Edit] = []) -> Diagnostic {
    Diagnostic(.unnecessaryWord, "unnecessary `\(text)`", at: range, label: "remove this").helping(
      "remove it", fix: Fix(.safe, edits.isEmpty ? [Edit(replace: range, with: "")] : edits))
  }

  /// Statements of Swift.
  static func pastedSwift(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .pastedSwift, "expected elements of a layout, found Swift code", at: range,
      label: "Swift code"
    ).noting("`layoutc import` translates Swift code that builds layouts and views").helping(
      "move it to a Swift file and run `layoutc import FILE.swift`")
  }

  /// An entry of a list by its number.
  static func index(of list: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.listIndex, "lists cannot be indexed", at: range, label: "unexpected index").noting(
      "a loop visits each element; each item of a section gets its own element"
    ).helping("write `for entry in \(list) { … }`")
  }

  /// A loop with a condition.
  static func foreignLoop(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unsupportedLoop, "`\(word)` loops are not supported", at: range,
      label: "another language's loop"
    ).noting("loops iterate over a range or a list, so that evaluation always terminates").helping(
      "write `for i in 0..<3 { … }`, or `repeat 3` in the header of a group")
  }

  /// The sign of a range as other languages have it.
  ///
  /// - Parameter meant: What it means here, if that is certain.
  static func foreignRange(at range: TextRange, _ meant: String?) -> Diagnostic {
    let diagnostic = Diagnostic(
      .foreignRange, "expected `..<` or `...` in a range", at: range, label: "not a range operator")
    if let meant {
      return diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant))
    }
    return diagnostic.helping(
      "to exclude the upper bound, write `..<`",
      fix: Fix(.display, [Edit(replace: range, with: "..<")])
    ).helping(
      "to include the upper bound, write `...`",
      fix: Fix(.display, [Edit(replace: range, with: "...")]))
  }

  /// An import without quotes.
  ///
  /// - Parameter line: The whole statement.
  static func unquotedImport(_ name: String, at range: TextRange, line: TextRange) -> Diagnostic {
    let path = "\"" + (name.hasSuffix(".layout") ? name : name + ".layout") + "\""
    let diagnostic = Diagnostic(
      .unquotedImport, "expected a path in quotes, found `\(name.shortened)`", at: range,
      label: "not in quotes")
    return name.isCapitalized
      ? diagnostic.noting("only layout files are imported; the language itself needs no import")
        .helping("remove the line", fix: .replacing(line, with: ""))
      : diagnostic.helping(
        "write `\(path.brief)`", fix: Fix(.unsafe, [Edit(replace: range, with: path)]))
  }

  /// A call where a statement should stand; what to write depends on its name.
  static func callStatement(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedCall, "expected a statement, found a call of `\(word.shortened)`", at: range,
      label: "another language's call")
  }

  /// The arguments of a `use` without parentheses.
  static func bareArguments(_ text: String, at range: TextRange, _ edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .bareArguments, "expected parentheses around arguments", at: range, label: "expected `( )`"
    ).helping("write `(\(text.brief))` after the name", fix: Fix(.safe, edits))
  }

  /// SwiftUI's modifiers; what to write depends on their names.
  static func modifier(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .modifierCall, "modifier `.\(name)` must be a property in the block", at: range,
      label: "SwiftUI's modifier")
  }

  /// A `switch` that stands where a statement should.
  static func switchStatement(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .switchStatement, "`switch` is an expression, not a statement", at: range,
      label: "its value is unused"
    ).helping(
      "set a property with it: `spacing: switch container.width { case ..<600: 8 default: 16 }`"
    ).helping("or select statements with `if … { … } else { … }`")
  }

  /// `if` where a value is expected.
  static func ifForValue(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .ifAsValue, "`if` is a statement, not an expression", at: range, label: "expected a value"
    ).helping("write `condition ? 8 : 16`")
  }

  /// Braces around the value of a case.
  ///
  /// - Parameter edits: Its fix; empty if the braces contain more than a value.
  static func caseInBraces(at brace: TextRange, _ edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .caseInBraces, "expected `:` before the value of a case", at: brace, label: "expected `:`"
    ).helping(
      "write `:` and the value without braces: `case ..<600: 1`",
      fix: edits.isEmpty ? nil : Fix(.safe, edits))
  }

  /// A comparison where a case has a range.
  ///
  /// - Parameter range: Where the text of `bound` stands.
  static func comparisonInCase(_ sign: Token, _ bound: String, at range: TextRange) -> Diagnostic {
    let isBelow = sign.kind == .less || sign.kind == .lessOrEqual
    let before = isBelow ? sign.kind == .less ? "..<" : "..." : ""
    let edits = [
      Edit(replace: sign.offset..<range.lowerBound, with: before),
      Edit(replace: range.upperBound..<range.upperBound, with: isBelow ? "" : "..."),
    ]
    // A range always includes its lower bound.
    let fix = Fix(sign.kind == .greater ? .unsafe : .safe, isBelow ? [edits[0]] : edits)
    return Diagnostic(
      .comparisonInCase, "expected a value or a range, found a comparison", at: sign.range,
      label: "not a range"
    ).helping("write `\(before)\(bound.shortened)\(isBelow ? "" : "...")`", fix: fix)
  }

  /// A name with hyphens.
  static func hyphenInName(_ name: String, at range: TextRange) -> Diagnostic {
    let parts = name.split(separator: "-")
    let ends = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let camel = (parts.prefix(1).map(String.init) + ends).joined()
    return Diagnostic(
      .hyphenInName, "name `\(name.shortened)` contains a hyphen", at: range,
      label: "parsed as minus"
    ).noting("names consist of letters, digits and `_`").helping(
      "write `\(camel.shortened)`", fix: .replacing(range, with: camel))
  }

  /// A word that a header has no place for.
  static func wordInHeader(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .wordInHeader, "unexpected `\(word)` in a header", at: range, label: "not part of a header")
  }

  /// UIKit's word for a clause.
  ///
  /// - Parameter hole: What the clause replaces.
  static func foreignClause(
    _ word: String, meant clause: ClauseWord, at range: TextRange, replacing hole: TextRange
  ) -> Diagnostic {
    wordInHeader(word, at: range).helping(
      "write `\(clause.rawValue)` for equal parts",
      fix: Fix(.unsafe, [Edit(replace: hole, with: clause.rawValue)])
    ).helping("write `repeat` for children of their own size")
  }

  /// A clause, or a word that means one, where a property stands.
  static func clauseInBlock(_ word: String, meant clause: ClauseWord, at range: TextRange)
    -> Diagnostic
  {
    let other = clause == .split ? "; children of their own size: `repeat 3`" : ""
    return Diagnostic(
      .clauseInBlock, "unexpected `\(word)` in a block", at: range, label: "not a property"
    ).helping("write it in the header, after the size: `\(clause.rawValue) 3`\(other)")
  }

  /// A round or square bracket where a brace is closed.
  static func wrongCloser(_ sign: String, at range: TextRange, opener: TextRange) -> Diagnostic {
    Diagnostic(.wrongCloser, "expected `}`, found `\(sign)`", at: range, label: "expected `}`")
      .pointing(at: opener, "opened here").helping("write `}`", fix: .replacing(range, with: "}"))
  }
}

extension String {
  fileprivate var isCapitalized: Bool { first?.isUppercase ?? false }
}
