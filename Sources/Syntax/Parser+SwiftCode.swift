import LayoutDiagnostics
import LayoutText

/// A statement that has the shape of Swift code.
struct SwiftStatement {
  /// How sure it is that it is Swift.
  enum Certainty: Comparable {
    /// It may be a statement of a layout as well, and counts before Swift alone.
    case possible
    /// It looks like Swift, and counts beside a statement that is certain.
    case likely
    /// Nothing like it stands in a layout.
    case certain
  }

  /// The leaf behind it.
  let end: Int
  let certainty: Certainty
}

extension Parser {
  /// The leaf behind the run of Swift statements that begins here, or `nil` without one.
  ///
  /// - Complexity: O(*n*) in the tokens of the run; what holds no run is not searched again.
  mutating func swiftCodeEnd() -> Int? {
    guard cursor.position >= current.swiftSearchEnd else { return nil }
    var leaf = cursor.position
    var end: Int?
    while let statement = swiftStatement(at: leaf, depth: 0) {
      leaf = statement.end
      if statement.certainty == .certain || statement.certainty == .likely && end != nil {
        end = leaf
      }
      while kind(leaf) == .semicolon { leaf += 1 }
    }
    if end == nil { current.swiftSearchEnd = leaf }
    return end
  }

  /// Steps over Swift statements up to the leaf `end`, and reports them once.
  mutating func swiftCode(upTo end: Int) {
    let start = nodeStart
    let first = isBehindSign(cursor.position, "@") ? here.offset - 1 : here.offset
    while cursor.position < end { take() }
    recovery.swallowed.append(first..<gap.upperBound)
    report { .pastedSwift(at: first..<$0.gap.upperBound) }
    finish(.error, since: start)
    current.closedEnd = cursor.position
  }

  /// The Swift statement at `leaf`, or `nil` if something else stands there.
  private mutating func swiftStatement(at leaf: Int, depth: Int) -> SwiftStatement? {
    if isBehindSign(leaf, "@") { return statement(from: leaf, .certain) }
    switch kind(leaf) {
    case .letWord: return swiftBinding(at: leaf)
    case .importWord where kind(leaf + 1) == .word: return statement(from: leaf, .possible)
    case .ifWord:
      let isAvailability = isBehindSign(leaf + 1, "#")
      return isAvailability || hasSwiftBlock(behind: leaf, depth)
        ? statement(from: leaf, .certain) : nil
    case .forWord:
      return hasSwiftBlock(behind: leaf, depth) ? statement(from: leaf, .certain) : nil
    case .switchWord:
      guard let brace = brace(behind: leaf), kind(brace + 1) == .caseWord,
        let colon = (brace..<max(brace, partner(of: brace))).first(where: { kind($0) == .colon })
      else { return nil }
      return beginsWithSwift(colon + 1, depth) ? statement(from: leaf, .certain) : nil
    case .word: return swiftWords(at: leaf, depth: depth)
    default: return nil
    }
  }

  /// `let name = value`, whose value may be Swift's.
  private mutating func swiftBinding(at leaf: Int) -> SwiftStatement? {
    guard kind(leaf + 1) == .word, kind(leaf + 2) == .equals || kind(leaf + 2) == .colon else {
      return nil
    }
    let binding = statement(from: leaf, .possible)
    let value = (leaf..<binding.end).first { kind($0) == .equals }.map { $0 + 1 } ?? binding.end
    let isMade =
      kind(value) == .dot
      || kind(value) == .word
        && (isCapitalized(value)
          || [.leftParenthesis, .leftBrace].contains(kind(behindPath(from: value))))
    let isSwift = isMade && holdsSwiftValue(value..<binding.end)
    return SwiftStatement(
      end: binding.end,
      certainty: isSwift ? .certain : isCapitalized(value) ? .likely : .possible)
  }

  /// A statement that begins with a word: a declaration, an assignment or a call of Swift.
  private mutating func swiftWords(at leaf: Int, depth: Int) -> SwiftStatement? {
    if let word = SwiftKeyword(token(of: leaf), in: source) {
      return swiftDeclaration(word, at: leaf, depth: depth)
    }
    let end = behindPath(from: leaf)
    let isPath = end > leaf + 1
    switch kind(end) {
    case .equals where kind(end + 1) != .greater && !token(of: end).leadsLine:
      let assignment = statement(from: leaf, .possible)
      let isSwift = isPath && end < assignment.end && holdsSwiftValue((end + 1)..<assignment.end)
      return SwiftStatement(
        end: assignment.end, certainty: isSwift ? .certain : isPath ? .likely : .possible)
    case .leftParenthesis where !token(of: end).isSpaced:
      return swiftCall(at: leaf, opener: end, isPath: isPath, depth)
    case .leftBrace where isCapitalized(leaf) && !token(of: end).leadsLine:
      return isSwiftBlock(end, depth) ? statement(from: leaf, .certain) : nil
    default: return nil
    }
  }

