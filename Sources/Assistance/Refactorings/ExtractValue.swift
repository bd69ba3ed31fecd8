internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let extractConstant = Refactoring(
    name: "extract-constant", kind: "refactor.extract.constant",
    requirement: "an expression in a block that is more than a name",
    title: { _ in "Extract `let`" }, newName: { $0.newName("value") }
  ) { place in
    guard let extraction = Extraction(place), let statement = extraction.firstStatement else {
      return nil
    }
    let name = place.newName("value")
    let start = statement.rangeWithComments.lowerBound
    return [Edit(replace: start..<start, with: "let \(name) = \(extraction.text)\n")]
      + extraction.places.map { Edit(replace: $0, with: name) }
  }

  static let extractParameter = Refactoring(
    name: "extract-parameter", kind: "refactor.extract.parameter",
    requirement: "an expression in a block that is more than a name",
    title: { _ in "Extract `param`" }, newName: { $0.newName("value") }
  ) { place in
    guard let extraction = Extraction(place) else { return nil }
    let statements = place.tree.file.statements
    let first = statements.first { statement in
      if case .importStatement = statement { false } else { true }
    }
    guard let first else { return nil }
    let name = place.newName("value")
    let start = first.node.rangeWithComments.lowerBound
    return [Edit(replace: start..<start, with: "param \(name) = \(extraction.text)\n\n")]
      + extraction.places.map { Edit(replace: $0, with: name) }
  }
}

/// An expression that gets a name.
private struct Extraction {
  let text: String
  /// Where it and its equals in the block are.
  let places: [TextRange]
  /// The first statement of the block with one of them.
  let firstStatement: SyntaxNode?

  init?(_ place: RefactoringPlace) {
    let nodes = place.nodes
    let selected = nodes.first { node in
      ExpressionSyntax(node) != nil && node.kind != .error
        && (place.range.isEmpty || node.range == place.range)
    }
    guard let selected, let expression = ExpressionSyntax(selected),
      let block = nodes.first(where: { BlockSyntax($0) != nil }),
      !nodes.contains(where: { $0.kind == .importStatement || $0.kind == .subject })
    else { return nil }
    if case .name = expression { return nil }
    text = selected.text
    let tree = place.tree
    var places: [TextRange] = []
    for id in (block.id + 1)..<block.endID {
      let node = tree[id]
      let isSame = node.kind == selected.kind && node.text == text
      if isSame, places.last.map({ $0.upperBound <= node.range.lowerBound }) ?? true {
        places.append(node.range)
      }
    }
    self.places = places
    firstStatement = BlockSyntax(unchecked: block).statements.map(\.node).first { statement in
      places.contains {
        statement.range.lowerBound <= $0.lowerBound && $0.upperBound <= statement.range.upperBound
      }
    }
  }
}
