internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// `Type(arguments)`.
  mutating func make(
    _ path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if path == Framework.hosting { return try hostingConfiguration(arguments, whole) }
    if path.hasSuffix("DiffableDataSource"), let last = arguments.last,
      last.isTrailing || last.label == "cellProvider"
    {
      run.around.cells.providers.append(try evaluate(last.value))
    }
    if path.hasSuffix("CellRegistration") || path.hasSuffix("SupplementaryRegistration"),
      let value = try registration(arguments, whole)
    {
      return value
    }
    if program.types[path]?.keyword == nil {
      if let callable = ownOverload("init", of: path, arguments) {
        return try running(callable) { try $0.makeFramework(path, callable, arguments, whole) }
      }
      if run.around.views.isReading, let view = try frameworkView(path, arguments, whole) {
        return view
      }
      if let value = try frameworkObject(path, arguments, whole) { return value }
      if let value = try standardCall(path, arguments, whole, nil) { return value }
      return try makeForeign(path, arguments, whole)
    }
    guard let type = program.types[path] else { return .none }
    if let element = try generatedElement(type, arguments, whole) { return element }
    let initializers = program.functions("init", of: path, isStatic: false)
    if let callable = match(arguments, initializers) {
      return try makeOwn(type, callable, arguments, whole)
    }
    if type.keyword == .enumeration, arguments.count == 1, arguments[0].label == "rawValue" {
      return try caseOfRawValue(type, arguments[0].value, whole)
    }
    if type.keyword == .structure, !type.hasOwnInitializers {
      return try makeMemberwise(type, arguments, whole)
    }
    if type.keyword == .classType || type.keyword == .actor, arguments.isEmpty {
      return newObject(type.path, at: whole.range)
    }
    if let base = frameworkBase(of: path),
      let value = try frameworkObject(base, arguments, whole)
    {
      return value
    }
    return try makeForeign(path, arguments, whole)
  }

  private mutating func makeForeign(
    _ path: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if run.around.views.isReading, Self.wrappers.contains(path), arguments.count == 1,
      [nil, "initialValue", "wrappedValue"].contains(arguments[0].label)
    {
      return try evaluate(arguments[0].value)
    }
    let values = try evaluate(arguments)
    let name = path.loweringFirst
    var hole = Hole(text(of: whole.range), .foreign, at: whole.range, name: name)
    hole.key += try key(of: values, arguments)
    // Only its declaration says whether it may fail.
    hole.type = path + "?"
    if arguments.count == 1, arguments[0].label == "rawValue",
      case .subject(let subject) = values[0].value, subject.isIndex
    {
      let made = Subject(key: path + "(rawValue)", type: path)
      holes.foreignEnumerations[made.key] = Hole(path, .foreign, at: whole.range, name: name)
      return .subject(made)
    }
    if !Framework.leavesObjectsAlone(path) { escape(values.flatMap(\.value.objectIDs), hole) }
    return .hole(hole)
  }

  /// The class of the framework that a class of the files inherits from.
  private func frameworkBase(of path: String) -> String? {
    for type in program.family(of: path) {
      for inherited in type.inherited
      where Framework.isLayoutType(Framework.canonical(inherited.name)) {
        return Framework.canonical(inherited.name)
      }
    }
    return nil
  }

  /// A new object of a class of the files.
  mutating func newObject(_ path: String, at range: TextRange) -> SwiftValue {
    let id = newPlace()
    var object = HeapObject(type: path, origin: range)
    object.maker = run.names.last
    store[object: id] = object
    for type in program.family(of: path) where type.keyword != .protocolType {
      for variable in program.storedVariables(of: type.path) {
        if isWrapped(variable) {
          let wrapper = try? newWrapper(of: variable, nil)
          store[object: id]?.fields["_" + variable.name] = wrapper
        } else if let value = variable.binding.value, !variable.isLazy {
          let initial = try? initialValue(value, of: variable)
          store[object: id]?.fields[variable.name] = initial
        } else if variable.binding.type?.isOptional == true, !variable.isConstant {
          store[object: id]?.fields[variable.name] = SwiftValue.none
        }
      }
    }
    return .object(id)
  }

  private mutating func makeMemberwise(
    _ type: TypeInfo, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    var record = SwiftValue.Record(type: type.path, fields: [:])
    var rest = arguments[...]
    for variable in program.storedVariables(of: type.path) {
      let written = variable.binding.type?.text
      if isWrapped(variable) {
        let index = rest.firstIndex { $0.label == variable.name }
        let given = index.map { rest.remove(at: $0) }
        record.fields["_" + variable.name] = try newWrapper(of: variable, given)
      } else if variable.isConstant, let value = variable.binding.value {
        record.fields[variable.name] = try initialValue(value, of: variable)
      } else if let index = rest.firstIndex(where: {
        $0.label == variable.name || ($0.isTrailing && $0.label == nil && variable.takesClosure)
      }) {
        var value = try evaluate(rest[index].value, expecting: written)
        if isState(variable) { value = changingFromStart(settled(value, written), variable) }
        if case .function(let function) = value, variable.isBuilt {
          record.fields[variable.name] = try built(function, [])
        } else {
          record.fields[variable.name] = settled(value, written)
        }
        rest.remove(at: index)
      } else if run.around.views.isReading, let value = try ownedField(variable) {
        record.fields[variable.name] = value
      } else if let value = variable.binding.value {
        record.fields[variable.name] = try initialValue(value, of: variable)
      } else if variable.binding.type?.isOptional == true {
        record.fields[variable.name] = SwiftValue.none
      }
    }
    // Others are for an initialiser that is declared elsewhere, or for a call of what is made.
    guard rest.allSatisfy(\.isTrailing) else {
      return try makeForeign(type.path, arguments, whole)
    }
    return .record(record)
  }

  /// Runs an initialiser of a type of the files.
  private mutating func makeOwn(
    _ type: TypeInfo, _ callable: Callable, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let place = newPlace()
    switch type.keyword {
    case .classType, .actor: store[variable: place] = newObject(type.path, at: whole.range)
    default: store[variable: place] = try makeMemberwise(type, [], whole)
    }
    let inner = Scope(type: callable.owner, selfPlace: place, file: callable.file)
    let result = try invoke(callable, in: inner, arguments, whole)
    return made(store[variable: place], result)
  }

  /// What an initialiser makes that may fail.
  private func made(_ value: SwiftValue, _ result: SwiftValue) -> SwiftValue {
    switch result {
    case .none: .none
    case .choice(let condition, let left, let right):
      .joined(condition, made(value, left), made(value, right))
    default: value
    }
  }

  /// Runs an initialiser that the files add to a type of the framework.
  private mutating func makeFramework(
    _ path: String, _ callable: Callable, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let place = newPlace()
    store[variable: place] = .record(SwiftValue.Record(type: path, fields: [:]))
    let inner = Scope(type: path, selfPlace: place, file: callable.file)
    let result = try invoke(callable, in: inner, arguments, whole)
    return made(store[variable: place], result)
  }

  private mutating func caseOfRawValue(
    _ type: TypeInfo, _ expression: SwiftExpression, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let value = try evaluate(expression)
    if case .subject(let subject) = value {
      if subject.isIndex {
        let made = Subject(key: type.path + "(rawValue)", type: type.path)
        if type.cases.isEmpty {
          let hole = Hole(type.name, .foreign, at: whole.range, name: type.name)
          holes.foreignEnumerations[made.key] = hole
        }
        return run.kind?.isMissing(made) == true ? .none : .subject(made)
      }
      return .subject(Subject(key: subject.key, type: type.path))
    }
    let name = { [self] number in caseName(ofRawValue: number, type) }
    if let made = try subject(of: type, by: value, at: whole.range, name) { return .subject(made) }
    for item in type.cases {
      guard let raw = rawValue(ofCase: item.name, type) else { continue }
      if try equal(raw, value, at: whole.range).isTrue == true {
        return .enumeration(SwiftValue.EnumerationValue(type: type.path, name: item.name))
      }
    }
    if case .number(let number) = value, number.term.constant != nil { return .none }
    if case .string = value { return .none }
    var hole = hole(.lost, whole, name: type.name.loweringFirst)
    hole.key += try identity(of: value).map { " " + $0 } ?? ""
    hole.type = type.path + "?"
    return .hole(hole)
  }

  // MARK: Assignments

  mutating func assign(
    _ target: SwiftExpression, _ sign: String, _ value: SwiftExpression
  ) throws {
    if case .name("_", _) = target.form {
      _ = try evaluate(value)
      return
    }
    let asked = declared(target)?.type
    var result = try evaluate(value, expecting: asked)
    if sign != "=" {
      let old = try evaluate(target)
      let operation = String(sign.dropLast())
      if case .array(let elements) = old, let type = elementType(of: target, elements) {
        result = settled(result, "[\(type)]")
      }
      switch (operation, old, result) {
      case ("+", .array(let a), .array(let b)): result = .array(a + b.sliced(at: nil))
      case ("+", .string(let a), .string(let b)): result = .string(a + b)
      case ("+", .choice(let condition, let a, let b), .array(let list)):
        if case .array(let a) = a, case .array(let b) = b {
          result = .joined(condition, .array(a + list), .array(b + list))
        }
      default: result = try arithmetic(operation, old, result, value)
      }
    } else {
      var type = asked
      // An open number takes the kind of what it replaces, or of what it stands beside.
      if type == nil, case .number(let number) = result, number.kind == .open,
        let old = try numberReplaced(by: target)
      {
        type = old.kind == .real ? "CGFloat" : "Int"
      }
      result = settled(result, type)
      if case .tuple = result, case .tuple(let old)? = try? evaluate(target) {
        result = result.labelled(like: old)
      }
    }
    noteTarget(target, result)
    try assign(result, to: target)
  }

  private mutating func noteTarget(_ target: SwiftExpression, _ value: SwiftValue) {
    guard case .name(let name, _) = target.form else { return }
    for id in value.objectIDs where store[object: id]?.name == nil {
      store[object: id]?.name = name
    }
  }

  /// Stores `value` where `target` says.
  mutating func assign(_ value: SwiftValue, to target: SwiftExpression) throws {
    switch target.form {
    case .name(let name, _):
      if let place = scope.place(of: name) {
        if try setComputed(at: place, to: value) { return }
        store[variable: place] = value
      } else if name == "self", let place = scope.selfPlace {
        store[variable: place] = value
      } else if let place = scope.selfPlace {
        let owner = store[variable: place]
        store[variable: place] = try setting(name, of: owner, to: value, at: target.range)
      }
    case .member(let base, let name, _):
      if case .name("super", _) = base.form {
        return try setInherited(name, to: value, at: target.range)
      }
      let owner = try evaluate(base)
      try noteForeignPart(base, owner, at: target.range)
      let changed = try setting(name, of: owner, to: value, at: target.range)
      if case .hole(let hole) = owner, changed.isHole, try loseValue(hole, of: base) { return }
      try assign(changed, inPlaceOf: owner, to: base)
    case .subscripted(let base, let arguments) where arguments.first?.label == "keyPath":
      guard let names = try keyPath(arguments[0].value) else {
        return lose(.lost, at: target.range)
      }
      let owner = try evaluate(base)
      let changed = try setting(names[...], of: owner, to: value, at: target.range)
      try assign(changed, inPlaceOf: owner, to: base)
    case .subscripted(let base, let arguments):
      try assignElement(value, of: base, arguments, target)
    case .optionalChain(let base), .forced(let base), .prefix("&", let base):
      try assign(value, to: base)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        try assign(
          parts.count == 1 ? value : self.part(index, of: value, at: target.range), to: part.value)
      }
    default: break
    }
  }

  private mutating func assignElement(
    _ value: SwiftValue, of base: SwiftExpression, _ arguments: [SwiftArgument],
    _ target: SwiftExpression
  ) throws {
    let owner = try evaluate(base)
    try noteForeignPart(base, owner, at: target.range)
    let changed = try settingElement(value, of: owner, arguments, target)
    try assign(changed, inPlaceOf: owner, to: base)
  }

  /// Stores what became of `owner`. An equal value is set, too: code may run where that is done.
  private mutating func assign(
    _ changed: SwiftValue, inPlaceOf owner: SwiftValue, to base: SwiftExpression
  ) throws {
    switch owner {
    case .record, .tuple, .array, .dictionary, .enumeration: try assign(changed, to: base)
    default:
      if try changed != owner || owner.isHole && isPartOfElement(base) {
        try assign(changed, to: base)
      }
    }
  }

  /// Whether it is an element of a list that is known, or a part of one: which one may not be known.
  private mutating func isPartOfElement(_ expression: SwiftExpression) throws -> Bool {
    switch expression.form {
    case .member(let base, _, _), .optionalChain(let base), .forced(let base):
      return try isPartOfElement(base)
    case .subscripted(let base, _):
      return try evaluate(base).isHole ? isPartOfElement(base) : true
    default: return false
    }
  }

  /// Notes that a part of something is set that a type of the files may hold elsewhere.
  private mutating func noteForeignPart(
    _ base: SwiftExpression, _ value: SwiftValue, at range: TextRange
  ) throws {
    guard value.isHole, case .member(let owner, let name, _) = base.form,
      isForeignMember(name, of: try evaluate(owner))
    else { return }
    run.losses.append(Hole(text(of: range), .foreign, at: range, name: name))
  }

  /// `owner` with one of its elements set.
  private mutating func settingElement(
    _ value: SwiftValue, of owner: SwiftValue, _ arguments: [SwiftArgument],
    _ target: SwiftExpression
  ) throws -> SwiftValue {
    if let changed = try settingBySubscript(value, of: owner, arguments, target) { return changed }
    return try settingElement(
      value, of: owner, try arguments.first.map { try evaluate($0.value) }, target)
  }

  private mutating func settingElement(
    _ value: SwiftValue, of owner: SwiftValue, _ index: SwiftValue?, _ target: SwiftExpression
  ) throws -> SwiftValue {
    if let (condition, left, right) = index?.chosen {
      return .joined(
        condition, try settingElement(value, of: owner, left, target),
        try settingElement(value, of: owner, right, target))
    }
    switch owner {
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.settingElement(value, of: left, index, target) },
        { try $0.settingElement(value, of: right, index, target) })
    case .array(var elements):
      guard case .number(let number)? = index, let position = number.whole.constant,
        position >= 0, position < Double(elements.count), elements.start == 0,
        elements.allSatisfy({ $0.isCertain })
      else { break }
      elements[Int(position)] = SwiftValue.Element(value: value)
      return .array(elements)
    case .dictionary(var entries):
      guard let index else { break }
      let key = entries.first.map { settledKey(index, like: $0.key) } ?? index
      let matches = try entries.map { decide(try equal($0.key, key, at: target.range)) }
      guard !matches.contains(nil) else { break }
      entries = zip(entries, matches).filter { $0.1 == false }.map(\.0)
      if case .none = value { return .dictionary(entries) }
      entries.append(SwiftValue.Entry(key: key, value: value))
      return .dictionary(entries)
    case .hole, .none: return owner
    case .object, .type, .subject, .input:
      lose(.lost, at: target.range)
      return owner
    default: break
    }
    return .hole(hole(.lost, target, name: "values"))
  }
}
