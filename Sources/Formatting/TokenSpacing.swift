internal import LayoutSyntax
internal import LayoutText

/// What stands before a token where nothing ends the line there.
struct TokenSpacing {
  /// How many columns: nothing, a space, or two, as in `; `.
  var columns: UInt8 = 1
  /// How many columns the token takes as it is written; of a comment of many lines, the first.
  var width: UInt32 = 0
  /// How deep in the tree a line may be broken here, the outermost being 1; 0 where it may not.
  var level: UInt16 = 0
}

/// The braces of a switch.
struct SwitchBraces {
  let node: SyntaxNode
  /// Whether they were written on several lines.
  let spansLines: Bool
  /// How deep in the tree it is.
  let level: UInt16
}

/// The spacings before all tokens of a tree, and the switches by the places of their `{`.
///
/// - Complexity: O(*n*) to make.
struct TokenSpacings {
  private(set) var all: [TokenSpacing]
  private(set) var switches: [Int: SwitchBraces] = [:]
  private let tokens: [Token]
  private let text: WrittenText

  init(_ tree: SyntaxTree) {
    tokens = tree.tokens
    text = WrittenText(bytes: tree.source.bytes)
    all = Array(repeating: TokenSpacing(), count: tokens.count)
    spaceTokens()
    var ends: [Int] = []
    for id in 0..<tree.nodeCount {
      while let end = ends.last, end <= id { ends.removeLast() }
      let node = tree[id]
      join(node, level: UInt16(clamping: ends.count))
      ends.append(node.endID)
    }
  }

  /// What follows from the tokens alone.
  private mutating func spaceTokens() {
    var last = Token.Kind.end
    for place in tokens.indices {
      let token = tokens[place]
      guard !token.isTrivia || token.kind.isComment else { continue }
      all[place].width = UInt32(clamping: text.width(of: token))
      if token.kind.attachesToLast || last.holdsNext && !token.kind.isComment || last.isOpening {
        all[place].columns = 0
      }
      last = token.kind
    }
  }

  /// What follows from the kind of `node`.
  private mutating func join(_ node: SyntaxNode, level: UInt16) {
    switch node.kind {
    case .unary, .atLeast: attach(next(behind: node.tokenRange.lowerBound))
    case .call, .definition, .use, .list, .property, .switchCase:
      forEachOwnToken(of: node) { spacings, place in
        if spacings.tokens[place].kind == .leftParenthesis { spacings.attach(place) }
        if spacings.tokens[place].kind == .comma { spacings.allowBreak(behind: place, level) }
      }
      if let sign = ratioSign(in: node) {
        attach(sign)
        attach(next(behind: sign))
      }
    case .binary:
      forEachOwnToken(of: node) { $0.allowBreak(behind: $1, level) }
    case .ternary:
      forEachOwnToken(of: node) { spacings, place in
        spacings.all[place].columns = 1
        spacings.allowBreak(behind: place, level)
      }
    case .parenthesis:
      let last = node.tokenRange.upperBound - 1
      if tokens[last].kind == .word { attach(last) }
    case .range:
      forEachOwnToken(of: node) { spacings, place in
        if place > node.tokenRange.lowerBound { spacings.attach(place) }
        if place < node.tokenRange.upperBound - 1 { spacings.attach(spacings.next(behind: place)) }
      }
    case .block: separate(node.children)
    case .switchExpression:
      separate(node.children) { $0.kind == .switchCase }
      forEachOwnToken(of: node) { spacings, place in
        guard spacings.tokens[place].kind == .leftBrace else { return }
        // Without its closing brace it stays as it is.
        guard spacings.tokens[node.tokenRange.upperBound - 1].kind == .rightBrace else { return }
        let (opener, end) = (spacings.tokens[place].offset, node.range.upperBound)
        let source = node.tree.source
        let spansLines = source.lineIndex(of: opener) != source.lineIndex(of: end)
        spacings.switches[place] = SwitchBraces(node: node, spansLines: spansLines, level: level)
      }
    case .file, .element, .binding, .parameterDeclaration, .condition, .loop, .importStatement,
      .subject, .size, .clause, .parameter, .argument, .branch, .value, .number, .fraction,
      .string, .boolean, .name, .estimated, .error, .skipped:
      break
    }
  }

