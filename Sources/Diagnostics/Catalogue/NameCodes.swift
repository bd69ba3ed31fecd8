extension Diagnostic.Code {
  static let nameCodes: [Self] = [
    .emptyFile, .unknownKind, .misplacedElement, .propertyWithoutColon, .duplicateProperty,
    .duplicateElement, .duplicateName, .unknownName, .usedBeforeDeclaration, .unknownFunction,
  ]

  package static let emptyFile = Self(
    .error, "L101", "empty-file",
    Page(
      why: """
        A file declares a `layout`, a `view`, a `preview`, or definitions and constants for other \
        files to import.
        """, bad: .file("// The explore page."), good: .beforePage("// The explore page.")))

  package static let unknownKind = Self(
    .error, "L102", "unknown-kind",
    Page(
      why: """
        The first word of an element is its kind, such as `section`, `hgroup` or `item`; its name \
        follows. Kinds are written in lower case.
        """, bad: .group("itm cell")))

  package static let misplacedElement = Self(
    .error, "L103", "misplaced-element",
    Page(
      why: """
        Each kind is allowed in certain parents only, like the classes of UIKit: sections in a \
        layout, groups in a section or a group, items in a group or a list, badges on an item or \
        a group.
        """,
      bad: .file(
        """
        section all {
            hgroup row 1w x 44 { item cell }
        }
        """), good: .group("item cell")))

  package static let propertyWithoutColon = Self(
    .error, "L104", "property-without-colon",
    Page(
      why: """
        A property is its name, a colon and its value, also if the value is `true`. A word \
        without a colon is parsed as an element, and no element has this name.
        """, bad: .beforeGroup("header title 1w x ~44 { pinned }")))

  package static let duplicateProperty = Self(
    .error, "L106", "duplicate-property",
    Page(
      why: """
        A block sets each property once. Only modifiers of contents, such as `padding`, may be \
        repeated, because each one wraps what is above it.
        """,
      bad: .beforeGroup(
        """
        spacing: 8
        insets: 16
        spacing: 10
        """),
      good: .beforeGroup(
        """
        insets: 16
        spacing: 10
        """)))

  package static let duplicateElement = Self(
    .error, "L107", "duplicate-element",
    Page(
      why: """
        The name of a section is unique in its layout, and the kind of a header, footer, badge or \
        background in its section: data and registered views are found by them. A supplementary \
        view without a name has its own word as its kind.
        """,
      bad: .layout(
        """
        section posts { hgroup row 1w x 44 { item cell } }
        section posts { hgroup tile 1w x 1w { item photo } }
        """),
      good: .layout(
        """
        section posts { hgroup row 1w x 44 { item cell } }
        section photos { hgroup tile 1w x 1w { item photo } }
        """)))

  package static let duplicateName = Self(
    .error, "L108", "duplicate-name",
    Page(
      why: """
        A `let`, a `param` or a parameter of a definition binds its name once in a block. An \
        inner block may bind the name again, which hides the outer one.
        """,
      bad: .beforeSection(
        "spacing: gap",
        above: """
          let gap = 4
          let gap = 8
          """), good: .beforeSection("spacing: gap", above: "let gap = 8")))

  package static let unknownName = Self(
    .error, "L109", "unknown-name",
    Page(
      why: """
        A word in an expression is a value of the property, or a name bound by `let`, `param`, \
        `for`, or as a parameter of the surrounding definition. A definition can use its \
        parameters and the top level of its own file, but not names at the place of its use.
        """, bad: .beforeSection("spacing: gpa", above: "let gap = 8")))

  package static let usedBeforeDeclaration = Self(
    .error, "L110", "used-before-declaration",
    Page(
      why: """
        A `let` or `param` is visible from its line to the end of its block. A definition, a \
        layout or a view may be used above its declaration.
        """,
      bad: .beforeSection(
        """
        spacing: gap
        let gap = 8
        """),
      good: .beforeSection(
        """
        let gap = 8
        spacing: gap
        """)))

  package static let unknownFunction = Self(
    .error, "L111", "unknown-function",
    Page(
      why: """
        Only the functions of the language can be called: `min`, `max`, `clamp`, `floor`, `ceil`, \
        `round`, `abs`, `columns`, `columnWidth`, and those of a size or a value, such as \
        `aspect` and `uniform`. A definition is not a function; it is expanded with `use`.
        """, bad: .section("hgroup row 1w x 44 split colums(min: 90) { item cell }")))
}
