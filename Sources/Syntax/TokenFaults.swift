import LayoutDiagnostics
import LayoutText

/// What is wrong inside of the suspects, which are places in `tokens`, and with the encoding.
func faults(
  of suspects: [(place: Int, why: Lexer.Suspicion)], among tokens: [Token], in source: SourceText
) -> [Diagnostic] {
  let illFormed = source.bytes.withUnsafeBufferPointer(firstIllFormedByte)
  var faults: [Diagnostic] =
    illFormed.map {
      [.notUTF8(at: source.base + $0, byte: source.bytes[$0])]
    } ?? []
  var quotes: TextRange?
  for (place, suspect) in suspects.enumerated() where faults.haveRoom {
    let range = tokens[suspect.place].range
    switch suspect.why {
    case .unknown where range == quotes: continue
    case .unknown where source[range] == "'":
      quotes = source.closingQuote(
        among: suspects.dropFirst(place + 1).prefix(1).map(\.place), tokens, range)
      faults.add(
        quotes.map { .singleQuotes(at: range, $0) } ?? .unknownCharacters("'", at: range))
    case .unknown:
      let isText = illFormed == nil || source.isWellFormed(in: range)
      if isText { faults.add(.unknownCharacters(source[range], at: range)) }
    case .hashComment: faults.add(.hashComment(source[range], at: range))
    case .curlyQuotes: faults.add(.curlyQuotes(at: range))
    case .unterminatedString: faults.add(.unterminatedString(at: range))
    case .unterminatedComment: faults.add(.unterminatedComment(at: range))
    case .escapes:
      let bad = StringReader(source.bytes(in: range)).badEscapes
      for range in bad.map({ $0.shifted(by: source.base) }) where faults.haveRoom {
        faults.add(.unknownEscape(source[range], at: range))
      }
    }
  }
  return faults
}

extension SourceText {
  /// The next of `suspects` if it is a single quote on the line of the one at `range`.
  fileprivate func closingQuote(
    among suspects: [Int], _ tokens: [Token], _ range: TextRange
  ) -> TextRange? {
    guard let next = suspects.first.map({ tokens[$0].range }), self[next] == "'" else { return nil }
    return lineIndex(of: next.lowerBound) == lineIndex(of: range.lowerBound) ? next : nil
  }

  fileprivate func isWellFormed(in range: TextRange) -> Bool {
    bytes(in: range).withUnsafeBufferPointer { firstIllFormedByte(in: $0) == nil }
  }
}
