import LayoutText

/// A token that the grammar sees, and its place among all.
struct Leaf {
  let token: Token
  let place: Int
}

/// The tokens as the tree keeps them, and those of them that the grammar sees.
///
/// They are the lexer's, but for sizes written in one (`72x96`, `72 x96`), which are taken apart
/// so that the tree has a size to show; the `x` then has the trait `stuck`.
struct Leaves {
  private(set) var tokens: [Token] = []
  private(set) var leaves: [Leaf] = []

  init(_ lexed: [Token], in source: SourceText) {
    leaves.reserveCapacity(lexed.count / 2 + 1)
    var copied = 0
    for (index, token) in lexed.enumerated() where !token.isTrivia && token.kind != .unknown {
      guard let parts = parts(of: token, in: source) else {
        leaves.append(Leaf(token: token, place: index - copied + tokens.count))
        continue
      }
      tokens += lexed[copied..<index]
      for part in parts {
        leaves.append(Leaf(token: part, place: tokens.count))
        tokens.append(part)
      }
      copied = index + 1
    }
    tokens = copied == 0 ? lexed : tokens + lexed[copied...]
  }

  /// What `token` is taken apart into, or `nil` if it is whole.
  private func parts(of token: Token, in source: SourceText) -> [Token]? {
    let bytes = source.bytes(in: token.range)
    switch token.kind {
    case .malformedNumber: break
    case .word where bytes.count > 1 && bytes.first.map(isCross) == true && isBehindNumber: break
    default: return nil
    }
    guard let cross = bytes.firstIndex(where: isCross) else { return nil }
    let base = source.base
    var parts: [Token] = []
    if cross > bytes.startIndex {
      guard let left = literalKind(bytes[..<cross]) else { return nil }
      parts.append(Token(left, from: token.offset, to: base + cross, traits: token.traits))
    }
    let traits = parts.isEmpty ? token.traits : []
    let behind = base + cross + 1
    parts.append(Token(.timesWord, from: behind - 1, to: behind, traits: traits.union(.stuck)))
    guard cross + 1 < bytes.endIndex else { return parts }
    guard let right = literalKind(bytes[(cross + 1)...]) else { return nil }
    return parts + [Token(right, from: behind, to: token.end)]
  }

  private func isCross(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X")
  }

  private var isBehindNumber: Bool {
    leaves.last?.token.kind == .number || leaves.last?.token.kind == .fraction
  }

  /// What `bytes` are if they are one number or one fraction.
  private func literalKind(_ bytes: ArraySlice<UInt8>) -> Token.Kind? {
    bytes.withUnsafeBufferPointer { bytes in
      guard bytes.first?.isDigit == true else { return nil }
      var lexer = Lexer(bytes)
      lexer.run()
      let kind = lexer.tokens[0].kind
      return lexer.tokens.count == 2 && (kind == .number || kind == .fraction) ? kind : nil
    }
  }
}
