extension Diagnostic.Code {
  static let headerCodes: [Self] = [
    .invalidName, .unexpectedSize, .missingSize, .misplacedClause, .duplicateArrangement,
    .missingSplit, .orthogonalWaterfall,
  ]

  package static let invalidName = Self(
    .error, "L117", "invalid-name",
    Page(
      why: """
        The name of an element is a word or a string, because other elements and the app refer to \
        it before anything is evaluated. Only `text` and `node` take an expression after the \
        kind.
        """, bad: .afterPage("preview (\"small phone\") 320 x 568")))

  package static let unexpectedSize = Self(
    .error, "L118", "unexpected-size",
    Page(
      why: """
        Only elements with a layout size in UIKit have a size here. A layout has the size of its \
        container, a section or list that of its contents, and a background that of its section.
        """,
      bad: .layout(
        """
        section all 1w x 44 {
            hgroup row { item cell }
        }
        """), good: .group("item cell")))

  package static let missingSize = Self(
    .error, "L119", "missing-size",
    Page(
      why: """
        Badges, supplementary views, boundary items and images have no default size. Write width \
        and height after the name.
        """, bad: .group("item cell { badge unread }"),
      good: .group("item cell { badge unread 20 x 20 }")))

  package static let misplacedClause = Self(
    .error, "L120", "misplaced-clause",
    Page(
      why: """
        `split` and `repeat` arrange the child of an `hgroup` or a `vgroup` and are only valid in \
        the header of that group. `as` names a `text` or a `node`, whose first word is its text.
        """, bad: .group("item cell split 2"),
      good: .section("hgroup row 1w x 44 split 2 { item cell }")))

  package static let duplicateArrangement = Self(
    .error, "L135", "duplicate-arrangement",
    Page(
      why: """
        `split n` divides a group into n equal parts; `repeat n` places its child n times in the \
        child's own size. A group can have only one of them, once.
        """, bad: .section("hgroup row 1w x 44 split 2 repeat 2 { item cell }"),
      good: .section("hgroup row 1w x 44 split 2 { item cell }")))

  package static let missingSplit = Self(
    .error, "L139", "missing-split",
    Page(
      why: """
        A waterfall has no default number of columns. `split n` in its header divides its width \
        into n equal columns, in a horizontal layout its height into n rows.
        """, bad: .section("waterfall pins 1w x ~600 { item pin 1w x 200 }"),
      good: .section("waterfall pins 1w x ~600 split 2 { item pin 1w x 200 }")))

  package static let orthogonalWaterfall = Self(
    .error, "L148", "orthogonal-waterfall",
    Page(
      why: """
        One instance of a waterfall holds all items of its section, so there is nothing to scroll \
        to. Only the layout itself scrolls.
        """,
      bad: .section(
        """
        orthogonal: continuous
        waterfall pins 1w x ~600 split 2 { item pin 1w x 200 }
        """), good: .section("waterfall pins 1w x ~600 split 2 { item pin 1w x 200 }")))
}
