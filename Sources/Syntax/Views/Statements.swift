package import LayoutText

/// A whole file.
package struct FileSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.file
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var statements: [StatementSyntax] { node.children.compactMap(StatementSyntax.init) }
}

/// `{ … }`: the inside of an element, a definition, a branch.
package struct BlockSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.block
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var statements: [StatementSyntax] { node.children.compactMap(StatementSyntax.init) }
  package var leftBrace: Token? { node.token(.leftBrace) }
  /// The closing brace, or `nil` where it is missing.
  package var rightBrace: Token? { node.token(.rightBrace) }
}

/// One statement, of whichever kind.
package enum StatementSyntax: Sendable {
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

  /// The name that it gives to a value.
  package var declaredName: NameToken? {
    switch self {
    case .binding(let binding): binding.name
    case .parameterDeclaration(let declaration): declaration.name
    case .element, .property, .definition, .use, .condition, .loop, .importStatement: nil
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

/// `let name = expression`.
package struct BindingSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.binding
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var expression: ExpressionSyntax? { node.expression }
}

/// `param name in range = expression`: a value given from outside.
package struct ParameterDeclarationSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parameterDeclaration
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var bounds: RangeSyntax? { first(RangeSyntax.self) }
  /// Its value where none is given.
  package var standard: ExpressionSyntax? { node.expression }
}

/// `import "path"`.
package struct ImportSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.importStatement
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var path: NameToken? { node.name { $0.kind == .string } }
}

/// `define name(parameters) { … }`: a fragment to use elsewhere.
package struct DefinitionSyntax: SyntaxView, Equatable {
  package static let kind = SyntaxTree.Kind.definition
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var parameters: [ParameterSyntax] { all(ParameterSyntax.self) }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}

/// `name = expression`: a parameter of a definition and its default.
package struct ParameterSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.parameter
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.name { $0.kind.isWord } }
  package var standard: ExpressionSyntax? { node.expression }
}

/// `use name(arguments) { … }`: the place where a definition expands.
package struct UseSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.use
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword }
  package var arguments: [ArgumentSyntax] { all(ArgumentSyntax.self) }
  /// What is added to the element of the definition.
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}

/// `if … { … } else if … { … } else { … }`, however many branches.
package struct ConditionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.condition
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var branches: [BranchSyntax] { all(BranchSyntax.self) }
}

/// One branch of a condition, with its `if` unless it is the `else`.
package struct BranchSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.branch
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  /// Whether it is an `else` without a condition.
  package var isElse: Bool { node.token(.ifWord) == nil && condition == nil }
  package var condition: ExpressionSyntax? { node.expression }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}

/// `for name in range { … }`, over numbers or over a list.
package struct LoopSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.loop
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var name: NameToken? { node.nameAfterKeyword ?? closureName }
  /// Two ends, or without an operator a list.
  package var sequence: RangeSyntax? { first(RangeSyntax.self) }
  /// The name that a closure of SwiftUI gives, behind its brace.
  private var closureName: NameToken? {
    guard let skipped = block?.node.child(.skipped), let word = skipped.tokens.first,
      word.kind == .word
    else { return nil }
    return NameToken(word, of: skipped)
  }
  package var block: BlockSyntax? { first(BlockSyntax.self) }
}
