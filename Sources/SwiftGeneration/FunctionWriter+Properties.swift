internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutLanguage

extension FunctionWriter {
  /// The assignments for the properties of an element, in the order of the reference; those under
  /// conditions behind the others.
  mutating func properties(
    of element: CheckedElement, _ members: [Member], on name: String
  ) -> [Statement] {
    let all = members.assignments
    var plain: [Statement] = []
    var open: [(place: Int, assignment: Assignment)] = []
    for description in element.kind.properties
    where !PropertyName.special.contains(description.name) {
      let effective = all.effective(description.name)
      if element.isWithoutDrawingOrder, description.name == PropertyName.zIndex {
        reportDrawingOrder(of: element, members)
        continue
      }
      for assignment in effective { check(assignment.property, of: element) }
      let leading = effective.prefix(while: \.isPlain)
      plain += assign(leading.map(\.property), description, on: name)
      let isSet = !leading.isEmpty
      for assignment in effective.dropFirst(leading.count)
      where isSet || effective.count > leading.count {
        let place = all.firstIndex { $0.property.range == assignment.property.range }
        open.append((place ?? 0, assignment))
      }
    }
    let rest = open.sorted { $0.place < $1.place }.map(\.assignment)
    return plain + conditional(rest[...], depth: 0, of: element, on: name)
  }

  /// Reports the drawing order of an item or a group, which UIKit does not have.
  mutating func reportDrawingOrder(of element: CheckedElement, _ members: [Member]) {
    for assignment in members.assignments.effective(PropertyName.zIndex) {
      report(.noDrawingOrder(of: element, at: assignment.property.range))
    }
  }

  /// What AppKit lacks.
  private mutating func check(_ property: CheckedProperty, of element: CheckedElement) {
    guard options.platform.hasAppKit else { return }
    let isReference =
      property.name == PropertyName.insetsReference
      || property.name == PropertyName.supplementaryInsetsReference
    if isReference { report(.notInAppKit("`\(property.name)`", at: property.range)) }
  }

  /// The assignment of what `properties` set, one after the other, unless that is the default.
  private mutating func assign(
    _ properties: [CheckedProperty], _ description: PropertyDescription, on name: String
  ) -> [Statement] {
    guard let last = properties.last else { return [] }
    guard description.hasEdges else {
      let value = expressions.value(of: last, description)
      guard !isStandard(last, description, value) else { return [] }
      return assignment(of: last, description, value, on: name)
    }
    var edges = EdgesCode()
    for property in properties { edges.apply(property, expressions) }
    guard !edges.isZero else { return [] }
    let value =
      description.form.type == .number
      ? expressions.insets(edges) : expressions.edgeSpacing(edges)
    return [Statement("\(name).\(description.uikitName) = \(value.text)", uses: value.uses)]
  }

  /// Whether a value is what UIKit has where nothing is assigned.
  private func isStandard(
    _ property: CheckedProperty, _ description: PropertyDescription, _ value: Code
  ) -> Bool {
    value.text == description.standard || value.text == "." + description.standard
      || value.text == ".fixed(\(description.standard))"
  }

  private func assignment(
    of property: CheckedProperty, _ description: PropertyDescription, _ value: Code,
    on name: String
  ) -> [Statement] {
    let member = description.uikitName
    if property.name == PropertyName.supplementariesFollowInsets {
      return ignoringInsets(value, on: name)
    }
    let statement = Statement("\(name).\(member) = \(value.text)", uses: value.uses)
    guard let since = description.availability?.since(options), since > options.target else {
      return [statement]
    }
    return [
      Statement([Statement.Branch(head: "if #available(iOS \(since), *)", body: [statement])])
    ]
  }

  private func ignoringInsets(_ value: Code, on name: String) -> [Statement] {
    let helper = expressions.facts.helperNames[.ignoreInsets] ?? Helper.ignoreInsets.name
    let call = Statement("\(helper)(\(name))", uses: [.helper(.ignoreInsets)])
    if value.text == "false" { return [call] }
    if value.text == "true" { return [] }
    let head = "if !" + value.text(inside: .atom)
    return [Statement([Statement.Branch(head: head, uses: value.uses, body: [call])])]
  }

