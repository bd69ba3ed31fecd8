extension Diagnostic.Code {
  static let argumentCodes: [Self] = [
    .unknownArgument, .tooManyArguments, .missingArgument, .inputOutOfPlace, .parameterInBlock,
  ]

  package static let unknownArgument = Self(
    .error, "L112", "unknown-argument",
    Page(
      why: """
        A labelled argument names a parameter of the function or definition that is called. This \
        one has no parameter of that name.
        """, bad: .section("hgroup row 1w x 44 split columns(min: 90, gap: 8) { item cell }"),
      good: .section("hgroup row 1w x 44 split columns(min: 90, spacing: 8) { item cell }")))

  package static let tooManyArguments = Self(
    .error, "L113", "too-many-arguments",
    Page(
      why: """
        A call passes one value for each parameter of the function or definition. There is no \
        parameter left for this argument.
        """, bad: .group("use cell(44, 8)", above: "define cell(side) { item cell side x 1h }"),
      good: .group("use cell(44)", above: "define cell(side) { item cell side x 1h }")))

  package static let missingArgument = Self(
    .error, "L114", "missing-argument",
    Page(
      why: """
        A parameter without a default must be passed in every call: `min` of `columns`, `of` of \
        `columnWidth`, and every parameter of a definition that has no `=`.
        """, bad: .section("hgroup row 1w x 44 split columns(spacing: 8) { item cell }"),
      good: .section("hgroup row 1w x 44 split columns(min: 90, spacing: 8) { item cell }")))

  package static let inputOutOfPlace = Self(
    .error, "L115", "input-out-of-place",
    Page(
      why: """
        `section.index` and `section.itemCount` are available inside a section, `data` inside the \
        contents of an item, a supplementary view or a `view`. The layout itself and a preview \
        belong to no section.
        """, bad: .beforeSection("spacing: section.index == 0 ? 0 : 24"),
      good: .beforeGroup("insets: top section.index == 0 ? 0 : 24")))

  package static let parameterInBlock = Self(
    .error, "L116", "parameter-in-block",
    Page(
      why: """
        A `param` is given from outside the file, with `--set` or by a preview, so it stands at \
        the top of the file. A value that only one block needs is a `let`.
        """,
      bad: .beforeGroup(
        """
        param gap = 8
        spacing: gap
        """), good: .beforeGroup("spacing: gap", above: "param gap = 8")))
}
