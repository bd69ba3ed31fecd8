extension CodePage {
  /// What is wrong with imports and the names that they bring.
  static let importCodes: [CodePage] = [
    CodePage(
      number: "L170", name: "import-not-found",
      why: """
        The path of an import starts at the folder of the importing file and includes the file's \
        ending. There is no file in that place.
        """,
      bad: """
        import "token.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: ["tokens.layout": "let gap = 8\n"]),
    CodePage(
      number: "L171", name: "unreadable-import",
      why: """
        An import names one file that can be read as text. A directory, a device and a file \
        without permission to read are none; import each file that you need.
        """,
      bad: """
        import "shared"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "shared/tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: ["shared/tokens.layout": "let gap = 8\n"]),
    CodePage(
      number: "L172", name: "import-circle",
      why: """
        Imports must not lead back to the file where they began: the files would need one \
        another's names before there are any. Move what they share into a file that imports none \
        of them.
        """,
      bad: """
        import "gaps.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: [
        "gaps.layout": "import \"sizes.layout\"\nlet gap = unit\nlet half = 4\n",
        "sizes.layout": "import \"gaps.layout\"\nlet unit = 2 * half\n",
        "tokens.layout": "let half = 4\nlet unit = 2 * half\nlet gap = unit\n",
      ]),
    CodePage(
      number: "L173", name: "import-in-block",
      why: """
        An import makes the top level of another file visible in the whole file, whatever the \
        viewport. So it stands at the top, in no element, condition or loop.
        """,
      bad: """
        layout page {
            import "tokens.layout"
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: ["tokens.layout": "let gap = 8\n"]),
    CodePage(
      number: "L174", name: "duplicate-import",
      why: """
        Each file is read once, however often it is imported. The second import adds nothing, \
        even if it spells the path differently.
        """,
      bad: """
        import "tokens.layout"
        import "./tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: ["tokens.layout": "let gap = 8\n"]),
    CodePage(
      number: "L175", name: "unused-import",
      why: """
        Nothing in this file names anything that the import brings: either it is a leftover, or \
        the file's own names hide all of it.
        """,
      bad: """
        import "tokens.layout"

        layout page {
            spacing: 12
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        import "tokens.layout"

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      beside: ["tokens.layout": "let gap = 8\n"]),
    CodePage(
      number: "L176", name: "ambiguous-name",
      why: """
        Two imported files declare this name, and neither comes before the other. Give one of \
        them another name, or declare the name in this file: its own names hide the imported \
        ones.
        """,
      bad: """
        import "gaps.layout"
        import "sizes.layout"

        layout page {
            spacing: base + edge
            section all { hgroup row 1w x tall { item cell } }
        }
        """,
      good: """
        import "gaps.layout"
        import "sizes.layout"

        let base = 8
        layout page {
            spacing: base + edge
            section all { hgroup row 1w x tall { item cell } }
        }
        """,
      beside: [
        "gaps.layout": "let base = 4\nlet edge = 16\n",
        "sizes.layout": "let base = 44\nlet tall = 88\n",
      ]),
  ]
}
