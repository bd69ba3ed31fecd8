extension Diagnostic.Code {
  static let directiveCodes: [Self] = [
    .unknownRule, .unusedSuppression, .unknownDirective, .misplacedSuppression,
  ]

  package static let unknownRule = Self(
    .warning, "L391", "unknown-rule",
    Page(
      why: """
        A directive names the rules that it suppresses, by name or by code. An unknown name \
        suppresses nothing.
        """,
      bad: .section(
        """
        // layoutc:disable:next count-on
        hgroup row 1w x 44 split 2 { item cell }
        """),
      good: .section(
        """
        // layoutc:disable:next count-one
        hgroup row 1w x 44 split 1 { item cell }
        """)))

  package static let unusedSuppression = Self(
    .warning, "L392", "unused-suppression",
    Page(
      why: """
        The rule finds nothing in the lines of the directive. Left in place, it would hide the \
        next real finding.
        """, bad: .beforeGroup("// layoutc:disable:next count-one"), good: .group("item cell")))

  package static let unknownDirective = Self(
    .warning, "L393", "unknown-directive",
    Page(
      why: """
        A comment that starts with `layoutc:` is a linter directive. The directives are \
        `disable`, `disable:next`, `disable:this`, `disable:previous`, `disable:file` and \
        `enable`.
        """,
      bad: .section(
        """
        // layoutc:ignore count-one
        hgroup row 1w x 44 split 2 { item cell }
        """),
      good: .section(
        """
        // layoutc:disable:next count-one
        hgroup row 1w x 44 split 1 { item cell }
        """)))

  package static let misplacedSuppression = Self(
    .warning, "L394", "misplaced-suppression",
    Page(
      why: "`disable:file` applies to the whole file and is only valid above its first statement.",
      bad: .layout(
        """
        // layoutc:disable:file count-one
        section s { hgroup row 1w x 44 split 2 { item cell } }
        """),
      good: .section(
        "hgroup row 1w x 44 split 1 { item cell }", above: "// layoutc:disable:file count-one")))
}
