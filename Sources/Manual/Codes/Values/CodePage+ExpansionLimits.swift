extension CodePage {
  /// What the compiler says where sections, loops or definitions make too much.
  static let expansionLimitCodes: [CodePage] = [
    CodePage(
      number: "L903", name: "section-limit",
      why: """
        A layout is shown with at most 100000 sections in a preview. The number behind \
        `sections:` is most often a slip.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 { item cell } } }
        preview "many" 390 x 844 { items: 1; sections: s 200000 }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 { item cell } } }
        preview "many" 390 x 844 { items: 1; sections: s 12 }
        """),
    CodePage(
      number: "L904", name: "too-many-items",
      why: """
        A group is filled with its children until no more fit. A group that more than 10000 of \
        them would fit in is refused where sizes are not floored to pixels, as before iOS 16.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 { item cell 0.01pt x 1h } } }
        preview "many" 200 x 300 { scale: 1; os: 15; items: 20000 }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 { item cell 10 x 1h } } }
        preview "many" 200 x 300 { scale: 1; os: 15; items: 20000 }
        """),
    CodePage(
      number: "L905", name: "expansion-limit",
      why: """
        A file expands at most 10000 uses of definitions, those that definitions make of \
        others included. Definitions that use others several times multiply quickly; loops, \
        `repeat` and the data of a section repeat without expanding.
        """,
      bad: """
        define a { item 8 x 8 }
        define b { use a; use a; use a; use a; use a; use a; use a; use a; use a; use a }
        define c { use b; use b; use b; use b; use b; use b; use b; use b; use b; use b }
        define d { use c; use c; use c; use c; use c; use c; use c; use c; use c; use c }
        define e { use d; use d; use d; use d; use d; use d; use d; use d; use d; use d }
        layout page { section s { hgroup row 1w x 44 { use e } } }
        """,
      good: """
        define a { item 8 x 8 }
        layout page { section s { hgroup row 1w x 44 repeat 40 { use a } } }
        """),
    CodePage(
      number: "L906", name: "turn-limit",
      why: """
        The loops of a layout take at most 100000 turns together. Items are repeated by the \
        data: a section lays its group out again until they are used up.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 {
            for i in 0..<1000000 { item cell (i + 1) x 1h }
        } } }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 {
            for i in 0..<8 { item cell (i + 1) x 1h }
        } } }
        """),
    CodePage(
      number: "L907", name: "element-limit",
      why: """
        The loops of a layout make at most 100000 elements together. Items are repeated by the \
        data: a section lays its group out again until they are used up.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 { for i in 0..<60000 {
            item even (2 * i + 1) x 1h
            item odd (2 * i + 2) x 1h
        } } } }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 { for i in 0..<6 {
            item even (2 * i + 1) x 1h
            item odd (2 * i + 2) x 1h
        } } } }
        """),
    CodePage(
      number: "L908", name: "expansion-size-limit",
      why: """
        The definitions of a file expand to at most 100000 expressions and statements \
        together. A definition is expanded again at each use, so a long one that is used often \
        counts as often.
        """,
      bad: largeDefinitions,
      good: """
        define a { item 8 x 8; item 8 x 8; item 8 x 8 }
        layout page { section s { hgroup row 1w x 44 { use a } } }
        """),
    CodePage(
      number: "L909", name: "use-depth-limit",
      why: """
        Blocks stand in one another at most 256 deep, and those that definitions bring at the \
        place of their uses count as well.
        """,
      bad: deepDefinitions,
      good: """
        define a0 { item }
        define a1 { hgroup { use a0 } }
        layout page { section s { hgroup row 1w x 44 { use a1 } } }
        """),
    CodePage(
      number: "L913", name: "preview-limit",
      why: """
        All previews of a file show at most 100000 elements together; later previews are left \
        out. Fewer sections show the same, and some previews can stand in a file of their own.
        """,
      bad: """
        layout page { section s { hgroup row 1w x 44 { item cell } } }
        preview "a" 390 x 844 { items: 1; sections: s 40000 }
        preview "b" 390 x 844 { items: 1; sections: s 40000 }
        """,
      good: """
        layout page { section s { hgroup row 1w x 44 { item cell } } }
        preview "a" 390 x 844 { items: 1; sections: s 4 }
        preview "b" 390 x 844 { items: 1; sections: s 4 }
        """),
    CodePage(
      number: "L919", name: "measuring-limit",
      why: """
        Grids ask their cells several times, and `aspectRatio: fit` makes a new question of \
        each: nested in one another they would ask without end. A fixed frame halfway down, or \
        one of the ratios less, bounds it.
        """,
      bad: "view v { " + deepRatios(20) + " }\npreview \"p\" 390 x 844",
      good: "view v { " + deepRatios(2) + " }\npreview \"p\" 390 x 844"),
  ]

  /// Grids that stand `depth` deep in one another, each as wide as its height allows.
  private static func deepRatios(_ depth: Int) -> String {
    (0..<depth).reduce("text \"some words here\"") { inner, _ in
      "grid { gridrow { text \"some words\"; \(inner) }; text \"some words\"; aspectRatio: fit }"
    }
  }

  /// A definition that expands to 320000 items.
  private static let largeDefinitions: String =
    "define a { " + String(repeating: "item 8 x 8; ", count: 200) + "}\n"
    + "define b { " + String(repeating: "use a; ", count: 40) + "}\n"
    + "define c { " + String(repeating: "use b; ", count: 40) + "}\n"
    + "layout page { section s { hgroup row 1w x 44 { use c } } }"

  /// Definitions whose blocks stand in one another 300 deep.
  private static let deepDefinitions: String =
    "define a0 { item }\n"
    + (1...300).map { "define a\($0) { hgroup { use a\($0 - 1) } }\n" }.joined()
    + "layout page { section s { hgroup row 1w x 44 { use a300 } } }"
}
