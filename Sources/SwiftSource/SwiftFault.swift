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

  /// The last bracket that is not closed, or the first that closes none; `nil` where all do.
  ///
  /// - Complexity: O(*n*) in the tokens.
  package static func loneBracket(in tokens: [SwiftToken]) -> SwiftToken? {
    var open: [SwiftToken] = []
    for token in tokens {
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: open.append(token)
      case .rightBrace, .rightParenthesis, .rightBracket:
        guard let last = open.popLast() else { return token }
        if last.kind.closing != token.kind { return last }
      default: break
      }
    }
    return open.last
  }
}

extension SwiftToken.Kind {
  /// The bracket that closes this one.
  fileprivate var closing: Self? {
    switch self {
    case .leftBrace: .rightBrace
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    default: nil
    }
  }
}
