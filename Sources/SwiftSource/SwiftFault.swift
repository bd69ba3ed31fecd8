package import LayoutText

/// What shows that a Swift file is not whole: code may be missing.
package struct SwiftFault: Sendable {
  package let text: String
  package let range: TextRange

  /// The first line in `tokens` that divides the sides of a merge conflict, else a bracket without its
  /// partner; `nil` where there is neither.
  ///
  /// - Complexity: O(*n*) in the tokens.
  init?(in tokens: [SwiftToken], of source: SourceText) {
    let marker = tokens.first {
      $0.kind == .unknown && source.bytes[$0.bytes.lowerBound] == UInt8(ascii: "<")
    }
    guard let token = marker ?? Self.loneBracket(in: tokens) else { return nil }
    range = token.bytes.shifted(by: source.base)
    let bracket = source[range]
    text = bracket + (Self.partners[bracket].map { " without " + $0 } ?? "")
  }

  private static let partners = ["{": "}", "}": "{", "(": ")", ")": "(", "[": "]", "]": "["]

  private static func loneBracket(in tokens: [SwiftToken]) -> SwiftToken? {
    var openings: [SwiftToken] = []
    for token in tokens {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: openings.append(token)
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let opening = openings.popLast() else { return token }
        let isPair =
          switch (opening.kind, token.kind) {
          case (.leftBrace, .rightBrace), (.leftParenthesis, .rightParenthesis),
            (.leftBracket, .rightBracket):
            true
          default: false
          }
        if !isPair { return opening }
      default: break
      }
    }
    return openings.last
  }
}
