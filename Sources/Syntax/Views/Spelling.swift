extension SyntaxNode {
  /// Its tokens' text without what stands between them.
  var compactText: String { tokens.map { text(of: $0) }.joined() }

  /// The word behind the one that starts the statement.
  var nameAfterKeyword: NameToken? {
    ownTokens.dropFirst().first.flatMap { $0.kind.isWord ? NameToken($0, of: self) : nil }
  }
}

/// The number that `text` starts with: `12` of `12px`, `0.5` of `.5w`.
func decimalPrefix(of text: String) -> String {
  let digits = text.prefix { $0.isNumber && $0.isASCII || $0 == "." }
  return digits.first == "." ? "0" + digits : String(digits)
}
