extension CodePage {
  /// What goes wrong with how a statement begins and goes on.
  static let statementCodes: [CodePage] = [
    CodePage(
      number: "L011", name: "unexpected-text",
      why: """
        Something stands where only a few signs could go on. What is read before it is \
        whole, or lacks a sign of its own.
        """,
      bad: """
        view v {
            text (1 x 2)
        }
        """,
      good: """
        view v {
            text "1 x 2"
        }
        """),
    CodePage(
      number: "L012", name: "missing-part",
      why: """
        A part of a statement is missing that its first word asks for, as `in` behind the \
        name of a `for`.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i = 0 to 3 { item cell }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..<3 { item cell }
                }
            }
        }
        """),
    CodePage(
      number: "L013", name: "missing-name",
      why: """
        A statement that declares something has its name behind its first word.
        """,
      bad: """
        let = 8

        layout page {
            section s {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        let gap = 8

        layout page {
            section s {
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L019", name: "no-statement",
      why: """
        A statement begins with a word: the kind of an element, a property, `let`, `if`. A \
        value alone says nothing of what it is for.
        """,
      bad: """
        layout page {
            section s {
                44
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 44
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L020", name: "reserved-word",
      why: """
        The words of the grammar cannot be names, so that a statement is what its first word \
        says wherever it stands.
        """,
      bad: """
        let in = 8

        layout page {
            section s {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        let gap = 8

        layout page {
            section s {
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L021", name: "stray-else",
      why: """
        `else` goes on from the `}` of its `if`. Anywhere else nobody knows what it is the \
        other case of.
        """,
      bad: """
        layout page {
            section s {
                else { spacing: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                if container.width < 400 { spacing: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L022", name: "missing-line-end",
      why: """
        A line end or a `;` ends a statement. Two of them side by side read as one.
        """,
      bad: """
        layout page {
            section s {
                spacing: 8 insets: 4
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 8; insets: 4
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L023", name: "case-behind-default",
      why: """
        Cases are tried in order, and `default` takes whatever is left: what stands behind \
        it is never reached.
        """,
      bad: """
        param columns = 2

        layout page {
            section s {
                spacing: switch columns {
                    default: 4
                    case 2: 8
                }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        param columns = 2

        layout page {
            section s {
                spacing: switch columns {
                    case 2: 8
                    default: 4
                }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L024", name: "missing-value",
      why: "A sign promises a value, and the line ends without one.",
      bad: """
        layout page {
            section s {
                let gap =
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                let gap = 8
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L025", name: "missing-if",
      why: """
        A condition behind `else` is one more question, and is asked with `if`.
        """,
      bad: """
        layout page {
            section s {
                if container.width > 600 {
                    spacing: 8
                } else container.width > 400 {
                    spacing: 4
                }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                if container.width > 600 {
                    spacing: 8
                } else if container.width > 400 {
                    spacing: 4
                }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
  ]
}
