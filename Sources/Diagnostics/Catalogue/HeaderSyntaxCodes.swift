extension Diagnostic.Code {
  static let headerSyntaxCodes: [Self] = [.missingQuotes, .sizeAfterClause, .pastedSwift]

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

  package static let pastedSwift = Self(
    .error, "L093", "swift-code",
    Page(
      why: """
        Layouts and views are described, not built by statements. `layoutc import` translates Swift \
        code that builds them, and marks what it cannot read.
        """,
      bad: .section(
        """
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let row = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
        return NSCollectionLayoutSection(group: row)
        """)))
}
