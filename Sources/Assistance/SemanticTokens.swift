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
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

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
/// - Complexity: O(*n* log *n*) in the tokens and the nodes.
package func semanticTokens(of compilation: Compilation) -> [SemanticToken] {
  WordMeanings(of: compilation).tokens(of: compilation.tree)
}

/// The tokens of a file that is not compiled, as far as its tree tells.
package func semanticTokens(of tree: SyntaxTree) -> [SemanticToken] {
  WordMeanings(of: tree).tokens(of: tree)
}

/// What the words of a file stand for.
private struct WordMeanings {
  private var known: [Int: (SemanticToken.Kind, SemanticToken.Traits)] = [:]

  init(of tree: SyntaxTree) {
    for id in 0..<tree.nodeCount { add(tree[id]) }
  }

  init(of compilation: Compilation) {
    self.init(of: compilation.tree)
    for occurrence in NameTable(of: compilation).occurrences
    where compilation.source.holds(occurrence.range) {
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
      known[occurrence.range.lowerBound] = (kind, traits)
    }
  }

  private mutating func add(_ node: SyntaxNode) {
    if let element = ElementSyntax(node) {
      if let word = element.kindName { known[word.range.lowerBound] = (.keyword, []) }
      for clause in element.clauses.compactMap(\.word) {
        known[clause.range.lowerBound] = (.keyword, [])
      }
    } else if let property = PropertySyntax(node) {
      if let range = property.nameRange { known[range.lowerBound] = (.property, []) }
      for part in property.parts { known[part.range.lowerBound] = (.property, []) }
    } else if let value = ValueSyntax(node) {
      if let label = value.label { known[label.range.lowerBound] = (.enumMember, []) }
    } else if let call = CallSyntax(node) {
      if let name = call.callee?.word {
        known[name.range.lowerBound] = (.function, .defaultLibrary)
      }
    } else if let name = NameSyntax(node) {
      add(name)
    }
  }

  private mutating func add(_ name: NameSyntax) {
    let words = name.words
    let isInput = Input.all.contains { name.text == $0.name || name.text.hasPrefix($0.name + ".") }
    for word in words where known[word.range.lowerBound] == nil {
      if isInput {
        known[word.range.lowerBound] = (.variable, .defaultLibrary)
      } else if words.count == 1, Enumeration.every.words.contains(word.text) {
        known[word.range.lowerBound] = (.enumMember, [])
      } else {
        known[word.range.lowerBound] = (.variable, [])
      }
    }
  }

  func tokens(of tree: SyntaxTree) -> [SemanticToken] {
    tree.tokens.flatMap { token -> [SemanticToken] in
      guard let (kind, traits) = meaning(of: token) else { return [] }
      return tree.source.lines(of: token.range).map {
        SemanticToken(range: $0, kind: kind, traits: traits)
      }
    }
  }

  private func meaning(of token: Token) -> (SemanticToken.Kind, SemanticToken.Traits)? {
    if let known = known[token.offset] { return known }
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
