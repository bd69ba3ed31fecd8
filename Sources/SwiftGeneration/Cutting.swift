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

extension Code {
  /// How many operators an expression may have.
  static let mostOperators = 8

  /// The operators in a text, but for those in parts that are cut out.
  static func operatorCount(in text: String) -> Int {
    var (count, depth) = (0, 0)
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      if depth == 0, operators.contains(String(Substring(word))) { count += 1 }
      for byte in word {
        if byte == CutMark.start { depth += 1 }
        if byte == CutMark.end { depth -= 1 }
      }
    }
    return count
  }

  private static let operators: Set<String> = [
    "+", "-", "*", "/", "%", "?", "??", "&&", "||", "==", "!=", "<", "<=", ">", ">=",
  ]

  /// The same as a constant of its own.
  fileprivate var cutOut: Code? {
    guard let type, operatorCount > 0, isSafe else { return nil }
    var code = Code(
      "\(Unicode.Scalar(CutMark.start))\(type)\(Unicode.Scalar(CutMark.type))\(text)"
        + "\(Unicode.Scalar(CutMark.end))", uses: uses)
    (code.type, code.operatorCount) = (type, 0)
    return code
  }

  /// Whether computing it where its value is not needed stops no app: a remainder may be one of 0.
  private var isSafe: Bool {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    return zip(words, words.dropFirst()).allSatisfy { word, next in
      let isRemainder = word.elementsEqual("%".utf8)
      return !isRemainder || next.first.map { (49...57).contains($0) } == true
    }
  }
}

extension [Code] {
  /// The same with the longest cut out, so that they and `own` operators are not too many.
  func limited(beside own: Int = 0) -> [Code] {
    var (codes, count) = (self, reduce(own) { $0 + $1.operatorCount })
    guard count > Code.mostOperators else { return self }
    for index in indices.sorted(by: { codes[$0].operatorCount > codes[$1].operatorCount }) {
      guard count > Code.mostOperators else { break }
      guard let cutOut = codes[index].cutOut else { continue }
      count -= codes[index].operatorCount
      codes[index] = cutOut
    }
    return codes
  }
}

extension [Statement] {
  /// The same with constants for what is cut out, each before the statement that uses it.
  func cut(_ names: inout Names) -> [Statement] {
    flatMap { statement -> [Statement] in
      var statement = statement
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
        before[0].startsParagraph = statement.startsParagraph
        statement.startsParagraph = false
      }
      return before + [statement]
    }
  }
}

/// The constants for what is cut out of one statement.
struct CutParts {
  var names: Names
  /// Their declarations.
  private(set) var lines: [String] = []
  private var known: [String: String] = [:]

  init(names: Names) { self.names = names }

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
