import Foundation
import Support
import Testing

/// Every production of the grammar has a function in the parser.
@Suite struct GrammarTests {
  private let grammar: [(name: String, note: String)]
  private let functions: Set<String>

  init() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Grammar/Layout.ebnf"), encoding: .utf8)
    let tokens = try #require(text.range(of: "(* Tokens *)"))
    grammar = text[..<tokens.lowerBound].split(separator: "\n\n").flatMap { part in
      part.matches(of: /(?m)^([a-z_]+) = [^;]*?(?:";"[^;]*)?;(?: \(\* in (\w+) \*\))?/)
        .map { (String($0.1), $0.2.map(String.init) ?? "") }
    }
    let files = Repository.files(
      in: Repository.root.appending(path: "Sources/Syntax"), withExtension: "swift")
    functions = try Set(
      files.filter { $0.lastPathComponent.hasPrefix("Parser") }.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: /func (\w+)/)
          .map { String($0.1) }
      })
  }

  @Test func everyProductionIsAFunction() {
    #expect(grammar.count > 40)
    for production in grammar {
      let words = production.name.split(separator: "_")
      let camel = ([String(words[0])] + words.dropFirst().map(\.capitalized)).joined()
      let function = production.note.isEmpty ? camel : production.note
      #expect(functions.contains(function), "\(production.name) has no function \(function)")
    }
  }
}
