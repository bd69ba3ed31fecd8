/// A Swift statement, and those in its braces.
struct Statement {
  /// What stands in one pair of braces, behind its head.
  struct Branch {
    var head: String
    /// What follows the opening brace: the parameters of a closure.
    var parameters = ""
    var uses: Set<Symbol> = []
    /// What the head declares for the body, with its text in the head.
    var binds: [Symbol: String] = [:]
    var isLoop = false
    /// What stands between the brace of the branch before it and its head.
    var joint = "else "
    var body: [Statement]
  }

  /// One or more lines; empty where there are branches.
  var text: String
  var uses: Set<Symbol>
  /// What it declares.
  var defines: Symbol?
  /// Whether it is left out where nothing uses what it declares.
  var isOptional = false
  /// Whether a blank line stands before it.
  var startsParagraph = false
  var branches: [Branch] = []
  /// How many levels deeper it is than those around it.
  var level = 0

  init(_ text: String, uses: Set<Symbol> = []) { (self.text, self.uses) = (text, uses) }

  init(_ branches: [Branch]) {
    (text, uses) = ("", [])
    self.branches = branches
  }

  /// The same statement behind a blank line.
  var paragraph: Statement {
    var copy = self
    copy.startsParagraph = true
    return copy
  }

  /// A declaration that is left out where nothing uses it.
  static func optional(_ text: String, declaring symbol: Symbol, uses: Set<Symbol>) -> Statement {
    var statement = Statement(text, uses: uses)
    (statement.defines, statement.isOptional) = (symbol, true)
    return statement
  }
}

extension [Statement] {
  /// The same statements without declarations that nothing uses.
  ///
  /// - Parameter needed: What the statements behind these use; afterwards, what these and they use
  ///   from outside.
  func withoutUnused(_ needed: inout Set<Symbol>) -> [Statement] {
    var kept: [Statement] = []
    for var statement in reversed() {
      if let symbol = statement.defines {
        if statement.isOptional, !needed.contains(symbol) { continue }
        needed.remove(symbol)
      }
      for index in statement.branches.indices {
        statement.branches[index].resolve(&needed)
      }
      needed.formUnion(statement.uses)
      kept.append(statement)
    }
    return kept.reversed()
  }

  /// The lines, `depth` levels deep.
  func text(indented depth: Int) -> String {
    var text = ""
    for (index, statement) in enumerated() {
      if statement.startsParagraph, index > 0 { text += "\n" }
      text += statement.text(indented: depth)
    }
    return text
  }
}

extension Statement.Branch {
  /// Leaves out what nothing in it uses, and adds what it uses from outside to `needed`.
  fileprivate mutating func resolve(_ needed: inout Set<Symbol>) {
    var inner: Set<Symbol> = []
    body = body.withoutUnused(&inner)
    for (symbol, text) in binds where inner.remove(symbol) == nil {
      if isLoop {
        head = head.replacingFirst(text, with: "_ ")
      } else {
        parameters = parameters.replacingFirst(text, with: "_")
      }
    }
    needed.formUnion(inner)
    needed.formUnion(uses)
  }
}

extension Statement {
  fileprivate func text(indented depth: Int) -> String {
    let depth = depth + level
    let indent = String(repeating: "    ", count: depth)
    var lines = text.isEmpty ? "" : text.indented(by: indent) + "\n"
    for (index, branch) in branches.enumerated() {
      let head = (index == 0 ? "" : "} " + branch.joint) + branch.head
      let spaced = head.hasSuffix(" ") || head.isEmpty ? head : head + " "
      lines += (spaced + "{" + branch.parameters).indented(by: indent) + "\n"
      lines += branch.body.text(indented: depth + 1)
    }
    if !branches.isEmpty { lines += indent + "}\n" }
    return lines
  }
}

extension String {
  /// Each line behind `indent`; empty ones as they are.
  func indented(by indent: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
  }

  /// The same with the first word `part` replaced.
  func replacingFirst(_ part: String, with other: String) -> String {
    guard let range = wordRange(of: part) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }

  private func wordRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
      start = index(after: start)
    }
    return nil
  }
}