  /// A call, whose parenthesis is `opener`.
  private mutating func swiftCall(
    at leaf: Int, opener: Int, isPath: Bool, _ depth: Int
  ) -> SwiftStatement? {
    let close = partner(of: opener)
    guard close > opener else { return nil }
    if isPath { return statement(from: leaf, .certain) }
    let hasBlock = kind(close + 1) == .leftBrace
    guard isCapitalized(leaf) else {
      return hasBlock ? nil : statement(from: leaf, .possible)
    }
    if hasBlock {
      return isSwiftBlock(close + 1, depth) ? statement(from: leaf, .certain) : nil
    }
    // An element's kind may be followed by what it shows, and by parentheses that hold nothing:
    // `Text("Hi")` and `Spacer()` alone are elements.
    let position = cursor.position
    let isCall =
      close > opener + 1 && holdsArguments(from: opener + 1 - position, to: close - position)
      || kind(close + 1) == .dot
    return statement(from: leaf, isCall ? .certain : .likely)
  }

  /// A statement that begins with one of Swift's own words.
  private mutating func swiftDeclaration(
    _ word: SwiftKeyword, at leaf: Int, depth: Int
  ) -> SwiftStatement? {
    let next = kind(leaf + 1)
    switch word {
    case .type:
      guard next == .word else { return nil }
      let isType =
        [.colon, .less].contains(kind(leaf + 2))
        || kind(leaf + 2) == .leftBrace && isSwiftBlock(leaf + 2, depth)
      return isType ? statement(from: leaf, .certain) : nil
    case .function:
      let isNamed = next == .word && [.leftParenthesis, .less].contains(kind(leaf + 2))
      return isNamed ? statement(from: leaf, .certain) : nil
    case .variable:
      guard next == .word, [.equals, .colon].contains(kind(leaf + 2)) else { return nil }
      let variable = statement(from: leaf, .possible)
      let isComputed = (leaf..<variable.end).contains { kind($0) == .leftBrace }
      return SwiftStatement(end: variable.end, certainty: isComputed ? .certain : .likely)
    case .answer:
      let isElement =
        next == .word && !token(of: leaf + 2).leadsLine
        && [.word, .number, .fraction, .leftBrace, .string].contains(kind(leaf + 2))
        && !isCapitalized(leaf + 1)
      guard next.startsValue, !token(of: leaf + 1).leadsLine, !isElement else { return nil }
      let answer = statement(from: leaf, .possible)
      let isCall = kind(behindPath(from: leaf + 1)) == .leftParenthesis
      let isSwift = isCall || holdsSwiftValue((leaf + 1)..<answer.end)
      return SwiftStatement(end: answer.end, certainty: isSwift ? .certain : .likely)
    case .guarded:
      let end = statement(from: leaf, .certain)
      return (leaf..<end.end).contains { kind($0) == .elseWord } && next != .colon ? end : nil
    case .loop:
      return hasSwiftBlock(behind: leaf, depth) ? statement(from: leaf, .certain) : nil
    case .modifier:
      guard next == .word || next == .letWord,
        let inner = swiftStatement(at: leaf + 1, depth: depth)
      else { return nil }
      return inner
    }
  }

  // MARK: Looking at tokens by their leaf

  private func token(of leaf: Int) -> Token {
    cursor.leaves[min(leaf, cursor.leaves.count - 1)].token
  }

  private func kind(_ leaf: Int) -> Token.Kind { token(of: leaf).kind }

  /// Whether `sign`, which is no token here, stands directly before the token at `leaf`.
  private func isBehindSign(_ leaf: Int, _ sign: Unicode.Scalar) -> Bool {
    let offset = token(of: leaf).offset
    return kind(leaf).isWord && offset > source.base
      && source.byte(at: offset - 1) == UInt8(ascii: sign)
  }

  /// The leaf behind the dotted words that begin at `leaf`, optional chains included.
  private func behindPath(from leaf: Int) -> Int {
    guard kind(leaf) == .word else { return leaf }
    var end = leaf + 1
    while true {
      let isChained = kind(end) == .question || kind(end) == .not
      let dot = isChained ? end + 1 : end
      guard kind(dot) == .dot, kind(dot + 1).isWord, !token(of: dot).isSpaced else { return end }
      end = dot + 2
    }
  }

  /// Whether a value in `leaves` has what no value here has: a word behind a dot alone, a closure.
  private func holdsSwiftValue(_ leaves: Range<Int>) -> Bool {
    // The braces of a `switch` are ours.
    let holdsChoice = leaves.contains { kind($0) == .switchWord }
    return leaves.contains { leaf in
      switch kind(leaf) {
      case .leftBrace:
        !holdsChoice && [.word, .rightParenthesis, .equals].contains(kind(leaf - 1))
      case .dot:
        kind(leaf + 1).isWord
          && [.equals, .leftParenthesis, .leftBracket, .comma, .colon].contains(kind(leaf - 1))
      default: false
      }
    }
  }

