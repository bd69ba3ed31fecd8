extension CodePage {
  /// What goes wrong with colons, commas, numbers and units.
  static let spellingCodes: [CodePage] = [
    CodePage(
      number: "L030", name: "missing-colon",
      why: "A property is set with a colon: it tells the name from the value.",
      bad: """
        layout page {
            section s {
                spacing 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L031", name: "equals-for-colon",
      why: """
        `=` gives a name to a value for good. A property belongs to the element around it, \
        and is set with `:`.
        """,
      bad: """
        layout page {
            section s {
                spacing = 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L032", name: "colon-for-equals",
      why: """
        `:` sets a property of the element around it. A name is given to a value with `=`.
        """,
      bad: """
        let gap: 8

        layout page {
            section s {
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        let gap = 8

        layout page {
            section s {
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L033", name: "missing-comma",
      why: """
        Values stand side by side with commas between them. Without one, the second could be \
        the label of the first, or go on from it.
        """,
      bad: """
        layout page {
            section s {
                insets: horizontal 16 vertical 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                insets: horizontal 16, vertical 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L034", name: "stray-comma",
      why: """
        Behind a comma the list goes on, on the next line, too: the next statement would be \
        read as one more value.
        """,
      bad: """
        layout page {
            section s {
                insets: horizontal 8, top 4,
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                insets: horizontal 8, top 4
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L035", name: "sign-in-header",
      why: """
        The parts of a header are told apart by their places and words. Signs between them \
        are left from other languages.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 split: 3 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 split 3 { item cell }
            }
        }
        """),
    CodePage(
      number: "L036", name: "arguments-of-name",
      why: """
        A name in a header is only a name. Parentheses behind it would be read as a call, \
        and it is none.
        """,
      bad: """
        layout page {
            section s {
                hgroup row(2) 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L037", name: "leading-dot",
      why: """
        Swift writes a dot before the members of a type that it knows. Here words are known \
        by the property they stand in.
        """,
      bad: """
        layout page {
            section s {
                orthogonal: .paging
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                orthogonal: paging
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L053", name: "label-colon",
      why: """
        A label and its value stand side by side. A colon or an `=` between them says \
        nothing more.
        """,
      bad: """
        layout page {
            section s {
                insets: top = 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                insets: top 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L054", name: "string-label",
      why: """
        A label is a word: it is one of the language, or the name of something in the file.
        """,
      bad: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852 { items: "s" 18 }
        """,
      good: """
        layout page {
            section s {
                hgroup row 1w x 44 { item cell }
            }
        }

        preview "phone" 393 x 852 { items: s 18 }
        """),
    CodePage(
      number: "L055", name: "equals-for-comparison",
      why: """
        `=` gives a name to a value. Whether two values are equal is asked with `==`.
        """,
      bad: """
        layout page {
            section s {
                if container.width = 700 { insets: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                if container.width == 700 { insets: 4 }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L056", name: "type-annotation",
      why: """
        What a constant is follows from its value. Saying it again could only be wrong.
        """,
      bad: """
        layout page {
            section s {
                let gap: Int = 4
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                let gap = 4
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L057", name: "foreign-binding",
      why: """
        No value ever changes, so that there is one word for giving a name to one.
        """,
      bad: """
        layout page {
            section s {
                var gap = 4
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section s {
                let gap = 4
                spacing: gap
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
  ]
}
