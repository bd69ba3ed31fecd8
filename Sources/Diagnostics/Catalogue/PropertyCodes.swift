extension Diagnostic.Code {
  static let propertyCodes: [Self] = [
    .unknownProperty, .unknownLabel, .unexpectedLabel, .propertyWithoutParts, .missingProperty,
    .commaBeforeElement, .foreignValues,
  ]

  package static let unknownProperty = Self(
    .error, "L121", "unknown-property",
    Page(
      why: """
        Each kind has its own properties. The word is misspelled, belongs to another kind, or is \
        UIKit's or SwiftUI's name: `contentInsets` is `insets` here, `interItemSpacing` is \
        `spacing`.
        """, bad: .section("hgroup row 1w x 44 split 3 { interItemSpacing: 8; item cell }")))

  package static let unknownLabel = Self(
    .error, "L123", "unknown-label",
    Page(
      why: """
        A label in a value names a part of the property. `insets` has `all`, `horizontal`, \
        `vertical`, `top`, `leading`, `bottom` and `trailing`: edges follow the reading \
        direction, so there is no `left` and no `right`.
        """, bad: .beforeGroup("insets: left 16")))

  package static let unexpectedLabel = Self(
    .error, "L124", "unexpected-label",
    Page(
      why: """
        A word followed by a value on the same line is a label. This property is a single value \
        and has no labels.
        """, bad: .beforeGroup("spacing: vertical 8"), good: .beforeGroup("spacing: 8")))

  package static let propertyWithoutParts = Self(
    .error, "L125", "property-without-parts",
    Page(
      why: """
        A dotted name sets one part of a property and leaves the others, as in `insets.bottom: \
        28`. This property is a single value: there is no part of it to set alone.
        """, bad: .beforeGroup("spacing.top: 8"), good: .beforeGroup("spacing: 8")))

  package static let missingProperty = Self(
    .error, "L126", "missing-property",
    Page(
      why: """
        This property has no default and must be set: the `alignment` of a `boundary`, the \
        `columns` of a `lazyvgrid`, the `rows` of a `lazyhgrid`, the `frame` of an item in a \
        `custom` group.
        """, bad: .beforeSection("boundary banner 1w x ~44"),
      good: .beforeSection("boundary banner 1w x ~44 { alignment: bottom }")))

  package static let commaBeforeElement = Self(
    .error, "L140", "comma-before-element",
    Page(
      why: """
        After a comma the values of a property continue, also on the next line, so the element \
        would be parsed as one more value. A property ends with its line or with `;`.
        """,
      bad: .group(
        """
        insets: 8,
        item cell
        """)))

  package static let foreignValues = Self(
    .error, "L147", "foreign-values",
    Page(
      why: """
        A property with SwiftUI's name may take its values in another order or with other labels \
        here, or be several properties: a frame is a size, `fit` and `fill` are labels, and a \
        text style is the `style` of a text.
        """, bad: .view("box { frame: width 60, height 40 }")))
}
