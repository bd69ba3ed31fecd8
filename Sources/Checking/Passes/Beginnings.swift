internal import LayoutSyntax
internal import LayoutText

/// Where that begins whose end, or whose cases, stand further on: by the tokens alone, however they
/// were read.
struct Beginnings {
  /// By the offset of a closing bracket or a case, where its bracket or switch begins.
  private var starts: [Int: Int] = [:]

  /// - Complexity: O(*n*) in the tokens.
  init(in tree: SyntaxTree) {
    var open: [Int] = []
    var latestSwitch: Int?
    for token in tree.tokens {
      switch token.kind {
      case .leftParenthesis, .leftBracket: open.append(token.offset)
      case .rightParenthesis, .rightBracket: starts[token.offset] = open.popLast()
      case .switchWord: latestSwitch = token.offset
      case .caseWord, .defaultWord: starts[token.offset] = latestSwitch
      default: continue
      }
    }
  }

  /// Where the bracket or switch begins that the token at `offset` belongs to; `nil` if to none.
  func start(of offset: Int) -> Int? { starts[offset] }
}

extension SyntaxTree {
  /// A macro of Swift that begins at `offset`, with its block.
  ///
  /// - Complexity: O(log *n* + *k*) in the tokens, and those of the macro.
  func macro(at offset: Int) -> TextRange {
    var depth = 0
    var end = offset
    for token in tokens[tokens.partitioningIndex { $0.offset >= offset }...] where !token.isTrivia {
      let isBehind = depth == 0 && end > offset && token.traits.contains(.leadsLine)
      if isBehind, token.kind != .leftBrace { break }
      switch token.kind {
      case .leftBrace, .leftParenthesis, .leftBracket: depth += 1
      case .rightBrace, .rightParenthesis, .rightBracket: depth -= 1
      default: break
      }
      if depth < 0 || token.kind == .end { break }
      end = token.end
      if depth == 0, token.kind == .rightBrace { break }
    }
    return offset..<end
  }
}
