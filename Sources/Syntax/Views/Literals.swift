/// `true` or `false`.
package struct BooleanSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.boolean
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var value: Bool { node.token(.trueWord) != nil }
}

/// A number of points, or a plain number.
package struct NumberSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.number
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var token: Token? { node.allTokens.last }
  package var value: Double { leadingNumber(of: node.compactText[...]) }
  /// Whether it is written with `pt`.
  package var hasUnit: Bool { token?.kind == .number && text.hasSuffix("t") }
}

/// A fraction of the container: `1w`, `2/3h`.
package struct FractionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.fraction
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The upper number: 2 of `2/3w`.
  package var numerator: Double { leadingNumber(of: node.compactText[...]) }
  /// The lower number; 1 without a slash, 100 where it is a percentage.
  package var denominator: Double {
    let text = node.compactText
    if text.utf8.last == Self.percent { return 100 }
    guard let slash = text.utf8.firstIndex(of: UInt8(ascii: "/")) else { return 1 }
    return leadingNumber(of: text[text.utf8.index(after: slash)...])
  }
  package var unit: AxisUnit? {
    if isPercentage { return isBehindCross ? .height : .width }
    return node.compactText.utf8.last.flatMap { byte in
      AxisUnit.allCases.first { $0.rawValue.utf8.first == byte }
    }
  }

  /// Whether it is written as CSS has it; it is one of the side of the size where it stands.
  private var isPercentage: Bool { node.compactText.utf8.last == Self.percent }

  private static let percent = UInt8(ascii: "%")

  private var isBehindCross: Bool {
    let before = node.tree.tokens[..<node.tokenRange.lowerBound]
    return before.last { !$0.isTrivia }?.kind == .timesWord
  }
}

/// Of which side of the container something is a fraction.
package enum AxisUnit: String, Hashable, Sendable, CaseIterable {
  case width = "w"
  case height = "h"
}

/// `"…"`.
package struct StringSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.string
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var token: Token? { node.allTokens.first }
  /// Its value, escapes decoded.
  package var value: String { token.map { NameToken($0, of: node).text } ?? "" }
}

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
