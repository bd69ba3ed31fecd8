internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// What a word means where it stands.
  mutating func name(_ name: String, at range: TextRange) throws -> SwiftValue {
    if let plain = name.withoutLabels { return try self.name(plain, at: range) }
    if let place = scope.place(of: name) {
      if case .function(let function) = store[variable: place], case .computed = function.body {
        return Self.named(try call(function, [], at: range), name)
      }
      return Self.named(store[variable: place], name)
    }
    // What binds a value is the value here.
    if run.around.views.isReading, name.first == "$", name.dropFirst().first?.isLetter == true {
      return try self.name(String(name.dropFirst()), at: range)
    }
    switch name {
    case "self": return selfValue(at: range)
    case "super": return .hole(Hole("super", .foreign, at: range, name: "super"))
    case "Self": return .type(typeOfSelf() ?? "Self")
    default: break
    }
    if let value = try ownMember(name, at: range) { return value }
    if let variable = program.globalVariable(name) { return try read(variable, at: range) }
    if let function = program.globalFunctions(name).first {
      return .function(
        FunctionValue(
          body: .declared(function.function), scope: Scope(file: function.file),
          place: function.range.lowerBound))
    }
    if let path = typePath(named: name) { return .type(path) }
    if let alias = program.aliases[name] {
      return .type(aliased(alias))
    }
    if Framework.isType(name) { return .type(name) }
    if scope.selfPlace != nil, let value = Framework.inheritedInput(name) { return value }
    if let frame = ownFrame(name, at: range) { return frame }
    if ["+", "-", "*", "/", "<", ">", "==", "max", "min"].contains(name) {
      return .function(FunctionValue(body: .sign(name), scope: Scope(), place: range.lowerBound))
    }
    if name.first?.isUppercase == true { return .type(name) }
    if let place = scope.selfPlace {
      // In an extension of a type of the standard library or of UIKit.
      switch store[variable: place] {
      case .array, .number, .string, .dictionary, .tuple, .truth, .input:
        return try member(name, of: store[variable: place], at: range)
      default: break
      }
    }
    return .hole(foreignName(name, at: range))
  }

  /// The hole of a name that nothing declares: in an extension of a type that is not declared either it is
  /// a member of `self`.
  private func foreignName(_ name: String, at range: TextRange) -> Hole {
    guard let place = scope.selfPlace, let type = scope.type,
      program.types[type]?.keyword == nil || name == "rawValue"
    else { return Hole(name, .foreign, at: range, name: name) }
    switch store[variable: place] {
    case .hole(let hole) where hole.name != "self":
      return memberHole(name, of: .hole(hole), at: range)
    case .subject(let subject): return Subject(key: subject.key + "." + name).hole(at: range)
    default: return Hole(name, .foreign, at: range, name: name)
    }
  }

  /// The path of the type of these files that a name means here.
  func typePath(named name: String) -> String? {
    program.alias(name, from: scope.type).map(aliased)
      ?? program.path(of: name, from: scope.type, isInCode: true)
  }

  /// The path of the type that an alias stands for; a nested one of the framework with all its words.
  func aliased(_ alias: SwiftType) -> String {
    let path = program.typePath(ofText: alias.text, from: scope.type)
    return program.types[path] == nil && alias.text.hasSuffix("." + path) ? alias.text : path
  }

  /// A computed number keeps the name of its variable.
  private static func named(_ value: SwiftValue, _ name: String) -> SwiftValue {
    guard case .number(let number) = value, number.kind != .open, number.term.isComputed else {
      return value
    }
    return .number(Number(.local(name, number.term), number.kind))
  }

  private mutating func selfValue(at range: TextRange) -> SwiftValue {
    if let place = scope.selfPlace { return store[variable: place] }
    return scope.type.map { .type($0) } ?? .hole(Hole("self", .foreign, at: range, name: "self"))
  }

  /// A member of the type around the code, written without `self`.
  private mutating func ownMember(_ name: String, at range: TextRange) throws -> SwiftValue? {
    guard var type = scope.type else { return nil }
    if let place = scope.selfPlace {
      let owner = store[variable: place]
      if let value = try declaredMember(name, of: owner, at: range) { return value }
      if case .record(let record) = owner, let value = record.fields[name] { return value }
      if case .object(let id) = owner, let value = field(name, of: id, at: range) { return value }
      var isFramework = Framework.isLayoutType(type) || Framework.isLayoutType(ownType(owner))
      switch owner {
      case .input, .enumeration: isFramework = true
      case .subject:
        if program.variable(name, of: type, isStatic: false) != nil || name == "rawValue" {
          return try member(name, of: owner, at: range)
        }
      default: break
      }
      if isFramework {
        if let value = try frameworkMember(name, of: owner, at: range) { return value }
      }
    }
    // Static members are seen without their type in static code, and in that of nested types not
    // at all; the type's own name is looked up as a type.
    while true {
      if let nested = program.type(name, in: type) { return .type(nested) }
      if scope.selfPlace == nil || type != scope.type,
        let value = try staticMember(name, of: type, at: range)
      {
        return value
      }
      guard let outer = type.outerName, program.types[outer] != nil else { return nil }
      type = outer
    }
  }

  private func ownType(_ value: SwiftValue) -> String {
    if case .object(let id) = value { return store[object: id]?.type ?? "" }
    if case .record(let record) = value { return record.type }
    return ""
  }

  // MARK: Variables of a program

  /// The value of a global, a static, or of a stored variable with a constant value.
  mutating func read(_ variable: Variable, at range: TextRange) throws -> SwiftValue {
    run.called.insert(variable.range.lowerBound)
    if let getter = variable.binding.getter {
      return try compute(getter, of: variable, selfValue: nil, at: range)
    }
    guard let expression = variable.binding.value else {
      if let count = generatedCount(variable) { return count }
      return .hole(try generatedParameter(variable) ?? stateHole(variable, initial: nil))
    }
    if !variable.isConstant, let list = newList(expression) {
      var hole = stateHole(variable, initial: nil)
      hole.type = program.type(of: variable) ?? list
      return .hole(hole)
    }
    var value = try initialValue(expression, of: variable)
    if isWrapped(variable), let wrapper = try wrapper(of: variable, value) {
      value = try wrapper.isHole ? wrapper : member("wrappedValue", of: wrapper, at: range)
    }
    if !value.objectIDs.isEmpty, isChanged(variable) {
      // Other code sets properties of the object that it holds.
      escape(value.objectIDs, stateHole(variable, initial: nil))
    }
    if variable.isConstant {
      // What one call makes is not what another one makes.
      if case .hole(var hole) = value, hole.reason == .foreign, hole.text.hasSuffix(")") {
        hole.key = variable.key
        value = .hole(hole)
      }
      openObjects(in: value, of: variable)
      return constant(value, variable, expression)
    }
    var state = State(variable, in: program)
    guard case .string = value, variable.isStatic, let owner = variable.owner else {
      return changing(value, state, in: variable)
    }
    // As what it stands for is written elsewhere: `HeaderView.kind`.
    state.text = owner.withoutFiles + "." + variable.name
    var symbol = hole(state, initial: value)
    symbol.symbol = Self.symbolName(variable.name, of: owner)
    return .hole(symbol)
  }

  /// The type of `[Type]()`, a list that is filled somewhere; `nil` for anything else.
  private func newList(_ expression: SwiftExpression) -> String? {
    guard case .call(let callee, let arguments) = expression.form, arguments.isEmpty,
      case .array(let elements) = callee.form, elements.count == 1
    else { return nil }
    return text(of: callee.range)
  }

  /// The value that a variable of a type or file begins with, evaluated in its own place.
  mutating func initialValue(
    _ expression: SwiftExpression, of variable: Variable
  ) throws -> SwiftValue {
    try stay(at: run.depth + 1, within: .calls)
    guard run.around.initialized.insert(variable.key).inserted else {
      return .hole(stateHole(variable, initial: nil))
    }
    defer { run.around.initialized.remove(variable.key) }
    let outer = (scope, assumptions)
    defer { (scope, assumptions) = outer }
    let isOwn = variable.owner != nil && variable.owner == scope.type && variable.isLazy
    scope = Scope(
      type: variable.owner, selfPlace: isOwn ? scope.selfPlace : nil, file: variable.file)
    assumptions = []
    run.depth += 1
    defer { run.depth -= 1 }
    let type = writtenType(of: variable.binding)
    do { return try evaluate(expression, as: type) } catch Stop.endless(let limit) {
      // What is made together with an object may make itself; the layout may not read it.
      guard limit == .calls || limit == .stack, run.around.initialized.count == 1 else {
        throw Stop.endless(limit)
      }
      return .hole(
        Hole(text(of: expression.range), .lost, at: expression.range, name: variable.name))
    }
  }

  /// A constant number keeps its name.
  private func constant(
    _ value: SwiftValue, _ variable: Variable, _ expression: SwiftExpression
  ) -> SwiftValue {
    guard case .number(let number) = value, let plain = number.term.constant, plain.isFinite,
      variable.owner != nil || scope.place(of: variable.name) == nil
    else { return value }
    let kind = number.kind == .open ? Number.Kind.whole : number.kind
    let definition = number.converted(to: kind).term
    guard let plain = definition.constant else { return value }
    let constant = NamedConstant(
      path: variable.key, name: variable.name, value: plain,
      definition: definition.isQuotientOfLiterals ? definition : .number(plain))
    return .number(Number(.constant(constant), kind))
  }

  /// A variable that can change: a hole with the value that it has at first.
  func stateHole(_ variable: Variable, initial: SwiftValue?) -> Hole {
    hole(State(variable, in: program), initial: initial)
  }

  /// Whether the files set the variable, one of its elements, or add some.
  func isAssigned(_ variable: Variable) -> Bool {
    changes(of: variable).contains { $0.member == nil }
  }

  /// Whether the files set a property of the layout object that the variable holds.
  func isChanged(_ variable: Variable) -> Bool {
    changes(of: variable).contains { change in
      change.member.map { Framework.propertyNames.contains($0) } ?? false
    }
  }

  /// What is done to the variable outside of its own value, whose closure may use the same name.
  func changes(of variable: Variable) -> [SwiftChanges.Change] {
    let own = variable.binding.value?.range ?? variable.range
    let files =
      variable.isPrivate ? [program.files[variable.file]] : program.files
    return files.flatMap { $0.changes.changes(of: variable.name) }.filter {
      !own.contains($0.offset) && (!$0.isBare || isSeen(variable.owner, at: $0.offset))
    }
  }

  /// Whether the name alone of a member of a type may mean it at a place: in code of its type, of one
  /// that inherits from it or that it inherits from, or of one inside of it.
  func isSeen(_ owner: String?, at offset: Int) -> Bool {
    guard let owner, program.types[owner] != nil else { return true }
    return program.types.values.contains { type in
      guard type.members.contains(where: { $0.declaration.range.contains(offset) }) else {
        return false
      }
      return type.path.hasPrefix(owner + ".")
        || program.family(of: type.path).contains { $0.path == owner }
        || program.family(of: owner).contains { $0.path == type.path }
    }
  }

  /// What a computed variable gives.
  mutating func compute(
    _ getter: SwiftBlock, of variable: Variable, selfValue: SwiftValue?, at range: TextRange
  ) throws -> SwiftValue {
    run.called.insert(variable.range.lowerBound)
    var inner = Scope(type: variable.owner, file: variable.file)
    if let selfValue {
      let place = newPlace()
      store[variable: place] = selfValue
      inner.selfPlace = place
    }
    let closure = SwiftClosure(parameters: [], body: getter)
    let function = FunctionValue(
      body: .closure(closure), scope: inner, place: getter.range.lowerBound)
    run.names.append(variable.name)
    defer { run.names.removeLast() }
    let type = variable.binding.type?.text
    let value = try call(function, [], at: range, result: type)
    return settled(value, type)
  }
}

extension Term {
  /// Whether it is worth a name: worked out from something that is not known before.
  fileprivate var isComputed: Bool {
    guard constant == nil else { return false }
    switch self {
    case .binary, .call, .ternary, .unary: return true
    case .number, .truth, .word, .input, .constant, .parameter, .local: return false
    }
  }

  var isQuotientOfLiterals: Bool {
    if case .binary("/", .number(let a), .number(let b)) = self {
      return a == a.rounded() && b == b.rounded()
    }
    return false
  }
}

extension String {
  /// The name of a function that has its labels behind it; `nil` where there are none.
  var withoutLabels: String? {
    guard let open = self[...].firstIndex(ofByte: UInt8(ascii: "(")), open != startIndex else {
      return nil
    }
    return String(self[..<open])
  }
}
