extension Diagnostic.Code {
  static let valueCodes: [Self] = [
    .wrongType, .wrongOperand, .mismatchedOperands, .nonBooleanCondition, .wrongCount, .unknownWord,
    .insetsOrder, .mixedOffset, .wrongValue, .wrongSide, .unlabelledValue, .notIterable,
  ]

  package static let wrongType = Self(
    .error, "L201", "wrong-type",
    Page(
      why: """
        Every property and every argument takes values of one type: points, a size, a word, a \
        string, `true` or `false`. A value of another type is never converted.
        """, bad: .beforeGroup("spacing: \"8\""), good: .beforeGroup("spacing: 8")))

  package static let wrongOperand = Self(
    .error, "L202", "wrong-operand",
    Page(
      why: """
        `!` expects a boolean, unary `-` a number or a fraction. Numbers are not converted to \
        booleans.
        """, bad: .beforeGroup("if !container.width { spacing: 8 }"),
      good: .beforeGroup("if !(container.width > 600) { spacing: 8 }")))

  package static let mismatchedOperands = Self(
    .error, "L205", "mismatched-operands",
    Page(
      why: """
        An operator expects matching operands: points and points, words of one enumeration, a \
        fraction and a plain factor. `NSCollectionLayoutDimension` is either fractional or \
        absolute, so `1w - 8` has no counterpart in UIKit; subtract points with insets.
        """, bad: .group("item cell (1w - 16) x 1h"),
      good: .group("item cell 1w x 1h { insets: trailing 16 }")))

  package static let nonBooleanCondition = Self(
    .error, "L206", "non-boolean-condition",
    Page(
      why: """
        A condition after `if` or before `?` must be `true` or `false`. Numbers are not converted \
        to booleans.
        """, bad: .beforeGroup("if gap { insets: 16 }", above: "param gap in 0...16 = 8"),
      good: .beforeGroup("if gap > 0 { insets: 16 }", above: "param gap in 0...16 = 8")))

  package static let wrongCount = Self(
    .error, "L208", "wrong-count",
    Page(
      why: """
        A property takes a fixed number of values: one length for a `spacing`, x and y for an \
        `offset`, one size for a `frame`.
        """, bad: .view("box { offset: 8 }"), good: .view("box { offset: 8, 0 }")))

  package static let unknownWord = Self(
    .error, "L210", "unknown-word",
    Page(
      why: """
        A property of words, or a comparison with a trait, accepts only the words of its \
        enumeration and names of values. They are spelled as in UIKit.
        """, bad: .beforeGroup("orthogonal: groupPagingCentred")))

  package static let insetsOrder = Self(
    .error, "L214", "insets-order",
    Page(
      why: """
        Two to four insets without labels have no common order: `NSDirectionalEdgeInsets` has \
        top, leading, bottom, trailing; CSS has top, right, bottom, left. One value is for all \
        edges; several need labels.
        """, bad: .group("item cell { insets: 8, 16 }"),
      good: .group("item cell { insets: vertical 8, horizontal 16 }")))

  package static let mixedOffset = Self(
    .error, "L225", "mixed-offset",
    Page(
      why: """
        An offset is either x and y in points (`absoluteOffset`) or fractions of the badge's own \
        width and height (`fractionalOffset`). `NSCollectionLayoutAnchor` has one or the other; \
        only a plain 0 is valid with both.
        """,
      bad: .section(
        """
        hgroup row 1w x 44 { item cell {
            badge dot 8 x 8 { offset: 0.3w, 4 }
        } }
        """),
      good: .section(
        """
        hgroup row 1w x 44 { item cell {
            badge dot 8 x 8 { offset: 0.3w, 0.5h }
        } }
        """)))

  package static let wrongValue = Self(
    .error, "L226", "wrong-value",
    Page(
      why: """
        The value has a valid type, but not in this form. A frame, for example, is a size, or \
        bounds with labels, but not both: SwiftUI has two modifiers for it.
        """, bad: .view("box { frame: 40 x _, maxHeight 100 }"),
      good: .view("box { frame: 40 x _; frame: maxHeight 100 }")))

  package static let wrongSide = Self(
    .error, "L233", "wrong-side",
    Page(
      why: """
        The fractions of an offset are those of `fractionalOffset`: x is a fraction of the \
        badge's width, y of its height. UIKit cannot express one in terms of the other side.
        """,
      bad: .section(
        """
        hgroup row 1w x 44 { item cell {
            badge dot 8 x 8 { offset: 0.3h, 0.3h }
        } }
        """),
      good: .section(
        """
        hgroup row 1w x 44 { item cell {
            badge dot 8 x 8 { offset: 0.3w, 0.3h }
        } }
        """)))

  package static let unlabelledValue = Self(
    .error, "L237", "unlabelled-value",
    Page(
      why: """
        Beside labelled edges, a value without a label has no edge: only a single value is for \
        all of them. With `all` it is for all edges, and later labels override it.
        """, bad: .beforeGroup("insets: all 2, top 6, 3"),
      good: .beforeGroup("insets: all 2, top 6, bottom 3")))

  package static let notIterable = Self(
    .error, "L245", "not-iterable",
    Page(
      why: """
        A `for` iterates over a range of whole numbers or over a list. A single number is \
        neither.
        """, bad: .group("for i in 3 { item cell (20 * (i + 1)) x 1h }"),
      good: .group("for i in 0..<3 { item cell (20 * (i + 1)) x 1h }")))
}
