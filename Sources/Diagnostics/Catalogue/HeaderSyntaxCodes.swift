extension Diagnostic.Code {
  static let headerSyntaxCodes: [Self] = [.missingQuotes, .sizeAfterClause, .unsupportedAttribute]

  package static let missingQuotes = Self(
    .error, "L089", "missing-quotes",
    Page(
      why: """
        `text` and `node` are followed by what they show: a string in quotes, a name, or an \
        expression in parentheses. A bare number would start a size, and a bare word is looked up \
        as a name.
        """, bad: .view("text 5 + 2")))

  package static let sizeAfterClause = Self(
    .error, "L090", "size-after-clause",
    Page(
      why: """
        The parts of a header have a fixed order: kind, subject, size, and then `split`, `repeat` \
        or `as`.
        """, bad: .view("text \"Title\" as title 100 x 50")))

  package static let unsupportedAttribute = Self(
    .error, "L091", "unsupported-attribute",
    Page(
      why: """
        A layout has no state and no access control: the same file with the same data always \
        results in the same frames. Values that change are `param`s or come from data.
        """, bad: .view("text (count)", above: "@State private var count = 3")))
}
