extension Diagnostic.Code {
  static let choiceCodes: [Self] = [
    .unsupportedLoop, .bracketedLoop, .multipleLoopVariables, .foreignRange,
    .colonForIn, .rangeAsValue, .switchStatement, .ifAsValue, .signBetweenCases, .arrowForColon,
    .caseInBraces, .comparisonInCase,
  ]

  package static let unsupportedLoop = Self(
    .error, "L064", "unsupported-loop",
    Page(
      why: """
        Evaluation always terminates, so loops have no condition. They iterate over a range or a \
        list.
        """, bad: .group("for (let i = 0; i < 3; i++) { item cell 40 x 1h }"),
      good: .group("for i in 0..<3 { item cell 40 x 1h }")))

  package static let bracketedLoop = Self(
    .error, "L066", "bracketed-loop",
    Page(
      why: "`in` and the brace already delimit the head of a loop.",
      bad: .group("for (i in 0..<3) { item cell (20 + i) x 1h }")))

  package static let multipleLoopVariables = Self(
    .error, "L067", "multiple-loop-variables",
    Page(
      why: "Each iteration has one value: an element of the list, or a number of the range.",
      bad: .group("for (i, width) in [40, 60] { item cell width x 1h }"),
      good: .group("for width in [40, 60] { item cell width x 1h }")))

  package static let foreignRange = Self(
    .error, "L068", "foreign-range",
    Page(
      why: """
        Two dots leave open whether the range includes its upper bound. `..<` excludes it, `...` \
        includes it.
        """, bad: .group("for i in 0..3 { item cell (20 + i) x 1h }"),
      good: .group("for i in 0..<3 { item cell (20 + i) x 1h }")))

  package static let colonForIn = Self(
    .error, "L069", "colon-for-in",
    Page(
      why: "The allowed range of a parameter follows `in`, before its default.",
      bad: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns: 1...6 = 3")))

  package static let rangeAsValue = Self(
    .error, "L070", "range-as-value",
    Page(
      why: "A range constrains a parameter. Its default is a single value in that range.",
      bad: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns = 1...6"),
      good: .section(
        "hgroup row 1w x 44 split columns { item cell }", above: "param columns in 1...6 = 1")))

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
      bad: .beforeGroup("spacing: if container.width > 400 { 16 } else { 8 }")))

  package static let signBetweenCases = Self(
    .error, "L079", "sign-between-cases",
    Page(
      why: "`case` and `default` start the next case; no separator is needed.",
      bad: .beforeGroup("spacing: switch traits.idiom { case pad: 8; case phone: 6; default: 4 }")))

  package static let arrowForColon = Self(
    .error, "L080", "arrow-for-colon",
    Page(
      why: "The value of a case follows a colon, like the value of a property.",
      bad: .beforeGroup("spacing: switch traits.idiom { case pad -> 8 default -> 4 }")))

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
