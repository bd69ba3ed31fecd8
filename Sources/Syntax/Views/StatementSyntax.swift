package import LayoutText

/// One statement, of whichever kind.
package enum StatementSyntax: Hashable, Sendable {
  case element(ElementSyntax)
  case property(PropertySyntax)
  case binding(BindingSyntax)
  case parameterDeclaration(ParameterDeclarationSyntax)
  case definition(DefinitionSyntax)
  case use(UseSyntax)
  case condition(ConditionSyntax)
  case loop(LoopSyntax)
  case importStatement(ImportSyntax)

  /// The statement that `node` is, or `nil` for other nodes and for errors.
  package init?(_ node: SyntaxNode) {
    switch node.kind {
    case .element: self = .element(ElementSyntax(unchecked: node))
    case .property: self = .property(PropertySyntax(unchecked: node))
    case .binding: self = .binding(BindingSyntax(unchecked: node))
    case .parameterDeclaration:
      self = .parameterDeclaration(ParameterDeclarationSyntax(unchecked: node))
    case .definition: self = .definition(DefinitionSyntax(unchecked: node))
    case .use: self = .use(UseSyntax(unchecked: node))
    case .condition: self = .condition(ConditionSyntax(unchecked: node))
    case .loop: self = .loop(LoopSyntax(unchecked: node))
    case .importStatement: self = .importStatement(ImportSyntax(unchecked: node))
    case .file, .block, .subject, .size, .clause, .parameter, .argument, .branch, .value, .range,
      .switchCase, .number, .fraction, .string, .boolean, .name, .call, .list, .estimated,
      .atLeast, .parenthesis, .switchExpression, .unary, .binary, .ternary, .error, .skipped:
      return nil
    }
  }

  package var node: SyntaxNode {
    switch self {
    case .element(let view): view.node
    case .property(let view): view.node
    case .binding(let view): view.node
    case .parameterDeclaration(let view): view.node
    case .definition(let view): view.node
    case .use(let view): view.node
    case .condition(let view): view.node
    case .loop(let view): view.node
    case .importStatement(let view): view.node
    }
  }

  package var range: TextRange { node.range }
}
