extension CodePage {
  /// What the compiler says of files beyond its limits.
  static let limitCodes: [CodePage] = [
    CodePage(
      number: "L901", name: "nesting-limit",
      why: """
        Brackets, blocks and prefixes stand in one another at most 256 deep, which bounds the \
        stack of every tool that reads the file.
        """,
      bad: deepBrackets,
      good: """
        layout page { section s { spacing: ((8)); hgroup row 1w x 44 { item cell } } }
        """),
    CodePage(
      number: "L902", name: "binding-depth-limit",
      why: """
        A `let` that is made of others, which are made of others in turn, goes through at most \
        1000 of them. Evaluation follows the whole chain, and the limit bounds its stack.
        """,
      bad: longChain,
      good: """
        let a0 = 1
        let a1 = a0 + 1
        layout page { section s { spacing: a1; hgroup row 1w x 44 { item cell } } }
        """),
    CodePage(
      number: "L910", name: "mistake-limit",
      why: """
        At most 10000 mistakes of one file are told. With that many the file is most often of \
        another language, or one mistake is repeated by a generator.
        """,
      bad: manyMistakes,
      good: """
        layout page { section s { hgroup row 1w x 44 {
        item 0.5w x 1h
        } } }
        """),
    CodePage(
      number: "L911", name: "list-limit",
      why: """
        A list comes to fewer than 500000 values, those of the lists in it included. What a \
        collection shows belongs in a data file.
        """,
      bad: """
        let a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        let b = [a, a, a, a, a, a, a, a, a, a]
        let c = [b, b, b, b, b, b, b, b, b, b]
        let d = [c, c, c, c, c, c, c, c, c, c]
        let e = [d, d, d, d, d, d, d, d, d, d]
        let f = [e, e, e, e, e, e, e, e, e, e]
        layout page { section s { hgroup row 1w x 44 {
            item cell 8 x 8
            for i in f { item cell i x 8 }
        } } }
        """,
      good: """
        let a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        layout page { section s { hgroup row 1w x 44 {
            item cell 8 x 8
            for i in a { item cell i x 8 }
        } } }
        """),
    CodePage(
      number: "L912", name: "modifier-limit",
      why: """
        Each modifier wraps the element once more, as in SwiftUI, and an element takes at most \
        64. Several that say the same can be one.
        """,
      bad: manyModifiers,
      good: """
        view card { text "a" { padding: 80 } }
        preview "phone" 390 x 844
        """),
    CodePage(
      number: "L917", name: "import-limit",
      why: """
        A file imports at most 1000 others, those that they import included, which bounds what \
        one check has to read.
        """,
      bad: manyImports,
      good: """
        import "part1.layout"
        layout page { section s { hgroup row 1w x 44 { item cell gap1 x 8 } } }
        """,
      beside: importCrowd),
    CodePage(
      number: "L918", name: "import-depth-limit",
      why: """
        From the file that is compiled at most 100 imports lead from file to file. A chain \
        that long is written by a generator; one file with all the constants says the same.
        """,
      bad: """
        import "part110.layout"
        layout page { section s { spacing: gap110; hgroup row 1w x 44 { item cell } } }
        """,
      good: """
        import "part9.layout"
        layout page { section s { spacing: gap9; hgroup row 1w x 44 { item cell } } }
        """,
      beside: importChain),
  ]

  /// A value in 300 pairs of brackets.
  private static let deepBrackets: String =
    "layout page { section s { spacing: " + String(repeating: "(", count: 300) + "8"
    + String(repeating: ")", count: 300) + "; hgroup row 1w x 44 { item cell } } }"

  /// A value that goes through 1200 others.
  private static let longChain: String =
    "let a0 = 1\n" + (1...1200).map { "let a\($0) = a\($0 - 1) + 1\n" }.joined()
    + "layout page { section s { spacing: a1200; hgroup row 1w x 44 { item cell } } }"

  /// A mistake written 10100 times.
  private static let manyMistakes: String =
    "layout page { section s { hgroup row 1w x 44 {\n"
    + String(repeating: "item 0.5 x 1h\n", count: 10_100) + "} } }"

  /// A text with 80 modifiers.
  private static let manyModifiers: String =
    "view card { text \"a\" { " + String(repeating: "padding: 1; ", count: 80) + "} }\n"
    + "preview \"phone\" 390 x 844"

  /// A layout that imports 1001 files.
  private static let manyImports: String =
    (1...1001).map { "import \"part\($0).layout\"\n" }.joined()
    + "layout page { section s { hgroup row 1w x 44 { for gap in ["
    + (1...1001).map { "gap\($0)" }.joined(separator: ", ")
    + "] { item cell gap x 8 } } } }"

  /// A thousand and one files with a constant each.
  private static let importCrowd: [String: String] = Dictionary(
    uniqueKeysWithValues: (1...1001).map { ("part\($0).layout", "let gap\($0) = 8\n") })

  /// Files of which each imports the one before it.
  private static let importChain: [String: String] = Dictionary(
    uniqueKeysWithValues: (0...110).map { number in
      let before = number - 1
      let value = number == 0 ? "8" : "gap\(before)"
      let opening = number == 0 ? "" : "import \"part\(before).layout\"\n"
      return ("part\(number).layout", "\(opening)let gap\(number) = \(value)\n")
    })
}
