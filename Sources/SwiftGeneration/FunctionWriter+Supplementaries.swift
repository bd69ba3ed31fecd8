internal import LayoutChecking
internal import LayoutLanguage

extension FunctionWriter {
  /// A badge of an item or a group.
  mutating func badge(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let size = size(of: element, Surroundings())
    let anchor = anchor(
      members, PropertyName.anchor, PropertyName.offset, Code("[.top, .trailing]"))
    var arguments = [
      expressions.layoutSize(size).labelled("layoutSize"), kind(of: index),
      anchor.labelled("containerAnchor"),
    ]
    let isAnchored = [PropertyName.itemAnchor, PropertyName.itemOffset].contains {
      !members.assignments.effective($0).isEmpty
    }
    if isAnchored {
      let own = self.anchor(members, PropertyName.itemAnchor, PropertyName.itemOffset, Code("[]"))
      arguments.append(own.labelled("itemAnchor"))
    }
    let name = name(of: element)
    statements.append(
      declaration(of: element, name, call("NSCollectionLayoutSupplementaryItem", arguments)))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  private func kind(of index: Int) -> Code {
    Code("elementKind: Kind.\(kinds[index] ?? program.elements[index].kind.name)")
  }

  /// An anchor: edges, and an offset unless it is 0, 0.
  private func anchor(
    _ members: [Member], _ name: String, _ offsetName: String, _ standard: Code
  ) -> Code {
    let edges = folded(name, members, standard) { property in
      property.values.first.map { self.edges($0.expression) } ?? standard
    }
    var isFraction = false
    let offset = offset(offsetName, members, &isFraction)
    let label = isFraction ? "fractionalOffset" : "absoluteOffset"
    guard let offset else { return Code(".init(edges: \(edges.text))", uses: edges.uses) }
    return Code(
      ".init(edges: \(edges.text), \(label): \(offset.text))", uses: edges.uses.union(offset.uses))
  }

  /// The edges of an anchor's word.
  private func edges(_ id: ExpressionID) -> Code {
    expressions.choice(of: id) { Code(Self.edges(of: $0)) }
  }

  static func edges(of word: String) -> String {
    let edges = ["top", "leading", "bottom", "trailing"].filter {
      word == $0 || word.hasPrefix($0) || word.hasSuffix($0.uppercasedFirst)
    }
    return edges.count == 1 ? ".\(edges[0])" : "[\(edges.map { "." + $0 }.joined(separator: ", "))]"
  }

  /// A point for an offset; `nil` for 0, 0.
  private func offset(_ name: String, _ members: [Member], _ isFraction: inout Bool) -> Code? {
    let properties = members.assignments.effective(name).map(\.property)
    for value in properties.flatMap(\.values) {
      let quantity = expressions.quantity(value.expression)
      if quantity.contains({ if case .fraction = $0 { true } else { false } }) { isFraction = true }
    }
    let zero = "CGPoint(x: 0, y: 0)"
    let code = folded(name, members, Code(zero)) { property in
      let parts = property.values.map {
        expressions.quantity($0.expression).code { $1 }
      }.limited()
      guard parts.count == 2 else { return Code(zero) }
      return Code(
        "CGPoint(x: \(parts[0].text), y: \(parts[1].text))",
        uses: parts[0].uses.union(parts[1].uses))
    }
    return code.text == zero ? nil : code
  }

  /// A header, a footer or another boundary item.
  mutating func boundaryItem(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let standard = SizeCode(width: .fullWidth, height: .leaf(.estimated, Code("44")))
    let size = size(of: element, Surroundings(unsized: standard))
    let place = element.kind.name == BoundaryItem.footer.kind.name ? ".bottom" : ".top"
    let alignment = folded(PropertyName.alignment, members, Code(place)) { property in
      property.values.first.map { expressions.word($0.expression) } ?? Code(place)
    }
    var arguments = [
      expressions.layoutSize(size).labelled("layoutSize"), kind(of: index),
      alignment.labelled("alignment"),
    ]
    var isFraction = false
    if let offset = offset(PropertyName.offset, members, &isFraction) {
      arguments.append(offset.labelled("absoluteOffset"))
    }
    let name = name(of: element)
    let value = call("NSCollectionLayoutBoundarySupplementaryItem", arguments)
    statements.append(declaration(of: element, name, value))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }

  /// A background or another decoration of a section.
  mutating func decoration(_ index: Int) -> (statements: [Statement], name: Code) {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    var statements = bindings(of: members)
    let name = name(of: element)
    let kind = kinds[index] ?? element.kind.name
    let value = Code("NSCollectionLayoutDecorationItem.background(elementKind: Kind.\(kind))")
    statements.append(declaration(of: element, name, value))
    statements += properties(of: element, members, on: name.text)
    return (statements, Code(name.text, uses: [name.symbol]))
  }
}
