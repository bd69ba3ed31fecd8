extension Diagnostic.Code {
  static let limitCodes: [Self] = [
    .nestingLimit, .bindingDepthLimit, .diagnosticLimit, .listLimit, .modifierLimit, .importLimit,
    .importDepthLimit,
  ]

  package static let nestingLimit = Self(
    .error, "L901", "nesting-limit",
    Page(
      why: """
        Brackets, blocks and prefix operators are nested at most 256 levels deep, which bounds \
        the stack of every tool that reads the file.
        """, bad: .beforeGroup(brackets(300)), good: .beforeGroup(brackets(2))))

  package static let bindingDepthLimit = Self(
    .error, "L902", "binding-depth-limit",
    Page(
      why: """
        A `let` depends on at most 1000 others in a chain. Evaluation follows the chain, and the \
        limit bounds its stack.
        """, bad: .beforeGroup("spacing: a1200", above: chain(1200)),
      good: .beforeGroup("spacing: a1", above: chain(1))))

  package static let diagnosticLimit = Self(
    .error, "L910", "diagnostic-limit",
    Page(
      why: """
        At most 10000 diagnostics are reported for one file. With that many, the file is usually \
        in another language, or a generator repeats one mistake.
        """, bad: .group(lines(10_100, of: "item 0.5 x 1h")), good: .group("item 0.5w x 1h")))

  package static let listLimit = Self(
    .error, "L911", "list-limit",
    Page(
      why: """
        A list has fewer than 500000 values, those of nested lists included. Collection data \
        belong in a data file.
        """,
      bad: .file(
        """
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
        """),
      good: .file(
        """
        let a = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
        layout page { section s { hgroup row 1w x 44 {
            item cell 8 x 8
            for i in a { item cell i x 8 }
        } } }
        """)))

  package static let modifierLimit = Self(
    .error, "L912", "modifier-limit",
    Page(
      why: """
        Each modifier wraps the element once more, as in SwiftUI, and an element has at most 64. \
        Equal modifiers can be merged.
        """, bad: .view("text \"a\" { \(lines(80, of: "padding: 1")) }"),
      good: .view("text \"a\" { padding: 80 }")))

  package static let importLimit = Self(
    .error, "L917", "import-limit",
    Page(
      why: """
        A file imports at most 1000 others, indirect imports included, which bounds the files \
        that one check reads.
        """, bad: .group("item cell gap1 x 8", above: imports(1001)),
      good: .group("item cell gap1 x 8", above: imports(1)), beside: manyFiles))

  package static let importDepthLimit = Self(
    .error, "L918", "import-depth-limit",
    Page(
      why: """
        A chain of imports has at most 100 files. A longer chain is usually generated; put the \
        constants into one file.
        """,
      bad: .section(
        "spacing: gap110; hgroup row 1w x 44 { item cell }", above: "import \"part110.layout\""),
      good: .section(
        "spacing: gap9; hgroup row 1w x 44 { item cell }", above: "import \"part9.layout\""),
      beside: importChain))
}
