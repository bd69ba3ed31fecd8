extension Diagnostic.Code {
  static let effectCodes: [Self] = [.contradictoryBounds, .noEffect]

  package static let contradictoryBounds = Self(
    .warning, "L248", "contradictory-bounds",
    Page(
      why: """
        No length is at least a minimum and at most a smaller maximum: SwiftUI logs \
        “Contradictory frame constraints” and uses the minimum.
        """, bad: .view("box { frame: minWidth 50, maxWidth 20 }"),
      good: .view("box { frame: minWidth 20, maxWidth 50 }")))

  package static let noEffect = Self(
    .warning, "L249", "no-effect",
    Page(
      why: """
        The property has no effect here: for example a span outside of a grid, a property of \
        layouts where a view is shown, or a frame without a length.
        """,
      bad: .view(
        """
        vstack {
            text "Title" { span: 2 }
        }
        """),
      good: .view(
        """
        grid {
            gridrow { text "Title" { span: 2 } }
            gridrow { text "one"; text "two" }
        }
        """)))
}
