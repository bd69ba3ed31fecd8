/// A faulty file that is too long, or too odd, for a case, and the code of what is wrong with it.
package struct MadeFault: CustomStringConvertible, Sendable {
  package let code: String
  package let bytes: [UInt8]
  /// How many mistakes it takes to get there.
  package let before: Int
  /// What the file of a path is that it imports.
  package let imported: @Sendable (String) -> String?

  package var description: String { code }

  private init(
    _ code: String, _ text: String, behind before: Int = 0,
    imported: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.init(code, bytes: Array(text.utf8), behind: before, imported: imported)
  }

  private init(
    _ code: String, bytes: [UInt8], behind before: Int = 0,
    imported: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    (self.code, self.bytes, self.before, self.imported) = (code, bytes, before, imported)
  }

  package static let all = [
    MadeFault("L001", bytes: Array(screen.utf8) + [0xFF, 0x0A]),
    MadeFault("L901", screen + "let deep = " + nested(500)),
    MadeFault("L902", names(1200)),
    MadeFault("L903", screen + "preview \"p\" 320 x 568 { sections: s 100001 }"),
    MadeFault("L905", definitions(40, "use d%; use d%")),
    MadeFault("L906", loops(5)),
    MadeFault("L906", definitions(20, "for i in 0..<9 { use d% }")),
    MadeFault("L910", (0...10_100).map { "let a\($0) = b\n" }.joined(), behind: 10_000),
    MadeFault("L911", doublings(25)),
    MadeFault("L912", modifiers(65)),
    MadeFault(
      "L913", screen + "preview \"p\" 320 x 568 { sections: s 60000 }\npreview \"q\" 320 x 568 { }"),
    MadeFault("L908", definitions(8, "use d%; use d%; use d%; let n = [" + many + "]")),
    MadeFault("L909", definitions(300, "use d%")),
    MadeFault("L909", definitions(200, "hgroup 1w x 1h { use d% }")),
    crowd, chain,
  ]

  /// More files than may be imported.
  private static let crowd = MadeFault(
    "L917", (1...1001).map { "import \"\($0).layout\"\n" }.joined() + using
  ) { "let tall\($0.prefix { $0 != "." }) = 44" }

  /// Each file imports the next one.
  package static let chain = MadeFault("L918", "import \"1.layout\"\n" + using) { path in
    let number = path.split(separator: ".").first.flatMap { Int($0) } ?? 0
    return "import \"\(number + 1).layout\"\nlet tall\(number) = 44"
  }

  private static let screen = "layout page { section s { hgroup 1w x 44 { item } } }\n"
  private static let using = "layout page { section s { hgroup 1w x tall1 { item } } }\n"
  private static let many = Array(repeating: "1", count: 200).joined(separator: ", ")

  private static func nested(_ depth: Int) -> String {
    String(repeating: "(", count: depth) + "1" + String(repeating: ")", count: depth)
  }

  /// Names that are each more than the one before.
  private static func names(_ count: Int) -> String {
    "let n0 = 1\n" + (1...count).map { "let n\($0) = n\($0 - 1) + 1\n" }.joined() + screen
  }

  /// Definitions that each hold `body`, where `%` stands for the number of the one before.
  private static func definitions(_ count: Int, _ body: String) -> String {
    let definitions = (1...count).map { number in
      let parts = body.split(separator: "%", omittingEmptySubsequences: false)
      return "define d\(number) { \(parts.joined(separator: "\(number - 1)")) }"
    }
    return """
      define d0 { item }
      \(definitions.joined(separator: "\n"))
      layout page { section s { hgroup 1w x 40 { use d\(count) } } }
      """
  }

  /// Lists that each hold the one before twice.
  private static func doublings(_ count: Int) -> String {
    "let n0 = [1]\n" + (1...count).map { "let n\($0) = [n\($0 - 1), n\($0 - 1)]\n" }.joined()
  }

  private static func modifiers(_ count: Int) -> String {
    "view page { text \"a\" {\n" + String(repeating: "padding: 1\n", count: count) + "} }\n"
  }

  private static func loops(_ depth: Int) -> String {
    let heads = (0..<depth).map { "for i\($0) in 0..<100 { " }.joined()
    let tails = String(repeating: "}", count: depth)
    return "layout page { section s { hgroup 1w x 40 { item; \(heads) item \(tails) } } }"
  }
}
