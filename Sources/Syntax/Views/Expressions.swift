package import LayoutText

/// One expression, of whichever kind.
package enum ExpressionSyntax: Sendable {
  case number(NumberSyntax)
  case fraction(FractionSyntax)
  case string(StringSyntax)
  case boolean(BooleanSyntax)
  case name(NameSyntax)
  case call(CallSyntax)
  case list(ListSyntax)
  case estimated(EstimatedSyntax)
  case atLeast(AtLeastSyntax)
  case parenthesis(ParenthesisSyntax)
  case switchExpression(SwitchSyntax)
  case unary(UnarySyntax)
  case binary(BinarySyntax)
  case ternary(TernarySyntax)
  /// What could not be read: reported already.
  case error(SyntaxNode)

  /// The expression that `node` is, or `nil` where none stands.
  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .number: self = .number(NumberSyntax(unchecked: node))
    case .fraction: self = .fraction(FractionSyntax(unchecked: node))
    case .string: self = .string(StringSyntax(unchecked: node))
    case .boolean: self = .boolean(BooleanSyntax(unchecked: node))
    case .name: self = .name(NameSyntax(unchecked: node))
    case .call: self = .call(CallSyntax(unchecked: node))
    case .list: self = .list(ListSyntax(unchecked: node))
    case .estimated: self = .estimated(EstimatedSyntax(unchecked: node))
    case .atLeast: self = .atLeast(AtLeastSyntax(unchecked: node))
    case .parenthesis: self = .parenthesis(ParenthesisSyntax(unchecked: node))
    case .switchExpression: self = .switchExpression(SwitchSyntax(unchecked: node))
    case .unary: self = .unary(UnarySyntax(unchecked: node))
    case .binary: self = .binary(BinarySyntax(unchecked: node))
    case .ternary: self = .ternary(TernarySyntax(unchecked: node))
    case .error: self = .error(node)
    case .file, .block, .element, .property, .binding, .parameterDeclaration, .definition, .use,
      .condition, .loop, .importStatement, .subject, .size, .clause, .parameter, .argument,
      .branch, .value, .range, .switchCase, .skipped:
      return nil
    }
  }

  package var node: SyntaxNode {
    switch self {
    case .number(let view): view.node
    case .fraction(let view): view.node
    case .string(let view): view.node
    case .boolean(let view): view.node
    case .name(let view): view.node
    case .call(let view): view.node
    case .list(let view): view.node
    case .estimated(let view): view.node
    case .atLeast(let view): view.node
    case .parenthesis(let view): view.node
    case .switchExpression(let view): view.node
    case .unary(let view): view.node
    case .binary(let view): view.node
    case .ternary(let view): view.node
    case .error(let node): node
    }
  }

  package var range: TextRange { node.range }
  package var text: String { node.text }
}

/// A word, or several with dots between: `gap`, `container.width`.
package struct NameSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.name
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var words: [NameToken] {
    node.ownTokens.lazy.filter { $0.kind.isWord }.map { NameToken($0, of: node) }
  }
  /// The word, if it is one alone.
  package var word: NameToken? {
    // Not by a key path: that to a computed property is made at run time.
    var words = node.ownTokens.lazy.filter { $0.kind.isWord }.makeIterator()
    guard let word = words.next(), words.next() == nil else { return nil }
    return NameToken(word, of: node)
  }
  /// Whether it is `_`, the side of a size that is left open.
  package var isOpen: Bool { text == "_" }
}

/// `name(arguments)`.
package struct CallSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.call
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var callee: NameSyntax? { first(NameSyntax.self) }
  package var arguments: [ArgumentSyntax] { all(ArgumentSyntax.self) }
}

/// `label: expression`, given to a call or a use.
package struct ArgumentSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.argument
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var label: NameToken? { node.name { $0.kind.isWord } }
  package var expression: ExpressionSyntax? { node.expression }
}

/// `[a, b, c]`.
package struct ListSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.list
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var elements: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}

/// `a..<b`, `a...b`, either end open, or `a` alone.
package struct RangeSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.range
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// `..<` or `...`, or `nil` for a single value (or a list, in a loop).
  package var sign: Token? { node.token(.halfOpenRange) ?? node.token(.closedRange) }
  package var isClosed: Bool { sign?.kind == .closedRange }
  /// What stands before the sign: the lower end, or the single value.
  package var lower: ExpressionSyntax? {
    ends.first { $0.range.lowerBound < (sign?.offset ?? .max) }
  }
  package var upper: ExpressionSyntax? {
    ends.last { $0.range.lowerBound > (sign?.offset ?? .max) }
  }

  private var ends: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
}

/// `~44`: the content decides.
package struct EstimatedSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.estimated
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var operand: ExpressionSyntax? { node.expression }
}

/// `(expression)`, or `(expression)w`.
package struct ParenthesisSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parenthesis
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var expression: ExpressionSyntax? { node.expression }
  package var unit: AxisUnit? {
    node.token(.word).flatMap { AxisUnit(rawValue: node.text(of: $0)) }
  }
}

/// `-a` or `!a`.
package struct UnarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.unary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var sign: Token? { node.ownTokens.first { _ in true } }
  package var operand: ExpressionSyntax? { node.expression }
}

/// `a + b - c`: a chain of operators that bind equally, read from left to right.
package struct BinarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.binary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// The operands; one more than there are operators, unless the last is missing.
  package var operands: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
  package var operators: [Token] { node.ownTokens.filter { $0.kind.precedence > 0 } }
  /// Whether its operators are `??`.
  package var isFallback: Bool { node.ownTokens.contains { $0.kind == .coalesce } }
}

/// `a ? b : c ? d : e`: conditions and what each gives, then what is left.
package struct TernarySyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.ternary
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// Condition, result, condition, result, …, and the result when none holds.
  package var parts: [ExpressionSyntax] { node.children.compactMap(ExpressionSyntax.init) }
  /// Each condition with its result.
  package var branches: [(condition: ExpressionSyntax, result: ExpressionSyntax)] {
    let parts = parts
    return stride(from: 0, to: parts.count - 1, by: 2).map { (parts[$0], parts[$0 + 1]) }
  }
  /// What it is when no condition holds, or `nil` where it is missing.
  package var otherwise: ExpressionSyntax? { parts.count % 2 == 1 ? parts.last : nil }
}

/// `switch subject { case …: … default: … }`.
package struct SwitchSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.switchExpression
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var subject: ExpressionSyntax? { node.expression }
  /// Its cases in order, `default` last.
  package var cases: [SwitchCaseSyntax] { all(SwitchCaseSyntax.self) }
}

/// `case ranges: expression` or `default: expression`.
package struct SwitchCaseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.switchCase
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var isDefault: Bool { node.token(.defaultWord) != nil }
  package var ranges: [RangeSyntax] { all(RangeSyntax.self) }
  package var expression: ExpressionSyntax? { node.expression }
}
