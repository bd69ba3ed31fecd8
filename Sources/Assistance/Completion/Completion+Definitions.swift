internal import LayoutCompiler
internal import LayoutSyntax
internal import LayoutText

extension CompletionQuestion {
  /// The definitions of the file and of those that it imports.
  var definitions: [CompletionItem] {
    compilation.trees.enumerated().flatMap { index, tree in
      definitionSummaries(of: tree).map {
        CompletionItem($0, from: index == 0 ? nil : shown(tree.source), rank: 1)
      }
    }
  }

  /// Definitions of other files, with the imports that they need.
  func foreignDefinitions(
    _ all: [(path: String, definition: DefinitionSummary)]
  ) -> [CompletionItem] {
    let tree = compilation.tree
    let imported = Set(tree.all(ImportSyntax.self).compactMap(\.path?.text).map(tidiedPath))
    let known = Set(definitions.map(\.label))
    return all.filter {
      !imported.contains(tidiedPath($0.path)) && !known.contains($0.definition.name)
    }
    .map { path, definition in
      var item = CompletionItem(definition, from: path, rank: 7)
      item.edits = [importing(path)]
      return item
    }
  }

  /// The edit that imports the file at `path`: behind the last import, or at the top.
  private func importing(_ path: String) -> Edit {
    let statement = "\(Token.Kind.importWord.reservedWord) \"\(path)\"\n"
    let source = compilation.source
    let statements = compilation.tree.file.statements
    let last = statements.last { statement in
      if case .importStatement = statement { true } else { false }
    }
    if let last {
      let line = source.wholeLine(at: source.lineIndex(of: last.range.upperBound))
      let hasEnd = line.upperBound < source.range.upperBound || source.bytes.last == 0x0A
      return Edit(
        replace: line.upperBound..<line.upperBound, with: hasEnd ? statement : "\n" + statement)
    }
    let start = statements.first?.node.rangeWithComments.lowerBound ?? source.range.lowerBound
    return Edit(replace: start..<start, with: statement + "\n")
  }
}

extension CompletionItem {
  fileprivate init(_ definition: DefinitionSummary, from file: String?, rank: Int) {
    let places = definition.parameters.enumerated().map { "${\($0.offset + 1):\($0.element)}" }
    self.init(
      label: definition.name, kind: .function, detail: file.map { "from \($0)" },
      documentation: definition.documentation,
      snippet: places.isEmpty ? nil : definition.name + "(" + places.joined(separator: ", ") + ")",
      rank: rank)
  }
}
