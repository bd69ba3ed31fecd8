internal import LayoutCompiler
package import LayoutSyntax
internal import LayoutText

/// What a `use` needs to know of a definition.
package struct DefinitionSummary: Sendable {
  package let name: String
  /// The names of its parameters.
  package let parameters: [String]
  package let documentation: String?

  package init(name: String, parameters: [String], documentation: String? = nil) {
    (self.name, self.parameters, self.documentation) = (name, parameters, documentation)
  }
}

/// The definitions of a file.
package func definitionSummaries(of tree: SyntaxTree) -> [DefinitionSummary] {
  tree.all(DefinitionSyntax.self).compactMap { definition in
    definition.name.map { name in
      DefinitionSummary(
        name: name.text, parameters: definition.parameters.compactMap(\.name?.text),
        documentation: definition.documentation)
    }
  }
}

extension Compilation {
  /// The trees of its files, its own first.
  ///
  /// - Complexity: that of parsing the files that it imports.
  var trees: [SyntaxTree] { [tree] + sources.all.dropFirst().map { parse($0) } }
}
