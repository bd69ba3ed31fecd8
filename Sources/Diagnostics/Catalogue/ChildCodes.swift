extension Diagnostic.Code {
  static let childCodes: [Self] = [
    .missingChild, .multipleGroups, .multipleChildren, .noChildren, .multipleRows,
  ]

  package static let missingChild = Self(
    .error, "L127", "missing-child",
    Page(
      why: """
        A section repeats one group, and a list repeats one row, for all of its items. Without it \
        there is nothing to place.
        """, bad: .section("header title 1w x ~44"), good: .beforeGroup("header title 1w x ~44")))

  package static let multipleGroups = Self(
    .error, "L128", "multiple-groups",
    Page(
      why: """
        A section has one group, as in `NSCollectionLayoutSection(group:)`, and repeats it for \
        all of its items. Combine different rows in one surrounding group, or in separate \
        sections.
        """,
      bad: .section(
        """
        hgroup wide 1w x 200 { item hero }
        hgroup row 1w x 100 split 3 { item cell }
        """),
      good: .section(
        """
        vgroup tile 1w x 300 {
            hgroup wide 1w x 200 { item hero }
            hgroup row 1w x 100 split 3 { item cell }
        }
        """)))

  package static let multipleChildren = Self(
    .error, "L129", "multiple-children",
    Page(
      why: """
        `split` and `repeat` place one child several times, like UIKit's `subitem:count:`. For \
        different children, remove the clause and set each child's size; `columnWidth` is the \
        width of one of several equal columns.
        """,
      bad: .section(
        """
        hgroup row 1w x 44 split 2 {
            item title
            item value
        }
        """),
      good: .group(
        """
        item title 1/2w x 1h
        item value 1/2w x 1h
        """)))

  package static let noChildren = Self(
    .error, "L130", "no-children",
    Page(
      why: """
        A group places items, so it contains at least one item or group. A section would repeat \
        an empty group endlessly.
        """, bad: .section("hgroup row 1w x 44"), good: .group("item cell")))

  package static let multipleRows = Self(
    .error, "L138", "multiple-rows",
    Page(
      why: """
        A list has exactly one item, its row, and repeats it for all of its data. Rows that \
        differ at run time have different contents; rows of another kind belong in another list.
        """,
      bad: .layout(
        """
        list settings {
            item row
            item action
        }
        """),
      good: .layout(
        """
        list settings { item row }
        list actions { item action }
        """)))
}
