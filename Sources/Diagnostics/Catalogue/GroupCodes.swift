extension Diagnostic.Code {
  static let groupCodes: [Self] = [
    .orderWithOneChild, .orderOutOfRange, .duplicateOrder, .unavailable, .listWithoutView,
    .rivalGroups,
  ]

  package static let orderWithOneChild = Self(
    .error, "L230", "order-with-one-child",
    Page(
      why: """
        `split` and `repeat` have one child, which gets all of the group's items. There is no \
        other child to order it with.
        """, bad: .section("hgroup row 1w x 44 split 2 { item cell { order: 0 } }"),
      good: .section("hgroup row 1w x 44 split 2 { item cell }")))

  package static let orderOutOfRange = Self(
    .error, "L231", "order-out-of-range",
    Page(
      why: """
        `order` is the position at which a child of a group gets its data, counted from 0. A \
        group with two children has the orders 0 and 1.
        """,
      bad: .group(
        """
        item side 1/3w x 1h
        item hero 2/3w x 1h { order: 2 }
        """),
      good: .group(
        """
        item side 1/3w x 1h
        item hero 2/3w x 1h { order: 0 }
        """)))

  package static let duplicateOrder = Self(
    .error, "L232", "duplicate-order",
    Page(
      why: """
        Each child of a group has its own `order`. Two children with the same one would show the \
        same item.
        """,
      bad: .group(
        """
        item side 1/3w x 1h { order: 0 }
        item hero 2/3w x 1h { order: 0 }
        """),
      good: .group(
        """
        item side 1/3w x 1h { order: 1 }
        item hero 2/3w x 1h { order: 0 }
        """)))

  package static let unavailable = Self(
    .warning, "L234", "unavailable",
    Page(
      why: """
        An API that the previewed system does not have cannot be called on it: without an \
        availability check the app crashes. `uniformAcrossSiblings`, for example, requires iOS \
        17.
        """,
      bad: .section(
        "hgroup row 1w x uniform(44) { item cell 1/2w x 44 }",
        below: "preview \"old\" 390 x 844 { items: 4; os: 16 }"),
      good: .section(
        "hgroup row 1w x ~44 { item cell 1/2w x 44 }",
        below: "preview \"old\" 390 x 844 { items: 4; os: 16 }")))

  package static let listWithoutView = Self(
    .error, "L235", "list-without-view",
    Page(
      why: """
        With `headerMode` or `footerMode` set to `supplementary`, a list requests that view from \
        the data source. UIKit throws an exception if it is not provided.
        """,
      bad: .file(
        """
        layout page { list rows {
            headerMode: supplementary
            item row
        } }
        preview "phone" 390 x 844 { items: 3 }
        """),
      good: .file(
        """
        layout page { list rows {
            headerMode: supplementary
            header title
            item row
        } }
        preview "phone" 390 x 844 { items: 3 }
        """)))

  package static let rivalGroups = Self(
    .error, "L236", "rival-groups",
    Page(
      why: """
        A section repeats one group, and a list one item, for all of its items: \
        `NSCollectionLayoutSection(group:)` has a single group. Several are only valid with \
        mutually exclusive conditions.
        """,
      bad: .beforeGroup(
        "if container.width > 300 { hgroup wide 1w x 80 { item cell } }",
        below: "preview \"phone\" 390 x 844 { items: 4 }"),
      good: .section(
        """
        if container.width > 300 { hgroup wide 1w x 80 { item cell } }
        else { hgroup row 1w x 44 { item cell } }
        """, below: "preview \"phone\" 390 x 844 { items: 4 }")))
}
