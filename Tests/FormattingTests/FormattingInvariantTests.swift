import Foundation
import LayoutFormatting
import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

/// Properties of the canonical form of every file.
@Suite struct FormattingInvariantTests {
  /// The samples, the layouts of real applications, and the source of every case.
  static let corpus: [[UInt8]] = {
    let files = Repository.samples + Case.files(in: "Real", withExtension: "layout")
    let texts = files.compactMap { try? Data(contentsOf: $0) }.map { Array($0) }
    let folders = ["Faults", "Frames", "Formats", "Trees", "Tokens", "Refusals"]
    return texts + folders.flatMap { Case.all(in: $0) }.map { Array($0.source.utf8) }
  }()

  @Test func invariantsHoldEverywhere() {
    for bytes in Self.corpus {
      let violations = FormattingInvariants(bytes).violations
      #expect(violations.isEmpty, "\(violations): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test func theMeaningIsKept() {
    for bytes in Self.corpus {
      let tidy = formatted(parse(SourceText(bytes: bytes)))
      if tidy == bytes { continue }
      #expect(Meaning(of: bytes) == Meaning(of: tidy), "\(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: Repository.samples)
  func samplesFormatToThemselves(_ file: URL) throws {
    let text = try Repository.text(of: file)
    #expect(tidy(text) == text)
  }

  @Test(arguments: ["README.md", "Grammar/Guide.md"])
  func examplesInGuidesAreFormatted(_ path: String) throws {
    let page = try Repository.text(of: Repository.root.appending(path: path))
    let layouts = page.matches(of: /```layout.*\n([\s\S]*?)```/).map { String($0.1) }
    #expect(!layouts.isEmpty)
    for layout in layouts { #expect(tidy(layout) == layout) }
  }

  /// Files with the line ends and the byte order mark of other systems.
  @Test(arguments: ["\r\n", "\r", "\n\n\n", " \n", "\n\t"])
  func lineEndsAreNormalised(_ end: String) throws {
    for file in Repository.samples {
      let text = try Repository.text(of: file)
      let foreign = "\u{FEFF}" + text.replacing("\n", with: end)
      #expect(FormattingInvariants(Array(foreign.utf8)).violations.isEmpty)
      if end.contains("\r") { #expect(tidy(foreign) == text) }
    }
  }

  @Test(arguments: ["\r\n", "\r"])
  func lineEndsOfWhatDoesNotParseAreNormalised(_ end: String) {
    let text = "view\n v{\n    text  50%\n}\n"
    #expect(tidy(text.replacing("\n", with: end)) == tidy(text))
  }

  @Test(arguments: ["", "\n", " ", "\u{FEFF}", "\r\n\r\n", ";", "\t;\n;"])
  func emptyFilesStayEmpty(_ text: String) { #expect(tidy(text) == "") }

  @Test func theLastLineEndsWithALineEnd() { #expect(tidy("let a=1") == "let a = 1\n") }

  /// Mutants of the corpus for each seed.
  @Test(arguments: 0..<8)
  func mutantsAreFormatted(_ seed: UInt64) {
    for bytes in mutants(of: Self.corpus, count: repetitions(500), seed: seed) {
      let violations = FormattingInvariants(bytes).violations
      #expect(violations.isEmpty, "\(violations): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  /// Long repetitions take time proportional to their length.
  @Test(arguments: [
    "a {", "a: f(", "a: [", "a: -", "a { b; ", "if a {} else ", "switch a { case 1: ", "/**/",
    "a: 1 + ", "a: 1,", "a { } ", ";", "// a\n", "a: b ? ", "\n", "a: 1\n", "a: [1, ", "é",
  ])
  func repetitionsAreFormatted(_ piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
    for source in [text, "a: [" + text, text + String(repeating: "}", count: 300)] {
      let tree = parse(SourceText(source))
      let again = parse(SourceText(bytes: formatted(tree)))
      #expect(again.diagnostics.map(\.code.number) == tree.diagnostics.map(\.code.number))
    }
  }
}
