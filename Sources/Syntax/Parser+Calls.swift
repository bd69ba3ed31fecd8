import LayoutDiagnostics
import LayoutText

/// An argument as it is written: what stands before its colon, and its value.
package struct WrittenArgument: Sendable {
  package let label: String?
  package let value: String
  /// Whether the value is a word with Swift's dot before it, which is left out of `value`.
  package let isCase: Bool

  package init(label: String?, value: String, isCase: Bool) {
    (self.label, self.value, self.isCase) = (label, value, isCase)
  }
}

extension WrittenArgument {
  /// What other languages call the sides of a size.
  package static let sides = ["width", "height"]
}

extension [WrittenArgument] {
  /// What they call those of a point.
  private static let coordinates = ["x", "y"]

  /// The property `name` that a call with these arguments means, as far as its shape shows; `nil`
  /// where it shows none. Without arguments it is the name alone.
  package func property(called name: String) -> String? {
    guard !isEmpty else { return name }
    let labels = compactMap(\.label)
    if !labels.isEmpty, labels.allSatisfy(WrittenArgument.sides.contains) {
      let sides = WrittenArgument.sides.map { side in first { $0.label == side }?.value ?? "_" }
      return "\(name): \(sides[0]) x \(sides[1])"
    }
    if !labels.isEmpty, labels.allSatisfy(Self.coordinates.contains) {
      let sides = Self.coordinates.map { side in first { $0.label == side }?.value ?? "0" }
      return "\(name): \(sides[0]), \(sides[1])"
    }
    if let edges { return "\(name): \(edges)" }
    var values: [String] = []
    var label = ""
    for argument in self {
      guard !argument.value.hasPrefix("["), !argument.value.contains("{") else { return nil }
      if argument.isCase, argument.label == nil, label.isEmpty, count == 2 {
        label = argument.value
        continue
      }
      let words = [argument.label ?? label, argument.value].filter { !$0.isEmpty }
      values.append(words.joined(separator: " "))
      label = ""
    }
    return values.isEmpty ? nil : "\(name): \(values.joined(separator: ", "))"
  }
}

extension [WrittenArgument] {
  /// Edges in a list, each with the length behind it: `[.horizontal, .top], 8`.
  private var edges: String? {
    guard count == 2, self[0].label == nil, self[1].label == nil, self[0].value.hasPrefix("[."),
      self[0].value.hasSuffix("]")
    else { return nil }
    let words = self[0].value.dropFirst().dropLast().split(separator: ",")
    return words.map { word in
      "\(word.filter { $0.isLetter }) \(self[1].value)"
    }
    .joined(separator: ", ")
  }

  /// The element `name` with these as its properties; `nil` where one has no name.
  ///
  /// - Parameter block: What stands in its braces.
  func element(called name: String, holding block: String) -> String? {
    let properties = compactMap { part in part.label.map { "\($0): \(part.value)" } }
    guard properties.count == count else { return nil }
    return "\(name) {" + properties.map { " \($0);" }.joined() + block + "}"
  }
}

extension Parser {
  /// Whether a call stands where a statement should, as in SwiftUI and UIKit.
  var isCallStatement: Bool { mutating get { holdsCall() } }

  private mutating func holdsCall() -> Bool {
    guard let end = pathEnd(from: 0), token(end).kind == .leftParenthesis, !token(end).isSpaced
    else { return false }
    let close = closer(ahead: end)
    guard close > end, token(close + 1).kind != .timesWord, !hasStuckUnit(behind: close) else {
      return false
    }
    if end > 1 { return cursor.source.bytes(in: here.range).first.map(isUppercase) ?? false }
    return holdsArguments(from: end + 1, to: close)
  }

  /// How many tokens ahead the bracket is closed that is open there, or -1.
  private mutating func closer(ahead: Int) -> Int {
    let opener = cursor.position + ahead
    guard opener < cursor.leaves.count else { return -1 }
    return partner(of: opener) - cursor.position
  }

  private func hasStuckUnit(behind close: Int) -> Bool {
    isUnit(token(close + 1)) && !token(close + 1).isSpaced
  }

