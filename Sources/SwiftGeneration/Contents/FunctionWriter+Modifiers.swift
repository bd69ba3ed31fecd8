internal import LayoutChecking
internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage

/// Something that is wrapped around a content, and the conditions around that.
struct ModifierStep {
  enum Step {
    case property(CheckedProperty)
    /// An overlay or an underlay.
    case layer(Int)
  }

  let step: Step
  let path: [Assignment.Step]
}

extension FunctionWriter {
  /// The modifiers of a content, in the order in which they are applied.
  mutating func modifiers(
    of element: CheckedElement, _ members: [Member], depth: Int
  ) -> [Statement] {
    var statements: [Statement] = []
    if let size = element.size, element.kind.name != ContentWord.image {
      statements.append(statement(fixedFrame(size.width, size.height, nil)))
    }
    for step in modifierSteps(of: element, members) {
      switch step.step {
      case .property(let property):
        statements.append(statement(modifier(property, of: element, step.path)))
      case .layer(let index): statements.append(layer(index, step.path))
      }
    }
    statements += cell(members)
    return statements.map { statement in
      var copy = statement
      copy.level += depth
      return copy
    }
  }

  /// What a `use` brings comes first.
  ///
  /// - Source: `language.md` 4.
  func modifierSteps(of element: CheckedElement, _ members: [Member]) -> [ModifierStep] {
    let names = Set(element.kind.properties.filter(\.isModifier).map(\.name))
    let used = members.usedAssignments.filter { names.contains($0.property.name) }.map {
      ModifierStep(step: .property($0.property), path: $0.path)
    }
    return used + ownSteps(members, names, [])
  }

  /// The steps of a block; without names those of its layers alone.
  private func ownSteps(
    _ members: [Member], _ names: Set<String>, _ path: [Assignment.Step]
  ) -> [ModifierStep] {
    members.flatMap { member -> [ModifierStep] in
      switch member {
      case .property(let property):
        return names.contains(property.name)
          ? [ModifierStep(step: .property(property), path: path)] : []
      case .binding: return []
      case .element(let index):
        return program.elements[index].kind.traits.contains(.isModifier)
          ? [ModifierStep(step: .layer(index), path: path)] : []
      case .use(let body): return ownSteps(body, [], path)
      case .condition(let branches):
        guard let id = branches.first?.condition else { return [] }
        return branches.indices.flatMap { index in
          ownSteps(branches[index].body, names, path + [.branch(branches, index, id)])
        }
      case .loop(let loop, let body):
        return ownSteps(body, names, path + [.loop(loop, body)])
      }
    }
  }

  /// An overlay or an underlay.
  private mutating func layer(_ index: Int, _ path: [Assignment.Step]) -> Statement {
    let element = program.elements[index]
    let members = program.members(of: element.body)
    let name = element.kind.name == ContentWord.overlay ? ".overlay" : ".background"
    let alignment = aligned(members)
    let isCentre = alignment?.text == "alignment: .center"
    var body = bindings(of: members) + contents(members)
    if let condition = condition(of: path) {
      let branch = Statement.Branch(
        head: "if " + condition.text, uses: condition.uses, body: body)
      body = [Statement([branch])]
    }
    refuseLoop(path, element)
    let head = view(name, [isCentre ? nil : alignment])
    return Statement([Statement.Branch(head: head.text, uses: head.uses, body: body)])
  }

  private mutating func refuseLoop(_ path: [Assignment.Step], _ element: CheckedElement) {
    for case .loop(_, _) in path { refuse("a modifier in a `for`", at: element.range) }
  }

  /// A modifier that is a property; in an `if` it does nothing where that does not hold.
  private mutating func modifier(
    _ property: CheckedProperty, of element: CheckedElement, _ path: [Assignment.Step]
  ) -> Code {
    refuseLoop(path, element)
    let condition = condition(of: path)
    let chosen = { (code: Code, otherwise: String) -> Code in
      condition.map { ExpressionWriter.choice([($0, code)], Code(otherwise)) } ?? code
    }
    let values = property.values
    let expressions = expressions
    switch property.name {
    case Modifier.paddingName: return padding(property, chosen)
    case Modifier.frameName: return frame(property, chosen)
    case Modifier.offsetName where values.count == 2:
      let parts = values.map { chosen(expressions.float($0.expression), "0") }
      return view(".offset", labelled(["x", "y"], parts), hasClosure: false)
    case "priority":
      let value = values.first.map { chosen(expressions.float($0.expression), "0") } ?? Code("0")
      return value.wrapped {
        value.isLiteralNumber ? ".layoutPriority(\($0))" : ".layoutPriority(Double(\($0)))"
      }
    case "fixedSize": return fixedSize(property, condition)
    default:
      if condition != nil { refuse("`\(property.name)` in an `if`", at: property.range) }
      return aspectRatio(property)
    }
  }

