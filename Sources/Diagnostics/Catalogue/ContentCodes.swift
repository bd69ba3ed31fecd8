extension Diagnostic.Code {
  static let contentCodes: [Self] = [
    .multipleContents, .childAfterModifier, .missingText, .conflictingContents, .neverShown,
  ]

  package static let multipleContents = Self(
    .error, "L180", "multiple-contents",
    Page(
      why: """
        An item, a supplementary view or a `view` has one content, which gets all of the \
        available space. A stack, a grid or a flow divides the space between several.
        """,
      bad: .view(
        """
        text "Hello"
        text "world"
        """),
      good: .view(
        """
        vstack {
            text "Hello"
            text "world"
        }
        """)))

  package static let childAfterModifier = Self(
    .error, "L181", "child-after-modifier",
    Page(
      why: """
        Modifiers wrap everything above them, in the order in which they are written, as in \
        SwiftUI. A child below a modifier would look as if it were not wrapped, so children come \
        first.
        """,
      bad: .view(
        """
        vstack {
            padding: 16
            text "Title"
        }
        """),
      good: .view(
        """
        vstack {
            text "Title"
            padding: 16
        }
        """)))

  package static let missingText = Self(
    .error, "L182", "missing-text",
    Page(
      why: """
        A `text` shows the string or expression after its kind; `as` only names it. Without one \
        there is nothing to measure.
        """, bad: .view("text as title"), good: .view("text \"Hello\" as title")))

  package static let conflictingContents = Self(
    .error, "L183", "conflicting-contents",
    Page(
      why: """
        Alternative contents must be mutually exclusive. In this preview two conditions hold at \
        once, and an item, a supplementary view or a `view` has one content.
        """,
      bad: .view(
        """
        if container.width > 300 { text "Good morning" }
        if container.height > 500 { text "Hello" }
        """, below: "preview \"phone\" 393 x 852"),
      good: .view(
        """
        if container.width > 300 { text "Good morning" } else { text "Hello" }
        """, below: "preview \"phone\" 393 x 852")))

  package static let neverShown = Self(
    .warning, "L184", "never-shown",
    Page(
      why: """
        A node of an outline is one row: it shows its text or, without one, its first content. \
        Its other contents are never shown.
        """,
      bad: .view(
        """
        outline {
            node "Photos" { image thumbnail 20 x 20 }
        }
        """),
      good: .view(
        """
        outline {
            node {
                hstack { image thumbnail 20 x 20; text "Photos" }
            }
        }
        """)))
}
