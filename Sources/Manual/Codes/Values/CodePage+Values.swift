extension CodePage {
  /// What is told of values, data and limits, and of the linter's directives.
  package static let values: [CodePage] =
    valueCodes + sizeCodes + numberCodes + effectCodes + caseCodes + groupCodes
    + dataCodes + directiveCodes + limitCodes + expansionLimitCodes

  /// What the compiler says of values of the wrong type or form.
  static let valueCodes: [CodePage] = [
    CodePage(
      number: "L201", name: "wrong-type",
      why: """
        Every property and every argument takes values of one type: points, a size, a word, a \
        string, `true` or `false`. A value of another type is never converted.
        """,
      bad: """
        layout page { section s {
            spacing: "8"
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            spacing: 8
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L202", name: "wrong-operand",
      why: """
        `!` takes true or false, unary `-` a number or a fraction. A number is never read as \
        true or false.
        """,
      bad: """
        layout page { section s {
            if !container.width { spacing: 8 }
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            if !(container.width > 600) { spacing: 8 }
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L205", name: "misfitting-operands",
      why: """
        An operator joins two values that belong together: points with points, words of one \
        enumeration, a fraction with a plain factor. `NSCollectionLayoutDimension` is either \
        fractional or absolute, so `1w - 8` has no counterpart in UIKit; insets take the \
        points off.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                item cell (1w - 16) x 1h
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                item cell 1w x 1h { insets: trailing 16 }
            }
        } }
        """),
    CodePage(
      number: "L206", name: "condition-is-no-truth",
      why: """
        What stands behind `if` or before `?` is true or false. A number is neither: 0 is not \
        false.
        """,
      bad: """
        param gap in 0...16 = 8
        layout page { section s {
            if gap { insets: 16 }
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        param gap in 0...16 = 8
        layout page { section s {
            if gap > 0 { insets: 16 }
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L208", name: "wrong-count",
      why: """
        A property takes a certain number of values: one length for a `spacing`, x and y for \
        an `offset`, one size for a `frame`. Several values where one is taken have no place.
        """,
      bad: """
        view card {
            box { offset: 8 }
        }
        """,
      good: """
        view card {
            box { offset: 8, 0 }
        }
        """),
    CodePage(
      number: "L210", name: "unknown-word",
      why: """
        Where a property takes a word of an enumeration, or a trait is compared with one, only \
        the words of that enumeration and names of values are known. They are spelled as in \
        UIKit.
        """,
      bad: """
        layout page { section s {
            orthogonal: groupPagingCentred
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            orthogonal: groupPagingCentered
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L214", name: "insets-order",
      why: """
        Two to four insets without labels are read in different orders: \
        `NSDirectionalEdgeInsets` takes top, leading, bottom, trailing; CSS takes top, right, \
        bottom, left. One value is for all edges; more need the names of their edges.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                item cell { insets: 8, 16 }
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                item cell { insets: vertical 8, horizontal 16 }
            }
        } }
        """),
    CodePage(
      number: "L225", name: "mixed-offset",
      why: """
        An offset is either x and y in points (`absoluteOffset`) or fractions of the badge's \
        own width and height (`fractionalOffset`). `NSCollectionLayoutAnchor` takes one or the \
        other; only a bare 0 goes with both.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell {
                badge dot 8 x 8 { offset: 0.3w, 4 }
            } }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell {
                badge dot 8 x 8 { offset: 0.3w, 0.5h }
            } }
        } }
        """),
    CodePage(
      number: "L226", name: "wrong-value",
      why: """
        The value is of a type that the property takes, but not in this form. A frame, for \
        one, is a size, or bounds with labels, and never both: SwiftUI has two modifiers for it.
        """,
      bad: """
        view card {
            box { frame: 40 x _, maxHeight 100 }
        }
        """,
      good: """
        view card {
            box { frame: 40 x _; frame: maxHeight 100 }
        }
        """),
    CodePage(
      number: "L233", name: "wrong-side",
      why: """
        The fractions of an offset are those of `fractionalOffset`: the x a fraction of the \
        badge's width, the y one of its height. UIKit has no way to measure the one side by \
        the other.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 { item cell {
                badge dot 8 x 8 { offset: 0.3h, 0.3h }
            } }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell {
                badge dot 8 x 8 { offset: 0.3w, 0.3h }
            } }
        } }
        """),
    CodePage(
      number: "L237", name: "stray-value",
      why: """
        Beside labelled edges, a value without a label belongs to no edge: only a value that \
        stands alone is for all of them. With `all` in front it is for all edges, and later \
        labels win.
        """,
      bad: """
        layout page { section s {
            insets: all 2, top 6, 3
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            insets: all 2, top 6, bottom 3
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L245", name: "loop-over-no-list",
      why: """
        A `for` goes over a range of whole numbers or over a list. A single number is neither.
        """,
      bad: """
        layout page { section s {
            hgroup row 1w x 44 {
                for i in 3 { item cell (20 * (i + 1)) x 1h }
            }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 {
                for i in 0..<3 { item cell (20 * (i + 1)) x 1h }
            }
        } }
        """),
  ]
}
