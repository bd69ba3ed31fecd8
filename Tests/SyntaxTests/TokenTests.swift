import LayoutSyntax
import LayoutDiagnostics
import LayoutText
import Support
import Testing

@Suite struct TokenTests {
  @Test(arguments: Case.all(in: "Tokens"))
  func tokensOfCase(_ example: Case) {
    let source = SourceText(String(example.source.dropLast()))
    let (tokens, diagnostics) = tokens(of: source)
    let lines = tokens.filter { $0.kind != .space && $0.kind != .end }
      .map { "\($0.kind) \(source[$0.range].unicodeScalars.map(shown).joined())" }
    let told = diagnostics.inOrder.map { summary(of: $0, in: source) }
    #expect((lines + told).joined(separator: "\n") + "\n" == example.expected)
  }

  /// Control characters as escapes that a case file can hold.
  private func shown(_ scalar: Unicode.Scalar) -> String {
    scalar.value < 0x20 || scalar.value == 0xFEFF ? scalar.escaped(asASCII: true) : String(scalar)
  }

  @Test(arguments: Token.Kind.allCases.filter(\.isReserved))
  func reservedWordsAreTheirTokens(_ kind: Token.Kind) {
    #expect(tokens(of: SourceText("\(kind.reservedWord)")).tokens.map(\.kind) == [kind, .end])
  }

  @Test func tokensAreSmall() { #expect(MemoryLayout<Token>.stride <= 12) }

  @Test func lineEndsAreOneToken() {
    let source = SourceText("a\r\nb\rc\nd")
    #expect(tokens(of: source).tokens.count { $0.kind == .newline } == 3)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80],
      [0x61, 0xE2, 0x82], [0x22, 0xFF, 0x22], [0x2F, 0x2F, 0xFF], [0xFF, 0x20, 0xFE],
    ] as [[UInt8]])
  func invalidUTF8IsReportedOnce(_ bytes: [UInt8]) {
    let diagnostics = parse(SourceText(bytes: bytes)).diagnostics
    #expect(diagnostics.count { $0.code.name == "not-utf8" } == 1)
    #expect(!diagnostics.contains { $0.code.name == "unknown-character" })
  }
}

/// A diagnostic as a line: code, name, location and headline.
func summary(of diagnostic: Diagnostic, in source: SourceText) -> String {
  let place = source.location(of: diagnostic.range.lowerBound)
  let code = diagnostic.code
  return "\(code.number) \(code.name) \(place.line):\(place.column) \(diagnostic.headline)"
}
