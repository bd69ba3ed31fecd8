package import LayoutText

/// `kind subject size clauses { … }`: anything that is laid out.
package struct ElementSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.element
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The word it starts with, as in `hgroup`.
  package var kindName: NameToken? { node.name { $0.kind.isWord } }
  package var subject: SubjectSyntax? { first(SubjectSyntax.self) }
  package var size: SizeSyntax? { first(SizeSyntax.self) }
  /// `split`, `repeat` and `as`, in the order in which they are written.
  package var clauses: [ClauseSyntax] { all(ClauseSyntax.self) }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
  /// What stands before the block, from the first token to the last.
  package var headerRange: TextRange {
    let end = block?.node.tokenRange.lowerBound ?? node.tokenRange.upperBound
    let last = node.allTokens[..<end].last { !$0.isTrivia }
    return range.lowerBound..<(last?.end ?? range.upperBound)
  }
}

/// What stands between the kind and the size: a name, or what a text shows.
package struct SubjectSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.subject
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// A string, a name path or a parenthesis.
  package var expression: ExpressionSyntax? { node.expression }
  /// The name, if it is one word or a string.
  package var name: NameToken? { expression?.name }
}

extension ExpressionSyntax {
  /// The name that it is, if it is one word or a string.
  package var name: NameToken? {
    switch self {
    case .string(let string): string.token.map { NameToken($0, of: string.node) }
    case .name(let path): path.word
    default: nil
    }
  }
}

/// `width x height`.
package struct SizeSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.size
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var width: ExpressionSyntax? {
    sides.first { $0.range.lowerBound < (times?.offset ?? .max) }
  }
  package var height: ExpressionSyntax? {
    sides.last { $0.range.lowerBound > (times?.offset ?? .max) }
  }
  /// What other languages call them.
  package static let foreignSides = ["width", "height"]
  /// The `x` between them.
  package var times: Token? { node.token(.timesWord) }

  private var sides: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}

/// `split n`, `repeat n` or `as name` behind a header.
package struct ClauseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.clause
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var word: NameToken? { node.name { $0.kind == .word } }
  package var kind: ClauseWord? { word.flatMap { ClauseWord(rawValue: $0.text) } }
  package var operand: ExpressionSyntax? { node.expression }
}

/// `name: values`, the way an author sets a property.
package struct PropertySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.property
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// What the property is called: the first of the words before the colon; it may be a string.
  package var name: NameToken? { nameToken.map { NameToken($0, of: node) } }
  /// Where that stands.
  package var nameRange: TextRange? { nameToken?.range }
  /// The words behind the name: what is set of it, as in `insets.bottom`.
  package var parts: [NameToken] {
    var parts: [NameToken] = []
    var isBehindName = false
    for token in node.ownTokens {
      if token.kind.endsPath { break }
      guard token.kind.isOfPath else { continue }
      if isBehindName { parts.append(NameToken(token, of: node)) }
      isBehindName = true
    }
    return parts
  }

  private var nameToken: Token? {
    let first = node.ownTokens.first { $0.kind.isOfPath || $0.kind.endsPath }
    return first.flatMap { $0.kind.isOfPath ? $0 : nil }
  }
  package var colon: Token? { node.token(.colon) }
  package var values: [ValueSyntax] { all(ValueSyntax.self) }
}

extension Token.Kind {
  /// Whether it may stand among the words before the colon of a property.
  fileprivate var isOfPath: Bool { isWord || self == .string }
  /// Whether the values stand behind it.
  fileprivate var endsPath: Bool { self == .colon || self == .equals }
}

/// `label expression` or `label width x height`: one of the values of a property.
package struct ValueSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.value
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The word before it; a string is none, but is read as one.
  package var label: NameToken? { node.name { $0.kind.isWord || $0.kind == .string } }
  package var size: SizeSyntax? { first(SizeSyntax.self) }
  package var expression: ExpressionSyntax? { node.expression }
}

/// `>=8`: a spacing that may grow.
package struct AtLeastSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.atLeast
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var operand: ExpressionSyntax? { node.expression }
}

/// A word that begins a clause behind an element's size; anywhere else it is a word like others.
package enum ClauseWord: String, Hashable, Sendable, CaseIterable {
  case split, `repeat`, `as`

  /// The clause that UIKit calls `name`; `nil` where it calls none so.
  package static func meant(by name: String) -> ClauseWord? {
    ["count", "columnCount", "subitemCount"].contains(name) ? .split : nil
  }
}
