package import LayoutCompiler
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

/// What may stand in parentheses.
package struct Signature: Sendable {
  package let text: String
  /// The parameters as parts of the text, in bytes.
  package var parameters: [Range<Int>] = []
  package var documentation: String?
  /// The parameter at the caret, by its place.
  package var active = 0
}

extension Function {
  /// The name with the parameters and their defaults.
  var signature: Signature {
    signatureText(
      name,
      parameters.map { ($0.name, $0.spelling) }, isVariadic: isVariadic, documentation: summary)
  }
}

private func signatureText(
  _ name: String, _ parameters: [(name: String, standard: String?)], isVariadic: Bool = false,
  documentation: String?
) -> Signature {
  var text = name + "("
  var ranges: [Range<Int>] = []
  for (index, parameter) in parameters.enumerated() {
    if index > 0 { text += ", " }
    let start = text.utf8.count
    text += parameter.name + (parameter.standard.map { " = \($0)" } ?? "")
    if isVariadic, index == parameters.count - 1 { text += " …" }
    ranges.append(start..<text.utf8.count)
  }
  return Signature(text: text + ")", parameters: ranges, documentation: documentation)
}

/// The signature of the call or the `use` whose parentheses are around `offset`.
package func signature(at offset: Int, in compilation: Compilation) -> Signature? {
  let tree = compilation.tree
  var depth = 0
  var commas = 0
  /// The token in front of the argument at the caret.
  var opening: Int?
  let end = tree.tokens.partitioningIndex { $0.end > offset }
  for index in tree.tokens[..<end].indices.reversed() {
    switch tree.tokens[index].kind {
    case .rightParenthesis, .rightBracket: depth += 1
    case .leftBracket: depth -= 1
    case .leftBrace, .rightBrace: return nil
    case .comma where depth == 0:
      commas += 1
      if opening == nil { opening = index }
    case .leftParenthesis:
      guard depth == 0 else {
        depth -= 1
        continue
      }
      guard index > 0, tree.tokens[index - 1].kind == .word else { return nil }
      let name = tree.source[tree.tokens[index - 1].range]
      let before = tree.tokens[..<(index - 1)].last { !$0.isTrivia }
      var found = signature(of: name, isUse: before?.kind == .useWord, compilation)
      found?.activate(commas, called: tree.label(behind: opening ?? index))
      return found
    default: continue
    }
  }
  return nil
}

extension SyntaxTree {
  /// The name that an argument begins with.
  fileprivate func label(behind index: Int) -> String? {
    let next = tokens[(index + 1)...].lazy.filter { !$0.isTrivia }.prefix(2)
    guard let word = next.first, word.kind.isWord, next.last?.kind == .colon else { return nil }
    return source[word.range]
  }
}

extension Signature {
  /// Makes the parameter called `name` the one at the caret, else that at a place.
  fileprivate mutating func activate(_ place: Int, called name: String?) {
    let names = parameters.map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self).prefix { $0 != " " }
    }
    let named = name.flatMap { name in names.firstIndex { $0 == name } }
    active = named ?? min(place, max(0, parameters.count - 1))
  }
}

private func signature(of name: String, isUse: Bool, _ compilation: Compilation) -> Signature? {
  guard isUse else { return Function.all.first { $0.name == name }?.signature }
  let definition = compilation.trees.lazy.flatMap { $0.all(DefinitionSyntax.self) }
    .first { $0.name?.text == name }
  return definition.map { definition in
    signatureText(
      name,
      definition.parameters.compactMap { parameter in
        parameter.name.map { ($0.text, parameter.standard?.text) }
      }, documentation: definition.documentation)
  }
}
