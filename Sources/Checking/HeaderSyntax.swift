internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

/// What stands before an element's block.
struct HeaderSyntax {
  let word: NameToken
  let name: NameToken?
  let range: TextRange
  /// The words of a name with dots in it.
  var path: [String] = []

  /// The path as it is written, for an element of a `kind` that takes one.
  func pathText(of kind: ElementKind) -> String? {
    kind.header.takesPath && !path.isEmpty ? path.joined(separator: ".") : nil
  }

  /// As people call the element: "badge `live`".
  var description: String { word.text + (name.map { " `\($0.text)`" } ?? "") }
}

extension SubjectSyntax {
  /// The name, if it is one word or a string, in parentheses or not.
  var anyName: NameToken? {
    let written = expression
    if case .parenthesis(let parenthesis)? = written { return parenthesis.expression?.name }
    return written?.name
  }
}

extension SubjectSyntax {
  /// The words of a name with dots.
  var path: [String]? {
    guard case .name(let path)? = expression else { return nil }
    return path.words.map(\.text)
  }
}

extension ElementSyntax {
  /// The name behind `as`.
  var givenName: NameToken? {
    clauses.first { $0.kind == .as }?.operand?.name
  }
}
