import LayoutText

/// The parser's position among the tokens that the grammar sees, and what it can look up from there.
struct TokenCursor {
  let source: SourceText
  /// All tokens, as the tree keeps them.
  let tokens: [Token]
  /// The tokens that the grammar sees.
  let leaves: [Leaf]
  /// The next leaf.
  private(set) var position = 0
  /// The leaf before which a line end does not count.
  var joined = 0
  /// How many brackets are open in which line ends do not count.
  var openBrackets = 0
  /// The closing partner of each bracket and brace, by leaf, or -1.
  lazy var partners = bracketPartners(in: leaves)

  init(_ source: SourceText, tokens lexed: [Token]) {
    let cut = Leaves(lexed, in: source)
    self.source = source
    tokens = cut.tokens
    leaves = cut.leaves
  }

  /// The next token, whether on this line or not.
  var here: Token { leaves[position].token }

  /// The token before the next.
  var previous: Token? { position > 0 ? leaves[position - 1].token : nil }

  /// The kind of the next token, `.newline` if a line end that counts stands before it.
  var peek: Token.Kind {
    let token = leaves[position].token
    return token.leadsLine && openBrackets == 0 && position != joined ? .newline : token.kind
  }

  /// The kind of the token `ahead` of the next, `.newline` if a line end stands before it.
  func peek(_ ahead: Int) -> Token.Kind {
    let token = token(ahead)
    return token.leadsLine && openBrackets == 0 ? .newline : token.kind
  }

  /// The token `ahead` of the next, or the last.
  func token(_ ahead: Int) -> Token { leaves[min(position + ahead, leaves.count - 1)].token }

  /// The place directly behind the last token, where something is missing.
  var gap: TextRange {
    let end = previous?.end ?? here.offset
    return end..<end
  }

  /// The unknown token that stands between the last token and the next.
  var unknownBefore: Token? {
    let first = position > 0 ? leaves[position - 1].place + 1 : 0
    return tokens[first..<leaves[position].place].last { $0.kind == .unknown }
  }

  /// The tokens from the leaf `start` up to the last one taken.
  func tokens(since start: Int) -> Range<Int> {
    let first = leaves[start].place
    return first..<(position > start ? leaves[position - 1].place + 1 : first)
  }

  /// Steps over the next token.
  mutating func take() {
    if position < leaves.count - 1 { position += 1 }
  }
}

/// The closing partner of each bracket and brace, by leaf, or -1.
///
/// - Complexity: O(*n*).
private func bracketPartners(in leaves: [Leaf]) -> [Int] {
  var partners = Array(repeating: -1, count: leaves.count)
  var open: [(kind: Token.Kind, leaf: Int)] = []
  for (index, leaf) in leaves.enumerated() {
    switch leaf.token.kind {
    case .leftParenthesis: open.append((.rightParenthesis, index))
    case .leftBracket: open.append((.rightBracket, index))
    case .leftBrace: open.append((.rightBrace, index))
    case .rightParenthesis, .rightBracket:
      guard let last = open.last, last.kind == leaf.token.kind else { continue }
      partners[last.leaf] = index
      open.removeLast()
    case .rightBrace:
      while let last = open.popLast() {
        guard last.kind == .rightBrace else { continue }
        partners[last.leaf] = index
        break
      }
    default: break
    }
  }
  return partners
}
