extension CodePage {
  /// What is wrong with definitions, their uses and loops.
  static let reuseCodes: [CodePage] = [
    CodePage(
      number: "L150", name: "definition-in-block",
      why: """
        Definitions stand at the top of the file and are visible in all of it. There are none \
        that belong to one block.
        """,
      bad: """
        layout page {
            section all {
                define cell { item cell }
                hgroup row 1w x 44 { use cell }
            }
        }
        """,
      good: """
        define cell { item cell }

        layout page {
            section all { hgroup row 1w x 44 { use cell } }
        }
        """),
    CodePage(
      number: "L151", name: "duplicate-definition",
      why: """
        A definition has one body. Two of one name in a file would leave open which of them a \
        `use` means.
        """,
      bad: """
        define cell { item photo }
        define cell { item title }

        layout page {
            section all { hgroup row 1w x 44 { use cell } }
        }
        """,
      good: """
        define cell { item photo }

        layout page {
            section all { hgroup row 1w x 44 { use cell } }
        }
        """),
    CodePage(
      number: "L152", name: "unknown-definition",
      why: """
        A `use` names a definition of this file or of one that it imports itself. An import is \
        not passed on: what the imported file imports is not visible here.
        """,
      bad: """
        define shelf { spacing: 12 }

        layout page {
            section all {
                use shelv
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        define shelf { spacing: 12 }

        layout page {
            section all {
                use shelf
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L153", name: "recursive-definition",
      why: """
        A `use` is replaced by what its definition holds. A definition that uses itself, directly \
        or through others, would never come to an end; a `for` repeats as often as you need.
        """,
      bad: """
        define rows {
            hgroup 1w x 1/2h { item cell; use rows }
        }

        layout page {
            section all { vgroup tile 1w x 1w { use rows } }
        }
        """,
      good: """
        define rows {
            for i in 0..<2 { hgroup 1w x 1/2h { item cell } }
        }

        layout page {
            section all { vgroup tile 1w x 1w { use rows } }
        }
        """),
    CodePage(
      number: "L154", name: "duplicate-argument",
      why: """
        Each parameter gets one value. An argument without a label belongs to the parameter in \
        its place, so no label may name that one again.
        """,
      bad: """
        define cell(side) { item cell side x 1h }

        layout page {
            section all { hgroup row 1w x 44 { use cell(44, side: 60) } }
        }
        """,
      good: """
        define cell(side) { item cell side x 1h }

        layout page {
            section all { hgroup row 1w x 44 { use cell(side: 60) } }
        }
        """),
    CodePage(
      number: "L155", name: "block-without-element",
      why: """
        The block of a `use` is added to the one element at the top of the definition. If there \
        is none, or there may be several, nothing says where its lines belong: write them beside \
        the `use`.
        """,
      bad: """
        define shelf { spacing: 12 }

        layout page {
            section all { use shelf { insets: 16 }; hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        define shelf { spacing: 12 }

        layout page {
            section all { use shelf; insets: 16; hgroup row 1w x 44 { item cell } }
        }
        """),
    CodePage(
      number: "L156", name: "repeated-element",
      why: """
        A loop makes its elements once in every turn. A layout, a section or a supplementary view \
        has a name that is unique, so with its name it cannot stand in a loop of several turns.
        """,
      bad: """
        layout page {
            for gap in [8, 16] {
                section all {
                    insets: gap
                    hgroup row 1w x 44 { item cell }
                }
            }
        }
        """,
      good: """
        layout page {
            for gap in [8, 16] {
                section {
                    insets: gap
                    hgroup row 1w x 44 { item cell }
                }
            }
        }
        """),
    CodePage(
      number: "L157", name: "unused",
      why: """
        A `let`, `param` or `define` that nothing asks for has no effect. Often the place that \
        should use it says another name or a number of its own.
        """,
      bad: """
        let gap = 8

        layout page {
            spacing: 12
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        let gap = 8

        layout page {
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """),
  ]
}
