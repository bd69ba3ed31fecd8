extension Diagnostic.Code {
  static let punctuationCodes: [Self] = [
    .missingColon, .equalsForColon, .colonForEquals, .missingComma, .strayComma, .signInHeader,
    .argumentsAfterName, .leadingDot, .labelColon, .stringLabel, .equalsForComparison,
    .typeAnnotation,
  ]

  package static let missingColon = Self(
    .error, "L030", "missing-colon",
    Page(why: "A property is its name, a colon and its value.", bad: .beforeGroup("spacing 8")))

  package static let equalsForColon = Self(
    .error, "L031", "equals-for-colon",
    Page(
      why: "`=` is for `let` and `param`. A property of the surrounding element is set with `:`.",
      bad: .beforeGroup("spacing = 8")))

  package static let colonForEquals = Self(
    .error, "L032", "colon-for-equals",
    Page(
      why: "`:` sets a property of the surrounding element. A name is bound to a value with `=`.",
      bad: .beforeGroup("spacing: gap", above: "let gap: 8")))

  package static let missingComma = Self(
    .error, "L033", "missing-comma",
    Page(
      why: """
        Values are separated by commas. Without one, the second value could be labelled by the \
        first, or continue it.
        """, bad: .beforeGroup("insets: horizontal 16 vertical 8")))

  package static let strayComma = Self(
    .error, "L034", "stray-comma",
    Page(
      why: """
        After a comma the list continues, also on the next line: the next statement would be \
        parsed as one more value.
        """, bad: .beforeGroup("insets: horizontal 8, top 4,")))

  package static let signInHeader = Self(
    .error, "L035", "sign-in-header",
    Page(
      why: "The parts of a header are separated by spaces alone.",
      bad: .section("hgroup row 1w x 44 split: 3 { item cell }")))

  package static let argumentsAfterName = Self(
    .error, "L036", "arguments-after-name",
    Page(
      why: """
        A name in a header is not an expression. Parentheses after it would be parsed as a call.
        """, bad: .section("hgroup row(2) 1w x 44 { item cell }"), good: .group("item cell")))

  package static let leadingDot = Self(
    .error, "L037", "leading-dot",
    Page(
      why: """
        Swift writes a dot before members of an inferred type. Here words are resolved by their \
        property and have no dot.
        """, bad: .beforeGroup("orthogonal: .paging")))

  package static let labelColon = Self(
    .error, "L053", "label-colon",
    Page(
      why: "A label is followed directly by its value, without a colon or `=`.",
      bad: .beforeGroup("insets: top = 8")))

  package static let stringLabel = Self(
    .error, "L054", "string-label",
    Page(
      why: "A label is a word: one of the language, or a name declared in the file.",
      bad: .afterPage("preview \"phone\" 393 x 852 { items: \"s\" 18 }")))

  package static let equalsForComparison = Self(
    .error, "L055", "equals-for-comparison",
    Page(
      why: "`=` binds a name to a value. Equality is tested with `==`.",
      bad: .beforeGroup("if container.width = 700 { insets: 4 }")))

  package static let typeAnnotation = Self(
    .error, "L056", "type-annotation",
    Page(
      why: "The type of a constant is inferred from its value.",
      bad: .beforeGroup(
        """
        let gap: Int = 4
        spacing: gap
        """)))
}
