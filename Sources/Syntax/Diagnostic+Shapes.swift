package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// What a thing that is missing is, for its code.
  enum Missing: String {
    case text = "L011", part = "L012", name = "L013", value = "L024"

    var code: Code {
      switch self {
      case .text: Code(.error, rawValue, "unexpected-text")
      case .part: Code(.error, rawValue, "missing-part")
      case .name: Code(.error, rawValue, "missing-name")
      case .value: Code(.error, rawValue, "missing-value")
      }
    }
  }

  /// Something else stands where `expected` should.
  static func expected(
    _ missing: Missing, _ expected: String, found: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      missing.code, "expected \(expected), found \(found)", at: range,
      label: range.isEmpty ? "something is missing here" : "not expected here")
  }

  /// A brace that nothing closes.
  static func unclosedBrace(at range: TextRange, line: Int) -> Diagnostic {
    Diagnostic(
      Code(.error, "L010", "unclosed-brace"), "`{` is never closed", at: range,
      label: "opened here")
  }

  /// A parenthesis or a bracket that nothing closes.
  static func unclosedBracket(
    _ text: String, at range: TextRange, missing: TextRange
  ) -> Diagnostic {
    let closer = text == "[" ? "]" : ")"
    let diagnostic = Diagnostic(
      Code(.error, "L014", "unclosed-bracket"), "`\(text)` is never closed", at: range,
      label: "opened here")
    guard missing.lowerBound > range.upperBound else {
      return diagnostic.helping("add `\(closer)` where it ends")
    }
    return diagnostic.helping(
      "add `\(closer)` where it ends",
      fix: Fix(.unsafe, [Edit(replace: missing, with: closer)]))
  }

  /// Closing braces, one behind the other, that close nothing.
  static func strayBraces(at ranges: [TextRange]) -> Diagnostic {
    Diagnostic(
      Code(.error, "L015", "stray-brace"), "`}` closes nothing", at: ranges.first ?? 0..<0,
      label: "no `{` is open"
    ).helping(
      ranges.count == 1 ? "take it out" : "take out all \(ranges.count) of them",
      fix: Fix(.unsafe, ranges.map { Edit(replace: $0, with: "") }))
  }

  /// A block that no header stands before.
  static func strayBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L016", "stray-block"), "a block stands alone", at: range,
      label: "nothing owns this `{`"
    ).helping("write what it belongs to before it, as in `item name {`")
  }

  /// A brace below its header.
  static func braceOnNextLine(at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      Code(.error, "L017", "brace-on-next-line"), "`{` stands below its header", at: range,
      label: "belongs on the line above"
    ).noting("a line end would end the statement before it").helping(
      "put `{` at the end of the header", fix: fix)
  }

  /// A statement without the block that it must have.
  static func missingBlock(
    of owner: String, found: String, at range: TextRange, fix: Fix? = nil
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L018", "missing-block"), "expected `{` to begin \(owner), found \(found)",
      at: range, label: "`{` is missing")
    return fix.map { diagnostic.helping("write `{` at the end of the line", fix: $0) } ?? diagnostic
  }

  /// Text that no statement begins with.
  static func noStatement(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L019", "no-statement"), "expected a statement, found `\(text)`", at: range,
      label: "begins no statement"
    ).noting("a statement begins with a word: `item`, `spacing:`, `let`, `if` …")
  }

  /// A word of the language where an author's name should stand, or out of its place.
  static func reservedWord(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L020", "reserved-word"), "`\(word)` is a word of the language itself",
      at: range, label: "cannot stand here"
    ).helping("choose another word")
  }

  /// A statement or a dot without the name behind it.
  static func missingName(after text: String, found: String, at range: TextRange) -> Diagnostic {
    .expected(.name, "a name after `\(text.shortened)`", found: found, at: range)
  }

  /// `else` without a condition before it.
  static func strayElse(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L021", "stray-else"), "`else` has no `if` before it", at: range,
      label: "belongs to nothing"
    ).noting("`else` follows the `}` of its `if`")
  }

  /// `else` with a condition behind it, and no `if` between.
  static func missingIf(at gap: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L025", "missing-if"), "`else` is followed by a condition without `if`",
      at: gap, label: "`if` is missing"
    ).helping("write `else if`", fix: .inserting(" if", at: gap.upperBound))
  }

  /// Two statements on one line.
  package static func missingBreak(before text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L022", "missing-line-end"), "two statements run into one another", at: range,
      label: "the second begins here"
    ).helping(
      "write `;` before `\(text.shortened)`, or begin a new line",
      fix: .inserting("; ", at: range.lowerBound))
  }

  /// A condition that binds a name, as Swift asks whether something is there.
  static func bindingInCondition(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Missing.value.code, "a condition binds no name", at: range, label: "Swift's question"
    ).noting("every field that is read has to be there")
      .helping("let the data say it, as in `if data.hasImage { … }`")
  }

  /// The name that Swift gives in a closure to what it is called with.
  static func closureName(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Missing.text.code, "a block has no name for what it is called with", at: range,
      label: "Swift's closure"
    ).helping("take `\(name) in` out", fix: .replacing(range, with: ""))
  }

  /// A sum of texts where one is shown.
  static func joinedTexts(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Missing.text.code, "texts are not added with `+`", at: range,
      label: "one text is shown"
    ).helping("show them side by side: `hstack { spacing: 0; text \"a\"; text \"b\" }`")
  }

  /// A sign that makes a calculation of what a header shows.
  static func bareExpression(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Missing.text.code, "what is reckoned stands in parentheses", at: range,
      label: "outside of parentheses"
    ).helping("put all of it into parentheses, as in `text (1 + 2)`")
  }

  /// A case that the one before leaves nothing for.
  static func caseBehindDefault(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L023", "case-behind-default"), "a case stands behind `default`", at: range,
      label: "never reached"
    ).helping("move `default` to the end")
  }

  /// More levels than the parser goes down.
  static func nestingLimit(_ limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L901", "nesting-limit"), "nested more than \(limit) levels deep", at: range,
      label: "one level too many"
    ).helping("give the inner part a name with `let` or `define`")
  }
}
