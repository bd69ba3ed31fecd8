import LayoutDiagnostics
import LayoutText

extension Parser {
  // size = primary "x" primary
  mutating func size() {
    let start = nodeStart
    if isBracketedSize { return bracketedSize() }
    side()
    sizeEnd(since: start)
  }

  /// Whether a bracket stands here around two sides of a size.
  private var isBracketedSize: Bool { mutating get { bracketedCross() != nil } }

  /// How many tokens ahead the `x` or the comma stands in the bracket here, if it is of a size.
  mutating func bracketedCross() -> Int? {
    guard peek == .leftParenthesis || peek == .leftBracket else { return nil }
    let end = partner(of: cursor.position) - cursor.position
    guard end > 0, peek(end + 1) != .timesWord else { return nil }
    var place = 1
    while place < end {
      if peek(place) == .timesWord || peek(place) == .comma { return place }
      // What stands in brackets of its own, as the arguments of a call, is no side.
      if peek(place) == .leftParenthesis || peek(place) == .leftBracket {
        place = max(place, partner(of: cursor.position + place) - cursor.position)
      }
      place += 1
    }
    return nil
  }

  /// Reports a size in brackets and steps over it.
  private mutating func bracketedSize() {
    guard let cross = bracketedCross() else { return }
    let start = nodeStart
    let end = partner(of: cursor.position)
    let hole = token(cross - 1).end..<token(cross + 1).offset
    let edits = [
      Edit(replace: here.range, with: ""), Edit(replace: hole, with: " x "),
      Edit(replace: cursor.leaves[end].token.range, with: ""),
    ]
    while cursor.position <= end { take() }
    report { .bracketedSize(at: $0.span(since: start), edits) }
    finish(.error, since: start)
  }

  /// Reads the `x` of a size and what stands behind it, and makes a node of it.
  mutating func sizeEnd(since start: NodeStart) {
    guard !isLost else { return finish(.size, since: start) }
    let width = span(since: start)
    if peek == .timesWord {
      if here.traits.contains(.stuck) { report { $0.gluedSize } }
      take()
      if peek.startsPrimary || peek == .minus {
        side()
      } else {
        fail { .incompleteSize($0.source[width].shortened, lacking: "height", at: $0.gap) }
      }
    } else if isWrongCross {
      if current.swiftValue == current.start { silently { $0.wrongCross() } } else { wrongCross() }
      side()
    } else if current.swiftValue == current.start {
      isLost = !endsHeader && !isClause
    } else if builder.nodes.last?.kind == .call {
      report { _ in .calledSize(at: width) }
      isLost = !endsHeader && !isClause
    } else {
      report { .incompleteSize($0.source[width].shortened, lacking: "height", at: $0.gap) }
      isLost = !endsHeader && !isClause
    }
    finish(.size, since: start)
  }

  /// Reads one side of a size; a calculation without parentheses is reported and read.
  private mutating func side() {
    let start = nodeStart
    length()
    if !isLost, peek == .number, previous?.kind == .word, hasCross || previousCross(since: start) {
      take()
      report { .wordBeforeNumber($0.source[$0.span(since: start)], at: $0.span(since: start)) }
      return finish(.error, since: start)
    }
    guard !isLost, isFactor || peek == .plus || peek == .minus else { return }
    guard peek != .star || hasCross || previousCross(since: start) else { return }
    calculation(since: start)
  }

  /// Reads a length, before which no minus can stand.
  mutating func length() {
    guard peek == .minus else { return primary() }
    let start = nodeStart
    silently { $0.unary() }
    let wasLost = isLost
    isLost = false
    reportNegative(since: start)
    isLost = wasLost
  }

  /// Reports the length with a sign that was taken since `start`.
  mutating func reportNegative(since start: NodeStart) {
    guard cursor.leaves[start.leaf].token.kind == .minus else {
      return reportCalculation(since: start)
    }
    report {
      let range = $0.span(since: start)
      return .negativeLength($0.source[range].shortened, at: range)
    }
  }

