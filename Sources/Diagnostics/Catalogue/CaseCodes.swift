extension Diagnostic.Code {
  static let caseCodes: [Self] = [
    .overlappingCases, .nonExhaustiveSwitch, .noMatchingCase, .alwaysFalse, .alwaysTrue,
  ]

  package static let overlappingCases = Self(
    .error, "L213", "overlapping-cases",
    Page(
      why: """
        The first matching case is taken. A case whose values match an earlier one is unreachable \
        for them; usually a bound is one too low or too high.
        """,
      bad: .section(
        "hgroup row 1w x 44 split count { item cell }",
        above: """
          let count = switch container.width {
              case ...600: 1
              case 600...: 2
          }
          """),
      good: .section(
        "hgroup row 1w x 44 split count { item cell }",
        above: """
          let count = switch container.width {
              case ..<600: 1
              case 600...: 2
          }
          """)))

  package static let nonExhaustiveSwitch = Self(
    .error, "L215", "non-exhaustive-switch",
    Page(
      why: """
        A `switch` is an expression and must have a value for every input, as in Swift. Add the \
        missing cases, or a `default`.
        """,
      bad: .section(
        "hgroup row 1w x 44 split count { item cell }",
        above: """
          let count = switch container.width {
              case ..<600: 1
              case 700...: 2
          }
          """),
      good: .section(
        "hgroup row 1w x 44 split count { item cell }",
        above: """
          let count = switch container.width {
              case ..<600: 1
              case 600...: 2
          }
          """)))

  package static let noMatchingCase = Self(
    .error, "L228", "no-matching-case",
    Page(
      why: """
        The value is between the cases, so the `switch` has no value. A parameter with whole \
        bounds may still be set to 1.5; a `default` matches everything left.
        """,
      bad: .beforeGroup(
        "spacing: switch ratio { case 1: 2  case 2: 4 }", above: "param ratio in 1...2 = 1.5"),
      good: .beforeGroup(
        "spacing: switch ratio { case 1: 2  default: 4 }", above: "param ratio in 1...2 = 1.5")))

  package static let alwaysFalse = Self(
    .note, "L243", "always-false",
    Page(
      why: """
        The condition is false for every view size and every parameter value, so the code it \
        guards is never used. Usually a comparison is reversed or a number has changed.
        """, bad: .beforeGroup("if gap > 10 { insets: gap }", above: "let gap = 8"),
      good: .beforeGroup("if gap > 10 { insets: gap }", above: "param gap in 0...16 = 8")))

  package static let alwaysTrue = Self(
    .note, "L244", "always-true",
    Page(
      why: """
        The condition is true for every view size and every parameter value, so it has no effect, \
        and its `else` is unreachable.
        """,
      bad: .section(
        """
        spacing: columns < 6 ? 8 : 16
        hgroup row 1w x 44 split columns { item cell }
        """, above: "param columns in 1..<6 = 3"),
      good: .section(
        """
        spacing: columns < 4 ? 8 : 16
        hgroup row 1w x 44 split columns { item cell }
        """, above: "param columns in 1..<6 = 3")))
}
