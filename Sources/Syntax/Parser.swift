import LayoutDiagnostics
import LayoutText

/// Reads tokens into a tree, one function a production of `Grammar/Layout.ebnf`.
///
/// It recognises shapes (an element, a property, a value) and no names: which names are valid is
/// decided by the vocabulary. A production that cannot go on reports once and returns; the statement
/// around it resumes at the next place where it can tell what stands there.
struct Parser {
  var cursor: TokenCursor
  var builder: TreeBuilder
  var recovery = Recovery()
  var current = StatementState()
  /// What `isHeader` has found on this line.
  var lookahead = LineLookahead()
  var braces: Braces
  /// How many ternaries are open that have not reached their colon.
  var openTernaries = 0
  /// How many brackets, blocks and prefixes are open.
  var depth = 0
  /// Whether what stands here was reported and no production can tell what it is.
  var isLost = false

  /// The state of the statement that is being read.
  struct StatementState {
    /// The leaf that it begins with.
    var start = 0
    /// The leaf before which a statement ended without a line end, with its block or by mistake.
    var closedEnd = -1
    /// Whether a block follows the current expression, as it follows a condition.
    var isInCondition = false
    /// The leaf before which no run of Swift statements begins.
    var swiftSearchEnd = 0
    /// How many words a closure begins with that stands where a block should.
    var closureWords = 0
    /// The colons behind labels in the current property.
    var labelColons: [Edit] = []
    /// Swift's dots in it so far.
    var swiftDots = SwiftDots()
    /// The leaf that the last statement begins with in which a call of Swift was reported.
    var swiftValue = -1
    /// The leaf before which no bracket holds one of those dots.
    var dotlessEnd = 0
  }

  /// How far the last search along a line went, what it found there, and the last comma before.
  struct LineLookahead {
    var end = 0
    var hasHeader = false
    var lastComma = 0
  }

  init(_ source: SourceText, tokens: [Token]) {
    cursor = TokenCursor(source, tokens: tokens)
    builder = TreeBuilder(reserving: cursor.leaves.count)
    braces = Braces(cursor.leaves, in: source)
  }

  // Looking

  var source: SourceText { cursor.source }
  var here: Token { cursor.here }
  var previous: Token? { cursor.previous }
  var peek: Token.Kind { cursor.peek }
  var gap: TextRange { cursor.gap }
  func peek(_ ahead: Int) -> Token.Kind { cursor.peek(ahead) }
  func token(_ ahead: Int) -> Token { cursor.token(ahead) }
  func text(of token: Token) -> String { cursor.source[token.range] }

  /// The leaf of the bracket or brace that closes the one at `opener`, or -1.
  mutating func partner(of opener: Int) -> Int { cursor.partners[opener] }

  /// Whether `token` is a `w` or `h`.
  func isUnit(_ token: Token) -> Bool {
    guard token.kind == .word, token.range.count == 1 else { return false }
    let byte = cursor.source.byte(at: token.offset)
    return byte == UInt8(ascii: "w") || byte == UInt8(ascii: "h")
  }

  // Taking

  mutating func take() { cursor.take() }

  /// Steps over the next token; a line end behind it does not count.
  mutating func takeJoining() {
    take()
    cursor.joined = cursor.position
  }

  /// Steps over the next token, behind which a value follows, on this line or the next; but a
  /// property or an element on the next line is none.
  mutating func takeBeforeValue() {
    takeJoining()
    guard here.leadsLine, cursor.openBrackets == 0 else { return }
    if !current.isInCondition, startsElement() || startsHeader { return cursor.joined = -1 }
    guard openTernaries == 0 else { return }
    if let end = pathEnd(from: 0), peek(end) == .colon { cursor.joined = -1 }
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

  /// The start of a node that begins with the next token.
  var nodeStart: NodeStart { NodeStart(nodes: builder.nodes.count, leaf: cursor.position) }

  /// Makes a node of what was taken since `start`; of nothing only a file.
  mutating func finish(_ kind: SyntaxTree.Kind, since start: NodeStart) {
    guard cursor.position > start.leaf || kind == .file else { return }
    let tokens = cursor.tokens(since: start.leaf)
    builder.append(
      SyntaxTree.Node(
        kind: kind, descendants: UInt32(builder.nodes.count - start.nodes),
        firstToken: UInt32(tokens.lowerBound), endToken: UInt32(tokens.upperBound)))
  }

  /// Makes a node of the next token alone.
  mutating func leaf(_ kind: SyntaxTree.Kind) {
    let start = nodeStart
    take()
    finish(kind, since: start)
  }

  /// The span of what was taken since `start`.
  func span(since start: NodeStart) -> TextRange {
    let first = cursor.leaves[start.leaf].token.offset
    return first..<max(first, gap.upperBound)
  }
}
