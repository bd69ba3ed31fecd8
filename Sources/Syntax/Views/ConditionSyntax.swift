/// `if … { … } else if … { … } else { … }`, however many branches.
package struct ConditionSyntax: SyntaxView {
  package static let kind = SyntaxTree.Kind.condition
  package let node: SyntaxNode
  package init(unchecked node: SyntaxNode) { self.node = node }

  package var branches: [BranchSyntax] { all(BranchSyntax.self) }
}
