extension CodePage {
  /// What goes wrong with loops, ranges and choices.
  static let choiceCodes: [CodePage] = [
    CodePage(
      number: "L064", name: "foreign-loop",
      why: """
        A layout is always evaluated to its end, so that no loop asks whether to go on. It \
        goes over a range or a list.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for (let i = 0; i < 3; i++) { item cell 40 x 1h }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..<3 { item cell 40 x 1h }
                }
            }
        }
        """),
    CodePage(
      number: "L065", name: "call-of-loop",
      why: """
        SwiftUI makes a view for each element of a collection with a call. Here a loop is a \
        statement, like any other.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    ForEach(0..<3) { i in item cell (20 + i) x 1h }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..<3 { item cell (20 + i) x 1h }
                }
            }
        }
        """),
    CodePage(
      number: "L066", name: "bracketed-loop",
      why: """
        The `in` and the brace already say where the head of a loop begins and ends.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for (i in 0..<3) { item cell (20 + i) x 1h }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..<3 { item cell (20 + i) x 1h }
                }
            }
        }
        """),
    CodePage(
      number: "L067", name: "several-turn-names",
      why: """
        Each turn of a loop has one value: an element of the list, or a number of the range.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for (i, width) in [40, 60] { item cell width x 1h }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for width in [40, 60] { item cell width x 1h }
                }
            }
        }
        """),
    CodePage(
      number: "L068", name: "foreign-range",
      why: """
        Two dots do not say whether the end belongs to the range. `..<` leaves it out, `...` \
        has it.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..3 { item cell (20 + i) x 1h }
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    for i in 0..<3 { item cell (20 + i) x 1h }
                }
            }
        }
        """),
    CodePage(
      number: "L069", name: "colon-for-in",
      why: "What a parameter may be is said with `in`, before what it is.",
      bad: """
        param columns: 1...6 = 3

        layout page {
            section s {
                hgroup row 1w x 44 split columns { item cell }
            }
        }
        """,
      good: """
        param columns in 1...6 = 3

        layout page {
            section s {
                hgroup row 1w x 44 split columns { item cell }
            }
        }
        """),
    CodePage(
      number: "L070", name: "range-for-value",
      why: """
        A range says what a parameter may be. What it is, unless somebody sets it, is one \
        value of that.
        """,
      bad: """
        param columns = 1...6

        layout page {
            section s {
                hgroup row 1w x 44 split columns { item cell }
            }
        }
        """,
      good: """
        param columns in 1...6 = 1

        layout page {
            section s {
                hgroup row 1w x 44 split columns { item cell }
            }
        }
        """),
    CodePage(
      number: "L077", name: "switch-statement",
      why: """
        `switch` chooses between values: nothing takes the value of one that stands alone. \
        Statements are chosen with `if`.
        """,
      bad: """
        layout page {
            section s {
                switch traits.idiom {
                case pad: insets: 16
                default: insets: 8
                }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                insets: switch traits.idiom { case pad: 16 default: 8 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L078", name: "if-for-value",
      why: """
        `if` chooses between statements. Values are chosen with `switch`, or with `? :` \
        where there are two.
        """,
      bad: """
        layout page {
            section s {
                spacing: if container.width > 400 { 16 } else { 8 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: container.width > 400 ? 16 : 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L079", name: "sign-between-cases",
      why: """
        `case` and `default` begin the next one: nothing has to stand between.
        """,
      bad: """
        layout page {
            section s {
                spacing: switch traits.idiom { case pad: 8; case phone: 6; default: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: switch traits.idiom { case pad: 8 case phone: 6 default: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L080", name: "arrow-for-colon",
      why: """
        What a case comes to stands behind its colon, as the value of a property does.
        """,
      bad: """
        layout page {
            section s {
                spacing: switch traits.idiom { case pad -> 8 default -> 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: switch traits.idiom { case pad: 8 default: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L086", name: "case-in-braces",
      why: "The value of a case stands behind a `:`, without braces, as in Swift.",
      bad: """
        let count = switch container.width { case ..<600 { 1 } default { 2 } }
        layout page {
            section s { vgroup column 1w x 50 split count { item cell } }
        }
        """,
      good: """
        let count = switch container.width { case ..<600: 1 default: 2 }
        layout page {
            section s { vgroup column 1w x 50 split count { item cell } }
        }
        """),
    CodePage(
      number: "L087", name: "comparison-in-case",
      why: """
        A case names values or a range of them, not a comparison: `..<600` is all below 600, \
        `600...` all from 600 on.
        """,
      bad: """
        let count = switch container.width { case < 600: 1 case >= 600: 2 }
        layout page {
            section s { vgroup column 1w x 50 split count { item cell } }
        }
        """,
      good: """
        let count = switch container.width { case ..<600: 1 case 600...: 2 }
        layout page {
            section s { vgroup column 1w x 50 split count { item cell } }
        }
        """),
  ]
}
