extension CodePage {
  /// What the compiler says of lengths in sizes and of UIKit's names for them.
  static let sizeCodes: [CodePage] = [
    CodePage(
      number: "L203", name: "bare-fraction",
      why: """
        A plain number in a size is points, and a length between 0 and 1 point is almost \
        always a fraction whose unit was forgotten. `w` makes it a fraction of the container's \
        width, `h` one of its height; `0.5pt` says that points are meant.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 0.5 x 1h }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 0.5w x 1h }
        } }
        """),
    CodePage(
      number: "L204", name: "bare-one",
      why: """
        `1` is `.absolute(1)`, one point, while `.fractionalWidth(1)` is written `1w` and \
        `.fractionalHeight(1)` is `1h`. A cell one point wide is rarely meant; `1pt` says that \
        it is.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 1 x 1h }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 1w x 1h }
        } }
        """),
    CodePage(
      number: "L207", name: "aspect-twice",
      why: """
        `aspect` reckons one side of a size from the other. Where both sides are an `aspect`, \
        neither has a length to start from.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell aspect(1) x aspect(2) }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell aspect(1) x 1h }
        } }
        """),
    CodePage(
      number: "L218", name: "foreign-size",
      why: """
        `fixed(8)`, `flexible(8)` and the like are UIKit's names for spacings and dimensions. \
        Here a fixed spacing is the plain number, a flexible one is `>=8`, an estimated length \
        `~44` and a fraction `0.5w`.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                spacing: flexible(8)
                item cell 80 x 1h
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                spacing: >=8
                item cell 80 x 1h
            }
        } }
        """),
    CodePage(
      number: "L219", name: "aspect-of-estimate",
      why: """
        `aspect` reckons from the length of the other side. An estimated side has its length \
        only once the cell has been measured, which is after sizes are resolved, so there is \
        nothing to reckon from.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x ~44 { item cell ~80 x aspect(2) }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x ~44 { item cell 80 x aspect(2) }
        } }
        """),
    CodePage(
      number: "L227", name: "dimension-not-positive",
      why: """
        A dimension has to be more than 0. UIKit logs “Invalid dimension, must be > 0” and \
        lays the element out with the length 0, so it is never seen.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 0 x 1h }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell 8 x 1h }
        } }
        """),
  ]
}
