internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A name that other languages have for what is called something else here.
  func foreignName(_ text: String, at range: TextRange) -> Diagnostic? {
    if let value = ForeignWords.values[text] { return .foreignName(text, meant: value, at: range) }
    if let help = ForeignWords.notValues[text] {
      return Diagnostic.unknownName(text, meant: [], at: range).helping(help)
    }
    if let condition = ForeignWords.conditions[text.lowercased()] {
      let isNegated = tree.source.byte(at: range.lowerBound - 1) == UInt8(ascii: "!")
      return .foreignName(text, meant: isNegated ? "(\(condition))" : condition, at: range)
    }
    let words = text.split(separator: ".").map(String.init)
    guard words.count > 1, let last = words.last else { return nil }
    if ["self", "this"].contains(words[0]) {
      let rest = words.dropFirst().joined(separator: ".")
      let isKnown =
        file.scope.binding(rest, at: range.lowerBound) != nil
        || Input.all.contains { $0.name == rest }
      if isKnown { return .foreignName(text, meant: rest, at: range) }
    }
    let word = ForeignWords.traits[last] ?? last
    let input = Input.all.first { $0.name.split(separator: ".").dropFirst().last == word[...] }
    guard let input else { return nil }
    // The size of a screen or a view differs from the container's.
    let isSame =
      ForeignWords.traits[last] != nil || input.bit & Input.continuous == 0
      || words.contains { $0 == "container" || $0.hasSuffix("ontentSize") }
    return .foreignName(text, meant: input.name, at: range, isSame ? .safe : .unsafe)
  }

  /// Whether the parser has refused the element as a call.
  func isCall(_ syntax: ElementSyntax) -> Bool {
    let start = syntax.range.lowerBound
    return tree.diagnostics(in: start..<start).contains {
      $0.code == .unexpectedCall && $0.range.lowerBound == start
    }
  }
}

extension ElementSyntax {
  /// The words that it begins with, and the dots between them.
  var pathText: String {
    node.ownTokens.prefix { $0.kind.isWord || $0.kind == .dot }
      .map { node.text(of: $0) }.joined()
  }
}
