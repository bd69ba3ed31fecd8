extension CodePage {
  /// What the compiler says of conditions and of the cases of a `switch`.
  static let caseCodes: [CodePage] = [
    CodePage(
      number: "L213", name: "overlapping-cases",
      why: """
        The first case that holds a value is taken. A case whose values are held by an earlier \
        one is never reached for them, which is most often a bound written one too low or too \
        high.
        """,
      bad: """
        let count = switch container.width {
            case ...600: 1
            case 600...: 2
        }
        layout page { section s { hgroup row 1w x 44 split count { item cell } } }
        """,
      good: """
        let count = switch container.width {
            case ..<600: 1
            case 600...: 2
        }
        layout page { section s { hgroup row 1w x 44 split count { item cell } } }
        """),
    CodePage(
      number: "L215", name: "uncovered-cases",
      why: """
        A `switch` is an expression and has to come to a value for everything it may be asked, \
        as in Swift. Values that no case holds need one, or a `default`.
        """,
      bad: """
        let count = switch container.width {
            case ..<600: 1
            case 700...: 2
        }
        layout page { section s { hgroup row 1w x 44 split count { item cell } } }
        """,
      good: """
        let count = switch container.width {
            case ..<600: 1
            case 600...: 2
        }
        layout page { section s { hgroup row 1w x 44 split count { item cell } } }
        """),
    CodePage(
      number: "L228", name: "no-case-holds",
      why: """
        The value lies between the cases, so the `switch` comes to nothing. A parameter with \
        whole bounds may still be given 1.5; a `default` takes what the cases leave.
        """,
      bad: """
        param ratio in 1...2 = 1.5
        layout page { section s {
            spacing: switch ratio { case 1: 2  case 2: 4 }
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        param ratio in 1...2 = 1.5
        layout page { section s {
            spacing: switch ratio { case 1: 2  default: 4 }
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L243", name: "never-holds",
      why: """
        The condition is false in every view and for every value of the parameters, so what \
        depends on it is never laid out. Most often a comparison is the wrong way round or a \
        number has changed.
        """,
      bad: """
        let gap = 8
        layout page { section s {
            if gap > 10 { insets: gap }
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        param gap in 0...16 = 8
        layout page { section s {
            if gap > 10 { insets: gap }
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L244", name: "always-holds",
      why: """
        The condition is true in every view and for every value of the parameters, so it \
        decides nothing, and its `else` is never taken.
        """,
      bad: """
        param columns in 1..<6 = 3
        layout page { section s {
            spacing: columns < 6 ? 8 : 16
            hgroup row 1w x 44 split columns { item cell }
        } }
        """,
      good: """
        param columns in 1..<6 = 3
        layout page { section s {
            spacing: columns < 4 ? 8 : 16
            hgroup row 1w x 44 split columns { item cell }
        } }
        """),
  ]
}
