package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// Something else stands where `expected` should.
  static func expected(_ code: Code, _ expected: String, found: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      code, "expected \(expected), found \(found)", at: range,
      label: range.isEmpty ? "missing here" : "unexpected")
  }

  /// A brace that nothing closes.
  static func unclosedBrace(at range: TextRange, line: Int) -> Diagnostic {
    Diagnostic(.unclosedBrace, "unclosed `{`", at: range, label: "opened here")
  }

  /// A parenthesis or a bracket that nothing closes.
  static func unclosedBracket(_ text: String, at range: TextRange, missing: TextRange) -> Diagnostic
  {
    let closer = text == "[" ? "]" : ")"
    let diagnostic = Diagnostic(
      .unclosedBracket, "unclosed `\(text)`", at: range, label: "opened here")
    guard missing.lowerBound > range.upperBound else {
      return diagnostic.helping("add `\(closer)` where it ends")
    }
    return diagnostic.helping(
      "add `\(closer)` where it ends", fix: Fix(.unsafe, [Edit(replace: missing, with: closer)]))
  }

  /// Closing braces, one behind the other, that close nothing.
  static func strayBraces(at ranges: [TextRange]) -> Diagnostic {
    Diagnostic(.strayBrace, "unexpected `}`", at: ranges.first ?? 0..<0, label: "no matching `{`")
      .helping(
        ranges.count == 1 ? "remove it" : "remove all \(ranges.count) of them",
        fix: Fix(.unsafe, ranges.map { Edit(replace: $0, with: "") }))
  }

  /// A block that no header stands before.
  static func strayBlock(at range: TextRange) -> Diagnostic {
    Diagnostic(.strayBlock, "block without a header", at: range, label: "missing header").helping(
      "write a header before it: `item name {`")
  }

  /// A brace below its header.
  static func braceOnNextLine(at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      .braceOnNextLine, "`{` must be on the line of its header", at: range,
      label: "move to the line above"
    ).noting("a line end terminates the statement").helping(
      "move `{` to the end of the header", fix: fix)
  }

  /// A statement without the block that it must have.
  static func missingBlock(of owner: String, found: String, at range: TextRange, fix: Fix? = nil)
    -> Diagnostic
  {
    let diagnostic = Diagnostic(
      .missingBlock, "expected `{` to begin \(owner), found \(found)", at: range,
      label: "missing `{`")
    return fix.map { diagnostic.helping("write `{` at the end of the line", fix: $0) } ?? diagnostic
  }

  /// Text that no statement begins with.
  static func noStatement(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .expectedStatement, "expected a statement, found `\(text)`", at: range,
      label: "not a statement"
    ).noting("a statement starts with a word: `item`, `spacing:`, `let`, `if` …")
  }

  /// A word of the language where an author's name should stand, or out of its place.
  static func reservedWord(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.reservedWord, "`\(word)` is a reserved word", at: range, label: "reserved").helping(
      "use another name")
  }

  /// The same where a name may be written in quotes.
  static func reservedName(_ word: String, at range: TextRange) -> Diagnostic {
    // A statement may be meant, of which a part is missing.
    let isControl = ["if", "else", "for", "switch", "case"].contains(word)
    return Diagnostic(
      .reservedWord, "`\(word)` is a reserved word", at: range, label: "reserved"
    ).helping(
      "write the name in quotes: `\"\(word)\"`",
      fix: Fix(isControl ? .unsafe : .safe, [Edit(replace: range, with: "\"\(word)\"")]))
  }

  /// A statement or a dot without the name behind it.
  static func missingName(after text: String, found: String, at range: TextRange) -> Diagnostic {
    .expected(.missingName, "a name after `\(text.shortened)`", found: found, at: range)
  }

  /// `else` without a condition before it.
  static func strayElse(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.strayElse, "`\(word)` without a matching `if`", at: range, label: "missing `if`")
      .noting("`else` follows the `}` of its `if`")
  }

  /// `else` with a condition behind it, and no `if` between.
  static func missingIf(at gap: TextRange) -> Diagnostic {
    Diagnostic(
      .missingIf, "expected `if` between `else` and its condition", at: gap, label: "missing `if`"
    ).helping("write `else if`", fix: .inserting(" if", at: gap.upperBound))
  }

  /// The word of another language for `else if`.
  static func foreignElse(_ word: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingIf, "expected `else if`, found `\(word)`", at: range,
      label: "unknown word"
    ).helping("write `else if`", fix: .replacing(range, with: "else if"))
  }

  /// Two statements on one line.
  package static func missingBreak(before text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .missingLineEnd, "expected a line end or `;` between statements", at: range,
      label: "second statement"
    ).helping(
      "write `;` before `\(text.shortened)`, or start a new line",
      fix: .inserting("; ", at: range.lowerBound))
  }

  /// A condition that binds a name, as Swift asks whether something is there.
  static func bindingInCondition(at range: TextRange) -> Diagnostic {
    Diagnostic(.missingValue, "conditions cannot bind a name", at: range, label: "Swift syntax")
      .noting("every field that is read must exist").helping(
        "add a field for it: `if data.hasImage { … }`")
  }

  /// The name that Swift gives in a closure to what it is called with.
  static func closureName(_ name: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.unexpectedText, "blocks have no parameters", at: range, label: "Swift syntax")
      .helping("remove `\(name) in`", fix: .replacing(range, with: ""))
  }

  /// All values of a property in parentheses: those that open and close them.
  static func bracketedValues(at signs: [TextRange]) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "unexpected parentheses around values", at: signs[0],
      label: "not in parentheses"
    ).helping("remove them", fix: Fix(.safe, signs.map { Edit(replace: $0, with: "") }))
  }

  /// A sum of texts where one is shown.
  static func joinedTexts(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "strings cannot be joined with `+`", at: range, label: "not supported"
    ).helping("put them side by side: `hstack { spacing: 0; text \"a\"; text \"b\" }`")
  }

  /// What a header shows, calculated.
  ///
  /// - Parameter fix: `nil` where only a sign of it is known.
  static func bareExpression(at range: TextRange, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "expression must be in parentheses", at: range, label: "not in parentheses"
    ).helping("put all of it in parentheses, as in `text (1 + 2)`", fix: fix)
  }

  /// A case that the one before leaves nothing for.
  static func caseBehindDefault(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .caseAfterDefault, "unreachable case after `default`", at: range, label: "never reached"
    ).helping("move `default` to the end")
  }

  /// More levels than the parser goes down.
  static func nestingLimit(_ limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(.nestingLimit, "nesting exceeds \(limit) levels", at: range, label: "too deep")
      .helping("move the inner part into a `let` or `define`")
  }
}
