import Foundation
import LayoutAssistance
import LayoutCompiler
import LayoutDiagnostics
import LayoutLint
import LayoutLanguageServer
import LayoutSyntax
import LayoutText
import Support
import Testing

/// What holds for every text and every edit.
@Suite struct SessionLawTests {
  static let uri = "file:///w/sample.layout"
  static let document: JSON = ["uri": .text(uri)]

  /// Requests about a document and a place in it.
  static let requests = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/selectionRange",
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/hover",
    "textDocument/completion", "textDocument/definition", "textDocument/references",
    "textDocument/documentHighlight", "textDocument/prepareRename", "textDocument/signatureHelp",
    "textDocument/inlayHint", "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range", "textDocument/documentLink", "textDocument/codeLens",
    "textDocument/onTypeFormatting", "layoutc/previews", "textDocument/diagnostic",
  ]

  static func parameters(at line: Int, _ character: Int) -> JSON {
    let position: JSON = [
      "line": .number(Double(line)), "character": .number(Double(character)),
    ]
    return [
      "textDocument": document, "position": position, "positions": .list([position]),
      "range": ["start": ["line": 0, "character": 0], "end": position],
      "ch": "}", "options": ["tabSize": 4, "insertSpaces": true],
    ]
  }

  @Test(arguments: Repository.samples.map(\.path))
  func everyRequestIsAnsweredOnceOnPrefixes(_ path: String) throws {
    let bytes = Array(try Repository.text(of: URL(filePath: path)).utf8)
    var conversation = Conversation()
    conversation.start()
    conversation.open(Self.uri, "")
    for end in stride(from: bytes.count, to: 0, by: -max(97, bytes.count / 3)) {
      let text = String(decoding: bytes[..<end], as: UTF8.self)
      conversation.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .text(Self.uri), "version": .number(Double(end))],
          "contentChanges": .list([["text": .text(text)]]),
        ])
      let source = SourceText(text)
      let place = source.location(of: source.bytes.count)
      for method in Self.requests {
        let answers = conversation.ask(
          method, Self.parameters(at: place.line - 1, place.column - 1))
        #expect(answers.count == 1, "\(method) at \(end)")
        #expect(answers.first?.member("error") == nil, "\(method) at \(end)")
      }
    }
  }

  /// Random edits by position leave the server with the text that they leave elsewhere.
  @Test(arguments: ["utf-8", "utf-16", "utf-32"])
  func editsGiveTheSameAsTheWholeText(_ encoding: String) throws {
    var generator = SystemRandomNumberGenerator()
    let long = String(repeating: "// 🎨 Größe ", count: 100)
    var text = Array(
      "\(long)\nlet gap = 2\nlayout a {\n    section s {\n        hgroup 1w x 44 { item b }\n"
        .unicodeScalars)
    var edited = Conversation()
    edited.start(["general": ["positionEncodings": .list([.text(encoding)])]])
    edited.open(Self.uri, Self.string(text))
    for version in 2..<60 {
      let start = Int.random(in: 0...text.count, using: &generator)
      let end = Int.random(in: start...min(text.count, start + 5), using: &generator)
      let new = ["x", "🎨", "\n", "{ ", "}", "", "é"].randomElement(using: &generator) ?? ""
      let range: JSON = [
        "start": Self.position(of: start, in: text, encoding),
        "end": Self.position(of: end, in: text, encoding),
      ]
      edited.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .text(Self.uri), "version": .number(Double(version))],
          "contentChanges": .list([["range": range, "text": .text(new)]]),
        ])
      text.replaceSubrange(start..<end, with: Array(new.unicodeScalars))
    }
    var fresh = Conversation()
    fresh.start(["general": ["positionEncodings": .list([.text(encoding)])]])
    fresh.open(Self.uri, Self.string(text))
    // Ids of results count what happened before.
    for method in Self.requests.dropLast() where method != "textDocument/semanticTokens/full" {
      let parameters = Self.parameters(at: 1, 3)
      #expect(
        edited.ask(method, parameters).map(\.document)
          == fresh.ask(method, parameters).map(\.document), "\(Self.string(text))")
    }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }

  private static func position(
    of index: Int, in text: [Unicode.Scalar], _ encoding: String
  ) -> JSON {
    let before = text[..<index]
    let line = before.count { $0 == "\n" }
    let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let units = text[start..<index].reduce(0) { sum, scalar in
      switch encoding {
      case "utf-8": sum + UTF8.width(scalar)
      case "utf-16": sum + UTF16.width(scalar)
      default: sum + 1
      }
    }
    return ["line": .number(Double(line)), "character": .number(Double(units))]
  }

  /// Renaming there and back changes nothing.
  @Test(arguments: Repository.samples.prefix(6).map(\.path))
  func renamingBackGivesTheSameText(_ path: String) throws {
    let text = try Repository.text(of: URL(filePath: path))
    let compilation = Compilation(SourceText(text, name: path), files: Compilation.Files()) {
      .failure(.notFound(tried: $0))
    }
    let table = NameTable(of: compilation)
    for thing in Set(table.occurrences.map(\.thing)) where isWord(thing.name) {
      let edits = table.occurrences(of: thing).map {
        Edit(
          replace: $0.range,
          with: thing.spelling("renamed", inPlaceOf: compilation.source[$0.range]))
      }
      let renamed = Compilation(
        compilation.source.applying(edits), files: Compilation.Files()
      ) { .failure(.notFound(tried: $0)) }
      #expect(
        renamed.diagnostics.map(\.code) == compilation.diagnostics.map(\.code), "\(thing.name)")
      let other = NameTable(of: renamed)
      let back = other.occurrences.filter { $0.thing.name == "renamed" }.map {
        Edit(
          replace: $0.range,
          with: thing.spelling(thing.name, inPlaceOf: renamed.source[$0.range]))
      }
      #expect(renamed.source.applying(back).bytes == compilation.source.bytes, "\(thing.name)")
    }
  }

  /// Some of the linter's cases and of those of the compiler: each takes a sweep.
  private static let examples = ["Lint/suppressions", "Lint/definitions", "Faults/imports"]
    .flatMap { Case.all(in: $0) }

  /// What is published last is what `check` and `lint` find.
  @Test(arguments: examples)
  func diagnosticsAreThoseOfCheckAndLint(_ example: Case) throws {
    let text = example.files.main
    var conversation = Conversation()
    conversation.start(["general": ["positionEncodings": ["utf-8"]]])
    conversation.open(Self.uri, text)
    let last = conversation.sent.last {
      $0.member("method")?.text == "textDocument/publishDiagnostics"
        && $0.member("params")?.member("uri")?.text == Self.uri
    }
    let shown = last?.member("params")?.member("diagnostics")?.elements ?? []
    let compilation = Compilation(
      SourceText(text, name: "/w/sample.layout"), files: Compilation.Files()
    ) { .failure(.notFound(tried: $0)) }
    let outcome = compilation.linted(LintSettings())
    let hidden = Set(outcome.suppressed.map(\.diagnostic.range))
    let expected = (outcome.findings + compilation.checked.filter { !hidden.contains($0.range) })
      .inOrder.filter { compilation.source.holds($0.range) }
    #expect(shown.map(Self.line) == expected.prefix(1000).map { Self.line($0, compilation.source) })
  }

  private static func line(_ shown: JSON) -> String {
    let range = shown.member("range")
    func place(_ name: String) -> String {
      let position = range?.member(name)
      let line = position?.member("line")?.number ?? -1
      return "\(Int(line) + 1):\(Int(position?.member("character")?.number ?? -1) + 1)"
    }
    return "\(shown.member("code")?.text ?? "") \(place("start"))-\(place("end"))"
  }

  private static func line(_ diagnostic: Diagnostic, _ source: SourceText) -> String {
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    func place(_ offset: Int) -> String {
      let place = source.location(of: offset)
      let end = source.location(of: source.line(at: place.line - 1).upperBound).column
      let column = min(place.column, end) - (place.line == 1 && hasMark ? 3 : 0)
      return "\(place.line):\(max(1, column))"
    }
    let (start, end) = (diagnostic.range.lowerBound, diagnostic.range.upperBound)
    return "\(diagnostic.code.number) \(place(start))-\(place(end))"
  }
}
