extension CodePage {
  /// What is said of comments that ask the linter to be silent.
  static let directiveCodes: [CodePage] = [
    CodePage(
      number: "L391", name: "unknown-rule",
      why: """
        A directive names the rules it holds for, by name or by code. A name that no rule has \
        suppresses nothing, and the finding it was meant for is still told.
        """,
      bad: """
        layout page { section s {
            // layoutc:disable:next count-on
            hgroup row 1w x 44 split 2 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            // layoutc:disable:next count-one
            hgroup row 1w x 44 split 1 { item cell }
        } }
        """),
    CodePage(
      number: "L392", name: "unused-suppression",
      why: """
        The rule finds nothing in the lines that the directive holds for. Left there, it would \
        hide the next finding that is real.
        """,
      bad: """
        layout page { section s {
            // layoutc:disable:next count-one
            hgroup row 1w x 44 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            hgroup row 1w x 44 { item cell }
        } }
        """),
    CodePage(
      number: "L393", name: "unknown-directive",
      why: """
        A comment that begins with `layoutc:` is a directive to the linter, and only \
        `disable`, `disable:next`, `disable:this`, `disable:previous`, `disable:file` and \
        `enable` are known. Any other has no effect.
        """,
      bad: """
        layout page { section s {
            // layoutc:ignore count-one
            hgroup row 1w x 44 split 2 { item cell }
        } }
        """,
      good: """
        layout page { section s {
            // layoutc:disable:next count-one
            hgroup row 1w x 44 split 1 { item cell }
        } }
        """),
    CodePage(
      number: "L394", name: "misplaced-suppression",
      why: """
        `disable:file` holds for the whole file and stands above its first statement, where a \
        reader finds it. Further down it has no effect.
        """,
      bad: """
        layout page {
            // layoutc:disable:file count-one
            section s { hgroup row 1w x 44 split 2 { item cell } }
        }
        """,
      good: """
        // layoutc:disable:file count-one
        layout page {
            section s { hgroup row 1w x 44 split 1 { item cell } }
        }
        """),
  ]
}
