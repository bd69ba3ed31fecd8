import LayoutDiagnostics
import LayoutText

/// Reads tokens into a tree, one function a production of `Grammar/Layout.ebnf`.
///
/// It knows shapes (an element, a property, a value) and no names: which names mean something is
/// the vocabulary's business. A production that is lost reports once and returns; the statement
/// around it goes on at the next place where it can tell what stands there.
struct Parser {
  /// A place to start a node from.
  struct Mark {
    let nodes: Int
    let leaf: Int
  }

  let source: SourceText
  let tokens: [Token]
  let leaves: [Leaf]
  /// The nodes finished so far, children before parents.
  private(set) var nodes: [SyntaxTree.Node] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Where nothing else is said, whatever stands there.
  var swallowed: [TextRange] = []
  /// The next leaf.
  private(set) var position = 0
  /// The leaf before which a line end does not count.
  var joined = 0
  /// How many brackets are open in which line ends do not count.
  var openBrackets = 0
  /// How many ternaries are still to come to their colon.
  var openTernaries = 0
  /// How many brackets, blocks and prefixes are open.
  var depth = 0
  /// Whether what stands here was reported and no production can tell what it is.
  var isLost = false
  /// How many reasons there are to report nothing.
  var silence = 0
  /// Whether the limit of nesting was reported.
  var isTooDeep = false
  /// The leaf before which a statement ended without a line end, with its block or by mistake.
  var closedEnd = -1
  /// How far the last look along a line went, what it found there, and the last comma before.
  var lineEnd = 0
  var hasHeader = false
  var lastComma = 0
  /// The leaf that the statement at hand begins with, and Swift's dots in it so far.
  var statementStart = 0
  var swiftDots = SwiftDots()
  /// Whether a block follows the expression at hand, as it follows a condition.
  var isInCondition = false
  /// How many words a closure begins with that stands where a block should.
  var closureWords = 0
  /// The colons behind labels in the property at hand.
  var labelColons: [Edit] = []
  var braces: Braces
  /// The closing partner of each round or square bracket, by leaf, or -1.
  lazy var partners = bracketPartners(in: leaves)

  init(_ source: SourceText, tokens lexed: [Token]) {
    let cut = Leaves(lexed, in: source)
    self.source = source
    tokens = cut.tokens
    leaves = cut.leaves
    braces = Braces(leaves, in: source)
    nodes.reserveCapacity(leaves.count)
  }

  // Looking

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

  /// Whether the next token is a `w` or `h`.
  func isUnit(_ token: Token) -> Bool {
    guard token.kind == .word, token.range.count == 1 else { return false }
    let byte = source.byte(at: token.offset)
    return byte == UInt8(ascii: "w") || byte == UInt8(ascii: "h")
  }

  /// The token without a meaning that stands between the last token and the next.
  var unknownBefore: Token? {
    let first = position > 0 ? leaves[position - 1].place + 1 : 0
    return tokens[first..<leaves[position].place].last { $0.kind == .unknown }
  }

  func text(of token: Token) -> String { source[token.range] }

  // Taking

  /// Steps over the next token.
  mutating func take() {
    if position < leaves.count - 1 { position += 1 }
  }

  /// Steps over the next token; a line end behind it does not count.
  mutating func takeJoining() {
    take()
    joined = position
  }

  /// Steps over the next token, which wants a value behind it, on this line or the next; but a
  /// property or an element on the next line is none.
  mutating func takeBeforeValue() {
    takeJoining()
    guard here.leadsLine, openBrackets == 0 else { return }
    if !isInCondition, startsElement() || startsHeader { return joined = -1 }
    guard openTernaries == 0 else { return }
    if let end = pathEnd(from: 0), peek(end) == .colon { joined = -1 }
  }

  /// Whether two words stand here on one line, which no expression has.
  private var startsHeader: Bool {
    here.kind == .word && (peek(1) == .word || peek(1) == .string)
  }

  /// Steps over the next token if it is on this line and of `kind`.
  mutating func takes(_ kind: Token.Kind) -> Bool {
    guard peek == kind, kind != .end else { return false }
    take()
    return true
  }

  // Building

  var mark: Mark { Mark(nodes: nodes.count, leaf: position) }

  /// Makes a node of what was taken since `mark`; of nothing comes none.
  mutating func finish(_ kind: SyntaxTree.Kind, since mark: Mark) {
    guard position > mark.leaf || kind == .file else { return }
    let first = leaves[mark.leaf].place
    let end = position > mark.leaf ? leaves[position - 1].place + 1 : first
    nodes.append(
      SyntaxTree.Node(
        kind: kind, descendants: UInt32(nodes.count - mark.nodes), firstToken: UInt32(first),
        endToken: UInt32(end)))
  }

  /// Makes a node of the next token alone.
  mutating func leaf(_ kind: SyntaxTree.Kind) {
    let start = mark
    take()
    finish(kind, since: start)
  }

