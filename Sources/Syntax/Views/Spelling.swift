extension SyntaxNode {
  /// Its tokens' text without what stands between them.
  var compactText: String {
    allTokens.reduce(into: "") { text, token in
      if !token.isTrivia { text += self.text(of: token) }
    }
  }

  /// The word behind the one that starts the statement.
  var nameAfterKeyword: NameToken? {
    var own = ownTokens
    guard own.next() != nil, let token = own.next(), token.kind.isWord else { return nil }
    return NameToken(token, of: self)
  }
}

/// The number that `text` starts with: `12` of `12px`, `0.5` of `.5w`.
func decimalPrefix(of text: String) -> String {
  let digits = text.utf8.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
  let isBare = digits.first == UInt8(ascii: ".")
  return isBare ? "0" + String(Substring(digits)) : String(Substring(digits))
}

/// The number that `digits` write; a few digits alone are added up.
func decimal(_ digits: String) -> Double? {
  guard (1...15).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit) else {
    return Double(digits)
  }
  return Double(digits.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) })
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
