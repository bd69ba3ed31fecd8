internal import LayoutSwiftSource
internal import LayoutText

/// A call of a method as it is written.
struct CallSite {
  let base: SwiftExpression
  let arguments: [SwiftArgument]
  let whole: SwiftExpression

  /// The same call with another value for the argument at `index`.
  func replacing(_ index: Int, by value: SwiftExpression) -> CallSite {
    var arguments = arguments
    arguments[index] = SwiftArgument(label: arguments[index].label, value: value)
    return CallSite(base: base, arguments: arguments, whole: whole)
  }
}

extension Evaluator {
  /// `callee(arguments)`.
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftArgument], _ whole: SwiftExpression,
    expecting type: String?
  ) throws -> SwiftValue {
    switch callee.form {
    case .name(let name, _):
      return try call(named: name, arguments, whole, expecting: type)
    case .implicitMember(let name):
      return try callImplicit(name, arguments, whole, expecting: type)
    case .member(let base, let name, _):
      if case .name("super", _) = base.form {
        return try callSuper(name, arguments, whole)
      }
      if base.namesModule, let value = try callOfModule(name, arguments, whole, type) {
        return value
      }
      return try callMember(name, of: base, arguments, whole)
    case .array(let elements) where elements.count == 1:
      return try standardCall("Array", arguments, whole, type) ?? .array([])
    case .dictionary where arguments.isEmpty: return .dictionary([])
    default:
      let function = try evaluate(callee)
      // `{ … }()` gives what is asked for.
      if case .function(let function) = function, arguments.isEmpty, case .closure = callee.form {
        return try call(function, [], at: whole.range, result: type)
      }
      return try apply(function, arguments, whole)
    }
  }

  /// Calls what an expression gave.
  mutating func apply(
    _ function: SwiftValue, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    switch function {
    case .function(let function):
      switch function.body {
      case .declared(let declared):
        let callable = Callable(
          function: declared, isStatic: true, file: function.scope.file,
          owner: function.scope.type, isMutating: false,
          range: function.place..<function.place)
        return try invoke(callable, in: function.scope, arguments, whole)
      default:
        return try callClosure(function, arguments, whole)
      }
    case .type(let path): return try make(path, arguments, whole)
    case .none: return .none
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.apply(left, arguments, whole) },
        { try $0.apply(right, arguments, whole) })
    case .hole(let hole): return try foreignCall(hole, arguments, whole)
    // An autoclosure: its value was passed.
    case .number, .truth, .string, .record, .object, .enumeration,
      .array where arguments.isEmpty:
      return function
    default: return try foreignCall(hole(.lost, whole, name: "value"), arguments, whole)
    }
  }

  /// The arguments of a call to code whose parameters are not known.
  mutating func evaluate(_ arguments: [SwiftArgument]) throws -> [SwiftValue.Part] {
    try arguments.map {
      SwiftValue.Part(
        label: $0.label, value: try evaluate($0.value, expecting: Framework.type(of: $0.label)),
        origin: $0.value.range)
    }
  }

  private mutating func call(
    named name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression,
    expecting type: String?
  ) throws -> SwiftValue {
    if scope.place(of: name) != nil {
      return try apply(try self.name(name, at: whole.range), arguments, whole)
    }
    if Framework.endings.contains(name) { throw Stop.ended }
    if let owner = scope.type {
      if let value = try callOwn(name, of: owner, arguments, whole) { return value }
    }
    if let callable = match(arguments, program.globalFunctions(name)) {
      if let value = try generatedCall(callable, arguments) { return value }
      return try invoke(callable, in: Scope(file: callable.file), arguments, whole)
    }
    if name == "Self", let type = typeOfSelf() { return try make(type, arguments, whole) }
    if let path = typePath(named: name) { return try make(path, arguments, whole) }
    if let value = try modifiedSelf(by: name, arguments, whole) { return value }
    if let value = try standardCall(name, arguments, whole, type) { return value }
    return try callForeign(name, arguments, whole)
  }

  /// Calls what no function of the files is called.
  private mutating func callForeign(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    // Of several it may be open which is meant.
    let isDeclared = hasMethods(name) || !program.globalFunctions(name).isEmpty
    let own = SwiftValue.hole(Hole(name, .foreign, at: whole.range, name: name))
    let known = isDeclared ? own : try self.name(name, at: whole.range)
    switch known {
    case .type(let path): return try make(path, arguments, whole)
    case .hole(let known):
      // A method of an own kind of layout may set its configuration.
      if let place = scope.selfPlace, case .object(let id) = store[variable: place],
        let type = store[object: id]?.type, program.isLayout(type),
        !Framework.leavesObjectsAlone(name)
      {
        escape([id], hole(.foreign, whole, name: name))
      }
      var callee = Hole(name, isDeclared ? .lost : .foreign, at: whole.range, name: name)
      callee.key = known.key
      return try foreignCall(callee, arguments, whole)
    default: return try apply(known, arguments, whole)
    }
  }

  /// Whether the type around the code declares functions of the name; none of them fits the call.
  private func hasMethods(_ name: String) -> Bool {
    guard let owner = scope.type, program.index.functionNames.contains(name) else { return false }
    return [true, false].contains { isStatic in
      !program.functions(name, of: owner, isStatic: isStatic).isEmpty
    }
  }

  /// A method of the type around the code, or of one around that.
  private mutating func callOwn(
    _ name: String, of owner: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard program.index.memberNames.contains(name) else { return nil }
    if let place = scope.selfPlace {
      let value = store[variable: place]
      let path = typePath(of: value) ?? owner
      for path in [path, owner] {
        if let callable = match(arguments, program.functions(name, of: path, isStatic: false)),
          !run.around.views.overloads.contains(callable.range.lowerBound),
          typePath(of: value) != nil || takes(callable, arguments)
        {
          let isOpen = isOverridden(name, of: value, path) && !callable.isLeftToOthers
          if isOpen || isHidden(name, of: value, path) {
            return try foreignCall(
              Hole(name, .lost, at: whole.range, name: name), arguments, whole)
          }
          let base = SwiftExpression(.name("self", generics: nil), at: whole.range)
          return try callMethod(
            callable, of: value, CallSite(base: base, arguments: arguments, whole: whole))
        }
      }
      if let variable = program.variable(name, of: path, isStatic: false), variable.name == name {
        return try apply(try self.name(name, at: whole.range), arguments, whole)
      }
    }
    var path = owner
    while true {
      if scope.selfPlace == nil || path != owner,
        let callable = match(arguments, program.functions(name, of: path, isStatic: true))
      {
        return try invoke(
          callable, in: Scope(type: path, file: callable.file), arguments, whole)
      }
      guard let outer = path.outerName else { return nil }
      path = outer
    }
  }

  private mutating func callImplicit(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression,
    expecting type: String?
  ) throws -> SwiftValue {
    let path = type.map { program.typePath(ofText: $0, from: scope.type) }
    if let path, name == "init" { return try make(path, arguments, whole) }
    if name == "init" {
      guard let guess = Framework.type(initializedBy: arguments.map(\.label)) else {
        let hole = hole(.lost, whole, name: "value")
        return try foreignCall(hole, arguments, whole)
      }
      return try make(guess, arguments, whole)
    }
    for candidate in program.typesOfImplicitMembers(expecting: path) {
      if let value = try callStatic(name, of: candidate, arguments, whole) { return value }
    }
    if let value = try frameworkFactory(name, of: path, arguments, whole) { return value }
    if run.around.views.isReading, name == "constant", arguments.count == 1 {
      return try evaluate(arguments[0].value, expecting: type)
    }
    return try foreignCall(
      Hole(ofForeignMember: name, nil, at: whole.range), arguments, whole)
  }

  /// A static function or a case with a payload that the files declare.
  private mutating func callStatic(
    _ name: String, of path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    if let callable = match(arguments, program.functions(name, of: path, isStatic: true)),
      isMeant(callable, of: path, by: arguments)
    {
      return try invoke(callable, in: Scope(type: path, file: callable.file), arguments, whole)
    }
    for type in program.family(of: path) {
      if let types = type.cases.first(where: { $0.name == name })?.payload {
        let payload = try zip(arguments, types + Array(repeating: nil, count: arguments.count)).map
        {
          SwiftValue.Part(
            label: $0.label, value: try evaluate($0.value, as: $1?.text), origin: $0.value.range)
        }
        return .enumeration(
          SwiftValue.EnumerationValue(type: type.path, name: name, payload: payload))
      }
    }
    return nil
  }

  private mutating func callMember(
    _ name: String, of base: SwiftExpression, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if name == "init", case .name("self", _) = base.form {
      return try initializeSelf(arguments, whole)
    }
    if isOpen(base, staticMember: name) {
      return try foreignCall(hole(.lost, whole, name: name), arguments, whole)
    }
    let site = CallSite(base: base, arguments: arguments, whole: whole)
    let value = try evaluate(base)
    // A method of the files that is called only where the value is there.
    if case .optionalChain = base.form, case .hole(let hole) = value,
      hole.type?.hasSuffix("?") == true, match(arguments, methods(name, of: value)) != nil
    {
      return try branch(
        holes.condition(hole.presence), { try $0.callMember(name, of: value, site) },
        { _ in .none })
    }
    return try callMember(name, of: value, site)
  }

  private mutating func callMember(
    _ name: String, of value: SwiftValue, _ site: CallSite
  ) throws -> SwiftValue {
    let (arguments, whole) = (site.arguments, site.whole)
    if case .choice(let condition, let left, let right) = value {
      return try branch(
        condition, { try $0.callMember(name, of: left, site) },
        { try $0.callMember(name, of: right, site) })
    }
    if case .none = value { return .none }
    if case .type(let path) = value { return try callMember(name, of: path, arguments, whole) }
    if run.around.views.isReading, isShown(value) {
      return try modified(value, by: name, site)
    }
    let callees = methods(name, of: value)
    if let callable = match(arguments, callees) {
      return try callMethod(callable, of: try caseOfSubject(value), site)
    }
    if let result = try method(name, of: value, site) { return result }
    // One that only has the name of declared functions is the framework's.
    if callees.isEmpty {
      let member = try self.member(name, of: value, at: whole.range)
      if case .function = member { return try apply(member, arguments, whole) }
      if case .hole(let hole) = member, hole.type?.holds("->") == true {
        return try foreignCall(hole, arguments, whole)
      }
    }
    if let text = textMember(name, of: value, whole) { return text }
    var callee = memberHole(name, of: value, at: whole.range)
    if !Self.countingNames.contains(where: name.hasPrefix) || name == "itemIdentifier" {
      callee.sectionType = sectionType(of: value, orItemFor: name)
    }
    if case .subject(let subject) = value {
      let parts = try evaluate(arguments)
      escape(parts.flatMap(\.value.objectIDs), callee)
      return .subject(Subject(key: "\(subject.key).\(name)(\(try text(of: parts)))"))
    }
    let isOpen = typePath(of: value).map { isOverridden(name, of: value, $0) } ?? false
    if isOpen { callee.reason = .lost }
    let call = Hole(
      text(of: whole.range), isOpen ? .lost : .foreign, at: whole.range, name: name)
    if !Framework.leavesObjectsAlone(name) { escape(elementIDs(of: value), call) }
    if case .record(let record) = value, !Framework.keepsValue(name), site.base.isVariable {
      // It may change the value that it is called on.
      var hole = changed(by: call, at: site.base.range)
      hole.type = record.type
      try assign(.hole(hole), to: site.base)
    }
    let result = try foreignCall(callee, arguments, whole)
    if Self.changesCollections(name) { try noteChange(by: whole, result) }
    return result
  }

  /// The objects that a value has, or may have.
  private func elementIDs(of value: SwiftValue) -> [Int] {
    guard case .hole(let hole) = value else { return value.objectIDs }
    return run.around.elements[hole.key] ?? []
  }

  /// A static member of a type that is called.
  private mutating func callMember(
    _ name: String, of path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if name == "init" || name.hasSuffix("Registration") {
      return try make(name == "init" ? path : path + "." + name, arguments, whole)
    }
    if let result = try callStatic(name, of: path, arguments, whole) { return result }
    if program.types[path + "." + name] != nil {
      return try make(path + "." + name, arguments, whole)
    }
    // A variable that holds a function.
    if program.variable(name, of: path, isStatic: true) != nil,
      let value = try staticMember(name, of: path, at: whole.range)
    {
      if case .function = value { return try apply(value, arguments, whole) }
      if case .hole(let hole) = value { return try foreignCall(hole, arguments, whole) }
    }
    if let alias = program.aliases[name], program.types[path] != nil {
      return try make(program.typePath(ofText: alias.text, from: path), arguments, whole)
    }
    if let result = try frameworkFactory(name, of: path, arguments, whole) { return result }
    return try foreignCall(
      Hole(path + "." + name, .foreign, at: whole.range, name: name), arguments, whole)
  }

  /// Calls a method; what it makes of a struct is stored in `target`.
  mutating func callMethod(
    _ callable: Callable, of value: SwiftValue, _ site: CallSite
  ) throws -> SwiftValue {
    let place = newPlace()
    store[variable: place] = value.isNumber ? settled(value, callable.owner) : value
    let inner = Scope(type: callable.owner, selfPlace: place, file: callable.file)
    let result = try invoke(callable, in: inner, site.arguments, site.whole)
    if callable.isMutating { try assign(store[variable: place], to: site.base) }
    return result
  }

  /// `super.init(…)` and other members of a superclass.
  private mutating func callSuper(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if name == "init", makesLayout(arguments) { return try becomeLayout(arguments, whole) }
    guard let place = scope.selfPlace, let owner = scope.type else { return .nothing }
    for type in program.family(of: owner).dropFirst() {
      let functions = program.functions(name, of: type.path, isStatic: false)
      guard let callable = match(arguments, functions) else { continue }
      let inner = Scope(type: callable.owner, selfPlace: place, file: callable.file)
      return try invoke(callable, in: inner, arguments, whole)
    }
    let values = try evaluate(arguments)
    if name != "init" {
      let hole = Hole(text(of: whole.range), .foreign, at: whole.range, name: name)
      escape(values.flatMap(\.value.objectIDs), hole)
      return .hole(hole)
    }
    return .nothing
  }
}

extension SwiftExpression {
  /// Whether it names something that can be set.
  var isVariable: Bool {
    switch form {
    case .name(let name, _): name != "self"
    case .member: true
    default: false
    }
  }
}
