extension CodePage {
  /// What the compiler says of how headers of contents are written.
  static let contentShapeCodes: [CodePage] = [
    CodePage(
      number: "L089", name: "text-without-quotes",
      why: """
        Behind `text` and `node` stands what they show: a string in quotes, a name, or a \
        calculation in parentheses. A bare number would begin a size, and a bare word is looked \
        up as a name.
        """,
      bad: """
        view counter {
            text 5 + 2
        }
        """,
      good: """
        view counter {
            text (5 + 2)
        }
        """),
    CodePage(
      number: "L090", name: "size-behind-clause",
      why: """
        A header names its parts in one order: kind, subject, size, and then `split`, `repeat` \
        or `as`. Everybody finds the size in the same place.
        """,
      bad: """
        view card {
            text "Title" as title 100 x 50
        }
        """,
      good: """
        view card {
            text "Title" 100 x 50 as title
        }
        """),
    CodePage(
      number: "L091", name: "attribute",
      why: """
        A layout has no state, and nobody needs to know who may see its names: the same file with \
        the same data always gives the same frames. What is to change is a `param`, or comes with \
        the data.
        """,
      bad: """
        @State private var count = 3

        view counter {
            text (count)
        }
        """,
      good: """
        param count = 3

        view counter {
            text (count)
        }
        """),
  ]
}
