internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension SwiftFragment {
  /// A value, or a size in a header, that is a call of Swift.
  func completedValue() -> Diagnostic {
    guard let statement = path.last(where: { $0.kind == .property || $0.kind == .element }) else {
      return diagnostic
    }
    let calls = statement.swiftCalls(at: diagnostic.range.lowerBound)
    if let first = calls.first, calls.count == 1, let property = PropertySyntax(statement),
      let completed = completed(property, valued: first)
    {
      return completed
    }
    let texts = calls.compactMap { $0.foreignSize ?? $0.foreignLength }
    guard !texts.isEmpty, texts.count == calls.count else { return withExample }
    let edits = zip(calls, texts).map { Edit(replace: $0.range, with: $1) }
    return diagnostic.helping(
      "write `\(texts.joined(separator: "`, `"))`", fix: Fix(.safe, edits))
  }

  /// What a property is whose only value is `call`.
  private func completed(_ property: PropertySyntax, valued call: SyntaxNode) -> Diagnostic? {
    guard let name = property.name?.text, let word = elements.last?.kindName?.text,
      property.values.count == 1, property.values[0].range == call.range
    else { return nil }
    let kind = kinds.last ?? nil
    let described =
      kind?.property(named: name)?.description ?? kind?.property(likeUIKits: name)
      ?? kind?.property(calledElsewhere: name)
    let form = described?.form
    if let form, form.hasEdges {
      if let edges = call.unlabelledEdges(form) {
        return diagnostic.helping("write `\(edges)`", fix: .replacing(call.range, with: edges))
      }
      let padding = Modifier.paddingName
      let arguments = call.text.drop { $0 != "(" }
      let code = form.foreign.labels.reduce(".init" + arguments) { code, label in
        code.exchanging(label.key + ":", for: label.value + ":")
      }
      let found = translated(".\(padding)(\(code))", .modifiers(of: word))
      guard let found, found.isComplete, let statement = found.statements.first else { return nil }
      let edges = statement.dropFirst(padding.count + 2)
      return diagnostic.helping(
        "write `\(edges)`", fix: .replacing(call.range, with: String(edges)))
    }
    if let words = form?.enumeration?.words {
      let word = call.dottedWords
      guard words.contains(word), !call.text.contains(where: \.isNumber) else {
        return diagnostic.helping("write a word, as in `\(described?.example ?? "")`")
      }
      return diagnostic.helping("write `\(word)`", fix: .replacing(call.range, with: word))
    }
    guard kind?.traits.contains(.isContent) ?? false else { return nil }
    let isTrack = form?.type.contains(.track) ?? false
    let found =
      isTrack
      ? translated("\(word)(\(name): \(call.text))", .call)
      : translated(".\(name)(\(dotted(call.text)))", .modifiers(of: word))
    let statements = found?.statements.dropFirst(isTrack ? 1 : 0) ?? []
    guard let found, found.isComplete, !statements.isEmpty else { return nil }
    let text = statements.joined(separator: "; ")
    return diagnostic.helping(
      "write `\(text.brief)`", fix: .replacing(property.range, with: text))
  }

  /// A call with the dot that Swift has before a function of the type that is expected.
  private func dotted(_ call: String) -> String {
    call.first?.isLowercase ?? false ? "." + call : call
  }

  /// Whether it is the value of a property, which need not be a length.
  private var isInProperty: Bool {
    path.last { $0.kind == .property || $0.kind == .element }?.kind == .property
  }

  private var withExample: Diagnostic {
    [.leadingDot, .calledSize].contains(diagnostic.code) && !isInProperty
      ? diagnostic.helping("write points, as in `44`, or `0.5w`, `0.5h`, `~44`") : diagnostic
  }
}

extension SyntaxNode {
  /// The calls in a statement, outside of its block, that the parser has refused, and the one at
  /// `offset`.
  fileprivate func swiftCalls(at offset: Int) -> [SyntaxNode] {
    var calls: [SyntaxNode] = []
    var id = self.id + 1
    while id < endID {
      let node = tree[id]
      let isCall =
        node.kind == .error || node.kind == .call && node.range.lowerBound == offset
      if isCall { calls.append(node) }
      id = isCall || node.kind == .block ? node.endID : id + 1
    }
    return calls
  }

  private var arguments: [ArgumentSyntax] { children.compactMap(ArgumentSyntax.init) }

  /// The words behind dots as one, as those of a set of edges are one here.
  fileprivate var dottedWords: String {
    let all = Array(tokens)
    let words = all.indices.filter { $0 > 0 && all[$0].kind.isWord && all[$0 - 1].kind == .dot }
      .map { text(of: all[$0]) }
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The last word of what is called.
  private var calledWord: String? {
    tokens.prefix { $0.kind.isWord || $0.kind == .dot }.last.map { text(of: $0) }
  }

  /// How the edges are written that a call with one value makes, whose word says which they are.
  fileprivate func unlabelledEdges(_ form: ValueForm) -> String? {
    guard case .parts(let labels) = form.labels, let word = calledWord,
      let open = text.firstIndex(of: "("), text.last == ")"
    else { return nil }
    let inner = text[text.index(after: open)...].dropLast().trimmed
    guard !inner.isEmpty, !inner.contains(where: "(:,.)".contains) || Double(inner) != nil else {
      return nil
    }
    if labels.contains(word) { return "\(word) \(inner)" }
    return word == "init" || word == "all" || word.hasSuffix("Insets") ? String(inner) : nil
  }

  /// How the length is written that a call of UIKit's word for it makes.
  var foreignLength: String? {
    guard let word = calledWord, let length = ForeignLength.all[word] else { return nil }
    if arguments.isEmpty {
      let tokens = tokens
      return tokens.count == 2 && tokens[1].kind == .number
        ? length.spelling(of: text(of: tokens[1])) : nil
    }
    guard arguments.count == 1, let inner = arguments[0].expression else { return nil }
    guard case .binary(let quotient) = inner else { return length.spelling(of: inner.text) }
    let operands = quotient.operands.map(\.text)
    let isPlain =
      length.isFraction && operands.count == 2 && operands.allSatisfy { Int($0) != nil }
      && inner.text.holds("/")
    return length.spelling(of: isPlain ? operands.joined(separator: "/") : "(\(inner.text))")
  }

  /// How the size is written that a call with two labelled sides makes; small letters are a name.
  var foreignSize: String? {
    let sides = SizeSyntax.foreignSides.map { side in
      arguments.first { [side, side + "Dimension"].contains($0.label?.text ?? "") }?.expression
        .map { $0.node.foreignLength ?? $0.text }
    }
    guard arguments.count == 2, let width = sides[0], let height = sides[1] else { return nil }
    let isName = kind == .call && text.first?.isLowercase ?? false && calledWord != "init"
    return (isName ? (calledWord ?? "") + " " : "") + "\(width) x \(height)"
  }
}