  /// The span of what was taken since `mark`.
  func span(since mark: Mark) -> TextRange {
    let start = leaves[mark.leaf].token.offset
    return start..<max(start, gap.upperBound)
  }

  // Reporting

  /// Reports what can be read in spite of it.
  ///
  /// Not inlined, and made on demand: diagnostics are large, and productions nest deeply.
  @inline(never)
  mutating func report(_ diagnostic: (Parser) -> Diagnostic) {
    guard !isLost, silence == 0, diagnostics.haveRoom else { return }
    let made = diagnostic(self)
    diagnostics.add(made)
  }

  /// Reports what cannot be read; nothing is reported until the parser knows again where it is.
  @inline(never)
  mutating func fail(_ diagnostic: (Parser) -> Diagnostic) {
    // What nobody knows has been reported itself; what is lost behind it is lost because of it.
    if unknownBefore == nil { report(diagnostic) }
    isLost = true
  }

  /// Reports a habit: in one statement it is one mistake, however often it shows.
  @inline(never)
  mutating func reportHabit(_ diagnostic: (Parser) -> Diagnostic) {
    guard !isLost, silence == 0 else { return }
    let next = diagnostic(self)
    let start = leaves[statementStart].token.offset
    let here = diagnostics.suffix(while: { $0.range.lowerBound >= start })
    if let index = here.firstIndex(where: { $0.code == next.code }), next.helps.first?.fix != nil {
      diagnostics[index] = diagnostics[index].mending(next, everywhere: "in this statement")
    } else {
      diagnostics.append(next)
    }
  }

  /// Reports Swift's dot before the word behind it; all those of a statement are one mistake.
  mutating func reportLeadingDot() {
    guard !isLost, silence == 0 else { return }
    let isFull = swiftDots.places.count >= SwiftDots.most
    if swiftDots.statement != statementStart || swiftDots.places.isEmpty || isFull {
      swiftDots = SwiftDots(statement: statementStart, report: diagnostics.count)
      swiftDots.word = text(of: token(1)).shortened
      let dot = Diagnostic.leadingDot(before: swiftDots.word, at: [here.range])
      diagnostics.add(dot)
    }
    swiftDots.places.append(here.range)
    let isProperty = leaves[statementStart + 1].token.kind == .colon
    let isCall = isProperty && token(2).kind == .leftParenthesis && !token(2).isSpaced
    if isCall { swiftDots.applicability = .unsafe }
    guard diagnostics.indices.contains(swiftDots.report), swiftDots.places.count > 1 || isCall
    else {
      return
    }
    diagnostics[swiftDots.report] = .leadingDot(
      before: swiftDots.word, at: swiftDots.places, swiftDots.applicability)
  }

  /// Goes one level deeper for `body`, unless that is too deep: then it is lost.
  mutating func nested(_ body: (inout Parser) -> Void) {
    guard depth < Parser.deepest else { return refuseDepth() }
    depth += 1
    body(&self)
    depth -= 1
  }

  /// How deep brackets, blocks and prefixes may be nested.
  static let deepest = 256

  /// Reports the limit of nesting, once a file, and is lost.
  mutating func refuseDepth() {
    if !isTooDeep { report { .nestingLimit(Parser.deepest, at: $0.here.range) } }
    isTooDeep = true
    isLost = true
  }

  /// The place directly behind the last token, where something is missing.
  var gap: TextRange {
    let end = previous?.end ?? here.offset
    return end..<end
  }

  /// What stands at the next token, as a message says it.
  var found: String {
    switch peek {
    case .newline: "a line end"
    case .end: "the end of the file"
    default: "`\(text(of: here).shortened)`"
    }
  }

  /// Where to point when something else was expected: at the token, or at the gap before it.
  var surprise: TextRange {
    peek == .newline || peek == .end ? gap : here.range
  }
}

extension [Diagnostic] {
  /// The last of them, as far as `holds` is true of each.
  fileprivate func suffix(while holds: (Diagnostic) -> Bool) -> ArraySlice<Diagnostic> {
    var start = count
    while start > 0, holds(self[start - 1]) { start -= 1 }
    return self[start...]
  }
}

/// The dots of a statement that Swift writes before the cases of enumerations.
struct SwiftDots {
  /// The leaf that the statement begins with.
  var statement = 0
  /// Which of the diagnostics tells of them.
  var report = 0
  /// What stands behind the first.
  var word = ""
  var places: [TextRange] = []
  /// Unsafe if one of the words is called: without its dot it may be called nothing here.
  var applicability = Fix.Applicability.safe
  /// More are more than one mistake.
  static let most = 64
}

/// The closing bracket of each round or square one, by leaf, or -1.
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
      while let last = open.popLast(), last.kind != .rightBrace {}
    default: break
    }
  }
  return partners
}
