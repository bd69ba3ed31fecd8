import LayoutDiagnostics
import LayoutText

extension Diagnostic {
  /// Bytes that are no text.
  static func notUTF8(at offset: Int, byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .notUTF8, "file is not valid UTF-8", at: offset..<(offset + 1),
      label: "invalid byte 0x\(digits)"
    ).helping("save the file as UTF-8")
  }

  /// Characters that no part of the language is written with.
  static func unknownCharacters(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownCharacter, "unexpected character `\(text.shortened)`", at: range,
      label: "not part of the language"
    ).helping("remove it, or put it in a string or a comment")
  }

  /// A comment as other languages begin it, or a line that Swift or C begin with `#`.
  static func hashComment(_ text: String, at range: TextRange) -> Diagnostic {
    let word = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if let help = directives[String(word)] {
      let sign = range.lowerBound..<(range.lowerBound + 1 + word.utf8.count)
      return Diagnostic(
        .unknownCharacter, "unexpected `#\(word)`", at: sign, label: "not part of the language"
      ).helping(help)
    }
    let sign = range.lowerBound..<(range.lowerBound + 1)
    return Diagnostic(
      .hashComment, "comments start with `//`, not `#`", at: sign, label: "expected `//`"
    ).helping("write `//`", fix: .replacing(sign, with: "//"))
  }

  /// What to write instead of the words that stand behind `#` in Swift and C.
  private static let directives: [String: String] = {
    let inclusion = "write `import \"tokens.layout\"` without `#`"
    var helps = [
      "import": inclusion, "include": inclusion, "define": "write `let name = …`",
      "if": "write `if … { … }`",
    ]
    for word in Token.macros {
      helps[word] = """
        write `preview "phone" 393 x 852 { … }`; `layoutc import` reads layouts and views in Swift code
        """
    }
    for word in needless { helps[word] = "remove the line" }
    return helps
  }()

  private static let needless = [
    "available", "elif", "else", "elseif", "endif", "error", "ifdef", "ifndef", "line", "pragma",
    "sourceLocation", "unavailable", "undef", "warning",
  ]

  /// A string in the quotes of word processors, each of three bytes.
  static func curlyQuotes(at range: TextRange) -> Diagnostic {
    let first = range.lowerBound..<(range.lowerBound + 3)
    let last = (range.upperBound - 3)..<range.upperBound
    return Diagnostic(
      .curlyQuotes, "expected straight quotes around a string", at: first, label: "curly quote"
    ).helping(
      "replace both with `\"`",
      fix: Fix(.safe, [Edit(replace: first, with: "\""), Edit(replace: last, with: "\"")]))
  }

  /// A string in single quotes.
  static func singleQuotes(at first: TextRange, _ last: TextRange) -> Diagnostic {
    Diagnostic(
      .singleQuotes, "expected double quotes around a string", at: first, label: "single quote"
    ).helping(
      "replace both with `\"`",
      fix: Fix(.safe, [Edit(replace: first, with: "\""), Edit(replace: last, with: "\"")]))
  }

  /// A string that runs into the end of its line.
  static func unterminatedString(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unterminatedString, "unterminated string", at: range, label: "expected `\"` at its end"
    ).helping("add `\"` where the string ends", fix: .inserting("\"", at: range.upperBound))
  }

  /// A comment that runs into the end of the file.
  static func unterminatedComment(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unterminatedComment, "unterminated comment", at: range.lowerBound..<(range.lowerBound + 2),
      label: "opened here"
    ).helping("add `*/` where the comment ends")
  }

  /// A backslash and what follows it, when they mean nothing together.
  static func unknownEscape(_ text: String, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      .unknownEscape, "unknown escape `\(text.shortened)`", at: range, label: "not an escape")
    if text.hasPrefix("\\(") {
      return diagnostic.noting("strings have no interpolation").helping(
        "use a separate text: `text (name)`")
    }
    return diagnostic.helping("valid escapes are `\\\", `\\\\`, `\\n` and `\\u{1F600}`")
  }
}

extension String {
  /// The text cut to at most 18 characters for a headline.
  var shortened: String { count > 18 ? prefix(17) + "…" : self }
}
