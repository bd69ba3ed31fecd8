extension CodePage {
  /// What is wrong with the header of an element: its name, its size, its clauses.
  static let headerCodes: [CodePage] = [
    CodePage(
      number: "L117", name: "subject-is-no-name",
      why: """
        The name of an element is a word or a string, because other elements and your code refer \
        to it before anything is evaluated. Only `text` and `node` take an expression behind the \
        kind: it is what they show.
        """,
      bad: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview ("small phone") 320 x 568
        """,
      good: """
        layout page {
            section all { hgroup row 1w x 44 { item cell } }
        }

        preview "small phone" 320 x 568
        """),
    CodePage(
      number: "L118", name: "needless-size",
      why: """
        Only what has a layout size in UIKit has a size here. A layout is as large as its \
        container, a section or list as what it holds, and a background as its section.
        """,
      bad: """
        layout page {
            section all 1w x 44 {
                hgroup row { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L119", name: "missing-size",
      why: """
        Badges, supplementary views, boundary items and images have no default size: nothing \
        around them says how large they are. Write width and height behind the name.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 {
                    item cell { badge unread }
                }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 {
                    item cell { badge unread 20 x 20 }
                }
            }
        }
        """),
    CodePage(
      number: "L120", name: "misplaced-clause",
      why: """
        `split` and `repeat` arrange the child of an `hgroup` or a `vgroup`, so they stand in the \
        header of that group and nowhere else. `as` names a `text` or a `node`, whose first word \
        is what they show.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 { item cell split 2 }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split 2 { item cell }
            }
        }
        """),
    CodePage(
      number: "L135", name: "second-arrangement",
      why: """
        `split n` divides a group into n equal parts and `repeat n` places its child n times in \
        the child's own size. A group can do only one of them, and only once.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split 2 repeat 2 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split 2 { item cell }
            }
        }
        """),
  ]
}
