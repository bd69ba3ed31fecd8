internal import LayoutText

/// Long expressions are cut: Swift's type checker is slow for them.
///
/// A part that gets a constant of its own stands between marks, behind its type, until its function is
/// written. No Swift text has these characters.
///
/// - Source: `swift.md` 12.
private enum CutMark {
  static let start: UInt8 = 1
  static let type: UInt8 = 2
  static let end: UInt8 = 3
}

/// What makes Swift's type checker slow in an expression, but for the parts that are cut out of it.
///
/// The limits were found by measuring: each literal may be of several types, and each branch multiplies
/// these.
struct TypingLoad: Sendable {
  var operators = 0
  /// The operators between two literals.
  var literals = 0
  /// The values that are chosen between: by `? :`, by `min` or `max`, or by overloads.
  var forks = 0

  static func + (left: Self, right: Self) -> Self {
    Self(
      operators: left.operators + right.operators, literals: left.literals + right.literals,
      forks: left.forks + right.forks)
  }

  var hasTooManyOperators: Bool { operators > 8 }
  var hasTooManyLiterals: Bool { forks > 0 && literals > 2 }

  init(operators: Int = 0, literals: Int = 0, forks: Int = 0) {
    (self.operators, self.literals, self.forks) = (operators, literals, forks)
  }

  /// What is in a text.
  init(of text: String) {
    var depth = 0
    var (isBehindLiteral, isBehindOperator) = (false, false)
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      if depth == 0 {
        let text = String(Substring(word))
        let isOperator = Self.operators.contains(text)
        if isOperator { operators += 1 }
        if text == "?" || text.holds("min(") || text.holds("max(") { forks += 1 }
        if isBehindOperator, text.beginsWithLiteral { literals += 1 }
        isBehindOperator = isBehindLiteral && Self.arithmetic.contains(text)
        isBehindLiteral = text.endsWithLiteral
      }
      for byte in word {
        if byte == CutMark.start { depth += 1 }
        if byte == CutMark.end { depth -= 1 }
      }
    }
  }

  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  private static let operators = arithmetic.union([
    "?", "??", "&&", "||", "==", "!=", "<", "<=", ">", ">=",
  ])
}

extension String {
  /// Whether a number is in front, behind opening parentheses.
  fileprivate var beginsWithLiteral: Bool {
    utf8.first { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "-") }
      .map { (48...57).contains($0) } ?? false
  }

  /// Whether a number is at the end, before closing parentheses.
  fileprivate var endsWithLiteral: Bool {
    let word = utf8.reversed().drop { $0 == UInt8(ascii: ")") }
      .prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "-") }
    return !word.isEmpty && word.allSatisfy { (46...57).contains($0) }
  }

  /// Its last word.
  fileprivate var lastWord: String {
    String(decoding: utf8.reversed().prefix { $0 != 32 }.reversed(), as: UTF8.self)
  }
}

extension Code {
  /// Whether an operator between this and `other` has literals on both sides.
  func isBesideLiteral(_ other: Code) -> Bool {
    let isLiteral =
      other.precedence == .choice
      ? other.text.lastWord.endsWithLiteral : other.text.beginsWithLiteral
    return isLiteral && text.lastWord.endsWithLiteral
  }

  /// Whether a part of it has a constant of its own.
  var isCut: Bool { text.utf8.contains(CutMark.start) }

  /// The same as a constant of its own.
  fileprivate var cutOut: Code? {
    guard let type, load.operators > 0, isSafe else { return nil }
    var code = Code(
      "\(Unicode.Scalar(CutMark.start))\(type)\(Unicode.Scalar(CutMark.type))\(text)"
        + "\(Unicode.Scalar(CutMark.end))", uses: uses)
    (code.type, code.load) = (type, TypingLoad())
    return code
  }

  /// Whether it can be computed elsewhere, where its value is not needed: a remainder may be one of 0.
  private var isSafe: Bool {
    guard !text.contains("$") else { return false }
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    return zip(words, words.dropFirst()).allSatisfy { word, next in
      let isRemainder = word.elementsEqual("%".utf8)
      return !isRemainder || next.first.map { (49...57).contains($0) } == true
    }
  }
}

