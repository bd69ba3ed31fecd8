extension Diagnostic.Code {
  static let blockCodes: [Self] = [
    .unclosedBrace, .unclosedBracket, .strayBrace, .strayBlock, .braceOnNextLine, .missingBlock,
    .wrongCloser,
  ]

  package static let unclosedBrace = Self(
    .error, "L010", "unclosed-brace",
    Page(
      why: """
        Without its closing brace, the end of the block is unknown. The brace reported is the one \
        whose block ends first by indentation.
        """,
      bad: .file(
        """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell
            }
        }
        """)))

  package static let unclosedBracket = Self(
    .error, "L014", "unclosed-bracket",
    Page(
      why: "An unclosed parenthesis or bracket contains everything after it.",
      bad: .group("use card", above: "define card( { item card }"),
      good: .group("use card", above: "define card { item card }")))

  package static let strayBrace = Self(
    .error, "L015", "stray-brace",
    Page(
      why: """
        More blocks are closed than were opened: one of the braces above is wrong, or this one is \
        duplicated.
        """, bad: .afterPage("}"), good: .group("item cell")))

  package static let strayBlock = Self(
    .error, "L016", "stray-block",
    Page(
      why: "A block belongs to the header before it. A block alone has no meaning.",
      bad: .beforePage(
        """
        {
            spacing: 8
        }
        """), good: .group("item cell")))

  package static let braceOnNextLine = Self(
    .error, "L017", "brace-on-next-line",
    Page(
      why: """
        A line end terminates a statement, so a brace on the next line would start a block \
        without a header.
        """,
      bad: .section(
        """
        hgroup row 1w x 44
        {
            item cell
        }
        """)))

  package static let missingBlock = Self(
    .error, "L018", "missing-block",
    Page(
      why: """
        Definitions, loops, layouts and sections contain statements, which are written in braces.
        """,
      bad: .group(
        "use card",
        above: """
          define card
              item card 40 x 1h
          }
          """)))

  package static let wrongCloser = Self(
    .error, "L026", "wrong-closer",
    Page(
      why: "A block that starts with `{` ends with `}`.",
      bad: .file(
        """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell )
            }
        }
        """)))
}
