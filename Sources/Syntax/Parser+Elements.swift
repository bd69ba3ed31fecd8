import LayoutDiagnostics
import LayoutText

extension Parser {
  // element = word [ subject ] [ size ] { clause } [ block ]
  //
  // Elements nest deeply: what needs much stack space has a frame of its own.
  mutating func element() {
    let start = nodeStart
    take()
    headers()
    if !takesBlockWithoutBrace(since: start) { optionalBody() }
    takeModifiers()
    finish(.element, since: start)
  }

  /// Reads the header, and what is mistaken for a part of it.
  private mutating func headers() {
    header()
    while !isLost, peek == .comma || peek == .colon, !isLooseProperty(1) {
      if isCommaBetweenElements { return commaBetweenElements() }
      reportHabit { .strayInHeader($0.text(of: $0.here), at: $0.here.range) }
      leaf(.skipped)
      header()
    }
    if !isLost, isLooseProperty(0) || peek == .comma { looseProperties() }
    if !isLost, !endsHeader, !isModifier { strayInHeader() }
  }

  /// Whether a comma stands here before what can be nothing but an element.
  private var isCommaBetweenElements: Bool {
    mutating get {
      guard peek == .comma, peek(1) == .word, !isClauseWord(token(1)) else { return false }
      switch peek(2) {
      case .string, .leftBrace, .rightBrace, .semicolon, .comma: return true
      case .word, .number, .fraction, .tilde: return hasCross(from: 2)
      default: return false
      }
    }
  }

  private mutating func commaBetweenElements() {
    report { .commaBetweenElements(at: $0.here.range) }
    leaf(.skipped)
    current.closedEnd = cursor.position
  }

  private mutating func takesBlockWithoutBrace(since start: NodeStart) -> Bool {
    guard !isLost, peek == .newline else { return false }
    let kind = text(of: cursor.leaves[start.leaf].token).shortened
    return blockWithoutBrace(of: "the block of `\(kind)`")
  }

  /// Reads what stands between the kind and the block: subject, size, clauses.
  private mutating func header() {
    emptyParentheses()
    let hasSize = isClause ? false : subject()
    emptyParentheses()
    if isModifier { return }
    if !hasSize, !isLost, !isClause, !isLooseProperty(0), peek.startsValue, !isWordInHeader,
      !holdsStatements(inBracketAt: 0)
    {
      size()
    }
    let start = nodeStart
    while !isLost, isClause { clause() }
    if !isLost, start.leaf < cursor.position, peek.startsPrimary,
      hasCross || peek == .malformedNumber
    {
      sizeBehindClauses(since: start)
    }
  }

  /// Reads a size behind the clauses that were taken since `start`.
  private mutating func sizeBehindClauses(since start: NodeStart) {
    let clauses = span(since: start)
    let behind = nodeStart
    silently { $0.size() }
    // Other mistakes in it are reported once it stands in its place.
    isLost = false
    report {
      let (size, all) = ($0.span(since: behind), $0.span(since: start))
      let text = $0.source[size] + " " + $0.source[clauses]
      return .sizeBehindClause(
        $0.source[size].shortened, at: size, fix: .replacing(all, with: text))
    }
    while !isLost, isClause { clause() }
  }

  // subject = string | name | "(" expression ")"
  //
  // What `x` follows is no subject but the width of a size; returns whether it was.
  mutating func subject() -> Bool {
    let start = nodeStart
    if isBareExpression {
      expression()
      finish(.parenthesis, since: start)
      let range = span(since: start)
      if !isLost { report { _ in .bareExpression(at: range, fix: .parenthesizing(range)) } }
      finish(.subject, since: start)
      return false
    }
    switch peek {
    case .word where isLooseProperty(0) && !hasCross: return false
    case .word where isHyphenated: hyphenatedName(.error)
    case .word: primary()
    case .string: leaf(.string)
    case .leftParenthesis where holdsStatements(inBracketAt: 0): return false
    case .leftParenthesis: parenthesis()
    case .timesWord:
      if here.traits.contains(.stuck) {
        fail { $0.gluedSize }
      } else {
        report { .reservedWord($0.text(of: $0.here), at: $0.here.range) }
        leaf(.skipped)
      }
      return false
    case .dot where peek(1) == .word: primary()
    case _ where isReservedName:
      report { .reservedName($0.text(of: $0.here), at: $0.here.range) }
      leaf(.skipped)
      return false
    default: return false
    }
    guard !isLost else { return false }
    var isSide = builder.nodes.last?.kind == .parenthesis && previous?.kind == .word
    if isFactor, hasCross {
      calculation(since: start)
      isSide = true
    }
    if peek == .timesWord || isSide {
      sizeEnd(since: start)
      return true
    }
    if builder.nodes.last?.kind == .call { reportArguments(since: start) }
    finish(.subject, since: start)
    return false
  }

  /// Reports the arguments of a name, which were taken since `start`.
  private mutating func reportArguments(since start: NodeStart) {
    if cursor.leaves[cursor.position - 2].token.kind == .leftParenthesis {
      let range = cursor.leaves[cursor.position - 2].token.offset..<gap.upperBound
      report { _ in .needless("()", at: range) }
    } else {
      report { .argumentsOfName(at: $0.span(since: start)) }
    }
  }

  // clause = ( "split" | "repeat" | "as" ) primary
  mutating func clause() {
    let start = nodeStart
    take()
    if peek == .colon {
      report { .strayInHeader($0.text(of: $0.here), at: $0.here.range) }
      leaf(.skipped)
    }
    if peek == .word || !peek.isWord || peek.startsPrimary {
      primary()
    } else {
      fail { .reservedWord($0.text(of: $0.here), at: $0.here.range) }
    }
    finish(.clause, since: start)
  }

  /// Whether nothing more of a header stands here.
  var endsHeader: Bool {
    switch peek {
    case .newline, .semicolon, .leftBrace, .rightBrace, .end: true
    default: isWrongCloser
    }
  }

  /// Whether the next token begins a clause.
  var isClause: Bool {
    peek == .word && isClauseWord(here)
  }

  /// Whether a clause begins with `token`, which is a word.
  func isClauseWord(_ token: Token) -> Bool {
    switch token.range.count {
    case 2: reads(.as, at: token)
    case 5: reads(.split, at: token)
    case 6: reads(.repeat, at: token)
    default: false
    }
  }

  private func reads(_ word: ClauseWord, at token: Token) -> Bool {
    cursor.source.bytes(in: token.range).elementsEqual(word.rawValue.utf8)
  }
}