extension [Code] {
  /// The same with the heaviest cut out, so that they and what is around them are not too heavy.
  func limited(beside own: TypingLoad = TypingLoad()) -> [Code] {
    limited(own, \.hasTooManyOperators, \.operators)
      .limited(own, \.hasTooManyLiterals, \.literals)
  }

  private func limited(
    _ own: TypingLoad, _ isTooMuch: KeyPath<TypingLoad, Bool>, _ count: KeyPath<TypingLoad, Int>
  ) -> [Code] {
    guard reduce(own, { $0 + $1.load })[keyPath: isTooMuch] else { return self }
    var codes = self
    for index in indices.sorted(by: {
      self[$0].load[keyPath: count] > self[$1].load[keyPath: count]
    })
    where codes.reduce(own, { $0 + $1.load })[keyPath: isTooMuch] {
      guard codes[index].load[keyPath: count] > 0, let cutOut = codes[index].cutOut else {
        continue
      }
      codes[index] = cutOut
    }
    return codes
  }
}

extension [Statement] {
  /// The same with constants for what is cut out, each before the statement that uses it.
  ///
  /// A modifier and its view are one expression: constants stand before the view.
  func cut(_ names: inout Names) -> [Statement] {
    var result: [Statement] = []
    var start = 0
    for var statement in self {
      if !statement.isModifier { start = result.count }
      var parts = CutParts(names: names)
      statement.text = parts.resolve(statement.text)
      for index in statement.branches.indices {
        statement.branches[index].head = parts.resolve(statement.branches[index].head)
      }
      names = parts.names
      for index in statement.branches.indices {
        statement.branches[index].body = statement.branches[index].body.cut(&names)
      }
      var before = parts.lines.map { Statement($0) }
      if !before.isEmpty {
        before[0].level = result.indices.contains(start) ? result[start].level : statement.level
        before[0].startsParagraph = statement.startsParagraph
        statement.startsParagraph = false
      }
      result.insert(contentsOf: before, at: start)
      start += before.count
      result.append(statement)
    }
    return result
  }
}

extension Statement {
  /// Whether it continues the expression before it.
  fileprivate var isModifier: Bool { (branches.first?.head ?? text).hasPrefix(".") }
}

extension Code {
  /// The text where no constant can stand before it: constants for what is cut out stand in a closure.
  func closed(_ names: Names) -> String {
    let lines = CutParts.lines(of: text, names)
    return lines.count == 1 ? lines[0] : "{ \(lines.joined(separator: "; ")) }()"
  }
}

/// The constants for what is cut out of one statement.
struct CutParts {
  var names: Names
  /// Their declarations.
  private(set) var lines: [String] = []
  private var known: [String: String] = [:]

  init(names: Names) { self.names = names }

  /// The lines of a function that returns `text`, which is its only one where nothing is cut out.
  static func lines(of text: String, _ names: Names) -> [String] {
    var parts = CutParts(names: names)
    let text = parts.resolve(text)
    return parts.lines.isEmpty ? [text] : parts.lines + ["return " + text]
  }

  /// `text` with the names of the constants.
  mutating func resolve(_ text: String) -> String {
    guard text.utf8.contains(CutMark.start) else { return text }
    var open: [(type: String, text: [UInt8])] = [("", [])]
    for byte in text.utf8 {
      switch byte {
      case CutMark.start: open.append(("", []))
      case CutMark.type:
        open[open.count - 1] = (String(decoding: open[open.count - 1].text, as: UTF8.self), [])
      case CutMark.end:
        let part = open.removeLast()
        let name = name(for: String(decoding: part.text, as: UTF8.self), part.type)
        open[open.count - 1].text += Array(name.utf8)
      default: open[open.count - 1].text.append(byte)
      }
    }
    return String(decoding: open[0].text, as: UTF8.self)
  }

  private mutating func name(for text: String, _ type: String) -> String {
    if let name = known[text] { return name }
    let name = names.takeNumbered("value")
    known[text] = name
    lines.append("let \(name): \(type) = \(text)")
    return name
  }
}
