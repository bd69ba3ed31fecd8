internal import LayoutSwiftSource
internal import LayoutText

/// A piece of code that may make a layout or a section.
struct Root: Sendable {
  enum Code: Sendable {
    case function(Callable)
    case variable(Variable)
    case statement(SwiftStatement, file: Int)
  }

  let code: Code
  /// The path of the type that it is a member of.
  let type: String?
  let name: String
  let file: Int
  let range: TextRange
  /// What tells that it was called.
  let mark: Int
  let isStatic: Bool
  /// The text of the type that it returns.
  let result: String?
  /// The type that `self` is of and no subclass, where subclasses have other sections.
  var exactType: String?
  var roles: Set<Role> = []

  /// What it is for layouts.
  enum Role {
    /// Its text makes a layout.
    case makesLayout
    /// It only calls what may make one.
    case passesLayout
    /// It sets the configuration of a layout that another function makes.
    case configuresLayout
    /// It is declared to return a section.
    case returnsSection
  }
}

extension SwiftProgram {
  /// The code of the files of `numbers` that may make layouts or sections, in the order of the text.
  func roots(in numbers: Set<Int>) -> [Root] {
    var result: [Root] = []
    for (number, file) in files.enumerated() where numbers.contains(number) {
      for statement in file.statements {
        switch statement.form {
        case .declaration(let declaration):
          result += roots(of: declaration, type: nil, file: number)
        default:
          if mentionsLayout(statement.range, file) {
            var root = Root(
              code: .statement(statement, file: number), type: nil, name: "", file: number,
              range: statement.range, mark: statement.range.lowerBound, isStatic: true, result: nil)
            root.roles = [.makesLayout]
            result.append(root)
          }
        }
      }
    }
    return result
  }

  /// A member of a type as a piece of code that can be run.
  func root(of member: TypeInfo.Member, in type: String) -> Root? {
    root(of: member.declaration, in: type, file: member.file)
  }

  /// A function or variable as a piece of code that can be run.
  func root(of declaration: SwiftDeclaration, in type: String?, file: Int) -> Root? {
    switch declaration.form {
    case .function(let function) where function.body != nil:
      return Root(
        code: .function(
          Callable(
            function: function, isStatic: declaration.isStatic, file: file, owner: type,
            isMutating: false, range: declaration.range)), type: type, name: function.name,
        file: file, range: declaration.range, mark: function.nameRange.lowerBound,
        isStatic: declaration.isStatic, result: function.result?.text)
    case .variable(let variable):
      guard let name = variable.bindings.first?.name,
        let found = type.map({
          self.variable(name, of: $0, isStatic: declaration.isStatic)
        }) ?? globalVariable(name)
      else { return nil }
      return Root(
        code: .variable(found), type: type, name: name, file: file,
        range: declaration.range, mark: found.range.lowerBound,
        isStatic: declaration.isStatic, result: nil)
    default: return nil
    }
  }

  private func roots(
    of declaration: SwiftDeclaration, type: String?, file: Int
  ) -> [Root] {
    switch declaration.form {
    case .type(let own):
      let path = path(of: own, within: type, in: file)
      if own.keyword == .protocolType { return [] }
      return own.members.flatMap { roots(of: $0, type: path, file: file) }
    case .function(let function):
      guard function.body != nil else { return [] }
      let callable = Callable(
        function: function, isStatic: declaration.isStatic, file: file, owner: type,
        isMutating: false, range: declaration.range, isPrivate: declaration.isPrivate)
      var root = Root(
        code: .function(callable), type: type, name: function.name, file: file,
        range: declaration.range, mark: function.nameRange.lowerBound,
        isStatic: declaration.isStatic, result: function.result?.text)
      root.roles = roles(of: root)
      return root.roles.isEmpty ? [] : [root]
    case .variable(let variable):
      return variable.bindings.compactMap { binding in
        guard let name = binding.name,
          binding.getter != nil || binding.value != nil || !binding.setters.isEmpty
        else { return nil }
        let value = Variable(
          binding: binding, isConstant: variable.isConstant, isStatic: declaration.isStatic,
          isLazy: declaration.modifiers.contains("lazy"), isPrivate: declaration.isPrivate,
          attributes: [], file: file, range: binding.pattern.range, owner: type)
        var root = Root(
          code: .variable(value), type: type, name: name, file: file, range: declaration.range,
          mark: binding.pattern.range.lowerBound, isStatic: declaration.isStatic,
          result: binding.type?.text)
        root.roles = roles(of: root)
        return root.roles.isEmpty ? nil : root
      }
    default: return []
    }
  }
}

extension Evaluator {
  /// Runs a root, with holes for its parameters, and returns what it gives.
  mutating func runRoot(_ root: Root) throws -> SwiftValue {
    let inner = rootScope(root)
    switch root.code {
    case .function(let callable):
      return try runRoot(callable, in: inner)
    case .variable(let variable):
      scope = inner
      if let getter = variable.binding.getter {
        let owner = inner.selfPlace.map { store[variable: $0] }
        return try compute(getter, of: variable, selfValue: owner, at: root.range)
      }
      run.names.append(root.name)
      defer { run.names.removeLast() }
      for setter in variable.binding.setters where setter.body.makesLayout {
        try runLater(setter, at: root.range)
      }
      guard let value = variable.binding.value else { return .nothing }
      // What is made together with its owner does not see it.
      if !variable.isLazy { scope.selfPlace = nil }
      let result = try evaluate(value, expecting: variable.binding.type?.text)
      if isChanged(variable) || isChangedByAnotherName(variable) {
        escape(result.objectIDs, stateHole(variable, initial: nil))
      }
      if case .function(let function) = result, function.makesLayout {
        return try call(function, openArguments(of: function, at: root.range), at: root.range)
      }
      return result
    case .statement(let statement, _):
      scope = inner
      _ = try execute(statements: [statement])
      return .nothing
    }
  }

