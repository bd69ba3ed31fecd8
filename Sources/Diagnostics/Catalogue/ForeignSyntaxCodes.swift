extension Diagnostic.Code {
  static let foreignSyntaxCodes: [Self] = [
    .foreignWord, .unnecessaryWord, .moduleImport, .unquotedImport, .unexpectedCall,
    .emptyParentheses, .bareArguments, .modifierCall, .ratioWithColon, .hyphenInName, .wordInHeader,
    .listIndex, .clauseInBlock,
  ]

  package static let foreignWord = Self(
    .error, "L062", "foreign-word",
    Page(
      why: """
        The word belongs to another language; this one uses a different word for the same thing.
        """,
      bad: .group("foreach i in 0..<3 { item cell (20 + i) x 1h }")))

  package static let unnecessaryWord = Self(
    .error, "L063", "unnecessary-word",
    Page(
      why: """
        A block is evaluated as it is written. There is nothing to return, to publish or to \
        await.
        """, bad: .section("return hgroup row 1w x 44 { item cell }")))

  package static let moduleImport = Self(
    .error, "L071", "module-import",
    Page(
      why: "The language needs no import. Only other layout files are imported, by their paths.",
      bad: .beforePage("import UIKit")))

  package static let unquotedImport = Self(
    .error, "L072", "unquoted-import",
    Page(
      why: "A path may contain any character. Quotes delimit it.",
      bad: .section("hgroup row 1w x height { item cell }", above: "import tokens"),
      good: .section("hgroup row 1w x height { item cell }", above: "import \"tokens.layout\""),
      beside: ["tokens.layout": "let height = 44"]))

  package static let unexpectedCall = Self(
    .error, "L073", "unexpected-call",
    Page(
      why: """
        Elements are not values that a call creates. An element is written in its parent, with \
        its size, and its properties in its block.
        """, bad: .view("vstack(spacing: 8) { text \"a\" }")))

  package static let emptyParentheses = Self(
    .error, "L074", "empty-parentheses",
    Page(
      why: "An empty argument list is omitted.",
      bad: .layout(
        """
        section s () {
            hgroup row 1w x 44 { item cell }
        }
        """)))

  package static let bareArguments = Self(
    .error, "L075", "bare-arguments",
    Page(
      why: """
        Without parentheses, the values after the name would be parsed as the size of the \
        element.
        """, bad: .group("use card 40", above: "define card(n) { item card n x 1h }")))

  package static let modifierCall = Self(
    .error, "L076", "modifier-call",
    Page(
      why: """
        SwiftUI changes a view by calls after it. Here each modifier is a property in the block, \
        in the same order.
        """,
      bad: .group(
        """
        item cell {
            text "Hi".padding(8)
        }
        """)))

  package static let ratioWithColon = Self(
    .error, "L081", "ratio-with-colon",
    Page(
      why: "A ratio is a number, written as a division.", bad: .group("item cell 1w x aspect(16:9)")
    ))

  package static let hyphenInName = Self(
    .error, "L082", "hyphen-in-name",
    Page(
      why: "A hyphen is parsed as minus. Names consist of letters, digits and `_`.",
      bad: .layout(
        """
        section my-section {
            hgroup row 1w x 44 { item cell }
        }
        """)))

  package static let wordInHeader = Self(
    .error, "L083", "word-in-header",
    Page(
      why: """
        A header consists of a name, a size, and `split`, `repeat` or `as`. Everything else is a \
        property in the block.
        """, bad: .section("hgroup row 1w x 44 count 3 { item cell }"),
      good: .section("hgroup row 1w x 44 split 3 { item cell }")))

  package static let clauseInBlock = Self(
    .error, "L092", "clause-in-block",
    Page(
      why: """
        `split` and `repeat` say how many children a group has. They stand in its header, behind \
        the size.
        """, bad: .section("hgroup row 1w x 44 { split 3; item cell }"),
      good: .section("hgroup row 1w x 44 split 3 { item cell }")))

  package static let listIndex = Self(
    .error, "L088", "list-index",
    Page(
      why: """
        Lists are iterated with a loop, not indexed, so that an index can never be out of range.
        """, bad: .view("vstack { text (tags[0]) }", above: "let tags = [\"swift\", \"layout\"]"),
      good: .view(
        "vstack { for tag in tags { text tag } }", above: "let tags = [\"swift\", \"layout\"]")))
}