  /// Assignments below conditions and loops, those of one condition together.
  private mutating func conditional(
    _ assignments: ArraySlice<Assignment>, depth: Int, of element: CheckedElement, on name: String
  ) -> [Statement] {
    var statements: [Statement] = []
    var rest = assignments
    while let first = rest.first {
      guard first.path.count > depth else {
        statements += part(first.property, of: element, on: name)
        rest.removeFirst()
        continue
      }
      let step = first.path[depth]
      let run = rest.prefix { $0.path.count > depth && $0.path[depth].statement == step.statement }
      rest = rest.dropFirst(run.count)
      switch step {
      case .loop(let loop, let body):
        statements += self.loop(loop) { writer in
          writer.bindings(of: body)
            + writer.conditional(run, depth: depth + 1, of: element, on: name)
        }
      case .branch(let branches, _, _):
        statements += condition(branches) { writer, index in
          let own = run.filter {
            if case .branch(_, index, _) = $0.path[depth] { true } else { false }
          }
          return writer.bindings(of: branches[index].body)
            + writer.conditional(own[...], depth: depth + 1, of: element, on: name)
        }
      }
    }
    return statements
  }

  /// The `let`s of a block.
  mutating func bindings(of members: [Member]) -> [Statement] {
    members.flatMap { member -> [Statement] in
      switch member {
      case .binding(let id): write(id)
      case .use(let body): bindings(of: body)
      case .property, .element, .condition, .loop: []
      }
    }
  }

  /// An assignment in a branch: of a whole, or of single edges.
  private func part(
    _ property: CheckedProperty, of element: CheckedElement, on name: String
  ) -> [Statement] {
    guard let description = element.kind.properties.first(where: { $0.name == property.name })
    else { return [] }
    guard description.hasEdges else {
      let value = expressions.value(of: property, description)
      return assignment(of: property, description, value, on: name)
    }
    var edges = EdgesCode()
    edges.apply(property, expressions)
    let member = description.uikitName
    if description.form.type != .number {
      let value = expressions.edgeSpacing(edges, keeping: property.isPart ? name : nil)
      return [Statement("\(name).\(member) = \(value.text)", uses: value.uses)]
    }
    guard property.isPart else {
      let value = expressions.insets(edges)
      return [Statement("\(name).\(member) = \(value.text)", uses: value.uses)]
    }
    return edges.insetsOrder.compactMap { edge in
      edge.value?.points.map {
        Statement("\(name).\(member).\(edge.name) = \($0.text)", uses: $0.uses)
      }
    }
  }

  /// The value of a property that is an argument: conditions stand in the expression.
  func folded(
    _ name: String, _ members: [Member], _ standard: Code, _ value: (CheckedProperty) -> Code
  ) -> Code {
    members.assignments.effective(name).reduce(standard) { before, assignment in
      let own = value(assignment.property)
      guard let condition = condition(of: assignment.path) else { return own }
      return ExpressionWriter.choice([(condition, own)], before)
    }
  }

  /// Whether all of the conditions around an assignment hold; `nil` where there are none.
  func condition(of path: [Assignment.Step]) -> Code? {
    var conditions: [Code] = []
    for case .branch(let branches, let index, _) in path {
      for branch in branches[..<index] {
        guard let id = branch.condition else { continue }
        let code = expressions.condition(id)
        var opposite = Code("!" + code.text(inside: .atom), .prefix, uses: code.uses)
        opposite.type = code.type
        conditions.append(opposite)
      }
      if let id = branches[index].condition { conditions.append(expressions.condition(id)) }
    }
    guard let first = conditions.first else { return nil }
    return conditions.dropFirst().reduce(first) { joined($0, .and, $1) }
  }
}

extension CheckedElement {
  /// Whether UIKit has no drawing order for it.
  var isWithoutDrawingOrder: Bool {
    kind.traits.contains(.takesData) && kind.title != Item.inCustomGroup.title
  }
}

extension Availability {
  /// The system that it needs.
  func since(_ options: SwiftOptions) -> Int? { options.platform == .macOS ? nil : system }
}
