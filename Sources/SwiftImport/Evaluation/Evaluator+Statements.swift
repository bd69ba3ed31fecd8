internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Runs the statements of a block, whose variables end with it.
  mutating func execute(_ block: SwiftBlock) throws -> Outcome {
    try inBlock { try $0.execute(statements: block.statements) }
  }

  mutating func execute(statements: [SwiftStatement]) throws -> Outcome {
    if let outcome = try valueOfBlock(statements) { return outcome }
    // What stands beside other statements gives no value.
    let depth = run.around.valueDepth
    if statements.count > 1 { run.around.valueDepth = 0 }
    defer { run.around.valueDepth = depth }
    declareFunctions(in: statements)
    var exits: [Outcome.Exit] = []
    var deferred: [SwiftBlock] = []
    do {
      for statement in statements {
        if let block = statement.deferredBlock {
          deferred.insert(block, at: 0)
          continue
        }
        let outcome = try execute(statement)
        exits += outcome.exits
        guard let last = outcome.last else { continue }
        try run(deferred, after: exits)
        return Outcome(exits: exits, last: last)
      }
    } catch Stop.ended {
      guard let last = exits.popLast() else { throw Stop.ended }
      store = last.store
      lose(deferred)
      return Outcome(exits: exits, last: last.form)
    }
    try run(deferred, after: exits)
    return Outcome(exits: exits)
  }

  /// Functions of a block see one another.
  private mutating func declareFunctions(in statements: [SwiftStatement]) {
    var functions: [(SwiftFunction, Int)] = []
    for statement in statements {
      guard case .declaration(let declaration) = statement.form,
        case .function(let function) = declaration.form
      else { continue }
      declare(function.name, .none)
      functions.append((function, declaration.range.lowerBound))
    }
    for (function, start) in functions {
      guard let place = scope.place(of: function.name) else { continue }
      store[variable: place] = .function(
        FunctionValue(body: .declared(function), scope: scope, place: start))
    }
  }

  private mutating func execute(_ statement: SwiftStatement) throws -> Outcome {
    try step()
    switch statement.form {
    case .expression(let expression): return try execute(expression)
    case .declaration(let declaration): try declare(declaration)
    case .returned(let value):
      guard let value else { return Outcome(returning: .nothing) }
      return Outcome(returning: try evaluate(value, expecting: run.results.last ?? nil))
    default: return try leaveOrBranch(statement)
    }
    return Outcome()
  }

  /// Runs a statement that may go on elsewhere. Apart, so that calls of calls need less of the stack.
  private mutating func leaveOrBranch(_ statement: SwiftStatement) throws -> Outcome {
    switch statement.form {
    case .thrown:
      thrown?.append(Thrown(assumptions: assumptions, store: store))
      throw Stop.ended
    case .conditional(let conditional): return try execute(conditional)
    case .guarded(let conditions, let otherwise):
      let condition = try self.condition(conditions, isAsked: otherwise.givesNothing)
      return try fork(condition, { _ in Outcome() }, { try $0.execute(otherwise) })
    case .switched(let choice): return try execute(choice)
    case .forLoop(let loop): return try execute(loop)
    case .whileLoop(let conditions, let body): return try loop(while: conditions, body)
    case .repeatLoop(let body, let condition):
      return try loop(while: [.expression(condition)], body, isTestedFirst: false)
    case .block(let body, let handlers):
      return handlers.isEmpty ? try execute(body) : try execute(body, handlers, statement)
    case .deferred(let block): lose(.unread, at: block.range)
    case .broken(let label): return Outcome(last: .broken(label))
    case .continued(let label): return Outcome(last: .continued(label))
    case .labelled(let label, let inner): return try execute(inner, labelled: label)
    case .expression, .declaration, .returned, .fellThrough: break
    case .unread: lose(.unread, at: statement.range)
    }
    return Outcome()
  }

  private mutating func execute(
    _ statement: SwiftStatement, labelled label: String
  ) throws -> Outcome {
    run.around.loopLabel = label
    return try leaving(by: .broken(label)) { try $0.execute(statement) }
  }

  /// Notes code that could not be followed, and that may change anything.
  mutating func lose(_ reason: Hole.Reason, at range: TextRange) {
    // A loop comes by the same code again and again.
    let known = run.losses.last { $0.range == range && $0.reason == reason }
    run.losses.append(known ?? Hole(text(of: range), reason, at: range, name: "code"))
  }

  private mutating func execute(_ expression: SwiftExpression) throws -> Outcome {
    switch expression.form {
    case .ifExpression(let conditional): return try execute(conditional)
    case .switchExpression(let choice): return try execute(choice)
    case .unread: lose(.unread, at: expression.range)
    default: try noteChange(by: expression, try evaluate(expression))
    }
    return Outcome()
  }

  /// Changes the value that a method of other files is called on: where nothing reads its result, or where
  /// its name is that of one that changes collections.
  mutating func noteChange(by call: SwiftExpression, _ result: SwiftValue) throws {
    guard case .call(let callee, _) = call.form else { return }
    let hole: Hole
    switch result {
    case .hole(let made) where made.range == call.range: hole = made
    case .subject(let made): hole = made.hole(at: call.range)
    default: return
    }
    if case .name(let name, _) = callee.form { escapeSelf(by: name, hole) }
    guard case .member(let base, let name, _) = callee.form, base.isVariable else { return }
    let value = try evaluate(base)
    if name == "toggle" {
      return try assign(.truth(.not(truth(of: value, at: base.range))), to: base)
    }
    switch value {
    case .number, .truth, .string, .enumeration, .tuple:
      guard declared(base)?.isConstant != true else { return }
      try assign(.hole(changed(by: hole, at: base.range)), to: base)
    case .hole(var known):
      // What is read of it from here on is something else.
      guard case .name(let name, _) = base.form, let place = scope.place(of: name),
        hole.key.utf8.count < 1000
      else { return }
      if known.dataPath != nil {
        // The data has what it was before.
        guard declared(base)?.isConstant != true else { return }
        known = changed(by: hole, at: base.range)
      }
      known.key = hole.key
      store[variable: place] = .hole(known)
    default: break
    }
  }

  /// The value of a block that is a single expression, in an `if` or `switch` that is a value.
  private mutating func valueOfBlock(_ statements: [SwiftStatement]) throws -> Outcome? {
    guard run.around.valueDepth > 0, statements.count == 1,
      case .expression(let expression) = statements[0].form
    else { return nil }
    switch expression.form {
    case .ifExpression, .switchExpression, .assignment, .unread: return nil
    default:
      return Outcome(returning: try evaluate(expression, expecting: run.results.last ?? nil))
    }
  }

  // MARK: Declarations

  private mutating func declare(_ declaration: SwiftDeclaration) throws {
    switch declaration.form {
    case .variable(let variable):
      for binding in variable.bindings { try declare(binding, in: variable, declaration) }
    case .function(let function):
      // From here on it also sees the variables in front of it.
      guard let place = scope.place(of: function.name) else { return }
      store[variable: place] = .function(
        FunctionValue(
          body: .declared(function), scope: scope, place: declaration.range.lowerBound))
    case .imported, .typeAlias, .enumCases: break
    case .type(let type): run.losses.append(lossOfType(type, declaration))
    case .unread: lose(.unread, at: declaration.range)
    }
  }

  private func lossOfType(_ type: SwiftTypeDeclaration, _ declaration: SwiftDeclaration) -> Hole {
    Hole("local type \(type.name)", .unread, at: type.nameRange, name: type.name)
  }

  private mutating func declare(
    _ binding: SwiftBinding, in variable: SwiftVariable, _ declaration: SwiftDeclaration
  ) throws {
    let type = writtenType(of: binding)
    if let getter = binding.getter, let name = binding.name {
      let function = FunctionValue(
        body: .computed(binding), scope: scope, place: getter.range.lowerBound)
      return declare(name, .function(function))
    }
    if !binding.setters.isEmpty || !wrappers(in: declaration.attributes, scope.type).isEmpty {
      // Code that runs where a variable of a block is set is not followed.
      lose(.unread, at: binding.pattern.range)
    }
    let declared = Declared(
      name: binding.name ?? "", type: type, isConstant: variable.isConstant,
      range: binding.pattern.range)
    guard let expression = binding.value else {
      // Assigned later, in one branch or another.
      let value: SwiftValue =
        binding.type?.isOptional == true ? .none : .hole(unassigned(binding))
      if let name = binding.name { declare(name, value) }
      return note(declared, of: binding.name)
    }
    let value = try evaluate(expression, as: type)
    try bind(binding.pattern, to: value)
    note(declared, of: binding.name)
  }

  private func unassigned(_ binding: SwiftBinding) -> Hole {
    var hole = Hole(
      binding.name ?? "", .lost, at: binding.pattern.range, name: binding.name ?? "value")
    hole.type = binding.type?.text
    return hole
  }

  /// Binds the names of a pattern that always matches.
  mutating func bind(_ pattern: SwiftPattern, to value: SwiftValue) throws {
    switch pattern.form {
    case .name(let name):
      noteName(name, of: value)
      declare(name, namingCustomItem(value, name))
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        try bind(element.pattern, to: part(index, of: value, at: pattern.range))
      }
    case .optional(let inner), .type(let inner?, _): try bind(inner, to: value)
    case .wildcard, .enumCase, .type, .expression: break
    }
  }

  /// The element of a tuple.
  func part(_ index: Int, of value: SwiftValue, at range: TextRange) -> SwiftValue {
    if case .tuple(let parts) = value, index < parts.count { return parts[index].value }
    if case .choice(let condition, let left, let right) = value {
      return .joined(
        condition, part(index, of: left, at: range), part(index, of: right, at: range))
    }
    if case .hole(var hole) = value {
      hole.name += "\(index)"
      hole.key += ".\(index)"
      hole.type = nil
      return .hole(hole)
    }
    return .hole(Hole(text(of: range), .lost, at: range, name: "value"))
  }

  /// An object is called after the variable that it is first bound to.
  private mutating func noteName(_ name: String, of value: SwiftValue) {
    for id in value.objectIDs where store[object: id]?.name == nil {
      if case .array = value { continue }
      store[object: id]?.name = name
    }
  }

  // MARK: Choices

  mutating func execute(_ conditional: SwiftIf) throws -> Outcome {
    scope.names.append([:])
    let count = scope.names.count
    defer { scope.names.removeLast(scope.names.count - count + 1) }
    var condition = try self.condition(conditional.conditions)
    if conditional.body.givesNothing, givesSection {
      condition = condition.ofPresentSection("||", false)
    }
    return try fork(
      condition, { try $0.execute(conditional.body) },
      { evaluator in
        guard let otherwise = conditional.otherwise else { return Outcome() }
        return try evaluator.execute(otherwise)
      })
  }

  mutating func execute(_ choice: SwiftSwitch) throws -> Outcome {
    let subject = try evaluate(choice.subject)
    return try leaving(by: .broken(nil)) { try $0.execute(choice.cases[...], of: subject) }
  }

  private mutating func execute(_ cases: ArraySlice<SwiftCase>, of subject: SwiftValue) throws
    -> Outcome
  {
    try step()
    guard let first = cases.first else { throw Stop.ended }
    scope.names.append([:])
    let count = scope.names.count
    defer { scope.names.removeLast(scope.names.count - count + 1) }
    let condition = try self.condition(of: first, subject)
    return try fork(
      condition,
      { evaluator in
        let around = evaluator.run.around.caseName
        defer { evaluator.run.around.caseName = around }
        evaluator.run.around.caseName = first.nameOfCase ?? around
        return try evaluator.inBlock { try $0.execute(statements: Self.body(of: cases)) }
      },
      { try $0.execute(cases.dropFirst(), of: subject) })
  }

  /// The statements of the first case, and of those that it falls through to.
  private static func body(of cases: ArraySlice<SwiftCase>) -> [SwiftStatement] {
    var statements = cases.first?.body.statements ?? []
    if case .fellThrough = statements.last?.form {
      statements.removeLast()
      statements += body(of: cases.dropFirst())
    }
    return statements
  }

  /// Runs a statement behind which its ends of the form `end` go on: what was assumed where it does not
  /// end in this way holds there no longer.
  mutating func leaving(
    by end: Outcome.End, _ body: (inout Evaluator) throws -> Outcome
  ) throws -> Outcome {
    let count = assumptions.count
    let outcome = try body(&self)
    var exits = outcome.exits
    guard outcome.last == end || exits.contains(where: { $0.form == end }) else { return outcome }
    if let last = outcome.last, last != end, let going = exits.last(where: { $0.form == end }) {
      // All others leave more than this statement.
      exits.append(Outcome.Exit(form: last, condition: .truth(true), store: store))
      store = going.store
    }
    for exit in exits.reversed() where exit.form == end {
      store = Store.joined(exit.condition, exit.store, store)
    }
    var rest: [Outcome.Exit] = []
    var isLeft = Term.truth(true)
    for exit in exits {
      if exit.form == end {
        isLeft = .and(isLeft, .not(exit.condition))
      } else {
        rest.append(exit.where(isLeft))
      }
    }
    assumptions.removeLast(assumptions.count - count)
    assumptions += rest.map { .not($0.condition) }
    return Outcome(exits: rest)
  }
}

extension SwiftCase {
  /// What its first pattern is called: `list` of `case .list`.
  fileprivate var nameOfCase: String? {
    switch patterns.first?.pattern.form {
    case .enumCase(let name, _): name
    case .expression(let expression):
      switch expression.form {
      case .member(_, let name, _), .implicitMember(let name): name
      default: nil
      }
    default: nil
    }
  }
}
