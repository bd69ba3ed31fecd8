extension Diagnostic.Code {
  static let choiceCodes: [Self] = [
    .unsupportedLoop, .foreignRange, .switchStatement, .ifAsValue,
    .caseInBraces, .comparisonInCase,
  ]

  package static let unsupportedLoop = Self(
    .error, "L064", "unsupported-loop",
    Page(
      why: """
        Evaluation always terminates, so loops have no condition. They iterate over a range or a \
        list.
        """, bad: .group("while true { item cell 40 x 1h }"),
      good: .group("for i in 0..<3 { item cell 40 x 1h }")))

  package static let foreignRange = Self(
    .error, "L068", "foreign-range",
    Page(
      why: """
        Two dots leave open whether the range includes its upper bound. `..<` excludes it, `...` \
        includes it.
        """, bad: .group("for i in 0..3 { item cell (20 + i) x 1h }"),
      good: .group("for i in 0..<3 { item cell (20 + i) x 1h }")))

  package static let switchStatement = Self(
    .error, "L077", "switch-statement",
    Page(
      why: """
        `switch` is an expression, whose value must be used. Statements are selected with `if`.
        """,
      bad: .beforeGroup(
        """
        switch traits.idiom {
        case pad: insets: 16
        default: insets: 8
        }
        """), good: .beforeGroup("insets: switch traits.idiom { case pad: 16 default: 8 }")))

  package static let ifAsValue = Self(
    .error, "L078", "if-as-value",
    Page(
      why: "`if` selects statements. Values are selected with `switch`, or with `? :`.",
      bad: .beforeGroup("spacing: if container.width > 400 { 16 } else { 8 }"),
      good: .beforeGroup("spacing: container.width > 400 ? 16 : 8")))

  package static let caseInBraces = Self(
    .error, "L086", "case-in-braces",
    Page(
      why: "The value of a case follows a `:`, without braces, as in Swift.",
      bad: .section(
        "vgroup column 1w x 50 split count { item cell }",
        above: "let count = switch container.width { case ..<600 { 1 } default { 2 } }")))

  package static let comparisonInCase = Self(
    .error, "L087", "comparison-in-case",
    Page(
      why: """
        A case has values or a range of them, not a comparison: `..<600` is everything below 600, \
        `600...` everything from 600 on.
        """,
      bad: .section(
        "vgroup column 1w x 50 split count { item cell }",
        above: "let count = switch container.width { case < 600: 1 case >= 600: 2 }")))
}
