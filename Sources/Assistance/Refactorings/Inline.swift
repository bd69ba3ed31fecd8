internal import LayoutCompiler
internal import LayoutSyntax
internal import LayoutText

extension Refactoring {
  static let inline = Refactoring(
    name: "inline", kind: "refactor.inline",
    requirement: "the name of a `let`, or a `use` without a block of its own",
    title: { place in
      if place.use != nil { return "Inline this `use`" }
      return place.constant.map { "Inline `\($0.thing.name)`" }
    }
  ) { place in
    if let use = place.use { return place.inlined(use) }
    guard let constant = place.constant else { return nil }
    return place.inlined(constant)
  }
}

extension RefactoringPlace {
  /// The `use` whose word or name the caret is at.
  fileprivate var use: UseSyntax? {
    guard let use = nodes.lazy.compactMap(UseSyntax.init).first, let name = use.name,
      range.lowerBound <= name.range.upperBound, use.block == nil
    else { return nil }
    return use
  }

  /// The constant that is named at the caret.
  fileprivate var constant: Occurrence? {
    guard let place = NameTable(of: compilation).occurrence(at: range.lowerBound),
      place.thing.kind == .constant
    else { return nil }
    return place
  }

  /// The value in place of each use; the declaration goes where it is in the same file.
  fileprivate func inlined(_ constant: Occurrence) -> [Edit]? {
    let all = NameTable(of: compilation).occurrences(of: constant.thing)
    guard let declaration = all.first(where: \.isDeclaration)?.range,
      let home = compilation.trees.first(where: { $0.source.holds(declaration) }),
      let binding = home.all(BindingSyntax.self).first(where: { $0.name?.range == declaration }),
      let value = binding.expression
    else { return nil }
    let isCompound: Bool
    switch value {
    case .binary, .ternary, .unary, .switchExpression: isCompound = true
    default: isCompound = false
    }
    let uses = all.filter { !$0.isDeclaration && source.holds($0.range) }
    return (source.holds(declaration) ? [.removing(binding.node, from: source)] : [])
      + uses.map { use in
        let holder = tree.path(to: use.range.lowerBound).reversed().map { tree[$0] }
          .first { $0.range != use.range }
        let isAlone = [.value, .property, .binding].contains(holder?.kind)
        return Edit(
          replace: use.range, with: isCompound && !isAlone ? "(\(value.text))" : value.text)
      }
  }

  /// What a definition brings in place of one use; the definition goes if that was the last of its own
  /// file.
  fileprivate func inlined(_ use: UseSyntax) -> [Edit]? {
    // A file's own definition hides those that it imports.
    let definitions = compilation.trees.lazy.flatMap { $0.all(DefinitionSyntax.self) }
    guard let definition = definitions.first(where: { $0.name?.text == use.name?.text }),
      let block = definition.block, let open = block.leftBrace, let close = block.rightBrace
    else { return nil }
    var values: [String: String] = [:]
    let names = definition.parameters.compactMap { $0.name?.text }
    for parameter in definition.parameters {
      if let name = parameter.name { values[name.text] = parameter.standard?.text }
    }
    for (index, argument) in use.arguments.enumerated() {
      guard let name = argument.label?.text ?? (index < names.count ? names[index] : nil),
        let expression = argument.expression
      else { return nil }
      switch expression {
      case .binary, .ternary, .unary, .switchExpression: values[name] = "(\(expression.text))"
      default: values[name] = expression.text
      }
    }
    let inside = open.end..<close.offset
    var edits: [Edit] = []
    let home = definition.node.tree
    for name in home.all(NameSyntax.self)
    where inside.contains(name.range.lowerBound) && names.contains(name.word?.text ?? "") {
      guard let value = values[name.text] else { return nil }
      edits.append(Edit(replace: name.range, with: value))
    }
    let body = home.source.applying(edits)
    let growth = body.bytes.count - home.source.bytes.count
    let text = body[inside.lowerBound..<inside.upperBound + growth]
    let trimmed = String(
      text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    let uses = tree.all(UseSyntax.self).count { $0.name?.text == use.name?.text }
    return [Edit(replace: use.range, with: trimmed)]
      + (uses == 1 && source.holds(definition.range)
        ? [.removing(definition.node, from: source)] : [])
  }
}
