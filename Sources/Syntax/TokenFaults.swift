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
  for suspect in suspects {
    let range = tokens[suspect.place].range
    switch suspect.why {
    case .unknown:
      let isText = illFormed == nil || source.isWellFormed(in: range)
      if isText { faults.append(.unknownCharacters(source[range], at: range)) }
    case .hashComment: faults.append(.hashComment(at: range))
    case .curlyQuotes: faults.append(.curlyQuotes(at: range))
    case .unterminatedString: faults.append(.unterminatedString(at: range))
    case .unterminatedComment: faults.append(.unterminatedComment(at: range))
    case .escapes:
      let bad = StringReader(source.bytes(in: range)).badEscapes
      faults += bad.map { $0.shifted(by: source.base) }.map { .unknownEscape(source[$0], at: $0) }
    }
  }
  return faults
}

extension SourceText {
  fileprivate func isWellFormed(in range: TextRange) -> Bool {
    bytes(in: range).withUnsafeBufferPointer { firstIllFormedByte(in: $0) == nil }
  }
}
