extension Diagnostic.Code {
  static let statementCodes: [Self] = [
    .unexpectedText, .missingPart, .missingName, .expectedStatement, .reservedWord, .strayElse,
    .missingLineEnd, .caseAfterDefault, .missingValue, .missingIf,
  ]

  package static let unexpectedText = Self(
    .error, "L011", "unexpected-text",
    Page(
      why: """
        The statement before this is complete, or is missing a sign of its own; only a few signs \
        could follow it.
        """, bad: .view("text (1 x 2)"), good: .view("text \"1 x 2\"")))

  package static let missingPart = Self(
    .error, "L012", "missing-part",
    Page(
      why: """
        A statement is missing a part that its first word requires, such as `in` after the name \
        of a `for`.
        """, bad: .group("for i = 0 to 3 { item cell }"),
      good: .group("for i in 0..<3 { item cell }")))

  package static let missingName = Self(
    .error, "L013", "missing-name",
    Page(
      why: "A declaration has its name after its first word.",
      bad: .beforeGroup("spacing: 8", above: "let = 8"),
      good: .beforeGroup("spacing: gap", above: "let gap = 8")))

  package static let expectedStatement = Self(
    .error, "L019", "expected-statement",
    Page(
      why: """
        A statement starts with a word: the kind of an element, a property, `let`, `if`. A value \
        alone does nothing.
        """, bad: .beforeGroup("44"), good: .beforeGroup("spacing: 44")))

  package static let reservedWord = Self(
    .error, "L020", "reserved-word",
    Page(
      why: """
        Reserved words cannot be names, so that the first word of a statement always determines \
        its kind.
        """, bad: .beforeGroup("spacing: 8", above: "let in = 8"),
      good: .beforeGroup("spacing: gap", above: "let gap = 8")))

  package static let strayElse = Self(
    .error, "L021", "stray-else",
    Page(
      why: "`else` follows the `}` of its `if`. Anywhere else it has no condition to negate.",
      bad: .beforeGroup("else { spacing: 4 }"),
      good: .beforeGroup("if container.width < 400 { spacing: 4 }")))

  package static let missingLineEnd = Self(
    .error, "L022", "missing-line-end",
    Page(
      why: """
        A line end or `;` terminates a statement. Two statements on a line need a `;` between \
        them.
        """, bad: .beforeGroup("spacing: 8 insets: 4")))

  package static let caseAfterDefault = Self(
    .error, "L023", "case-after-default",
    Page(
      why: """
        Cases are tried in order, and `default` matches everything left: a case after it is \
        unreachable.
        """,
      bad: .beforeGroup(
        """
        spacing: switch columns {
            default: 4
            case 2: 8
        }
        """, above: "param columns = 2"),
      good: .beforeGroup(
        """
        spacing: switch columns {
            case 2: 8
            default: 4
        }
        """, above: "param columns = 2")))

  package static let missingValue = Self(
    .error, "L024", "missing-value",
    Page(
      why: "A sign is followed by a value, and the line ends without one.",
      bad: .beforeGroup(
        """
        let gap =
        spacing: 8
        """),
      good: .beforeGroup(
        """
        let gap = 8
        spacing: gap
        """)))

  package static let missingIf = Self(
    .error, "L025", "missing-if",
    Page(
      why: "A second condition after `else` needs its own `if`.",
      bad: .beforeGroup(
        """
        if container.width > 600 {
            spacing: 8
        } else container.width > 400 {
            spacing: 4
        }
        """)))
}
