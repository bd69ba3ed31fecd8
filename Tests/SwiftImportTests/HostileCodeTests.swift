import LayoutDiagnostics
import LayoutSwiftImport
import LayoutSwiftSource
import LayoutText
import Testing

/// Code that strangers wrote: its import ends soon.
@Suite struct HostileCodeTests {
  private static let made = """
    let size = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
    return NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    """

  private func imported(_ code: String) -> ImportResult {
    let source = SourceText("import UIKit\n" + code, name: "A.swift")
    return LayoutSwiftImport.imported(ImportRequest([parseSwift(source)], importing: 1))
  }

  /// A few steps make values of any size.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "while true { }", "var a = [1]; while true { a = a + a }",
      "var a = [1]; while true { a += a }",
      "var a = [1]; while true { a.append(contentsOf: a) }",
      #"var s = "a"; for _ in 0..<60 { s += s }"#,
      #"var s = "a"; for _ in 0..<60 { s = "\(s)\(s)" }"#,
      "var a = Array(0..<90000); for _ in 0..<90000 { a.sort() }",
      "var t: Any = 1; for _ in 0..<60 { t = (t, t) }; use(t)",
      "var t: Any = 1; for _ in 0..<60 { t = [t, t] }; use(t)",
      "var t: Any = 1; for _ in 0..<60 { t = Pair(a: t, b: t) }; use(t)",
      "var t: Any = 1; for _ in 0..<6000 { t = [t] }; use(t)",
      #"var t: [String: Any] = [:]; for _ in 0..<60 { t = ["a": t, "b": t] }; use(t)"#,
      "var d: [Int: Int] = [:]; var i = 0; while true { d[i] = i; i += 1 }",
      "var x = n; for i in 0..<60 { x = max(x, min(x + i, x)) }; use(x)",
      "var x = n; for i in 0..<6000 { x = x * 3 + max(x, i) }; use(x)",
      """
      let s = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
      var g = NSCollectionLayoutItem(layoutSize: s)
      for _ in 0..<60 { g = NSCollectionLayoutGroup.vertical(layoutSize: s, subitems: [g, g]) }
      """,
      """
      let s = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
      let g = NSCollectionLayoutItem(layoutSize: s)
      g.supplementaryItems = [g]
      let h = NSCollectionLayoutGroup.vertical(layoutSize: s, subitems: [g])
      """,
      """
      let s = NSCollectionLayoutSize(widthDimension: .absolute(1), heightDimension: .absolute(1))
      var g = NSCollectionLayoutItem(layoutSize: s)
      for _ in 0..<6000 { g = NSCollectionLayoutGroup.vertical(layoutSize: s, subitems: [g]) }
      """,
    ])
  func valuesHaveALimit(_ code: String) {
    let result = imported(
      "struct Pair { var a: Any; var b: Any }\nfunc feed(_ n: Int) -> NSCollectionLayoutSection {\n"
        + code + "\n" + Self.made + "\n}")
    #expect(result.diagnostics.contains { $0.code == .endless })
  }

  /// What is said is the limit that was reached.
  @Test(arguments: [
    ("while true { }", "after 100,000 steps"),
    ("for i in 0..<200_000 { use(i) }", "after 100,000 steps"),
    ("return feed(n)", "at 200 calls inside one another"),
    ("var t: Any = 1; for _ in 0..<60 { t = [t, t] }; use(t)", "at a value of 20,000 parts"),
    ("var t: Any = 1; for _ in 0..<6000 { t = [t] }; use(t)", "at 200 values inside one another"),
    ("for i in 0..<20_000 { let a = View() }", "at 10,000 variables and objects"),
  ])
  func theLimitThatWasReachedIsNamed(_ code: String, _ limit: String) {
    let result = imported(
      "class View {}\nfunc feed(_ n: Int) -> NSCollectionLayoutSection {\n\(code)\n\(Self.made)\n}")
    let found = result.diagnostics.filter { $0.code == .endless }.map(\.headline)
    #expect(found == ["evaluation stopped " + limit])
  }

  @Test(.timeLimit(.minutes(1))) func openBracketsAreReadOnce() {
    let result = imported("let a: " + String(repeating: "A<", count: 300_000))
    #expect(result.diagnostics.contains { $0.code.number == "L701" })
  }

  /// Lists that another bracket ends than the one that opened them.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "for (a, b } { }", "let (a] = 1", "let (a: } = 1", "switch a { case .b(}: 1 }",
      "if case .a(let x] = b { }", "let c = { (a } b) in 1 }", "func g(a: Int } b: Int) { }",
      "f(a ] b)", "let x = [a ) b]",
    ])
  func brokenListsEnd(_ code: String) {
    let result = imported("func feed() -> NSCollectionLayoutSection {\n\(code)\n\(Self.made)\n}")
    #expect(!result.diagnostics.isEmpty || result.text.contains("section"))
  }

  /// Views that hold one another twice.
  @Test(.timeLimit(.minutes(1))) func viewsHaveALimit() {
    let views = (0..<60).map { number in
      "struct V\(number): View { var body: some View { VStack { V\(number + 1)(); V\(number + 1)() } } }\n"
    }
    let last = "struct V60: View { var body: some View { Text(\"a\") } }\n"
    let result = imported(views.joined() + last)
    #expect(result.diagnostics.contains { $0.code == .endless })
  }

  /// Each function may take as many steps as a run may have.
  @Test(.timeLimit(.minutes(1))) func filesHaveALimit() {
    let functions = (0..<2000).map { number in
      "func feed\(number)() -> NSCollectionLayoutSection { while true { } }\n"
    }
    let result = imported(functions.joined())
    let found = result.diagnostics.filter { $0.code == .endless }.map(\.headline)
    #expect(found.count == functions.count)
    #expect(found.first == "evaluation stopped after 100,000 steps")
    #expect(found.last == "evaluation stopped after 500,000 steps in the file")
  }

  /// What is no more than code for people is imported as ever.
  @Test func usualSizesAreImported() {
    let rows = (0..<800).map { #"Row(title: "Row \#($0)", height: \#($0 % 90 + 10))"# }
    let result = imported(
      """
      struct Row { let title: String; let height: CGFloat }
      let rows = [\(rows.joined(separator: ", "))]
      func feed() -> NSCollectionLayoutSection {
          var height: CGFloat = 0
          for row in rows { height += row.height }
          for row in rows where row.height > height { height = row.height }
          \(Self.made.replacing(".absolute(1))", with: ".absolute(height))"))
      }
      """)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics)")
    #expect(result.text.contains("vgroup 1 x"), "\(result.text)")
  }
}
