internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutDiagnostics
internal import LayoutText

extension Checker {
  /// A name that other languages have for what is called something else here.
  func foreignName(_ text: String, at range: TextRange) -> Diagnostic? {
    if let truth = ForeignWords.truths[text] {
      return .foreignName(text, meant: truth, at: range)
    }
    if ForeignWords.nothings.contains(text) { return .nothing(text, at: range) }
    if let condition = ForeignWords.conditions[text.lowercased()] {
      let isNegated = tree.source.hasByte("!", at: range.lowerBound - 1)
      return .foreignName(text, meant: isNegated ? "(\(condition))" : condition, at: range)
    }
    if text == "zero" { return .foreignName(text, meant: "0", at: range) }
    if let side = ForeignWords.sides[text] { return .foreignSide(text, help: side, at: range) }
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
      ForeignWords.traits[last] != nil || !input.isContinuous
      || words.contains { $0 == "container" || $0.hasSuffix("ontentSize") }
    return .foreignName(text, meant: input.name, at: range, isSame ? .safe : .unsafe)
  }

  /// Whether another language's word for nothing stands there.
  func isNothing(_ syntax: ExpressionSyntax) -> Bool {
    syntax.isWord && ForeignWords.nothings.contains(syntax.text)
      && !isName(syntax.text, at: syntax.range)
  }

}

extension Input {
  /// Whether it is a length of the container.
  fileprivate var isContinuous: Bool { bit & Self.continuous != 0 }
}