  /// Reads the rest of a calculation whose first operand was taken since `start`.
  mutating func calculation(since start: NodeStart) {
    silently { parser in
      while !parser.isLost, parser.isFactor || parser.peek == .plus || parser.peek == .minus {
        parser.takeBeforeValue()
        parser.unary()
      }
    }
    if isLost {
      // Silence has kept back what is missing.
      isLost = false
      fail { $0.missingValue }
    }
    // Without the other side the size is reported for that.
    if peek == .timesWord || previousCross(since: start) { reportCalculation(since: start) }
    finish(.error, since: start)
  }

  /// Reports the calculation taken since `start`: what it lacks are parentheses, or the unit of a
  /// ratio.
  mutating func reportCalculation(since start: NodeStart) {
    let taken = cursor.leaves[start.leaf..<cursor.position].map(\.token.kind)
    // A sum of fractions and points is unknown until the container is known.
    let isMixed = taken.contains(.fraction) && (taken.contains(.minus) || taken.contains(.plus))
    report {
      let range = $0.span(since: start)
      let text = $0.source[range]
      switch taken {
      case [.number, .slash, .number]: return .bareRatio(text, at: range)
      // Longer words may be names as they are.
      case [.number, .slash, .word]
      where $0.previous?.range.count == 2 && "wh".contains(text.last ?? " "):
        return .shareByName(text, at: range)
      default: return .sizeOfSum(text, at: range, isExact: !isMixed)
      }
    }
  }

  /// Whether the `x` of a size, or what was written for it, stands before what begins at `start`.
  private func previousCross(since start: NodeStart) -> Bool {
    start.leaf > 0 && cursor.leaves[start.leaf - 1].token.kind == .timesWord
  }

  /// Whether a sign stands here that makes a calculation of numbers, and never begins one.
  var isFactor: Bool { peek == .star || peek == .slash || peek == .percent }

  /// Whether the `x` of a size follows on this line, before a block or a comma.
  var hasCross: Bool { mutating get { hasCross(from: 0) } }

  /// The same from the token `ahead` on.
  mutating func hasCross(from ahead: Int) -> Bool {
    var ahead = ahead
    while true {
      switch peek(ahead) {
      case .timesWord: return true
      case .dot where peek(ahead + 1) == .timesWord: ahead += 2
      case .newline, .semicolon, .leftBrace, .rightBrace, .end, .comma: return false
      case .leftParenthesis, .leftBracket:
        ahead = max(ahead + 1, partner(of: cursor.position + ahead) - cursor.position)
      default: ahead += 1
      }
    }
  }

  /// Whether a second side follows, with anything but an `x` before it.
  private var isWrongCross: Bool {
    switch peek {
    case .number, .fraction, .malformedNumber, .tilde, .dot: true
    case .star: peek(1).startsPrimary
    case .comma: startsSide(1)
    case .word where foreignCrosses.contains(text(of: here)): startsSide(1)
    default: false
    }
  }

  /// What people write for the `x` of a size.
  private var foreignCrosses: Set<String> { ["X", "by"] }

  private func startsSide(_ ahead: Int) -> Bool {
    switch peek(ahead) {
    case .number, .fraction, .malformedNumber, .tilde: true
    case .dot: peek(ahead + 1) == .word
    case .word: peek(ahead + 1) == .leftParenthesis && !token(ahead + 1).isSpaced
    default: false
    }
  }

  /// Reports what stands for the `x`, and steps over it.
  private mutating func wrongCross() {
    let left = gap
    let isThere = peek == .star || peek == .comma || peek == .word
    let sign = isThere ? here : cursor.unknownBefore
    if isThere { leaf(.skipped) }
    let hole = left.upperBound..<here.offset
    report { .wrongCross(sign.map($0.text) ?? "", at: sign?.range ?? left, hole: hole) }
  }

  /// The diagnostic for a size whose next token is an `x` that something is stuck to.
  var gluedSize: Diagnostic {
    let left = previous ?? here
    let right = token(1)
    let isWhole = !right.leadsLine && right.kind != .end
    let range = left.offset..<(isWhole ? right.end : here.end)
    let hole = left.end..<(isWhole ? right.offset : here.end)
    return .gluedSize(
      cursor.source[range].shortened, at: range, edit: Edit(replace: hole, with: " x "))
  }
}
