internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage
internal import LayoutText

extension FunctionWriter {
  /// Whether a child of a group takes its data at a turn of its own.
  func hasOrder(_ members: [Member]) -> Bool {
    members.elements.contains { index in
      program.isGroupChild(index)
        && !program.members(of: program.elements[index].body).assignments
          .effective(PropertyName.order).isEmpty
    }
  }

  /// A group with such a child: a custom group that computes the frames.
  mutating func orderedGroup(
    _ element: CheckedElement, _ around: Surroundings
  ) -> (statements: [Statement], name: Code) {
    tile(element, around, isOutermost: true)
  }

  private mutating func tile(
    _ element: CheckedElement, _ around: Surroundings, isOutermost: Bool
  ) -> (statements: [Statement], name: Code) {
    let members = program.members(of: element.body)
    refuseWhatTilesLack(element, members, isOutermost: isOutermost)
    reportDrawingOrder(of: element, members)
    var statements = bindings(of: members)
    let size = size(of: element, around)
    checkLengths(of: size, element)
    let inside = Surroundings(unsized: unsizedChild(of: element, size))
    var children: [Code] = []
    for index in members.elements where program.isGroupChild(index) {
      let child = tile(program.elements[index], inside, isOutermost: false)
      statements += child.statements
      children.append(child.name)
    }
    var arguments = [expressions.dimension(size.width), expressions.dimension(size.height)]
    if !element.kind.traits.contains(.hasContents) {
      let isHorizontal = element.kind.name == Group.horizontal.kind.name
      arguments.append(Code(isHorizontal ? ".horizontal" : ".vertical"))
    }
    arguments += tileArguments(element, members)
    if !children.isEmpty {
      arguments.append(
        Code(
          "[\(children.map(\.text).joined(separator: ", "))]",
          uses: children.reduce(into: []) { $0.formUnion($1.uses) }))
    }
    let tile = declareTile(element, arguments, members, isOutermost)
    return (statements + tile.statements, tile.name)
  }

  /// The labelled arguments of a tile.
  private func tileArguments(_ element: CheckedElement, _ members: [Member]) -> [Code] {
    var arguments: [Code] = []
    let gap = element.kind.properties.first { $0.form.type == .spacing && !$0.hasEdges }
    let spacing = gap.flatMap { members.assignments.effective($0.name).last?.property }
    if let value = spacing?.values.first.map({ expressions.float($0.expression) }),
      value.text != "0"
    {
      arguments.append(value.labelled("spacing"))
    }
    if let arrangement = element.arrangement {
      var count = expressions.whole(arrangement.count)
      if !arrangement.isSplit { count.uses.insert(.helper(.repeatingTile)) }
      arguments.append(count.labelled(arrangement.isSplit ? "split" : "repeating"))
    }
    let order = members.assignments.effective(PropertyName.order).last?.property
    if let value = order?.values.first {
      arguments.append(expressions.whole(value.expression).labelled("order"))
    }
    return arguments
  }

  /// Reports what a group with `order` cannot have.
  private mutating func refuseWhatTilesLack(
    _ element: CheckedElement, _ members: [Member], isOutermost: Bool
  ) {
    if !members.isPlain({ _ in true }) || members.assignments.contains(where: { !$0.isPlain }) {
      report(.orderBeside("a condition or a loop", at: element.range))
    }
    if let badge = members.elements.first(where: program.isBadge) {
      report(.orderBeside("a badge", at: program.elements[badge].range))
    }
    if element.kind.title == CustomGroup.vocabulary.title {
      report(.orderBeside("a `custom` group", at: element.range))
    }
    for assignment in members.assignments {
      let property = assignment.property
      let form = element.kind.properties.first { $0.name == property.name }?.form.type
      guard form == .spacing else { continue }
      let isEdges = element.kind.properties.first { $0.name == property.name }?.hasEdges == true
      if isEdges { report(.orderBeside("edge spacing", at: property.range)) }
      let isFlexible = property.values.contains {
        expressions.quantity($0.expression).contains { $0 == .flexible }
      }
      if isFlexible, !isEdges { report(.orderBeside("flexible spacing", at: property.range)) }
    }
  }

  private mutating func checkLengths(of size: SizeCode, _ element: CheckedElement) {
    let isOpen = [size.width, size.height].contains {
      $0.contains { $0 == .estimated || $0 == .uniform }
    }
    if isOpen { report(.orderBeside("an estimated size", at: element.range)) }
  }

  /// The declaration of a tile.
  private mutating func declareTile(
    _ element: CheckedElement, _ arguments: [Code], _ members: [Member], _ isOutermost: Bool
  ) -> (statements: [Statement], name: Code) {
    let name = name(of: element)
    let helper = expressions.facts.helperNames[.tile] ?? Helper.tile.name
    var code = Code(
      "\(helper)(\(arguments.map(\.text).joined(separator: ", ")))",
      uses: arguments.reduce(into: [.helper(.tile)]) { $0.formUnion($1.uses) })
    var edges = EdgesCode()
    for assignment in members.assignments.effective(PropertyName.insets) {
      edges.apply(assignment.property, expressions)
    }
    if isOutermost, edges.isZero { code.text += ".group" }
    var statement = declaration(of: element, name, code)
    let result = Code(name.text, uses: [name.symbol])
    if edges.isZero { return ([statement], result) }
    statement.text = statement.text.replacingFirst("let ", with: "var ")
    let insets = expressions.insets(edges)
    let assigned = Statement("\(name.text).insets = \(insets.text)", uses: insets.uses)
    return ([statement, assigned], isOutermost ? result.wrapped { "\($0).group" } : result)
  }
}
