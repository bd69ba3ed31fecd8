extension CodePage {
  /// What is wrong with what a call or an input is given.
  static let argumentCodes: [CodePage] = [
    CodePage(
      number: "L112", name: "unknown-argument",
      why: """
        A labelled argument names a parameter of the function or definition that is called. This \
        one has no parameter of that name.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split columns(min: 90, gap: 8) { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split columns(min: 90, spacing: 8) { item cell }
            }
        }
        """),
    CodePage(
      number: "L113", name: "too-many-arguments",
      why: """
        A call gives each parameter of the function or definition one value. There is no \
        parameter left for this argument.
        """,
      bad: """
        define cell(side) { item cell side x 1h }

        layout page {
            section all {
                hgroup row 1w x 44 { use cell(44, 8) }
            }
        }
        """,
      good: """
        define cell(side) { item cell side x 1h }

        layout page {
            section all {
                hgroup row 1w x 44 { use cell(44) }
            }
        }
        """),
    CodePage(
      number: "L114", name: "missing-argument",
      why: """
        A parameter without a default has to be given in every call: `min` of `columns`, `of` of \
        `columnWidth`, and every parameter of a definition that has no `=`.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split columns(spacing: 8) { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split columns(min: 90, spacing: 8) { item cell }
            }
        }
        """),
    CodePage(
      number: "L115", name: "input-out-of-place",
      why: """
        `section.index` and `section.itemCount` are known inside a section, `data` inside what an \
        item, a supplementary view of a section or a `view` shows. The layout itself and a \
        preview belong to no section.
        """,
      bad: """
        layout page {
            spacing: section.index == 0 ? 0 : 24
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        layout page {
            section all {
                insets: top section.index == 0 ? 0 : 24
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L116", name: "parameter-in-block",
      why: """
        A `param` is given from outside the file, with `--set` or by a preview, so it stands at \
        the top of the file. A value that only one block needs is a `let`.
        """,
      bad: """
        layout page {
            section all {
                param gap = 8
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        param gap = 8

        layout page {
            section all {
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
  ]
}