  /// Runs what a variable runs where it is set, with a hole for the value.
  private mutating func runLater(_ setter: SwiftSetter, at range: TextRange) throws {
    try inBlock { evaluator in
      let hole = Hole(setter.parameter, .changes, at: range, name: setter.parameter)
      evaluator.declare(setter.parameter, .hole(hole))
      _ = try evaluator.execute(setter.body)
    }
  }

  /// A root's function as a value, bound to an object that is not known.
  mutating func boundFunction(_ root: Root) -> SwiftValue? {
    guard case .function(let callable) = root.code else { return nil }
    var inner = rootScope(root)
    inner.file = callable.file
    return .function(
      FunctionValue(
        body: .declared(callable.function), scope: inner, place: callable.range.lowerBound))
  }

  mutating func rootScope(_ root: Root) -> Scope {
    var inner = Scope(type: root.type, file: root.file)
    guard let type = root.type, !root.isStatic else { return inner }
    let place = newPlace()
    inner.selfPlace = place
    let value = unknownSelf(root.exactType ?? type, at: root.range)
    if root.exactType != nil, case .object(let id) = value { store[object: id]?.isExact = true }
    store[variable: place] = value
    return inner
  }

  /// An object or value of `type` that was made outside of these files.
  private mutating func unknownSelf(_ type: String, at range: TextRange) -> SwiftValue {
    switch program.types[type]?.keyword {
    case .enumeration:
      if let value = rootSelf { return value }
      return .subject(Subject(key: "self", type: type))
    case nil where Framework.layoutTypes.contains(type):
      return .hole(Hole("self", .foreign, at: range, name: "self"))
    default:
      let id = newPlace()
      var object = HeapObject(type: type, origin: range)
      object.isOpen = true
      store[object: id] = object
      return .object(id)
    }
  }

  private mutating func runRoot(_ callable: Callable, in inner: Scope) throws -> SwiftValue {
    var inner = inner
    var level: [String: Int] = [:]
    for parameter in callable.function.parameters {
      let place = newPlace()
      store[variable: place] = try rootValue(of: parameter, in: inner, callable)
      level[parameter.name] = place
    }
    inner.names.append(level)
    guard let body = callable.function.body else { return .nothing }
    run.called.insert(callable.function.nameRange.lowerBound)
    return try enter(inner, callable.function.name) { evaluator in
      try evaluator.runBody(body, result: callable.function.result?.text)
    }
  }

  /// What a parameter of a root is: an input, a kind of section, or a hole.
  private mutating func rootValue(
    of parameter: SwiftParameter, in inner: Scope, _ callable: Callable
  ) throws -> SwiftValue {
    let type = parameter.type.text
    let name = parameter.type.name
    if name == "NSCollectionLayoutEnvironment" { return .input("environment") }
    if name == "UITraitCollection" { return .input("traits") }
    if let kind = generatedKind(parameter, callable) { return kind }
    let path = program.typePath(ofText: type, from: inner.type)
    let returnsSection = program.returnsSection(callable.function.result?.text, from: inner.type)
    if let info = program.types[path], info.keyword == .enumeration, !info.cases.isEmpty,
      returnsSection
    {
      let mark = type.hasSuffix("?") ? "?" : ""
      return .subject(Subject(key: parameter.name, type: path + mark))
    }
    let lowered = parameter.name.lowercased()
    if name == "Int", returnsSection,
      lowered.holds("index") || lowered.holds("section")
    {
      return .subject(Subject(key: "index", type: "Int", isIndex: true))
    }
    if let value = try commonArgument(parameter, of: callable, in: inner) { return value }
    var hole = Hole(
      parameter.name, .changes, at: parameter.type.range, name: parameter.name)
    hole.key = "\(callable.range.lowerBound).\(parameter.name)"
    hole.type = type
    guard let standard = parameter.standard else { return .hole(hole) }
    let outer = scope
    scope = inner
    defer { scope = outer }
    let value = try evaluate(standard, as: type)
    if case .record(let record) = value,
      Framework.isPlainRecord(record.type) || record.type == Framework.size
    {
      return .record(partHoles(of: record, hole))
    }
    hole.begin(with: value)
    return .hole(hole)
  }

  private func partHoles(of record: SwiftValue.Record, _ hole: Hole) -> SwiftValue.Record {
    var record = record
    for (name, value) in record.fields {
      var part = hole
      let word = name.hasSuffix("Dimension") ? name.dropLast("Dimension".count) : name[...]
      part.name += word.prefix(1).uppercased() + word.dropFirst()
      part.key += "." + name
      part.type = record.type == Framework.size ? Framework.dimension : "CGFloat"
      part.begin(with: value)
      record.fields[name] = .hole(part)
    }
    return record
  }
}

extension SwiftBlock {
  /// Whether an initialiser of a layout may be called in it.
  var makesLayout: Bool {
    mentions(Framework.layout) || mentions("NSCollectionViewCompositionalLayout")
  }
}

extension FunctionValue {
  /// Whether it is a closure that may make a layout.
  fileprivate var makesLayout: Bool {
    guard case .closure(let closure) = body else { return false }
    return closure.body.makesLayout
  }
}
