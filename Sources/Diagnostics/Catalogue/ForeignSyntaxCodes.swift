extension Diagnostic.Code {
  static let foreignSyntaxCodes: [Self] = [
    .foreignWord, .unnecessaryWord, .unquotedImport, .unexpectedCall, .bareArguments, .modifierCall,
    .hyphenInName, .wordInHeader,
    .listIndex, .clauseInBlock,
  ]

  package static let foreignWord = Self(
    .error, "L062", "foreign-word",
    Page(
      why: """
        The word or sign belongs to another language; this one uses a different one for the same \
        thing.
        """,
      bad: .beforeGroup(
        """
        var gap = 4
        spacing: gap
        """)))

  package static let unnecessaryWord = Self(
    .error, "L063", "unnecessary-word",
    Page(
      why: """
        A block is evaluated as it is written. There is nothing to return, to publish or to \
        await, and nothing to separate or enclose but by its line and its braces.
        """, bad: .section("return hgroup row 1w x 44 { item cell }")))

  package static let unquotedImport = Self(
    .error, "L072", "unquoted-import",
    Page(
      why: """
        A path may contain any character. Quotes delimit it. Only layout files are imported, no \
        modules.
        """,
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
        `split` and `repeat` set how many children a group has. They belong in its header, behind \
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
