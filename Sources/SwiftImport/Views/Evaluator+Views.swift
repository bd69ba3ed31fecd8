internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Whether a function of this result builds views.
  func isBuilder(_ body: SwiftBlock, result type: String?) -> Bool {
    guard run.around.views.isReading, !body.returns else { return false }
    guard let type else { return body.statements.count > 1 || body.statements.first.isChoice }
    let path = String(type.withoutTypeMarks)
    if ["View", "Body", "Content", "Self.Body"].contains(path) || path.hasSuffix("View") {
      return true
    }
    // Only a builder has a result without `return` where it has several statements.
    return body.statements.count > 1 && !["Void", "()", "Never", "Self"].contains(path)
      && !Framework.isNumber(path) && path != "Bool"
  }

  /// The views that the statements of a builder give.
  mutating func build(_ statements: [SwiftStatement]) throws -> SwiftValue {
    var elements: [ViewElement] = []
    for statement in statements {
      switch statement.form {
      case .expression(let expression):
        switch expression.form {
        case .ifExpression(let conditional):
          elements += views(of: try build(conditional), at: statement.range)
        case .switchExpression(let choice):
          elements += views(of: try build(choice), at: statement.range)
        case .assignment, .pound: break
        case .unread: elements.append(lostView(statement.range, .unread))
        default: elements += views(of: try evaluate(expression), at: expression.range)
        }
      case .conditional(let conditional):
        elements += views(of: try build(conditional), at: statement.range)
      case .switched(let choice): elements += views(of: try build(choice), at: statement.range)
      case .declaration: _ = try execute(statements: [statement])
      default: elements.append(lostView(statement.range, .unread))
      }
    }
    return .views(elements)
  }

  func lostView(_ range: TextRange, _ reason: Hole.Reason) -> ViewElement {
    ViewElement(.hole(Hole(text(of: range), reason, at: range, name: "view")), at: range)
  }

  /// Views that stand in no grid; a row of one cannot be followed there.
  func outsideGrids(_ elements: [ViewElement]) -> [ViewElement] {
    elements.map { element in
      element.mapLeaves { $0.isGridRow ? lostView($0.origin, .lost) : $0 }
    }
  }

  private mutating func build(_ conditional: SwiftIf) throws -> SwiftValue {
    scope.names.append([:])
    let count = scope.names.count
    defer { scope.names.removeLast(scope.names.count - count + 1) }
    let condition = try self.condition(conditional.conditions)
    return try branch(
      condition,
      { evaluator in try evaluator.inBlock { try $0.build(conditional.body.statements) } },
      { evaluator in
        guard let otherwise = conditional.otherwise else { return .views([]) }
        return try evaluator.inBlock { try $0.build(otherwise.statements) }
      })
  }

  private mutating func build(_ choice: SwiftSwitch) throws -> SwiftValue {
    try build(choice.cases[...], of: try evaluate(choice.subject))
  }

  private mutating func build(
    _ cases: ArraySlice<SwiftCase>, of subject: SwiftValue
  ) throws -> SwiftValue {
    guard let first = cases.first else { return .views([]) }
    scope.names.append([:])
    let count = scope.names.count
    defer { scope.names.removeLast(scope.names.count - count + 1) }
    var condition = try self.condition(of: first, subject)
    // One of the cases is always met.
    if cases.count == 1 { condition = .truth(true) }
    return try branch(
      condition, { evaluator in try evaluator.inBlock { try $0.build(first.body.statements) } },
      { try $0.build(cases.dropFirst(), of: subject) })
  }

  // MARK: Values as views

  /// Whether a value is a view that is written out.
  func isShown(_ value: SwiftValue) -> Bool {
    switch value {
    case .views: true
    case .record(let record): isViewType(record.type)
    case .object(let id): store[object: id].map { isViewType($0.type) } ?? false
    case .choice(_, let left, let right): isShown(left) && isShown(right)
    case .hole(let hole): run.around.views.isReading && isFill(hole)
    default: false
    }
  }

  /// Whether a value that is not known is a colour or a gradient, which fills what it is given.
  private func isFill(_ hole: Hole) -> Bool {
    hole.type != "AnyShapeStyle" && hole.type.map(isFillStyle) == true
  }

  func isViewType(_ path: String) -> Bool {
    guard program.types[path]?.keyword != nil else { return false }
    return Self.viewProtocols.contains { conforms(path, to: $0) }
  }

  private static let viewProtocols = [
    "View", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Whether a type of the files names the protocol.
  func conforms(_ path: String, to name: String) -> Bool {
    program.family(of: path).contains { type in
      type.inherited.contains { inherited in
        inherited.text.split(separator: "&").contains {
          SwiftType(text: String($0.trimmed)).name == name
        }
      }
    }
  }

  /// The elements that a value is as a view.
  mutating func views(of value: SwiftValue, at range: TextRange) -> [ViewElement] {
    switch value {
    case .views(let elements): return elements
    case .none, .nothing: return []
    case .choice(let condition, let left, let right):
      let (yes, no) = (views(of: left, at: range), views(of: right, at: range))
      if yes.isEmpty, no.isEmpty { return [] }
      return [ViewElement(.branch(condition, yes, no), at: range)]
    case .record(let record): return expanded(record.type, value, at: range)
    case .object(let id):
      guard let type = store[object: id]?.type else { return [lostView(range, .lost)] }
      return expanded(type, value, at: range)
    case .type("Color"), .word: return [lostView(range, .lost)]
    case .hole(let hole):
      return [isFill(hole) ? box(at: range) : ViewElement(.hole(hole), at: range)]
    default: return [lostView(range, .lost)]
    }
  }

  /// The body of a view of the files, written out.
  private mutating func expanded(
    _ path: String, _ value: SwiftValue, at range: TextRange
  ) -> [ViewElement] {
    let name = path.lastName.loweringFirst
    guard conforms(path, to: "View") else {
      let isShape = conforms(path, to: "Shape") || conforms(path, to: "InsettableShape")
      // One that says its size does not fill what it is given.
      if isShape, program.functions("sizeThatFits", of: path, isStatic: false).isEmpty {
        return [ViewElement(.element(ViewContainer(word: "box", name: name)), at: range)]
      }
      return [foreignView(name, SwiftExpression(.unread, at: range))]
    }
    let isRecursive = run.around.views.types.firstIndex(of: path).map { index in
      scope.type.map { run.around.views.types[index...].contains($0) } ?? false
    }
    guard isRecursive != true, run.around.views.types.count < 40 else {
      return [lostView(range, .lost)]
    }
    run.around.views.types.append(path)
    defer { run.around.views.types.removeLast() }
    for variable in program.storedVariables(of: path) {
      guard case .record(let record) = value, let field = record.fields[variable.name] else {
        break
      }
      openObjects(in: field, of: variable)
    }
    guard let body = try? member("body", of: value, at: range) else {
      return [lostView(range, .lost)]
    }
    return views(of: body, at: range)
  }

  /// A view of a framework: a box whose size is not known, and another one for other arguments.
  mutating func foreignView(_ name: String, _ whole: SwiftExpression) -> ViewElement {
    let range = whole.range
    var hole = Hole(text(of: range), .ownSize, at: range, name: name)
    hole.key = (try? identity(of: whole)) ?? hole.key
    hole.type = "CGFloat"
    return ViewElement(.foreign(name: name, hole), at: range)
  }

  // MARK: Roots

  /// What a view shows whose properties are not known.
  mutating func viewRoot(_ root: ViewRoot) throws -> ImportedView {
    run.around.views.isReading = true
    run.around.views.types = [root.type]
    let value = SwiftValue.record(
      SwiftValue.Record(type: root.type, fields: try rootFields(of: root.type), origin: root.range))
    let body = try member("body", of: value, at: root.range)
    let elements = outsideGrids(views(of: body, at: root.range)).map { root in
      // The proxy's size is the container's only where nothing stands around the reader.
      guard case .element(let container) = root.form, container.readsProxy,
        root.modifiers.dropFirst().contains(where: \.movesFrames)
      else { return root }
      return lostView(root.origin, .lost)
    }
    return ImportedView(
      name: "",
      documentation: program.files[root.file].documentation(before: root.range.lowerBound),
      type: root.type.withoutFiles, elements: elements, losses: run.losses, origin: root.range)
  }

  /// The properties of a view that code outside of the files makes: constants, inputs, holes and data.
  private mutating func rootFields(of path: String) throws -> [String: SwiftValue] {
    var fields: [String: SwiftValue] = [:]
    for variable in program.storedVariables(of: path) {
      fields[variable.name] = try rootField(variable)
    }
    return fields
  }

  private mutating func rootField(_ variable: Variable) throws -> SwiftValue {
    if program.files[variable.file].isGenerated, let input = Framework.viewInputs[variable.name] {
      return input
    }
    if let hole = try generatedStandard(variable) { return .hole(hole) }
    if let value = environmentField(variable) { return value }
    var value: SwiftValue?
    if let expression = variable.binding.value {
      value = try? initialValue(expression, of: variable)
      if let value, variable.isConstant, !value.isHole {
        return try read(variable, at: variable.range)
      }
    }
    switch value {
    case .number, .truth, .enumeration, .word: return try read(variable, at: variable.range)
    // What no code of the files sets keeps the columns of a grid that it has at first.
    case .array(let elements)?
    where elements.contains(where: { $0.value.isGridItem }) && !isAssigned(variable):
      return .array(elements)
    default: return opened(dataHole(variable))
    }
  }

  /// What is read of the data; a number that may be missing is there under a condition.
  mutating func opened(_ hole: Hole) -> SwiftValue {
    guard hole.type?.hasSuffix("?") == true, let type = hole.plainType, Framework.isNumber(type)
    else { return .hole(hole) }
    var number = hole
    number.type = type
    return .choice(holes.condition(hole.presence), .hole(number), .none)
  }

  private func dataHole(_ variable: Variable) -> Hole {
    var hole = Hole(variable.name, .changes, at: variable.range, name: variable.name)
    hole.key = variable.key
    hole.type = program.type(of: variable)
    if hole.type == nil { hole.type = variable.madeType }
    hole.dataPath = variable.name == "data" ? "data" : "data." + NameTable.word(variable.name)
    return hole
  }
}

extension Variable {
  /// The type that its value has as written: that of the initialiser that it calls, or of a string literal.
  var madeType: String? {
    if case .string? = binding.value?.form { return "String" }
    guard case .call(let callee, _)? = binding.value?.form, case .name(let name, _) = callee.form,
      name.first?.isUppercase == true
    else { return nil }
    return name
  }
}

extension Optional where Wrapped == SwiftStatement {
  /// Whether it is an `if` or a `switch`.
  fileprivate var isChoice: Bool {
    switch self?.form {
    case .conditional?, .switched?: true
    case .expression(let expression)?:
      switch expression.form {
      case .ifExpression, .switchExpression: true
      default: false
      }
    default: false
    }
  }
}
