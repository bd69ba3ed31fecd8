extension CodePage {
  /// What is wrong with the number of an element's children.
  static let childCodes: [CodePage] = [
    CodePage(
      number: "L127", name: "missing-child",
      why: """
        A section repeats one group, and a list repeats one row, until the items are used up. \
        Without it there is nothing to place.
        """,
      bad: """
        layout page {
            section all {
                header title 1w x ~44
            }
        }
        """,
      good: """
        layout page {
            section all {
                header title 1w x ~44
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L128", name: "second-group",
      why: """
        A section has one group, as `NSCollectionLayoutSection(group:)` has, and repeats it until \
        the items are used up. Rows that differ go into one group around them, or into sections \
        of their own.
        """,
      bad: """
        layout page {
            section all {
                hgroup wide 1w x 200 { item hero }
                hgroup row 1w x 100 split 3 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                vgroup tile 1w x 300 {
                    hgroup wide 1w x 200 { item hero }
                    hgroup row 1w x 100 split 3 { item cell }
                }
            }
        }
        """),
    CodePage(
      number: "L129", name: "several-children",
      why: """
        `split` and `repeat` place one child several times, as UIKit's `subitem:count:` does. For \
        children of different kinds leave the clause out and give each child its own size; \
        `columnWidth` is the width of one of several equal columns.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split 2 {
                    item title
                    item value
                }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 {
                    item title 1/2w x 1h
                    item value 1/2w x 1h
                }
            }
        }
        """),
    CodePage(
      number: "L130", name: "without-children",
      why: """
        A group exists to place items, so it holds at least one item or group. A section would \
        repeat an empty one without ever coming to the end of its items.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44
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
      number: "L138", name: "second-child",
      why: """
        A list has exactly one item, its row, and repeats it for all of its data. Rows that look \
        different at run time have different contents; rows of another kind go into a list of \
        their own.
        """,
      bad: """
        layout page {
            list settings {
                item row
                item action
            }
        }
        """,
      good: """
        layout page {
            list settings { item row }
            list actions { item action }
        }
        """),
  ]
}
