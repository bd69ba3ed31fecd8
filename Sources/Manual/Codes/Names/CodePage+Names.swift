extension CodePage {
  /// What explains the codes of names and structure: L101 to L183.
  package static let names: [CodePage] =
    nameCodes + argumentCodes + headerCodes + propertyCodes + childCodes + contentCodes
    + previewCodes + reuseCodes + importCodes

  /// What is wrong with the words of a file: kinds, properties, names, functions.
  static let nameCodes: [CodePage] = [
    CodePage(
      number: "L101", name: "empty-file",
      why: """
        A file has to declare something: a `layout`, a `view`, a `preview`, or definitions and \
        constants for other files to import. A file that holds nothing but comments shows nothing \
        and gives nothing to an import.
        """,
      bad: """
        // The explore page.
        """,
      good: """
        // The explore page.
        layout explore {
            section stories {
                hgroup story 1w x 44 { item avatar }
            }
        }
        """),
    CodePage(
      number: "L102", name: "unknown-kind",
      why: """
        The first word of an element is one of the kinds of the language, such as `section`, \
        `hgroup` or `item`; your own name stands behind it. Kinds are written in lower case \
        throughout, also those that SwiftUI writes with capitals.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 { itm cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L103", name: "misplaced-element",
      why: """
        Every kind has its places, as the classes of UIKit have: sections stand in a layout, \
        groups in a section or a group, items in a group or a list, badges on an item or a group.
        """,
      bad: """
        section all {
            hgroup row 1w x 44 { item cell }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L104", name: "property-without-colon",
      why: """
        A property is its name, a colon and its value, and a switch is no exception: write \
        `pinned: true`. A word without a colon is read as an element, and no element has this \
        name.
        """,
      bad: """
        layout page {
            section all {
                header title 1w x ~44 { pinned }
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                header title 1w x ~44 { pinned: true }
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L106", name: "duplicate-property",
      why: """
        A property has one value, so a block sets it once. Only the modifiers of contents, such \
        as `padding`, may be written several times, because each of them wraps what stands above \
        it.
        """,
      bad: """
        layout page {
            section all {
                spacing: 8
                insets: 16
                spacing: 10
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                insets: 16
                spacing: 10
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L107", name: "duplicate-element",
      why: """
        The name of a section is unique in its layout, and the kind of a header, footer, badge or \
        background in its section: it is what the data and the registered views are looked up by. \
        A supplementary view without a name has its own word as its kind.
        """,
      bad: """
        layout page {
            section posts { hgroup row 1w x 44 { item cell } }
            section posts { hgroup tile 1w x 1w { item photo } }
        }
        """,
      good: """
        layout page {
            section posts { hgroup row 1w x 44 { item cell } }
            section photos { hgroup tile 1w x 1w { item photo } }
        }
        """),
    CodePage(
      number: "L108", name: "duplicate-name",
      why: """
        A `let`, a `param` or a parameter of a definition binds its name once in a block; no \
        value is ever changed. A block inside may bind the name again, and then hides the outer \
        one.
        """,
      bad: """
        let gap = 4
        let gap = 8

        layout page {
            spacing: gap
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
    CodePage(
      number: "L109", name: "unknown-name",
      why: """
        A word in an expression is a value that the property knows, or a name bound by `let`, \
        `param`, `for`, or as a parameter of the definition around it. A definition sees its \
        parameters and the top level of its own file, not the place where it is used.
        """,
      bad: """
        let gap = 8

        layout page {
            spacing: gpa
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
    CodePage(
      number: "L110", name: "used-before-its-line",
      why: """
        A `let` or `param` is known from its line to the end of its block. A definition, a layout \
        or a view, in contrast, may be named above its line.
        """,
      bad: """
        layout page {
            spacing: gap
            let gap = 8
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        layout page {
            let gap = 8
            spacing: gap
            section all { hgroup row 1w x 44 { item cell } }
        }
        """),
    CodePage(
      number: "L111", name: "unknown-function",
      why: """
        Only the functions of the language can be called: `min`, `max`, `clamp`, `floor`, `ceil`, \
        `round`, `abs`, `columns`, `columnWidth`, and those of a size or a value, such as \
        `aspect` and `uniform`. A definition is no function; it is expanded with `use`.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split colums(min: 90) { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split columns(min: 90) { item cell }
            }
        }
        """),
  ]
}
