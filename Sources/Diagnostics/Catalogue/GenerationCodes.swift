extension Diagnostic.Code {
  static let generationCodes: [Self] = [
    .nothingToGenerate, .sameTypeName, .turnDecidesSection, .wordOfTwoTypes, .fixedBeforeWidth,
    .repeatBefore16, .noZIndex,
    .containerOfOwnReference, .orderNeedsLengths, .notInAppKit, .waterfallNotSupported,
    .contentsBefore16, .contentsNotSupported, .aspectPixel, .uniformOlder, .listSizes,
    .contentsSkipped, .viewSkipped, .drawnByAssets, .listMetrics,
  ]

  package static let nothingToGenerate = Self(
    .error, "L601", "nothing-to-generate",
    Page(
      why: """
        A file of views alone has nothing that UIKit's compositional layout could show. With \
        `--contents swiftui` the views themselves become code.
        """, bad: .file(#"view card { text "Hi" }"#),
      good: .file(#"layout page { section s { hgroup row 1w x 44 { item card } } }"#)))

  package static let sameTypeName = Self(
    .error, "L602", "same-type-name",
    Page(
      why: """
        A layout becomes a type whose name begins with a capital letter and ends in \
        `Layout`. These two layouts become one name.
        """,
      bad: .file(
        """
        layout feed { section s { hgroup row 1w x 44 { item cell } } }
        layout Feed { section s { hgroup row 1w x 44 { item cell } } }
        """),
      good: .file(
        """
        layout feed { section s { hgroup row 1w x 44 { item cell } } }
        layout search { section s { hgroup row 1w x 44 { item cell } } }
        """)))

  package static let turnDecidesSection = Self(
    .error, "L603", "turn-decides-section",
    Page(
      why: """
        The code of a section is one function, and a layout calls it by the section's name: \
        every iteration of a loop around the section shares it. `section.index` differs from \
        section to section.
        """,
      bad: .file(
        """
        layout page {
            for i in 1...3 { section { hgroup 1w x (44 * i) { item cell } } }
        }
        """),
      good: .file(
        """
        layout page {
            for i in 1...3 { section { hgroup 1w x (44 * (section.index + 1)) { item cell } } }
        }
        """)))

  package static let wordOfTwoTypes = Self(
    .error, "L604", "word-of-two-types",
    Page(
      why: """
        A `param` that is a word becomes a property, which has one type in Swift. Here its word is \
        used as two, such as the alignment of a header and the anchor of a badge.
        """,
      bad: .file(
        """
        param place = topTrailing
        layout page {
            section s {
                hgroup row 1w x 44 { item cell { badge new 8 x 8 { anchor: place } } }
                header title 1w x 44 { alignment: place }
            }
        }
        """),
      good: .file(
        """
        param place = topTrailing
        param side = topTrailing
        layout page {
            section s {
                hgroup row 1w x 44 { item cell { badge new 8 x 8 { anchor: place } } }
                header title 1w x 44 { alignment: side }
            }
        }
        """)))

  package static let fixedBeforeWidth = Self(
    .error, "L611", "fixed-before-width",
    Page(
      why: """
        UIKit reads the properties of a layout once, before there is a container. The \
        layout's own properties and headers can use constants and parameters.
        """, bad: .beforeSection("spacing: container.width >= 700 ? 24 : 12"),
      good: .beforeSection("spacing: gap", above: "param gap = 12")))

  package static let repeatBefore16 = Self(
    .error, "L612", "repeat-before-16",
    Page(
      why: """
        UIKit repeats a child by its own size from iOS 16 on. For older systems a group of \
        fixed length is divided with `split`; a group of estimated length holds the child as \
        often as it repeats.
        """,
      bad: .section(
        "hgroup row 1w x 44 repeat 3 { item cell 1/3w x 1h }", above: "// --target \"iOS 15\""),
      good: .section("hgroup row 1w x 44 split 3 { item cell }", above: "// --target \"iOS 15\"")))

  package static let noZIndex = Self(
    .warning, "L613", "no-z-index",
    Page(
      why: """
        UIKit has no drawing order for items and groups of a compositional layout. The \
        generated code leaves it out; a cell can set the `zPosition` of its layer.
        """, bad: .section("hgroup row 1w x 44 { item cell { zIndex: 2 } }"),
      good: .section("hgroup row 1w x 44 { item cell }")))

  package static let containerOfOwnReference = Self(
    .error, "L614", "container-of-own-reference",
    Page(
      why: """
        `container` is that of the section's own `insetsReference`. UIKit passes the \
        container of the layout to every section, so that the generated code would compute \
        with another width.
        """,
      bad: .section("insetsReference: none\nhgroup row 1w x (container.width / 2) { item cell }"),
      good: .layout(
        "insetsReference: none\nsection s { hgroup row 1w x (container.width / 2) { item cell } }"))
  )

  package static let orderNeedsLengths = Self(
    .error, "L616", "order-needs-lengths",
    Page(
      why: """
        UIKit has no group whose children take data at another turn. The generated code \
        computes the frames in a custom group, which needs points or fractions, fixed \
        spacing, and neither badges nor conditions.
        """, bad: .section("hgroup row 1w x 44 { item a ~60 x 1h; item b 60 x 1h { order: 0 } }"),
      good: .section("hgroup row 1w x 44 { item a 60 x 1h; item b 60 x 1h { order: 0 } }")))

  package static let notInAppKit = Self(
    .error, "L617", "not-in-appkit",
    Page(
      why: """
        AppKit's compositional layout has no lists, no references for insets and no uniform \
        dimensions.
        """, bad: .file("// --platform macOS\nlayout page { list s { item row } }"),
      good: .file(
        "// --platform macOS\nlayout page { section s { hgroup row 1w x 44 { item cell } } }")))

  package static let waterfallNotSupported = Self(
    .error, "L618", "waterfall-not-supported",
    Page(
      why: """
        UIKit has no group of columns whose items fill the shortest one, so that a custom group \
        computes the frames: of items that are as wide as their column, in a layout that scrolls \
        vertically. Custom items have neither badges nor edge spacing.
        """,
      bad: .section(
        "waterfall pins 1w x ~600 split 2 { item pin 1w x 200 { badge live 20 x 20 } }"),
      good: .section("waterfall pins 1w x ~600 split 2 { item pin 1w x 200 }")))

  package static let contentsBefore16 = Self(
    .error, "L619", "contents-before-16",
    Page(
      why: """
        `--contents swiftui` writes views for `UIHostingConfiguration`, and views with `Grid` and \
        `Layout`. SwiftUI has them from iOS 16 and macOS 13 on.
        """,
      bad: .file("// --contents swiftui --target \"iOS 15\"\nview card { text \"Hi\" }"),
      good: .file("// --contents swiftui\nview card { text \"Hi\" }")))

  package static let contentsNotSupported = Self(
    .error, "L620", "contents-not-supported",
    Page(
      why: """
        `--contents swiftui` writes each content as SwiftUI's view of that name. What SwiftUI has no \
        view, modifier or value for has no counterpart there.
        """,
      bad: .file(
        "// --contents swiftui\nview card { if traits.idiom == pad { text \"Hi\" } }"),
      good: .file(
        "// --contents swiftui\nview card { if traits.horizontalSizeClass == regular { text \"Hi\" } }"
      )))

  package static let aspectPixel = Self(
    .note, "L621", "aspect-pixel",
    Page(
      why: """
        Beside a fraction, `aspect` becomes a fraction itself. UIKit rounds only the result \
        to a pixel, layoutc each of the two lengths.
        """, bad: .section("hgroup row 1w x aspect(3/2) { item cell }"),
      good: .section("hgroup row 300 x aspect(3/2) { item cell }")))

  package static let uniformOlder = Self(
    .note, "L622", "uniform-older",
    Page(
      why: """
        UIKit has uniform dimensions from iOS 17 on. On older systems the generated code \
        uses an estimate.
        """, bad: .section("hgroup row 1w x uniform(44) { item cell }"),
      good: .section("hgroup row 1w x ~44 { item cell }")))

  package static let listSizes = Self(
    .note, "L623", "list-sizes",
    Page(
      why: """
        UIKit's lists size rows, headers and footers by their contents. Sizes that are \
        written in a list are for layoutc's frames alone.
        """, bad: .file("layout page { list s { item row 1w x 52 } }"),
      good: .file("layout page { list s { item row } }")))

  package static let contentsSkipped = Self(
    .note, "L624", "contents-skipped",
    Page(
      why: """
        The generated code is the layout of a collection view. What stands in its cells is \
        drawn by the cells; `--contents swiftui` writes SwiftUI views for it, too.
        """, bad: .section("hgroup row 1w x ~44 { item cell 1w x ~44 { text \"Hi\" } }"),
      good: .section("hgroup row 1w x ~44 { item cell 1w x ~44 }")))

  package static let viewSkipped = Self(
    .note, "L625", "view-skipped",
    Page(
      why: """
        The generated code is the layout of a collection view. A view is not generated without \
        `--contents swiftui`.
        """, bad: .afterPage("view card { text \"Hi\" }"),
      good: .section("hgroup row 1w x 44 { item cell }")))

  package static let drawnByAssets = Self(
    .note, "L626", "drawn-by-assets",
    Page(
      why: """
        An image or a color comes from the app's asset catalogue, by its name. An image is as large \
        there as the asset is: its natural size must be the one that is written.
        """,
      bad: .file("// --contents swiftui\nview card { image photo 40 x 30 }"),
      good: .file("// --contents swiftui\nview card { box capsule }")))

  package static let listMetrics = Self(
    .note, "L627", "list-metrics",
    Page(
      why: """
        An outline becomes a list of SwiftUI, whose margins, indents and row heights are the \
        system's. Those that are written are for layoutc's frames alone.
        """,
      bad: .file("// --contents swiftui\nview files { outline { node \"Photos\" } }"),
      good: .file("// --contents swiftui\nview files { vstack { text \"Photos\" } }")))
}
