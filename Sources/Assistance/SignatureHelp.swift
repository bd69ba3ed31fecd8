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
  let end = tree.tokens.partitioningIndex { $0.end > offset }
  for index in tree.tokens[..<end].indices.reversed() {
    switch tree.tokens[index].kind {
    case .rightParenthesis, .rightBracket: depth += 1
    case .leftBracket: depth -= 1
    case .leftBrace, .rightBrace: return nil
    case .comma where depth == 0: commas += 1
    case .leftParenthesis:
      guard depth == 0 else {
        depth -= 1
        continue
      }
      guard index > 0, tree.tokens[index - 1].kind == .word else { return nil }
      let name = tree.source[tree.tokens[index - 1].range]
      let before = tree.tokens[..<(index - 1)].last { !$0.isTrivia }
      return signature(of: name, isUse: before?.kind == .useWord, commas, compilation)
    default: continue
    }
  }
  return nil
}

private func signature(
  of name: String, isUse: Bool, _ commas: Int, _ compilation: Compilation
) -> Signature? {
  var signature: Signature?
  if isUse {
    for (index, source) in compilation.sources.all.enumerated() {
      let tree = index == 0 ? compilation.tree : parse(source)
      guard signature == nil,
        let definition = tree.all(DefinitionSyntax.self).first(where: { $0.name?.text == name })
      else { continue }
      signature = signatureText(
        name,
        definition.parameters.compactMap { parameter in
          parameter.name.map { ($0.text, parameter.standard?.text) }
        }, documentation: definition.documentation)
    }
  } else {
    signature = Function.all.first { $0.name == name }?.signature
  }
  guard var found = signature else { return nil }
  found.active = min(commas, max(0, found.parameters.count - 1))
  return found
}
