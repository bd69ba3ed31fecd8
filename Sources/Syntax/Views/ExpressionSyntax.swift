package import LayoutText

/// One expression, of whichever kind.
package enum ExpressionSyntax: Hashable, Sendable {
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
