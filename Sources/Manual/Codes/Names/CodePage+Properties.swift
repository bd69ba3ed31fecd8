extension CodePage {
  /// What is wrong with a property and with the parts of its value.
  static let propertyCodes: [CodePage] = [
    CodePage(
      number: "L121", name: "unknown-property",
      why: """
        Every kind has its own properties, and there are none outside any element. The word is \
        misspelt, belongs to another kind, or is UIKit's or SwiftUI's name: `contentInsets` is \
        `insets` here, `interItemSpacing` is `spacing`.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 split 3 { interItemSpacing: 8; item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 split 3 { spacing: 8; item cell }
            }
        }
        """),
    CodePage(
      number: "L123", name: "unknown-label",
      why: """
        A label in a value names a part of the property. `insets` has `all`, `horizontal`, \
        `vertical`, `top`, `leading`, `bottom` and `trailing`: edges follow the reading \
        direction, so there is no `left` and no `right`.
        """,
      bad: """
        layout page {
            section all {
                insets: left 16
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                insets: leading 16
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L124", name: "needless-label",
      why: """
        A word with another value behind it, on the same line, is a label. This property is a \
        single value without parts, so it takes no label.
        """,
      bad: """
        layout page {
            section all {
                spacing: vertical 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L125", name: "no-parts",
      why: """
        A dotted name sets one part of a property and leaves the others, as in `insets.bottom: \
        28`. This property is a single value: there is no part of it to set alone.
        """,
      bad: """
        layout page {
            section all {
                spacing.top: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """,
      good: """
        layout page {
            section all {
                spacing: 8
                hgroup row 1w x 44 { item cell }
            }
        }
        """),
    CodePage(
      number: "L126", name: "missing-property",
      why: """
        This property has no default, so the element cannot be made without it: the `alignment` \
        of a `boundary`, the `columns` of a `lazyvgrid`, the `rows` of a `lazyhgrid`, the `frame` \
        of an item in a `custom` group.
        """,
      bad: """
        layout page {
            boundary banner 1w x ~44
            section all { hgroup row 1w x 44 { item cell } }
        }
        """,
      good: """
        layout page {
            boundary banner 1w x ~44 { alignment: bottom }
            section all { hgroup row 1w x 44 { item cell } }
        }
        """),
    CodePage(
      number: "L140", name: "comma-before-element",
      why: """
        Behind a comma the values of a property go on, also on the next line, so the element \
        would be read as one more value. A property ends with its line or with `;`.
        """,
      bad: """
        layout page {
            section all {
                hgroup row 1w x 44 {
                    insets: 8,
                    item cell
                }
            }
        }
        """,
      good: """
        layout page {
            section all {
                hgroup row 1w x 44 {
                    insets: 8
                    item cell
                }
            }
        }
        """),
    CodePage(
      number: "L147", name: "foreign-values",
      why: """
        A property that SwiftUI has, too, may take its values in another order or under other \
        labels here, or be several properties: a frame is a size, `fit` and `fill` are labels, \
        and a text style is the `style` of a text.
        """,
      bad: """
        view card {
            box { frame: width 60, height 40 }
        }
        """,
      good: """
        view card {
            box { frame: 60 x 40 }
        }
        """),
  ]
}
