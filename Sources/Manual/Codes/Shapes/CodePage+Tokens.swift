extension CodePage {
  /// What goes wrong with signs and what stands between quotes.
  static let tokenCodes: [CodePage] = [
    CodePage(
      number: "L001", name: "not-utf8",
      why: """
        A file is read as UTF-8. A byte that begins no character of it is left from another \
        encoding, and nobody can know which.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        // A caf\u{FFFD}.
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        // A café.
        """),
    CodePage(
      number: "L002", name: "unknown-character",
      why: """
        The language is written with letters, digits and few signs. Any other sign is most \
        often left from a slip of the hand.
        """,
      bad: """
        layout page {
            section s {
                insets: 4 § 2
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                insets: 4
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L003", name: "unterminated-string",
      why: """
        A string ends on the line it begins on: a line end inside of it means that its quote \
        was forgotten.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item "my cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item "my cell" }
            }
        }
        """),
    CodePage(
      number: "L004", name: "unterminated-comment",
      why: """
        A comment that nothing closes takes the rest of the file with it, and all that \
        stands there.
        """,
      bad: """
        /* The front page.
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        /* The front page. */
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L005", name: "unknown-escape",
      why: """
        A backslash begins an escape: a quote, another backslash, a line end or a character \
        by its number. Before anything else it says nothing.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "pho\\qne" 393 x 852
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852
        """),
    CodePage(
      number: "L006", name: "hash-comment",
      why: """
        Other languages begin a comment with `#`. Here it is `//` to the end of the line, or \
        `/*` up to `*/`.
        """,
      bad: """
        # The front page.
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        // The front page.
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L007", name: "curly-quotes",
      why: "Word processors turn quotes into curly ones, which begin no string.",
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview “phone” 393 x 852
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852
        """),
    CodePage(
      number: "L008", name: "single-quotes",
      why: """
        Other languages take either sort of quotes. Here a string has double quotes, so that \
        each is written in one way.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item 'my cell' }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item "my cell" }
            }
        }
        """),
  ]
}
