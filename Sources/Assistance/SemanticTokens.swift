package import LayoutCompiler
internal import LayoutChecking
internal import LayoutLanguage
package import LayoutSyntax
package import LayoutText

/// A token as editors colour it.
package struct SemanticToken: Hashable, Sendable {
  /// In the order of the protocol's legend.
  package enum Kind: Int, Hashable, Sendable, CaseIterable {
    case keyword, `struct`, property, enumMember, number, variable, parameter, string, comment
    case `operator`, function
  }

  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let declaration = Traits(rawValue: 1)
    package static let readOnly = Traits(rawValue: 2)
    package static let defaultLibrary = Traits(rawValue: 4)
    package static let deprecated = Traits(rawValue: 8)
    /// What the protocol calls them, in the order of their bits.
    package static let names = ["declaration", "readonly", "defaultLibrary", "deprecated"]
  }

  /// On one line.
  package let range: TextRange
  package let kind: Kind
  package var traits: Traits = []
}

/// The tokens of a file, in order.
///
/// - Complexity: O(*n* log *n*) in the bytes.
package func semanticTokens(of compilation: Compilation) -> [SemanticToken] {
  WordMeanings(of: compilation).tokens(of: compilation.tree)
}

/// The tokens of a file that is not compiled, as far as its tree tells.
package func semanticTokens(of tree: SyntaxTree) -> [SemanticToken] {
  WordMeanings(of: tree).tokens(of: tree)
}

/// What the words of a file stand for.
private struct WordMeanings {
  typealias Meaning = (kind: SemanticToken.Kind, traits: SemanticToken.Traits)

  private let source: SourceText
  /// That of the word at each byte where one begins.
  private var known: [Meaning?]

  init(of tree: SyntaxTree) {
    source = tree.source
    known = Array(repeating: nil, count: source.bytes.count)
    for id in 0..<tree.nodeCount { add(tree[id]) }
  }

  init(of compilation: Compilation) {
    self.init(of: compilation.tree)
    for occurrence in NameTable(of: compilation).occurrences where source.holds(occurrence.range) {
      let kind: SemanticToken.Kind
      var traits: SemanticToken.Traits = occurrence.isDeclaration ? .declaration : []
      switch occurrence.thing.kind {
      case .constant:
        kind = .variable
        traits.insert(.readOnly)
      case .parameter:
        kind = .parameter
        traits.insert(.readOnly)
      case .definition: kind = .function
      case .layout, .section, .element: kind = .struct
      }
      self[occurrence.range] = (kind, traits)
    }
  }

  /// What the word at `range` stands for; nothing where there is no word.
  private subscript(range: TextRange) -> Meaning? {
    get { range.isEmpty ? nil : known[range.lowerBound - source.base] }
    set { if !range.isEmpty { known[range.lowerBound - source.base] = newValue } }
  }

  private mutating func add(_ node: SyntaxNode) {
    if let element = ElementSyntax(node) {
      if let word = element.kindName { self[word.range] = (.keyword, []) }
      for clause in element.clauses.compactMap(\.word) {
        self[clause.range] = (.keyword, [])
      }
    } else if let property = PropertySyntax(node) {
      if let range = property.nameRange { self[range] = (.property, []) }
      for part in property.parts { self[part.range] = (.property, []) }
    } else if let value = ValueSyntax(node) {
      if let label = value.label { self[label.range] = (.enumMember, []) }
    } else if let call = CallSyntax(node) {
      if let name = call.callee?.word {
        self[name.range] = (.function, .defaultLibrary)
      }
    } else if let name = NameSyntax(node) {
      add(name)
    }
  }

  private mutating func add(_ name: NameSyntax) {
    let words = name.words
    let isInput = words.indices.contains { last in
      Self.inputs.contains(words[...last].map(\.text).joined(separator: "."))
    }
    for word in words where self[word.range] == nil {
      if isInput {
        self[word.range] = (.variable, .defaultLibrary)
      } else if words.count == 1, Self.enumerated.contains(word.text) {
        self[word.range] = (.enumMember, [])
      } else {
        self[word.range] = (.variable, [])
      }
    }
  }

  private static let inputs = Set(Input.all.map(\.name))
  private static let enumerated = Set(Enumeration.every.words)

  func tokens(of tree: SyntaxTree) -> [SemanticToken] {
    var tokens: [SemanticToken] = []
    for token in tree.tokens {
      guard let (kind, traits) = meaning(of: token) else { continue }
      // Few kinds of tokens can have several lines.
      guard token.kind == .blockComment || token.kind == .string else {
        tokens.append(SemanticToken(range: token.range, kind: kind, traits: traits))
        continue
      }
      for range in source.lines(of: token.range) {
        tokens.append(SemanticToken(range: range, kind: kind, traits: traits))
      }
    }
    return tokens
  }

  private func meaning(of token: Token) -> Meaning? {
    if let known = self[token.range] { return known }
    switch token.kind {
    case .lineComment, .docComment, .blockComment: return (.comment, [])
    case .number, .fraction, .malformedNumber: return (.number, [])
    case .string: return (.string, [])
    case .timesWord: return (.operator, [])
    case .trueWord, .falseWord: return (.enumMember, [])
    case .word: return (.variable, [])
    case .space, .newline, .byteOrderMark, .leftBrace, .rightBrace, .leftParenthesis,
      .rightParenthesis, .leftBracket, .rightBracket, .colon, .comma, .semicolon, .dot, .unknown,
      .end:
      return nil
    case .letWord, .paramWord, .defineWord, .useWord, .ifWord, .elseWord, .forWord, .inWord,
      .importWord, .switchWord, .caseWord, .defaultWord:
      return (.keyword, [])
    case .equals, .question, .coalesce, .tilde, .halfOpenRange, .closedRange, .or, .and, .equal,
      .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .plus, .minus, .star, .slash,
      .percent, .not:
      return (.operator, [])
    }
  }
}

extension SourceText {
  /// The parts of `range` on each of its lines.
  fileprivate func lines(of range: TextRange) -> [TextRange] {
    let (first, last) = (lineIndex(of: range.lowerBound), lineIndex(of: range.upperBound))
    guard first != last else { return range.isEmpty ? [] : [range] }
    return (first...last).map { line(at: $0).clamped(to: range) }.filter { !$0.isEmpty }
  }
}