  /// The statement that begins at `leaf`: it goes on behind open brackets, in blocks, in lines that
  /// begin with a dot, and behind operators.
  private mutating func statement(
    from leaf: Int, _ certainty: SwiftStatement.Certainty
  ) -> SwiftStatement {
    var (end, isBalanced) = (leaf, true)
    loop: while true {
      let token = token(of: end)
      if end > leaf, token.leadsLine, !continues(at: end) { break }
      switch token.kind {
      case .semicolon, .rightBrace, .end: break loop
      case .leftBrace, .leftParenthesis, .leftBracket:
        let close = partner(of: end)
        isBalanced = isBalanced && close > end
        end = close > end ? close + 1 : end + 1
      default: end += 1
      }
    }
    return SwiftStatement(
      end: max(end, leaf + 1), certainty: isBalanced ? certainty : min(certainty, .likely))
  }

  /// Whether the token at `leaf`, the first of its line, continues the statement before.
  private func continues(at leaf: Int) -> Bool {
    switch kind(leaf) {
    case .dot, .question, .colon, .elseWord, .and, .or, .coalesce, .rightParenthesis, .rightBracket:
      return true
    default: break
    }
    switch kind(leaf - 1) {
    case .equals, .comma, .colon, .question, .plus, .minus, .star, .slash, .and, .or, .coalesce:
      return true
    default: return false
    }
  }

  /// The brace of the block of the statement that begins at `leaf`.
  private mutating func brace(behind leaf: Int) -> Int? {
    var place = leaf + 1
    while true {
      switch kind(place) {
      case .leftBrace: return place
      case .semicolon, .rightBrace, .end: return nil
      case .leftParenthesis, .leftBracket: place = max(place + 1, partner(of: place) + 1)
      default: place += 1
      }
      if token(of: place).leadsLine { return nil }
    }
  }

  private mutating func hasSwiftBlock(behind leaf: Int, _ depth: Int) -> Bool {
    brace(behind: leaf).map { isSwiftBlock($0, depth) } ?? false
  }

  /// Whether the block that opens at `brace` begins with a Swift statement, or is Swift's by the
  /// names of a closure in front of it.
  private mutating func isSwiftBlock(_ brace: Int, _ depth: Int) -> Bool {
    guard partner(of: brace) > brace else { return false }
    var first = brace + 1
    if let word = closureStart(from: first) {
      first = word
      if kind(first) == .rightBrace { return true }
    }
    return beginsWithSwift(first, depth)
  }

  /// Whether a Swift statement stands at `first`, or behind some that may be Swift's.
  private mutating func beginsWithSwift(_ first: Int, _ depth: Int) -> Bool {
    var leaf = first
    // Deeper blocks are searched when their own statements are read.
    while depth < 8, let statement = swiftStatement(at: leaf, depth: depth + 1) {
      if statement.certainty == .certain { return true }
      leaf = statement.end
    }
    return false
  }

  /// The leaf behind `name, name in`, with which a closure begins.
  private func closureStart(from leaf: Int) -> Int? {
    var place = leaf
    while kind(place) == .word, kind(place + 1) == .comma { place += 2 }
    return kind(place) == .word && kind(place + 1) == .inWord ? place + 2 : nil
  }
}

/// A word that begins statements of Swift.
enum SwiftKeyword: CaseIterable {
  case type, function, variable, answer, guarded, loop, modifier

  var words: [String] {
    switch self {
    case .type: ["struct", "class", "enum", "extension", "protocol", "actor"]
    case .function: ["func"]
    case .variable: ["var", "const", "val"]
    case .answer: ["return"]
    case .guarded: ["guard"]
    case .loop: ["while", "repeat"]
    case .modifier:
      [
        "private", "public", "static", "final", "fileprivate", "lazy", "internal", "override",
        "weak", "open",
      ]
    }
  }

  /// The first bytes of those words, one bit each, by the word's length in bytes.
  private static let beginnings: [UInt32] = {
    var beginnings = [UInt32](repeating: 0, count: 16)
    for word in allCases.flatMap(\.words) { beginnings[word.utf8.count] |= bit(word.utf8.first!) }
    return beginnings
  }()

  private static func bit(_ letter: UInt8) -> UInt32 { 1 << UInt32(letter & 31) }

  /// The word of `token`; no text is made of the many tokens that cannot be one of them.
  init?(_ token: Token, in source: SourceText) {
    let length = token.range.count
    guard (1..<16).contains(length),
      Self.beginnings[length] & Self.bit(source.byte(at: token.offset)) != 0
    else { return nil }
    let text = source[token.range]
    guard let word = Self.allCases.first(where: { $0.words.contains(text) }) else { return nil }
    self = word
  }
}
