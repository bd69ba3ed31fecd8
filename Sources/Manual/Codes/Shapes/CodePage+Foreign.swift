extension CodePage {
  /// What goes wrong with words and statements of other languages.
  static let foreignCodes: [CodePage] = [
    CodePage(
      number: "L062", name: "foreign-word",
      why: """
        The word is another language's. What it means there has a word of its own here.
        """,
      bad: """
        func card() {
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
      number: "L063", name: "needless-word",
      why: """
        A block is what stands in it. There is nothing to return, to make public or to wait \
        for.
        """,
      bad: """
        layout page {
            section s {
                return hgroup row 1w x 44 { item cell }
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
      number: "L071", name: "module-import",
      why: """
        The words of layouts are known in every file. Only other layout files are imported, \
        by their paths.
        """,
      bad: """
        import UIKit

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
      number: "L072", name: "unquoted-import",
      why: "A path may have any sign in it. Quotes say where it ends.",
      bad: """
        import tokens

        layout page {
            section s {
                hgroup row 1w x height { item cell }
            }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            section s {
                hgroup row 1w x height { item cell }
            }
        }
        """, beside: ["tokens.layout": "let height = 44"]),
    CodePage(
      number: "L073", name: "call-statement",
      why: """
        An element is no value that somebody makes and hands on. It stands where it belongs, \
        with its size, and its properties in its block.
        """,
      bad: """
        layout page {
            section s {
                NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
            }
        }
        """,
      good: """
        layout page {
            section s {
                vgroup column 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L074", name: "empty-parentheses",
      why: "What takes nothing is written without parentheses.",
      bad: """
        layout page {
            section s () {
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
      number: "L075", name: "bare-arguments",
      why: """
        Without parentheses, what stands behind the name could be the size of what is used.
        """,
      bad: """
        define card(n) { item card n x 1h }

        layout page {
            section s {
                hgroup row 1w x 44 { use card 40 }
            }
        }
        """,
      good: """
        define card(n) { item card n x 1h }

        layout page {
            section s {
                hgroup row 1w x 44 { use card(40) }
            }
        }
        """),
    CodePage(
      number: "L076", name: "modifier-call",
      why: """
        SwiftUI changes a view by calls behind it. Here each of them is a property in the \
        block, in the same order.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell {
                        text "Hi".padding(8)
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
                        text "Hi" { padding: 8 }
                    }
                }
            }
        }
        """),
    CodePage(
      number: "L081", name: "ratio-with-colon",
      why: "A ratio is a number, and is divided as numbers are.",
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1w x aspect(16:9)
                }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 {
                    item cell 1w x aspect(16/9)
                }
            }
        }
        """),
    CodePage(
      number: "L082", name: "hyphen-in-name",
      why: "A hyphen is a minus. Names have letters, digits and `_`.",
      bad: """
        layout page {
            section my-section {
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section mySection {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L083", name: "word-in-header",
      why: """
        A header has a name, a size, and `split`, `repeat` or `as`. All else is a property \
        in the block.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 count 3 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 split 3 { item cell }
            }
        }
        """),
    CodePage(
      number: "L088", name: "index",
      why: """
        A list is shown entry by entry, with a loop. An entry has no number, so that no number \
        can be beyond its end.
        """,
      bad: """
        let tags = ["swift", "layout"]

        view page { vstack { text (tags[0]) } }
        """,
      good: """
        let tags = ["swift", "layout"]

        view page { vstack { for tag in tags { text tag } } }
        """),
  ]
}
