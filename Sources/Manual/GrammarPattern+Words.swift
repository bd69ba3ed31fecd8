internal import LayoutLanguage
internal import LayoutSyntax

extension GrammarPattern {
  /// The start of a statement: at the start of a line, or after a brace or a semicolon.
  static var statements: [GrammarPattern] {
    let start = #"(?:^|(?<=[{};]))[ \t]*"#
    let bindings = alternatives([.letWord, .paramWord])
    let fragment = alternatives([.defineWord])
    let use = alternatives([.useWord])
    let kinds = oneOf(ElementKind.all.map(\.name))
    let properties = oneOf(ElementKind.all.flatMap { $0.properties.map(\.name) })
    let before = #"(?=[ \t]*:)"#
    return [
      GrammarPattern(
        "\(start)(\(bindings))[ \\t]+(\(word))",
        groups: ["storage.type", "variable.other.constant"]),
      GrammarPattern(
        "\(start)(\(fragment))[ \\t]+(\(word))", groups: ["storage.type", "entity.name.function"]),
      GrammarPattern(
        "\(start)(\(use))[ \\t]+(\(word))", groups: ["keyword.control", "entity.name.function"]),
      GrammarPattern(
        "\(start)(\(kinds))(?!\\w|[ \\t]*[:.])(?:[ \\t]+(\(name)))?",
        groups: ["keyword.other.element", "entity.name.type"]),
      GrammarPattern(
        "\(start)(\(properties))((?:\\.\(word))*)\(before)",
        groups: ["variable.other.property", "variable.other.property.part"]),
      GrammarPattern(
        "\(start)(\(name)(?:\\.\(word))*)\(before)", groups: ["variable.other.member"]),
    ]
  }

  /// Words that mean the same everywhere.
  static var words: [GrammarPattern] {
    let forms = ElementKind.all.flatMap { $0.properties.map(\.form) }
    let enumerations = forms.map(\.enumeration) + Input.all.map(\.enumeration)
    let control: [Token.Kind] = [
      .ifWord, .elseWord, .forWord, .inWord, .switchWord, .caseWord, .defaultWord, .useWord,
      .importWord,
    ]
    let value = #"(?=[ \t]+(?:[0-9A-Za-z_(\["~]|>=|-\S))"#
    return [
      GrammarPattern("keyword.control", alone(alternatives(control))),
      GrammarPattern("storage.type", alone(alternatives([.letWord, .paramWord, .defineWord]))),
      GrammarPattern("constant.language.boolean", alone(alternatives([.trueWord, .falseWord]))),
      GrammarPattern("keyword.operator.size", alone(alternatives([.timesWord]))),
      GrammarPattern(
        "keyword.other.clause", alone(oneOf(ClauseWord.allCases.map(\.rawValue))) + value),
      GrammarPattern("support.function", alone(oneOf(Function.all.map(\.name))) + #"(?=\()"#),
      GrammarPattern("support.variable", alone(oneOf(Input.all.map(\.name)))),
      GrammarPattern(
        #"(?<=[(,])[ \t]*("# + word + #")(?=[ \t]*:)"#, groups: ["variable.parameter"]),
      GrammarPattern("variable.parameter", alone(oneOf(forms.flatMap(\.parts))) + value),
      GrammarPattern(
        "support.constant", alone(oneOf(enumerations.flatMap { $0?.words ?? [] })) + #"(?!\()"#),
    ]
  }

  /// A word, reserved or not.
  private static let word = #"[A-Za-z_]\w*"#
  /// A name of the author's: not a reserved word or a clause.
  private static var name: String {
    let reserved = Token.Kind.allCases.filter(\.isReserved)
    let clauses = ClauseWord.allCases.map(\.rawValue).joined(separator: "|")
    return "(?!(?:\(alternatives(reserved))|\(clauses))(?!\\w))\(word)"
  }

  /// `expression` as a whole word.
  private static func alone(_ expression: String) -> String {
    #"(?<!\w)(?<!\w\.)(?:"# + expression + #")(?!\w)"#
  }

  /// The words of `kinds`, as alternatives.
  private static func alternatives(_ kinds: [Token.Kind]) -> String {
    kinds.map { "\($0.reservedWord)" }.joined(separator: "|")
  }

  /// Any of `words`, sorted and without duplicates, with dots escaped.
  private static func oneOf(_ words: [String]) -> String {
    Set(words).sorted().map { $0.split(separator: ".").joined(separator: #"\."#) }
      .joined(separator: "|")
  }
}

extension ValueForm {
  /// The labels of the form's values.
  fileprivate var parts: [String] {
    switch labels {
    case .parts(let words): words
    case .none, .sections, .parameters: []
    }
  }
}
