extension CodePage {
  /// What the compiler says of groups, lists and what a system has.
  static let groupCodes: [CodePage] = [
    CodePage(
      number: "L230", name: "order-in-equal-parts",
      why: """
        `split` and `repeat` have one child, which takes all of the group's data in turn. \
        There is no other child for `order` to place it before or behind.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 split 2 { item cell { order: 0 } }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 split 2 { item cell }
        } }
        """),
    CodePage(
      number: "L231", name: "order-without-place",
      why: """
        `order` is the turn in which a child of a group takes its data, counted from 0. A \
        group with two children has the turns 0 and 1.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                item side 1/3w x 1h
                item hero 2/3w x 1h { order: 2 }
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                item side 1/3w x 1h
                item hero 2/3w x 1h { order: 0 }
            }
        } }
        """),
    CodePage(
      number: "L232", name: "order-taken",
      why: """
        Every child of a group takes its data at a turn of its own. Two children with one \
        `order` would both show the same item.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                item side 1/3w x 1h { order: 0 }
                item hero 2/3w x 1h { order: 0 }
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                item side 1/3w x 1h { order: 1 }
                item hero 2/3w x 1h { order: 0 }
            }
        } }
        """),
    CodePage(
      number: "L234", name: "unavailable",
      why: """
        What a preview's system does not have yet cannot be called on it: without an \
        availability check the app ends there. `uniformAcrossSiblings`, for one, exists from \
        iOS 17 on.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x uniform(44) { item cell 1/2w x 44 }
        } }
        preview "old" 390 x 844 { items: 4; os: 16 }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x ~44 { item cell 1/2w x 44 }
        } }
        preview "old" 390 x 844 { items: 4; os: 16 }
        """),
    CodePage(
      number: "L235", name: "list-without-view",
      why: """
        With `headerMode` or `footerMode` set to `supplementary`, a list asks the data source \
        for that view. UIKit throws an exception where nobody provides it.
        """,
      bad: """
        layout page { list rows {
            headerMode: supplementary
            item row
        } }
        preview "phone" 390 x 844 { items: 3 }
        """,
      good: """
        layout page { list rows {
            headerMode: supplementary
            header title
            item row
        } }
        preview "phone" 390 x 844 { items: 3 }
        """),
    CodePage(
      number: "L236", name: "rival-groups",
      why: """
        A section repeats one group, and a list one item, until its items are used up: \
        `NSCollectionLayoutSection(group:)` takes a single group. Several may be written only \
        if their conditions exclude one another.
        """,
      bad: """
        layout page { section s {
            if container.width > 300 { hgroup wide 1w x 80 { item cell } }
            hgroup row 1w x 44 { item cell }
        } }
        preview "phone" 390 x 844 { items: 4 }
        """,
      good: """
        layout page { section s {
            if container.width > 300 { hgroup wide 1w x 80 { item cell } }
            else { hgroup row 1w x 44 { item cell } }
        } }
        preview "phone" 390 x 844 { items: 4 }
        """),
  ]
}
