extension CodePage {
  /// What is wrong with what an item or a view shows.
  static let contentCodes: [CodePage] = [
    CodePage(
      number: "L180", name: "second-content",
      why: """
        An item, a supplementary view or a `view` holds one content, which gets all of its room. \
        Only a stack, a grid, a flow or the like says how several of them share it.
        """,
      bad: """
        view greeting {
            text "Hello"
            text "world"
        }
        """,
      good: """
        view greeting {
            vstack {
                text "Hello"
                text "world"
            }
        }
        """),
    CodePage(
      number: "L181", name: "child-behind-modifier",
      why: """
        Modifiers wrap what stands above them, in the order in which they are written, as in \
        SwiftUI. A child below a modifier would look as if it were not wrapped, so the children \
        come first.
        """,
      bad: """
        view card {
            vstack {
                padding: 16
                text "Title"
            }
        }
        """,
      good: """
        view card {
            vstack {
                text "Title"
                padding: 16
            }
        }
        """),
    CodePage(
      number: "L182", name: "nothing-to-show",
      why: """
        A `text` shows the string or expression behind the word; `as` only gives it a name. \
        Without one there is nothing to measure.
        """,
      bad: """
        view greeting {
            text as title
        }
        """,
      good: """
        view greeting {
            text "Hello" as title
        }
        """),
    CodePage(
      number: "L183", name: "rival-contents",
      why: """
        Contents behind conditions may stand side by side as long as at most one of them holds. \
        In this preview two conditions hold at once, and an item, a supplementary view or a \
        `view` has room for one content.
        """,
      bad: """
        view greeting {
            if container.width > 300 { text "Good morning" }
            if container.height > 500 { text "Hello" }
        }

        preview "phone" 393 x 852
        """,
      good: """
        view greeting {
            if container.width > 300 { text "Good morning" } else { text "Hello" }
        }

        preview "phone" 393 x 852
        """),
    CodePage(
      number: "L184", name: "never-shown",
      why: """
        A node of an outline is one row: it shows its text or, without one, its first content. \
        What else stands in it would be in no picture and no dump, and nobody would know why.
        """,
      bad: """
        view files {
            outline {
                node "Photos" { image thumbnail 20 x 20 }
            }
        }
        """,
      good: """
        view files {
            outline {
                node {
                    hstack { image thumbnail 20 x 20; text "Photos" }
                }
            }
        }
        """),
  ]
}
