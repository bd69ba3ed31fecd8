extension Diagnostic.Code {
  static let sizeSyntaxCodes: [Self] = [
    .gluedSize, .incompleteSize, .sizeOfCalculation, .negativeLength, .bareRatio,
    .wrongSizeSeparator, .labelledSize, .propertyOutsideBlock, .bracketedSize,
    .missingSizeSeparator, .commaBetweenElements, .sectionNameNotAWord, .calledSize, .unnamedEdges,
  ]

  package static let gluedSize = Self(
    .error, "L039", "glued-size",
    Page(
      why: "Names may contain an `x`. Spaces around it separate the `x` of a size from a letter.",
      bad: .section("hgroup row 1wX44 { item cell }")))

  package static let incompleteSize = Self(
    .error, "L040", "incomplete-size",
    Page(
      why: "A size has two sides. A single length in a header could be either.",
      bad: .section("hgroup row 1w { item cell }"), good: .group("item cell")))

  package static let sizeOfCalculation = Self(
    .error, "L041", "size-of-calculation",
    Page(
      why: """
        In a header, an operator could belong to the size or to one of its sides. Parentheses \
        delimit the expression.
        """, bad: .section("hgroup row 1w x 40 + 4 { item cell }")))

  package static let negativeLength = Self(
    .error, "L048", "negative-length",
    Page(
      why: "UIKit rejects negative lengths. To overlap elements, use a negative spacing.",
      bad: .section("hgroup row 1w x -44 { item cell }"), good: .group("item cell")))

  package static let bareRatio = Self(
    .error, "L049", "bare-ratio",
    Page(
      why: """
        A fraction without a unit does not name its base. `w` is a fraction of the container's \
        width, `h` of its height.
        """, bad: .section("hgroup row 1/2 x 44 { item cell }"),
      good: .section("hgroup row 1/2w x 44 { item cell }")))

  package static let wrongSizeSeparator = Self(
    .error, "L050", "wrong-size-separator",
    Page(
      why: """
        Width and height are separated by ` x `. Without it, the end of the width is ambiguous.
        """, bad: .section("hgroup row 1w 44 { item cell }")))

  package static let labelledSize = Self(
    .error, "L051", "labelled-size",
    Page(
      why: "In a size, the width comes first and the height second, so labels are redundant.",
      bad: .section("hgroup row width: 1w height: 44 { item cell }"), good: .group("item cell")))

  package static let propertyOutsideBlock = Self(
    .error, "L052", "property-outside-block",
    Page(
      why: """
        A header contains the kind, name, size and clauses of an element. Properties are set in \
        its block, one per line.
        """,
      bad: .layout(
        """
        section s spacing: 8 {
            hgroup 1w x 44 { item cell }
        }
        """)))

  package static let bracketedSize = Self(
    .error, "L058", "bracketed-size",
    Page(
      why: "A size is not a list: it is written in the header without brackets.",
      bad: .section("hgroup row [1w, 44] { item cell }")))

  package static let missingSizeSeparator = Self(
    .error, "L059", "missing-size-separator",
    Page(
      why: "Two values separated by a comma are a list. Width and height are separated by ` x `.",
      bad: .group("item cell 1w, 1h")))

  package static let commaBetweenElements = Self(
    .error, "L060", "comma-between-elements",
    Page(
      why: "A comma continues the values of a property. Elements end with their line, or with `;`.",
      bad: .group("item cell, item other")))

  package static let sectionNameNotAWord = Self(
    .error, "L061", "section-name-not-a-word",
    Page(
      why: """
        A preview refers to a section by its label, which is a word. A name in quotes cannot be \
        one.
        """,
      bad: .layout(
        """
        section "my posts" {
            hgroup row 1w x 44 { item cell }
        }
        """, below: "preview \"phone\" 393 x 852 { items: \"my posts\" 18 }"),
      good: .file(
        """
        layout page {
            section posts {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852 { items: posts 18 }
        """)))

  package static let calledSize = Self(
    .error, "L084", "called-size",
    Page(
      why: """
        Sizes are not values, and no function creates one. A size is written in the header of its \
        element.
        """, bad: .group("item cell CGSize(width: 44, height: 20)")))

  package static let unnamedEdges = Self(
    .error, "L085", "unnamed-edges",
    Page(
      why: """
        CSS lists the four edges clockwise from the top. Here every value has the label of its \
        edges.
        """,
      bad: .group(
        """
        item cell {
            insets: 8 16
        }
        """),
      good: .group(
        """
        item cell {
            insets: vertical 8, horizontal 16
        }
        """)))
}
