extension CodePage {
  /// What goes wrong with numbers and units.
  static let numberShapeCodes: [CodePage] = [
    CodePage(
      number: "L038", name: "bare-dot",
      why: """
        A number begins with a digit: a dot at its start is easily overlooked.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell .5w x 1h
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 0.5w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L042", name: "percentage",
      why: """
        A percentage does not say what it is a part of. `w` is the width of what holds the \
        element, `h` its height.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 50% x 1h
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 0.5w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L043", name: "foreign-unit",
      why: """
        Lengths are points, and written as plain numbers. Pixels, `em` and the like are \
        known to no layout on this system.
        """,
      bad: """
        layout page {
            section s {
                spacing: 12px
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 12
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L044", name: "malformed-number",
      why: """
        A number has digits and at most one dot. `w` and `h` may follow, which make it a \
        fraction, and `pt`.
        """,
      bad: """
        layout page {
            section s {
                spacing: 1e1
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 10
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L045", name: "spaced-unit",
      why: "A unit belongs to its number. Apart from it `w` is read as a name.",
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1/3 w x 1h
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1/3w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L046", name: "misplaced-at-least",
      why: "`>=` makes all of a spacing flexible, and so stands before all of it.",
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    spacing: 2 + >=8
                    item cell 1/3w x 1h
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    spacing: >=10
                    item cell 1/3w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L047", name: "loose-at-least",
      why: """
        Behind `>=` it could be meant that only the first number is flexible, or all of the \
        sum. Parentheses say which.
        """,
      bad: """
        let gap = 4

        layout page {
            section s {
                hgroup row 1w x 44 {
                    spacing: >=gap + 4
                    item cell 1/3w x 1h
                }
            }
        }
        """,
      good: """
        let gap = 4

        layout page {
            section s {
                hgroup row 1w x 44 {
                    spacing: >=(gap + 4)
                    item cell 1/3w x 1h
                }
            }
        }
        """),
  ]
}
