internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A word or a sign that is written another way here.
  static func foreignWord(
    _ word: String, called meant: String, at range: TextRange, isFixed: Bool = false
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      .foreignWord, "unknown keyword `\(word)`: use `\(meant)`", at: range,
      label: "another language's word")
    return isFixed
      ? diagnostic.helping("write `\(meant)`", fix: .replacing(range, with: meant)) : diagnostic
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

  /// A word that says what goes without saying.
  static func needlessWord(_ word: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      .unnecessaryWord, "unnecessary `\(word)`", at: range, label: "another language's word"
    ).helping("remove it", fix: fix)
  }

  /// A loop that does not go over a range or a list.
  static func foreignLoop(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unsupportedLoop, "`\(word)` loops are not supported", at: range,
      label: "another language's loop"
    ).noting("loops iterate over a range or a list, so that evaluation always terminates").helping(
      "write `for i in 0..<3 { … }`, or `repeat 3` in the header of a group")
  }

  /// A loop, or its range, in parentheses.
  static func bracketedLoop(at range: TextRange, _ brackets: [TextRange]) -> Diagnostic {
    Diagnostic(
      .bracketedLoop, "unexpected parentheses in a `for`", at: range, label: "remove these"
    ).helping("remove them", fix: Fix(.safe, brackets.map { Edit(replace: $0, with: " ") }))
  }

  /// More than one name for what a loop goes over.
  static func severalTurnNames(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .multipleLoopVariables, "a `for` must have exactly one variable", at: range,
      label: "expected one name"
    ).helping("write `for i in …`")
  }

  /// The sign of a range as other languages have it.
  ///
  /// - Parameter meant: What it says here, if that is certain.
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

  /// A colon before the range of a parameter.
  static func colonForIn(at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(.colonForIn, "expected `in`, found `:`", at: range, label: "expected `in`").noting(
      "the allowed range of a `param` follows `in`"
    ).helping("write `in`", fix: .replacing(hole, with: " in"))
  }

  /// A range where a constant or a parameter has its value.
  static func rangeForValue(_ text: String, _ lower: String, at range: TextRange, _ edits: [Edit])
    -> Diagnostic
  {
    Diagnostic(
      .rangeAsValue, "expected a value, found a range", at: range, label: "not a single value"
    ).helping(
      "declare the range and the default: `in \(text.shortened) = \(lower.shortened)`",
      fix: Fix(.unsafe, edits))
  }

  /// An import of a module.
  static func moduleImport(_ name: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      .moduleImport, "cannot import module `\(name.shortened)`", at: range,
      label: "not a layout file"
    ).noting("only layout files are imported; the language itself needs no import").helping(
      "remove the line", fix: fix)
  }

  /// An import without quotes.
  static func unquotedImport(_ name: String, at range: TextRange) -> Diagnostic {
    let path = name.hasSuffix(".layout") ? name : name + ".layout"
    return Diagnostic(
      .unquotedImport, "expected a path in quotes", at: range, label: "not in quotes"
    ).helping(
      "write `\"\(path.brief)\"`", fix: Fix(.unsafe, [Edit(replace: range, with: "\"\(path)\"")]))
  }

  /// A call where a statement should stand; what to write depends on its name.
  static func callStatement(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedCall, "expected a statement, found a call of `\(word.shortened)`", at: range,
      label: "another language's call")
  }

  /// Parentheses around nothing.
  static func emptyParentheses(at range: TextRange) -> Diagnostic {
    Diagnostic(.emptyParentheses, "unexpected empty parentheses", at: range, label: "remove these")
      .helping("remove it", fix: .replacing(range, with: ""))
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

  /// `if` where a value is asked for.
  static func ifForValue(_ text: String?, at range: TextRange, fix: Fix?) -> Diagnostic {
    Diagnostic(
      .ifAsValue, "`if` is a statement, not an expression", at: range, label: "expected a value"
    ).helping(text.map { "write `\($0.brief)`" } ?? "write `condition ? 8 : 16`", fix: fix)
  }

  /// Signs between the cases of a `switch`.
  static func signBetweenCases(_ sign: String, at ranges: [TextRange]) -> Diagnostic {
    Diagnostic(
      .signBetweenCases, "unexpected `\(sign)` between cases", at: ranges.first ?? 0..<0,
      label: "unexpected"
    ).helping(
      ranges.count == 1 ? "remove it" : "remove all \(ranges.count) of them",
      fix: Fix(.safe, ranges.map { Edit(replace: $0, with: "") }))
  }

  /// An arrow where a case has its colon.
  static func arrowForColon(_ sign: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(.arrowForColon, "expected `:`, found `\(sign)`", at: range, label: "expected `:`")
      .helping("write `:`", fix: .replacing(hole, with: ":"))
  }

  /// A ratio with a colon.
  static func ratio(_ text: String, at range: TextRange, colon: TextRange) -> Diagnostic {
    let meant = text.split(separator: ":").joined(separator: "/")
    return Diagnostic(
      .ratioWithColon, "expected `/` in the ratio `\(text.shortened)`", at: range,
      label: "expected `/`"
    ).helping("write `\(meant.shortened)`", fix: .replacing(colon, with: "/"))
  }

  /// A name with hyphens.
  static func hyphenInName(_ name: String, at range: TextRange) -> Diagnostic {
    let parts = name.split(separator: "-")
    let meant =
      (parts.first.map { [String($0)] } ?? [])
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let camel = meant.joined()
    return Diagnostic(
      .hyphenInName, "name `\(name.shortened)` contains a hyphen", at: range,
      label: "parsed as minus"
    ).noting("names consist of letters, digits and `_`").helping(
      "write `\(camel.shortened)`", fix: .replacing(range, with: camel))
  }

  /// A word that a header has no place for.
  static func wordInHeader(_ word: String, _ meant: [String], at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .wordInHeader, "unexpected `\(word)` in a header", at: range, label: "not part of a header")
    guard let meant = meant.first else {
      return diagnostic.noting("a header consists of a name, a size, and `split`, `repeat` or `as`")
        .helping("write properties in `{ }` after the header")
    }
    return diagnostic.helping("did you mean `\(meant)`?", fix: .replacing(range, with: meant))
  }

  /// UIKit's word for a clause.
  ///
  /// - Parameter hole: What the clause replaces.
  static func foreignClause(
    _ word: String, meant clause: ClauseWord, at range: TextRange, replacing hole: TextRange
  ) -> Diagnostic {
    let fix = Fix(.unsafe, [Edit(replace: hole, with: clause.rawValue)])
    return Diagnostic(
      .wordInHeader, "unexpected `\(word)` in a header", at: range, label: "not part of a header"
    ).helping("write `\(clause.rawValue)` for equal parts", fix: fix)
      .helping("write `repeat` for children of their own size")
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

  /// A loop without its `in`.
  static func missingIn(found: String, at gap: TextRange) -> Diagnostic {
    .expected(.missingPart, "`in` after the name", found: found, at: gap).helping(
      "for example: `for i in 0..<3 {`")
  }
}
