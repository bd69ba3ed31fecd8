internal import LayoutText

/// Where the variables of a file are changed, as far as its tokens show.
package struct SwiftChanges: Sendable {
  /// A place at which a word is set, or a member of it.
  package struct Change: Sendable {
    /// In the bytes of all files.
    package let offset: Int
    /// The member that is set, or a method of an element that is called, with `()`; `nil` where the word
    /// itself is set, one of its elements, or by a method.
    package let member: String?
    /// Whether the member is one of an element of it.
    package let isElement: Bool
    /// Whether no dot stands in front of it: it is a variable of the code around, or of its type.
    package let isBare: Bool
  }

  private var all: [String: [Change]] = [:]

  /// What is changed somewhere.
  package var names: some Collection<String> { all.keys }

  /// The changes of what is called `name`.
  package func changes(of name: String) -> [Change] { all[name] ?? [] }

  /// Methods that change the value that they are called on.
  private static let methods: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "removeValue", "updateValue", "popFirst", "popLast", "sort", "shuffle", "reverse", "swapAt",
    "merge", "formUnion", "toggle", "replaceSubrange", "partition", "negate",
    "withUnsafeMutableBufferPointer",
  ]

  init(in tokens: [SwiftToken], of source: SourceText) {
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .operatorSign where isAssignment(token, source):
        if index > 0, tokens[index - 1].kind == .rightParenthesis {
          noteTuple(endingAt: index - 1, tokens, source)
        } else {
          note(tokens, before: index, source)
        }
      case .operatorSign where isAddress(token, at: index, tokens, source):
        note(tokens, before: end(ofChainAt: index + 1, in: tokens), source)
      case .leftParenthesis where index > 2, .leftBrace where index > 2:
        let (name, dot) = (tokens[index - 1], tokens[index - 2])
        guard name.kind == .word, dot.kind == .dot else { continue }
        let method = text(name, source)
        if Self.methods.contains(method) {
          note(tokens, before: index - 2, source)
        } else if tokens[index - 3].kind == .rightBracket {
          note(tokens, before: index - 2, source, member: method + "()")
        }
      default: break
      }
    }
  }

  private func text(_ token: SwiftToken, _ source: SourceText) -> String {
    String(decoding: source.bytes[token.bytes], as: UTF8.self)
  }

  private func isAssignment(_ token: SwiftToken, _ source: SourceText) -> Bool {
    let bytes = source.bytes[token.bytes]
    guard bytes.last == UInt8(ascii: "=") else { return false }
    return bytes.count == 1
      || bytes.count == 2
        && !["=", "<", ">", "!", "~"].contains { bytes.first == UInt8(ascii: $0) }
  }

  /// Whether it is the `&` of an argument that the call may change.
  private func isAddress(
    _ token: SwiftToken, at index: Int, _ tokens: [SwiftToken], _ source: SourceText
  ) -> Bool {
    guard index > 0, token.bytes.count == 1,
      source.bytes[token.bytes.lowerBound] == UInt8(ascii: "&")
    else { return false }
    return [.leftParenthesis, .comma, .colon].contains(tokens[index - 1].kind)
  }

  /// The place behind a chain of members.
  private func end(ofChainAt start: Int, in tokens: [SwiftToken]) -> Int {
    var (index, level) = (start, 0)
    while index < tokens.count {
      switch tokens[index].kind {
      case .leftBracket: level += 1
      case .rightBracket where level > 0: level -= 1
      case .word, .quotedWord, .dot: break
      default: if level == 0 { return index }
      }
      index += 1
    }
    return index
  }

  /// Notes the words of the chain of members in front of the token at `end`.
  private mutating func note(
    _ tokens: [SwiftToken], before end: Int, _ source: SourceText, member: String? = nil
  ) {
    var (index, member) = (end - 1, member)
    var isElement = false
    while index >= 0 {
      while index >= 0, isMark(tokens[index], source) { index -= 1 }
      if index >= 0, tokens[index].kind == .rightBracket {
        index = opening(of: index, in: tokens) - 1
        isElement = true
        continue
      }
      guard index >= 0, Self.isName(at: index, in: tokens) else { return }
      let name = text(tokens[index], source)
      if member == nil, index > 0, tokens[index - 1].kind == .word,
        ["let", "var"].contains(text(tokens[index - 1], source))
      {
        return
      }
      let isBare = index == 0 || tokens[index - 1].kind != .dot
      all[name, default: []].append(
        Change(
          offset: tokens[index].bytes.lowerBound + source.base, member: member,
          isElement: isElement && member != nil, isBare: isBare))
      guard index > 1, !isBare else { return }
      let isPlace = tokens[index].kind == .floatingPoint
      let outer = isPlace ? name.split(separator: ".").first.map(String.init) : name
      (index, member, isElement) = (index - 2, outer, false)
    }
  }

  /// Whether it is a word, or the place of an element in a tuple.
  private static func isName(at index: Int, in tokens: [SwiftToken]) -> Bool {
    switch tokens[index].kind {
    case .word, .quotedWord: true
    // `0.1` are two places, one inside of the other.
    case .integer, .floatingPoint: index > 1 && tokens[index - 1].kind == .dot
    default: false
    }
  }

  /// Whether it is the `?` or `!` behind a word.
  private func isMark(_ token: SwiftToken, _ source: SourceText) -> Bool {
    guard token.kind == .operatorSign, token.bytes.count == 1 else { return false }
    return ["?", "!"].contains(text(token, source))
  }

  /// Notes the elements of the tuple `(a, b)` that stands in front of a sign.
  private mutating func noteTuple(
    endingAt end: Int, _ tokens: [SwiftToken], _ source: SourceText
  ) {
    var (index, level) = (end, 0)
    while index >= 0 {
      switch tokens[index].kind {
      case .rightParenthesis:
        level += 1
        if level == 1 { note(tokens, before: index, source) }
      case .leftParenthesis: level -= 1
      case .comma where level == 1: note(tokens, before: index, source)
      default: break
      }
      if level == 0 { return }
      index -= 1
    }
  }

  /// The place of the bracket that the one at `index` closes.
  private func opening(of index: Int, in tokens: [SwiftToken]) -> Int {
    var (index, level) = (index, 0)
    while index >= 0 {
      if tokens[index].kind == .rightBracket { level += 1 }
      if tokens[index].kind == .leftBracket { level -= 1 }
      if level == 0 { return index }
      index -= 1
    }
    return 0
  }
}