  /// The place of the `/` if `node` is a call of a ratio and nothing else, as in `aspect(3/2)`.
  private func ratioSign(in node: SyntaxNode) -> Int? {
    guard node.kind == .call, let argument = node.onlyChild(behind: 1),
      argument.kind == .argument, let ratio = argument.onlyChild(behind: 0),
      ratio.kind == .binary, ratio.tokenRange.lowerBound == argument.tokenRange.lowerBound
    else { return nil }
    var numbers = ratio.children
    guard let first = numbers.next(), let second = numbers.next(), numbers.next() == nil,
      first.kind == .number, second.kind == .number
    else { return nil }
    let sign = next(behind: first.tokenRange.lowerBound)
    return tokens[sign].kind == .slash ? sign : nil
  }

  /// Keeps apart what follows the first of the `nodes` that count.
  private mutating func separate(
    _ nodes: SyntaxChildren, where counts: (SyntaxNode) -> Bool = { _ in true }
  ) {
    var columns: UInt8 = 1
    for node in nodes where counts(node) {
      all[node.tokenRange.lowerBound].columns = columns
      columns = 2
    }
  }

  private mutating func allowBreak(behind place: Int, _ level: UInt16) {
    all[next(behind: place)].level = level
  }

  /// Takes away the space before a token, unless a comment stands there.
  private mutating func attach(_ place: Int) {
    var before = place - 1
    while before >= 0, tokens[before].isTrivia {
      if tokens[before].kind.isComment { return }
      before -= 1
    }
    all[place].columns = 0
  }

  /// The place of the first token behind `place`, which is not the last, that is not trivia.
  private func next(behind place: Int) -> Int {
    var next = place + 1
    while next < tokens.count - 1, tokens[next].isTrivia { next += 1 }
    return next
  }

  /// Calls `body` with the place of each token of `node` that is in no node below.
  private mutating func forEachOwnToken(
    of node: SyntaxNode, _ body: (inout TokenSpacings, Int) -> Void
  ) {
    var place = node.tokenRange.lowerBound
    for child in node.children {
      visit(place..<max(place, child.tokenRange.lowerBound), body)
      place = max(place, child.tokenRange.upperBound)
    }
    visit(place..<max(place, node.tokenRange.upperBound), body)
  }

  private mutating func visit(_ places: Range<Int>, _ body: (inout TokenSpacings, Int) -> Void) {
    for place in places where !tokens[place].isTrivia { body(&self, place) }
  }
}

extension SyntaxNode {
  /// The last node directly below if exactly `count` stand before it.
  fileprivate func onlyChild(behind count: Int) -> SyntaxNode? {
    var children = children
    for _ in 0..<count where children.next() == nil { return nil }
    let child = children.next()
    return children.next() == nil ? child : nil
  }
}

extension Token.Kind {
  var isComment: Bool {
    switch self {
    case .lineComment, .docComment, .blockComment: true
    default: false
    }
  }

  /// Whether it is a number or a fraction.
  var isNumeral: Bool {
    switch self {
    case .number, .fraction: true
    default: false
    }
  }

  /// Whether nothing stands between it and what is before it.
  fileprivate var attachesToLast: Bool {
    switch self {
    case .comma, .colon, .semicolon, .dot, .rightParenthesis, .rightBracket: true
    default: false
    }
  }

  /// Whether nothing but a comment may stand between it and what is behind it.
  fileprivate var holdsNext: Bool { self == .dot || self == .tilde }

  fileprivate var isOpening: Bool { self == .leftParenthesis || self == .leftBracket }
}
