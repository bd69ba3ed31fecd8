extension Diagnostic.Code {
  static let tokenCodes: [Self] = [
    .notUTF8, .unknownCharacter, .unterminatedString, .unterminatedComment, .unknownEscape,
    .hashComment, .curlyQuotes, .singleQuotes,
  ]

  package static let notUTF8 = Self(
    .error, "L001", "not-utf8",
    Page(
      why: "Source files are UTF-8. An invalid byte usually comes from another encoding.",
      bad: .afterPage("// A caf\u{FFFD}."), good: .afterPage("// A café.")))

  package static let unknownCharacter = Self(
    .error, "L002", "unknown-character",
    Page(
      why: """
        The language uses letters, digits and few other characters. Any other character is \
        usually a typing mistake. Lines that begin with `#` in Swift and C, as `#if` and `#import`, \
        are not part of it either.
        """, bad: .beforeGroup("insets: 4 § 2"), good: .beforeGroup("insets: 4")))

  package static let unterminatedString = Self(
    .error, "L003", "unterminated-string",
    Page(
      why: """
        A string ends on the line where it starts: a line end inside of it means that the closing \
        quote is missing.
        """, bad: .group("item \"my cell")))

  package static let unterminatedComment = Self(
    .error, "L004", "unterminated-comment",
    Page(
      why: "An unclosed comment extends to the end of the file and hides everything after it.",
      bad: .beforePage("/* The front page."), good: .beforePage("/* The front page. */")))

  package static let unknownEscape = Self(
    .error, "L005", "unknown-escape",
    Page(
      why: """
        A backslash starts an escape: a quote, a backslash, a line end or a character by its \
        number. Other escapes do not exist.
        """, bad: .afterPage("preview \"pho\\qne\" 393 x 852"),
      good: .afterPage("preview \"phone\" 393 x 852")))

  package static let hashComment = Self(
    .error, "L006", "hash-comment",
    Page(
      why: """
        `#` starts a comment in other languages. Here comments are `//` to the end of the line, \
        or `/*` up to `*/`.
        """, bad: .beforePage("# The front page.")))

  package static let curlyQuotes = Self(
    .error, "L007", "curly-quotes",
    Page(
      why: "Word processors replace quotes by curly ones, which do not delimit a string.",
      bad: .afterPage("preview “phone” 393 x 852")))

  package static let singleQuotes = Self(
    .error, "L008", "single-quotes",
    Page(why: "Strings are written in double quotes only.", bad: .group("item 'my cell'")))
}
