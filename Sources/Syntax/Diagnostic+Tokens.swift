import LayoutDiagnostics
import LayoutText

extension Diagnostic {
  /// Bytes that are no text.
  static func notUTF8(at offset: Int, byte: UInt8) -> Diagnostic {
    let digits = String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      Code(.error, "L001", "not-utf8"), "the file is not UTF-8 text",
      at: offset..<(offset + 1), label: "byte 0x\(digits) begins no character"
    ).helping("save the file in UTF-8")
  }

  /// Characters that no part of the language is written with.
  static func unknownCharacters(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L002", "unknown-character"), "`\(text.shortened)` has no meaning here",
      at: range, label: "not part of the language"
    ).helping("take it out, or put it in a string or a comment")
  }

  /// A comment as other languages begin it.
  static func hashComment(at range: TextRange) -> Diagnostic {
    let sign = range.lowerBound..<(range.lowerBound + 1)
    return Diagnostic(
      Code(.error, "L006", "hash-comment"), "`#` begins no comment here", at: sign,
      label: "comments begin with `//`"
    ).helping("write `//`", fix: .replacing(sign, with: "//"))
  }

  /// A string in the quotes of word processors, each of three bytes.
  static func curlyQuotes(at range: TextRange) -> Diagnostic {
    let first = range.lowerBound..<(range.lowerBound + 3)
    let last = (range.upperBound - 3)..<range.upperBound
    return Diagnostic(
      Code(.error, "L007", "curly-quotes"), "a string is written in straight quotes", at: first,
      label: "a curly one"
    ).helping(
      "write `\"` for both",
      fix: Fix(.safe, [Edit(replace: first, with: "\""), Edit(replace: last, with: "\"")]))
  }

  /// A string in single quotes.
  static func singleQuotes(at first: TextRange, _ last: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L008", "single-quotes"), "a string is written in double quotes", at: first,
      label: "a single one"
    ).helping(
      "write `\"` for both",
      fix: Fix(.safe, [Edit(replace: first, with: "\""), Edit(replace: last, with: "\"")]))
  }

  /// A string that runs into the end of its line.
  static func unterminatedString(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L003", "unterminated-string"), "the string has no closing `\"`",
      at: range, label: "opened here"
    ).helping("add `\"` where the string ends", fix: .inserting("\"", at: range.upperBound))
  }

  /// A comment that runs into the end of the file.
  static func unterminatedComment(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L004", "unterminated-comment"), "the comment has no closing `*/`",
      at: range.lowerBound..<(range.lowerBound + 2), label: "opened here"
    ).helping("add `*/` where the comment ends")
  }

  /// A backslash and what follows it, when they mean nothing together.
  static func unknownEscape(_ text: String, at range: TextRange) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L005", "unknown-escape"), "`\(text.shortened)` is no escape",
      at: range, label: "stands for nothing")
    if text.hasPrefix("\\(") {
      return diagnostic.noting("a string is shown as it is written; nothing is put into it")
        .helping("show the value in a text of its own: `text (name)`")
    }
    return diagnostic.helping("the escapes are `\\\"`, `\\\\`, `\\n` and `\\u{1F600}`")
  }
}

extension String {
  /// The text as a headline has room for it: at most 18 characters.
  var shortened: String { count > 18 ? prefix(17) + "…" : self }
}
