extension Diagnostic.Code {
  static let expansionLimitCodes: [Self] = [
    .sectionLimit, .tooManyItems, .expansionLimit, .iterationLimit, .elementLimit,
    .expansionSizeLimit, .useDepthLimit, .previewLimit, .measuringLimit,
    .workLimit,
  ]

  package static let sectionLimit = Self(
    .error, "L903", "section-limit",
    Page(
      why: """
        A preview shows at most 100000 sections of a layout. A larger number after `sections:` is \
        usually a typing mistake.
        """, bad: .afterPage("preview \"many\" 390 x 844 { items: 1; sections: s 200000 }"),
      good: .afterPage("preview \"many\" 390 x 844 { items: 1; sections: s 12 }")))

  package static let tooManyItems = Self(
    .error, "L904", "too-many-items",
    Page(
      why: """
        A group is filled with its children until no more fit. A group with space for more than \
        10000 of them is rejected where sizes are not rounded to pixels, as before iOS 16.
        """,
      bad: .group(
        "item cell 0.01pt x 1h",
        below: "preview \"many\" 200 x 300 { scale: 1; os: 15; items: 20000 }"),
      good: .group(
        "item cell 10 x 1h", below: "preview \"many\" 200 x 300 { scale: 1; os: 15; items: 20000 }")
    ))

  package static let expansionLimit = Self(
    .error, "L905", "expansion-limit",
    Page(
      why: """
        A file expands at most 10000 uses of definitions, nested ones included. Definitions that \
        use others several times multiply quickly; loops, `repeat` and the data of a section \
        repeat without expanding.
        """,
      bad: .group(
        "use e",
        above: """
          define a { item 8 x 8 }
          define b { use a; use a; use a; use a; use a; use a; use a; use a; use a; use a }
          define c { use b; use b; use b; use b; use b; use b; use b; use b; use b; use b }
          define d { use c; use c; use c; use c; use c; use c; use c; use c; use c; use c }
          define e { use d; use d; use d; use d; use d; use d; use d; use d; use d; use d }
          """),
      good: .section("hgroup row 1w x 44 repeat 40 { use a }", above: "define a { item 8 x 8 }")))

  package static let iterationLimit = Self(
    .error, "L906", "iteration-limit",
    Page(
      why: """
        The loops of a layout run at most 100000 iterations in total. To repeat items, use data: \
        a section repeats its group for all of its items.
        """,
      bad: .file(
        """
        layout page { section s { hgroup row 1w x 44 {
            for i in 0..<1000000 { item cell (i + 1) x 1h }
        } } }
        """),
      good: .file(
        """
        layout page { section s { hgroup row 1w x 44 {
            for i in 0..<8 { item cell (i + 1) x 1h }
        } } }
        """)))

  package static let elementLimit = Self(
    .error, "L907", "element-limit",
    Page(
      why: """
        The loops of a layout create at most 100000 elements in total. To repeat items, use data: \
        a section repeats its group for all of its items.
        """,
      bad: .file(
        """
        layout page { section s { hgroup row 1w x 44 { for i in 0..<60000 {
            item even (2 * i + 1) x 1h
            item odd (2 * i + 2) x 1h
        } } } }
        """),
      good: .file(
        """
        layout page { section s { hgroup row 1w x 44 { for i in 0..<6 {
            item even (2 * i + 1) x 1h
            item odd (2 * i + 2) x 1h
        } } } }
        """)))

  package static let expansionSizeLimit = Self(
    .error, "L908", "expansion-size-limit",
    Page(
      why: """
        The definitions of a file expand to at most 100000 expressions and statements in total. A \
        definition is expanded at each use.
        """, bad: .file(definitions(of: 200)),
      good: .file(
        """
        define a { item 8 x 8; item 8 x 8; item 8 x 8 }
        layout page { section s { hgroup row 1w x 44 { use a } } }
        """)))

  package static let useDepthLimit = Self(
    .error, "L909", "use-depth-limit",
    Page(
      why: """
        Blocks are nested at most 256 levels deep, including the blocks of definitions expanded \
        by `use`.
        """, bad: .file(nestedDefinitions(300)), good: .file(nestedDefinitions(1))))

  package static let previewLimit = Self(
    .error, "L913", "preview-limit",
    Page(
      why: """
        All previews of a file show at most 100000 elements in total; later previews are skipped. \
        Show fewer sections, or move previews to another file.
        """,
      bad: .afterPage(
        """
        preview "a" 390 x 844 { items: 1; sections: s 40000 }
        preview "b" 390 x 844 { items: 1; sections: s 40000 }
        """),
      good: .afterPage(
        """
        preview "a" 390 x 844 { items: 1; sections: s 4 }
        preview "b" 390 x 844 { items: 1; sections: s 4 }
        """)))

  package static let measuringLimit = Self(
    .error, "L919", "measuring-limit",
    Page(
      why: """
        Grids measure their cells several times, and `aspectRatio: fit` multiplies the \
        measurements: nested in one another they grow exponentially. A fixed frame between them \
        bounds the work.
        """, bad: .file(nestedRatios(20)), good: .file(nestedRatios(2))))

  package static let workLimit = Self(
    .note, "L920", "work-limit",
    Page(
      why: """
        `lint` examines a layout at every width, on every screen and at the bounds of every \
        parameter, `breakpoints` at every width. In a large file with many conditions that \
        multiplies. After a fixed number of elements evaluated, solved and measured, counted and \
        the same on every machine, the rest of a file is left out; what was found before is \
        reported. The language server follows no file above 4 MiB while it is typed.
        """,
      bad: .file(sections(400)), good: .file(sections(2))))

  /// Sections that change at different widths.
  private static func sections(_ count: Int) -> String {
    """
    layout page {
        for a in 0..<\(count) {
            section { hgroup row 1w x 44 split (container.width > 320 + a ? 3 : 2) { item cell } }
        }
    }
    """
  }
}