  private mutating func padding(
    _ property: CheckedProperty, _ chosen: (Code, String) -> Code
  ) -> Code {
    let expressions = expressions
    if property.values.count == 1, let value = property.values.first {
      let length = chosen(expressions.float(value.expression), "0")
      let label = value.label.map { Code("." + $0) }
      return view(".padding", [label, length], hasClosure: false)
    }
    var edges = EdgesCode()
    edges.apply(property, expressions)
    let values = edges.insetsOrder.map { edge in
      edge.value?.points.map { chosen($0, "0") } ?? Code("0")
    }
    let insets = view("EdgeInsets", labelled(edges.insetsOrder.map(\.name), values))
    return view(".padding", [insets])
  }

  private mutating func frame(
    _ property: CheckedProperty, _ chosen: (Code, String) -> Code
  ) -> Code {
    var alignment: Code?
    for value in property.values where value.label == PropertyName.alignment {
      alignment = expressions.choice(of: value.expression) { Code("." + Self.place($0)) }
        .labelled(PropertyName.alignment)
    }
    if let size = property.values.first(where: { $0.label == nil }) {
      guard case .size(let width, let height) = program[size.expression] else {
        refuse("a size that is a name", at: size.range)
        return Code(".frame()")
      }
      return fixedFrame(width, height, alignment) { chosen($0, "nil") }
    }
    let order = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    let lengths = order.map { label in
      property.values.last { $0.label == label }.map { chosen(length($0.expression), "nil") }
    }
    return view(".frame", labelled(order, lengths) + [alignment], hasClosure: false)
  }

  private func fixedFrame(
    _ width: ExpressionID, _ height: ExpressionID, _ alignment: Code?,
    _ chosen: (Code) -> Code = { $0 }
  ) -> Code {
    let sides = [width, height].map { id -> Code? in
      if case .constant(.missing) = program[id] { return nil }
      return chosen(length(id))
    }
    return view(".frame", labelled(["width", "height"], sides) + [alignment], hasClosure: false)
  }

  /// The arguments that are given behind their labels.
  private func labelled(_ labels: [String], _ arguments: [Code?]) -> [Code?] {
    let given = zip(labels, arguments).compactMap { label, value in value.map { (label, $0) } }
    return zip(given, given.map(\.1).limited()).map { $1.labelled($0.0) }
  }

  /// A length in points; a fraction is of the container.
  private func length(_ id: ExpressionID) -> Code {
    if !expressions.isData(id), program.inference(of: id).type.contains(.word) {
      switch program[id] {
      case .constant(.word): return Code(".infinity")
      case .binding(let binding): return length(expressions.value(of: binding))
      case .choice(let choices, let otherwise):
        return expressions.choice(choices, otherwise, length)
      case .match(let subject, let cases, let otherwise):
        return expressions.match(subject, cases, otherwise, length)
      default: break
      }
    }
    return expressions.quantity(id, isExpanded: true).code { unit, value in
      guard case .fraction(let axis) = unit else { return value }
      let side = axis == .horizontal ? "width" : "height"
      let whole = Code("containerSize.\(side)", uses: [.view(.containerSize)])
      return value.text == "1" ? whole : joined(value, .times, whole)
    }
  }

  private mutating func fixedSize(_ property: CheckedProperty, _ condition: Code?) -> Code {
    guard let value = property.values.first,
      case .word(let word)? = program.constant(of: value.expression)
    else {
      refuse("`fixedSize` by a condition", at: property.range)
      return Code(".fixedSize()")
    }
    let axes = Axes(rawValue: word) ?? .both
    if axes == .both, condition == nil { return Code(".fixedSize()") }
    let sides = [("horizontal", Axis.horizontal), ("vertical", .vertical)].map { label, axis in
      let code = axes.contains(axis) ? condition ?? Code("true") : Code("false")
      return code.labelled(label)
    }
    return view(".fixedSize", sides, hasClosure: false)
  }

  private func aspectRatio(_ property: CheckedProperty) -> Code {
    guard let value = property.values.first else { return Code("") }
    if let label = value.label {
      let ratio = expressions.float(value.expression)
      return ratio.wrapped { ".aspectRatio(\($0), contentMode: .\(label))" }
    }
    let mode = expressions.choice(of: value.expression) { Code("." + $0) }
    return mode.wrapped { ".aspectRatio(contentMode: \($0))" }
  }

  /// What an element sets for its cell in a grid.
  private mutating func cell(_ members: [Member]) -> [Statement] {
    let writer = self
    let places = { (value: CheckedValue) in
      writer.expressions.choice(of: value.expression) { Code("." + Self.place($0)) }
    }
    let arguments: [(String, Code?)] = [
      (
        "gridCellColumns",
        argument("span", members, standard: "1") { writer.expressions.whole($0.expression) }
      ),
      (
        "gridCellUnsizedAxes",
        argument("unsized", members, standard: "[]") { writer.axes($0) }
      ),
      (
        "gridColumnAlignment",
        argument("columnAlignment", members, standard: ".center", places)
      ),
      ("gridCellAnchor", argument("cellAnchor", members, standard: ".center", places)),
    ]
    return arguments.compactMap { name, value in
      value.map { Statement(".\(name)(\($0.text))", uses: $0.uses) }
    }
  }
}

extension Code {
  /// Whether it is a number as it is written.
  var isLiteralNumber: Bool {
    text.utf8.allSatisfy {
      (48...57).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
  }
}
