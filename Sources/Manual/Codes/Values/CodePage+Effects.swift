extension CodePage {
  /// What the compiler says of values that contradict one another, or make no difference.
  static let effectCodes: [CodePage] = [
    CodePage(
      number: "L248", name: "crossed-bounds",
      why: """
        Nothing is as long as its least length and not longer than a greatest one that is \
        smaller: SwiftUI logs “Contradictory frame constraints” and takes the least. One of the \
        two is not what was meant.
        """,
      bad: """
        view card {
            box { frame: minWidth 50, maxWidth 20 }
        }
        """,
      good: """
        view card {
            box { frame: minWidth 20, maxWidth 50 }
        }
        """),
    CodePage(
      number: "L249", name: "idle-here",
      why: """
        What is written here would speak of something that is not there: of a cell outside of a \
        grid, of sections where a view is shown, of a length that no number gives. It makes no \
        difference, and its author meant it to.
        """,
      bad: """
        view card {
            vstack {
                text "Title" { span: 2 }
            }
        }
        """,
      good: """
        view card {
            grid {
                gridrow { text "Title" { span: 2 } }
                gridrow { text "one"; text "two" }
            }
        }
        """),
  ]
}
