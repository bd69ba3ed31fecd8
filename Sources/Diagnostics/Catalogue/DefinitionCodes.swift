extension Diagnostic.Code {
  static let definitionCodes: [Self] = [
    .definitionInBlock, .duplicateDefinition, .unknownDefinition, .recursiveDefinition,
    .duplicateArgument, .blockWithoutElement, .repeatedElement, .unusedName,
  ]

  package static let definitionInBlock = Self(
    .error, "L150", "definition-in-block",
    Page(
      why: "Definitions are declared at the top of the file and are visible in all of it.",
      bad: .section(
        """
        define cell { item cell }
        hgroup row 1w x 44 { use cell }
        """), good: .group("use cell", above: "define cell { item cell }")))

  package static let duplicateDefinition = Self(
    .error, "L151", "duplicate-definition",
    Page(
      why: "A definition has one body. With two of one name, a `use` would be ambiguous.",
      bad: .group(
        "use cell",
        above: """
          define cell { item photo }
          define cell { item title }
          """), good: .group("use cell", above: "define cell { item photo }")))

  package static let unknownDefinition = Self(
    .error, "L152", "unknown-definition",
    Page(
      why: """
        A `use` names a definition of this file or of a file that it imports directly. Imports \
        are not transitive.
        """, bad: .beforeGroup("use strp", above: "define strip { spacing: 12 }")))

  package static let recursiveDefinition = Self(
    .error, "L153", "recursive-definition",
    Page(
      why: """
        A `use` is replaced by the body of its definition. A definition that uses itself, \
        directly or indirectly, would expand endlessly; use `for` to repeat elements.
        """,
      bad: .section(
        "vgroup tile 1w x 1w { use rows }",
        above: """
          define rows {
              hgroup 1w x 1/2h { item cell; use rows }
          }
          """),
      good: .section(
        "vgroup tile 1w x 1w { use rows }",
        above: """
          define rows {
              for i in 0..<2 { hgroup 1w x 1/2h { item cell } }
          }
          """)))

  package static let duplicateArgument = Self(
    .error, "L154", "duplicate-argument",
    Page(
      why: """
        Each parameter is passed once. An argument without a label belongs to the parameter at \
        its position, so a label cannot repeat that parameter.
        """,
      bad: .group("use cell(44, side: 60)", above: "define cell(side) { item cell side x 1h }"),
      good: .group("use cell(side: 60)", above: "define cell(side) { item cell side x 1h }")))

  package static let blockWithoutElement = Self(
    .error, "L155", "block-without-element",
    Page(
      why: """
        The block of a `use` extends the single element at the top of the definition. If there is \
        none, or there may be several, the target is ambiguous.
        """,
      bad: .section(
        "use strip { insets: 16 }; hgroup row 1w x 44 { item cell }",
        above: "define strip { spacing: 12 }"),
      good: .section(
        "use strip; insets: 16; hgroup row 1w x 44 { item cell }",
        above: "define strip { spacing: 12 }")))

  package static let repeatedElement = Self(
    .error, "L156", "repeated-element",
    Page(
      why: """
        A loop creates its elements once per iteration. The names of layouts, sections and \
        supplementary views are unique, so a named one cannot be inside a loop with several \
        iterations.
        """,
      bad: .layout(
        """
        for gap in [8, 16] {
            section s {
                insets: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
      good: .layout(
        """
        for gap in [8, 16] {
            section {
                insets: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """)))

  package static let unusedName = Self(
    .note, "L157", "unused",
    Page(
      why: """
        An unused `let`, `param` or `define` has no effect. Often the place that should use it \
        has a misspelled name or a number of its own.
        """, bad: .beforeSection("spacing: 12", above: "let gap = 8"),
      good: .beforeSection("spacing: gap", above: "let gap = 8")))
}
