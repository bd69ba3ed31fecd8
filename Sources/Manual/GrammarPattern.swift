internal import LayoutLanguage
internal import LayoutSyntax

/// A pattern of a TextMate grammar, with its scopes.
///
/// - Source: macromates.com, TextMate manual, Language Grammars: the names of scopes.
struct GrammarPattern: Sendable {
  enum Extent: Sendable {
    /// A regular expression, and the scopes of its groups.
    case match(String, groups: [String])
    /// From one expression to another, across lines, with patterns between them.
    case span(from: String, to: String, [GrammarPattern])
  }

  /// The scope of the whole match.
  let scope: String?
  let extent: Extent
  /// The scope of the beginning and the end.
  var brackets: String?

  /// - Parameter groups: The scopes of the expression's groups.
  init(_ scope: String, _ expression: String, groups: [String] = []) {
    self.scope = Self.inLanguage(scope)
    extent = .match(expression, groups: groups.map(Self.inLanguage))
  }

  /// A pattern without a scope of its own.
  init(_ expression: String, groups: [String]) {
    scope = nil
    extent = .match(expression, groups: groups.map(Self.inLanguage))
  }

  init(_ scope: String, brackets: String, _ extent: Extent) {
    self.scope = Self.inLanguage(scope)
    (self.extent, self.brackets) = (extent, brackets)
  }

  private static func inLanguage(_ scope: String) -> String { scope + ".layout" }

  /// In order of precedence.
  static var all: [GrammarPattern] { trivia + statements + words + literals + signs }
}

extension GrammarPattern {
  private static var trivia: [GrammarPattern] {
    [
      GrammarPattern("comment.line.documentation", "///(?!/).*$"),
      GrammarPattern("comment.line.double-slash", "//.*$"),
      GrammarPattern(
        "comment.block", brackets: "punctuation.definition.comment",
        .span(from: #"/\*"#, to: #"\*/"#, [])),
      GrammarPattern(
        "string.quoted.double", brackets: "punctuation.definition.string",
        .span(
          from: "\"", to: "\"|$",
          [
            GrammarPattern("constant.character.escape", #"\\(?:["\\n]|u\{[0-9A-Fa-f]{1,8}\})"#),
            GrammarPattern("invalid.illegal.escape", #"\\."#),
          ])),
    ]
  }

  private static var literals: [GrammarPattern] {
    let number = #"(?<!\w)[0-9]+(?:\.[0-9]+)?"#
    return [
      GrammarPattern(
        "constant.numeric.fraction", number + #"(?:/[0-9]+(?:\.[0-9]+)?)?([wh])(?!\w)"#,
        groups: ["keyword.other.unit"]),
      GrammarPattern("constant.numeric", number + #"(pt)?(?!\w)"#, groups: ["keyword.other.unit"]),
      GrammarPattern("keyword.other.unit", #"(?<=\))[wh](?!\w)"#),
      GrammarPattern("constant.language.missing", #"(?<!\w)_(?!\w)"#),
      GrammarPattern("variable.other.readwrite", #"[A-Za-z_]\w*"#),
    ]
  }

  private static let signs = [
    GrammarPattern("keyword.operator.range", #"\.\.[.<]"#),
    GrammarPattern("keyword.operator.comparison", "[=!<>]=|[<>]"),
    GrammarPattern("keyword.operator.logical", #"&&|\|\||!"#),
    GrammarPattern("keyword.operator.arithmetic", "[-+*/%]"),
    GrammarPattern("keyword.operator.assignment", "="),
    GrammarPattern("keyword.operator.fallback", #"\?\?"#),
    GrammarPattern("keyword.operator.ternary", #"\?"#),
    GrammarPattern("keyword.operator.estimated", "~"),
    GrammarPattern("punctuation.accessor", #"(?<=\w)\.(?=\w)"#),
    GrammarPattern("punctuation.separator.key-value", ":"),
    GrammarPattern("punctuation.separator.sequence", ","),
    GrammarPattern("punctuation.terminator.statement", ";"),
    GrammarPattern("punctuation.section.block", "[{}]"),
    GrammarPattern("punctuation.section.group", #"[()\[\]]"#),
  ]
}
