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

/// The number that `text` starts with: 12 of `12px`, 0.5 of `.5w`; 0 where none does.
///
/// A few digits are added up and divided by a power of ten: both are exact, so that the quotient is
/// the number nearest to what is written.
func leadingNumber(of text: Substring) -> Double {
  var (sum, digits, power) = (0, 0, 1)
  var isBehindDot = false
  for byte in text.utf8 {
    if byte == UInt8(ascii: "."), !isBehindDot {
      isBehindDot = true
    } else if isDigit(byte) {
      sum = sum * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
      if isBehindDot { power *= 10 }
    } else {
      break
    }
    if digits > 15 { return Double(decimalPrefix(of: String(text))) ?? 0 }
  }
  return Double(sum) / Double(power)
}

private func isDigit(_ byte: UInt8) -> Bool {
  (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
}
