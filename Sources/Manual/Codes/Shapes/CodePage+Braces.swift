extension CodePage {
  /// What goes wrong with braces and parentheses.
  static let braceCodes: [CodePage] = [
    CodePage(
      number: "L010", name: "unclosed-brace",
      why: """
        A brace that nothing closes leaves open where its block ends. The line told of is \
        the one whose block the indentation ends first.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell
                }
            }
        }
        """),
    CodePage(
      number: "L014", name: "unclosed-bracket",
      why: """
        A parenthesis or a bracket that nothing closes takes everything behind it for its \
        own.
        """,
      bad: """
        define card( { item card }

        layout page {
            section s {
                hgroup row 1w x 44 { use card }
            }
        }
        """,
      good: """
        define card { item card }

        layout page {
            section s {
                hgroup row 1w x 44 { use card }
            }
        }
        """),
    CodePage(
      number: "L015", name: "stray-brace",
      why: """
        More blocks are closed than were opened: one of the braces above it is the wrong \
        one, or it stands here twice.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L016", name: "stray-block",
      why: """
        A block belongs to the header before it. Standing alone it belongs to nothing.
        """,
      bad: """
        {
            spacing: 8
        }
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L017", name: "brace-on-next-line",
      why: """
        A statement ends with its line. The brace on the next line would begin a block that \
        nothing owns.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44
                {
                    item cell
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell
                }
            }
        }
        """),
    CodePage(
      number: "L018", name: "missing-block",
      why: """
        A definition, a loop, a layout and a section hold other things, and hold them in \
        braces.
        """,
      bad: """
        define card
            item card 40 x 1h
        }

        layout page {
            section s {
                hgroup row 1w x 44 { use card }
            }
        }
        """,
      good: """
        define card {
            item card 40 x 1h
        }

        layout page {
            section s {
                hgroup row 1w x 44 { use card }
            }
        }
        """),
    CodePage(
      number: "L026", name: "wrong-closer",
      why: "A block is closed by the sign that belongs to its `{`.",
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell )
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
  ]
}
