extension Diagnostic.Code {
  static let sizeCodes: [Self] = [
    .bareFraction, .bareOne, .duplicateAspect, .foreignSize, .aspectOfEstimate,
    .dimensionNotPositive,
  ]

  package static let bareFraction = Self(
    .error, "L203", "bare-fraction",
    Page(
      why: """
        A plain number in a size is points, and a length between 0 and 1 point is almost always a \
        fraction without its unit. `w` makes it a fraction of the container's width, `h` of its \
        height; `0.5pt` means points.
        """, bad: .group("item cell 0.5 x 1h"), good: .group("item cell 0.5w x 1h")))

  package static let bareOne = Self(
    .note, "L204", "bare-one",
    Page(
      why: """
        `1` is `.absolute(1)`, one point; `.fractionalWidth(1)` is written `1w` and \
        `.fractionalHeight(1)` is `1h`. If one point is intended, write `1pt`.
        """, bad: .group("item cell 1 x 1h"), good: .group("item cell 1w x 1h")))

  package static let duplicateAspect = Self(
    .error, "L207", "duplicate-aspect",
    Page(
      why: """
        `aspect` computes one side of a size from the other. If both sides are `aspect`, neither \
        is known.
        """, bad: .group("item cell aspect(1) x aspect(2)"),
      good: .group("item cell aspect(1) x 1h")))

  package static let foreignSize = Self(
    .error, "L218", "foreign-size",
    Page(
      why: """
        `fixed(8)`, `flexible(8)` and the like are UIKit's names for spacings and dimensions. \
        Here a fixed spacing is the plain number, a flexible one is `>=8`, an estimated length \
        `~44` and a fraction `0.5w`.
        """,
      bad: .group(
        """
        spacing: flexible(8)
        item cell 80 x 1h
        """)))

  package static let aspectOfEstimate = Self(
    .error, "L219", "aspect-of-estimate",
    Page(
      why: """
        `aspect` computes a length from the other side. An estimated side is known only after the \
        cell has been measured, when sizes are already resolved.
        """, bad: .section("hgroup row 1w x ~44 { item cell ~80 x aspect(2) }"),
      good: .section("hgroup row 1w x ~44 { item cell 80 x aspect(2) }")))

  package static let dimensionNotPositive = Self(
    .warning, "L227", "dimension-not-positive",
    Page(
      why: """
        UIKit logs “Invalid dimension, must be > 0” and lays the element out with the length 0, \
        so it is never visible. `lint` looks for such lengths in every view: rule `zero-dimension`.
        """, bad: .group("item cell 0 x 1h"), good: .group("item cell 8 x 1h")))
}
