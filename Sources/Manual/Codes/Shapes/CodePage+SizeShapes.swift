extension CodePage {
  /// What goes wrong with the size in a header.
  static let sizeShapeCodes: [CodePage] = [
    CodePage(
      number: "L039", name: "glued-size",
      why: """
        Names may hold an `x`. Only spaces around it tell the `x` of a size from a letter.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1wX44 { item cell }
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
      number: "L040", name: "incomplete-size",
      why: "A size has two sides. What stands alone in a header could be either.",
      bad: """
        layout page {
            section s {
                hgroup row 1w { item cell }
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
      number: "L041", name: "size-of-calculation",
      why: """
        In a header a sign could belong to the size or to one of its sides. Parentheses say \
        how far a calculation reaches.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 40 + 4 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x (40 + 4) { item cell }
            }
        }
        """),
    CodePage(
      number: "L048", name: "negative-length",
      why: """
        UIKit refuses a length of less than 0. What shall overlap gets a negative spacing \
        instead.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x -44 { item cell }
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
      number: "L049", name: "bare-ratio",
      why: """
        A fraction without a unit does not say what it is a part of. `w` is the width of \
        what holds the element, `h` its height.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1/2 x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1/2w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L050", name: "wrong-cross",
      why: """
        A size is written with an ` x ` between its sides. Without it, nobody can tell where \
        the width ends.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w 44 { item cell }
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
      number: "L051", name: "labelled-size",
      why: """
        The width stands first and the height second: labels in a size say it again.
        """,
      bad: """
        layout page {
            section s {
                hgroup row width: 1w height: 44 { item cell }
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
      number: "L052", name: "loose-property",
      why: """
        A header says what an element is and how large. All else stands in its block, where \
        each property has its line.
        """,
      bad: """
        layout page {
            section s spacing: 8 {
                hgroup 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 8
                hgroup 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L058", name: "bracketed-size",
      why: "A size is no list: it stands in its header without brackets.",
      bad: """
        layout page {
            section s {
                hgroup row [1w, 44] { item cell }
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
      number: "L059", name: "size-without-cross",
      why: """
        Two values with a comma between them are a list. A size has an ` x ` between its \
        sides.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1w, 1h
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L060", name: "comma-between-elements",
      why: """
        A comma goes on with the values of a property. Elements end with their lines, or \
        with `;`.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell, item other }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell 1/2w x 1h; item other 1/2w x 1h }
            }
        }
        """),
    CodePage(
      number: "L061", name: "name-is-no-label",
      why: """
        A preview names a section by its label, and a label is a word. A name in quotes \
        cannot be used as one.
        """,
      bad: """
        layout page {
            section "my posts" {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852 { items: "my posts" 18 }
        """,
      good: """
        layout page {
            section posts {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852 { items: posts 18 }
        """),
    CodePage(
      number: "L084", name: "called-size",
      why: """
        A size is no value, and no function makes one. It stands in the header of what has \
        it.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell CGSize(width: 44, height: 20)
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 44 x 20
                }
            }
        }
        """),
    CodePage(
      number: "L085", name: "unnamed-edges",
      why: """
        CSS goes round the four edges from the top. Here each value has the label of its \
        edges, so that nobody has to count.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell {
                        insets: 8 16
                    }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell {
                        insets: vertical 8, horizontal 16
                    }
                }
            }
        }
        """),
  ]
}