  private func isUppercase(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "A") < 26 }

  /// Whether what stands in a parenthesis is more, or less, than one value.
  mutating func holdsArguments(from first: Int, to close: Int) -> Bool {
    if first == close { return true }
    if token(first).kind.isWord, token(first + 1).kind == .colon { return true }
    if token(first).kind == .dot, token(first + 1).kind.isWord, first + 2 == close { return true }
    var ahead = first
    while ahead < close {
      switch token(ahead).kind {
      case .comma, .halfOpenRange, .closedRange: return true
      case .leftParenthesis, .leftBracket: ahead = max(ahead + 1, closer(ahead: ahead))
      default: ahead += 1
      }
    }
    return false
  }

  /// Reads a call where a statement should stand: what is in its parentheses belongs into a block.
  mutating func callStatement() {
    let start = nodeStart
    let word = text(of: here)
    take()
    while peek == .dot, peek(1).isWord {
      take()
      take()
    }
    let inside = nodeStart
    let opener = cursor.position
    let written = arguments(writtenFrom: opener)
    let range = cursor.leaves[opener].token.offset..<gap.upperBound
    finish(.error, since: inside)
    let fix = peek == .leftBrace || endsHeader ? fix(moving: written, from: range) : nil
    report {
      written.isEmpty
        ? .emptyParentheses(at: range)
        : .callStatement($0.source[$0.span(since: start)], word, at: $0.span(since: start), fix)
    }
    if !endsHeader, !isModifier { isLost = true }
    optionalBody()
    takeModifiers(behind: start)
    finish(.element, since: start)
  }

  /// The edits that make properties of arguments, all of which have labels.
  private func fix(moving arguments: [WrittenArgument], from range: TextRange) -> Fix? {
    let parts = arguments.compactMap { part in part.label.map { "\($0): \(part.value)" } }
    guard parts.count == arguments.count else { return nil }
    let text = parts.joined(separator: "; ")
    guard peek == .leftBrace else { return .replacing(range, with: " { \(text) }") }
    let end = token(1).leadsLine ? "" : ";"
    return Fix(
      .safe,
      [
        Edit(replace: range, with: ""),
        Edit(replace: here.end..<here.end, with: " " + text + end),
      ])
  }

  /// Reads arguments in silence, and returns them as they are written.
  mutating func arguments(writtenFrom opener: Int) -> [WrittenArgument] {
    let close = partner(of: opener)
    let wasLost = isLost
    silently { $0.arguments() }
    if close >= cursor.position {
      while cursor.position <= close { take() }
    }
    isLost = wasLost
    guard close > opener + 1 else { return [] }
    var arguments: [WrittenArgument] = []
    var (first, index) = (opener + 1, opener + 1)
    while index < close {
      switch cursor.leaves[index].token.kind {
      case .comma:
        arguments.append(argument(writtenFrom: first, to: index))
        (first, index) = (index + 1, index + 1)
      case .leftParenthesis, .leftBracket: index = max(index + 1, partner(of: index))
      default: index += 1
      }
    }
    return first < close ? arguments + [argument(writtenFrom: first, to: close)] : arguments
  }

  private func argument(writtenFrom first: Int, to end: Int) -> WrittenArgument {
    let hasLabel = first + 2 < end && cursor.leaves[first + 1].token.kind == .colon
    let label = hasLabel ? text(of: cursor.leaves[first].token) : nil
    var start = hasLabel ? first + 2 : first
    let isCase = start + 1 < end && cursor.leaves[start].token.kind == .dot
    if isCase { start += 1 }
    guard start < end else { return WrittenArgument(label: label, value: "", isCase: false) }
    let range = cursor.leaves[start].token.offset..<cursor.leaves[end - 1].token.end
    return WrittenArgument(label: label, value: cursor.source[range], isCase: isCase)
  }

  /// Takes parentheses that hold nothing, which neither a name nor a definition has.
  mutating func emptyParentheses() {
    guard !isLost, peek == .leftParenthesis, peek(1) == .rightParenthesis else { return }
    let start = nodeStart
    take()
    take()
    report { .emptyParentheses(at: $0.span(since: start)) }
    finish(.skipped, since: start)
  }

  /// Reads the arguments of a `use` that stand in no parentheses.
  mutating func bareArguments() {
    let hole = gap.upperBound..<here.offset
    let start = nodeStart
    repeat { argument() } while !isLost && takes(.comma)
    report {
      let range = $0.span(since: start)
      let end = range.upperBound..<range.upperBound
      return .bareArguments(
        $0.source[range], at: range,
        [Edit(replace: hole, with: "("), Edit(replace: end, with: ")")])
    }
  }
}
