/// Fragments that go beyond a limit.
extension Diagnostic.Code {
  static func lines(_ count: Int, of line: String) -> String {
    Array(repeating: line, count: count).joined(separator: "\n")
  }

  /// A number of `count` digits.
  static func digits(_ count: Int) -> String { String(repeating: "9", count: count) }

  /// A value in `depth` pairs of brackets.
  static func brackets(_ depth: Int) -> String {
    "spacing: " + String(repeating: "(", count: depth) + "8" + String(repeating: ")", count: depth)
  }

  /// A constant that depends on `length` others.
  static func chain(_ length: Int) -> String {
    "let a0 = 1\n"
      + (1...length).map { "let a\($0) = a\($0 - 1) + 1" }.joined(separator: "\n")
  }

  /// A definition that expands to 1600 times `count` items.
  static func definitions(of count: Int) -> String {
    """
    define a { \(String(repeating: "item 8 x 8; ", count: count))}
    define b { \(String(repeating: "use a; ", count: 40))}
    define c { \(String(repeating: "use b; ", count: 40))}
    layout page { section s { hgroup row 1w x 44 { use c } } }
    """
  }

  /// Definitions whose blocks are nested `depth` deep.
  static func nestedDefinitions(_ depth: Int) -> String {
    "define a0 { item }\n"
      + (1...depth).map { "define a\($0) { hgroup { use a\($0 - 1) } }\n" }.joined()
      + "layout page { section s { hgroup row 1w x 44 { use a\(depth) } } }"
  }

  /// Grids nested `depth` deep, each as wide as its height allows.
  static func nestedRatios(_ depth: Int) -> String {
    let grid = (0..<depth).reduce("text \"some words here\"") { inner, _ in
      "grid { gridrow { text \"some words\"; \(inner) }; text \"some words\"; aspectRatio: fit }"
    }
    return "view v { \(grid) }\npreview \"p\" 390 x 844"
  }

  static func imports(_ count: Int) -> String {
    (1...count).map { "import \"part\($0).layout\"" }.joined(separator: "\n")
  }

  /// A thousand and one files with a constant each.
  static var manyFiles: [String: String] {
    Dictionary(
      uniqueKeysWithValues: (1...1001).map { ("part\($0).layout", "let gap\($0) = 8\n") })
  }

  /// Files each of which imports the one before it.
  static var importChain: [String: String] {
    Dictionary(
      uniqueKeysWithValues: (0...110).map { number in
        let before = number - 1
        let head = number == 0 ? "let gap0 = 8" : "import \"part\(before).layout\""
        let value = number == 0 ? "" : "let gap\(number) = gap\(before)\n"
        return ("part\(number).layout", "\(head)\n\(value)")
      })
  }
}
