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
      let value = try registration(arguments)
    {
      return value
    }
    if run.around.views.isReading, program.types[path]?.keyword == nil,
      let view = try frameworkView(path, arguments, whole)
    {
      return view
    }
    if program.types[path]?.keyword == nil {
      let initializers = program.functions("init", of: path, isStatic: false)
      if let callable = match(arguments, initializers) {
        return try makeFramework(path, callable, arguments, whole)
      }
      if let value = try frameworkObject(path, arguments, whole) { return value }
      if let value = try standardCall(path, arguments, whole, nil) { return value }
      return try makeForeign(path, arguments, whole)
    }
    guard let type = program.types[path] else { return .none }
    if let element = try generatedElement(type, arguments, whole) { return element }
    if type.keyword == .enumeration, arguments.count == 1, arguments[0].label == "rawValue" {
      return try caseOfRawValue(type, arguments[0].value, whole)
    }
    let initializers = program.functions("init", of: path, isStatic: false)
    if let callable = match(arguments, initializers) {
      return try makeOwn(type, callable, arguments, whole)
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
    hole.type = path
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
        if let value = variable.binding.value, !variable.isLazy {
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
      if variable.isConstant, let value = variable.binding.value {
        record.fields[variable.name] = try initialValue(value, of: variable)
      } else if let index = rest.firstIndex(where: {
        $0.label == variable.name || ($0.isTrailing && $0.label == nil && variable.takesClosure)
      }) {
        let value = try evaluate(rest[index].value, expecting: written)
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
    // What is declared elsewhere, or not at all.
    for argument in rest {
      record.fields[argument.label ?? ""] = try evaluate(argument.value)
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
    if case .none = result { return .none }
    return store[variable: place]
  }

  /// Runs an initialiser that the files add to a type of the framework.
  private mutating func makeFramework(
    _ path: String, _ callable: Callable, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let place = newPlace()
    store[variable: place] = .record(SwiftValue.Record(type: path, fields: [:]))
    let inner = Scope(type: path, selfPlace: place, file: callable.file)
    let result = try invoke(callable, in: inner, arguments, whole)
    if case .none = result { return .none }
    return store[variable: place]
  }

  private mutating func caseOfRawValue(
    _ type: TypeInfo, _ expression: SwiftExpression, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let value = try evaluate(expression)
    if case .subject(let subject) = value {
      if subject.isIndex {
        return .subject(Subject(key: type.path + "(rawValue)", type: type.path))
      }
      return .subject(Subject(key: subject.key, type: type.path))
    }
    for item in type.cases {
      guard let raw = rawValue(ofCase: item.name, type) else { continue }
      if try equal(raw, value, at: whole.range).isTrue == true {
        return .enumeration(SwiftValue.EnumerationValue(type: type.path, name: item.name))
      }
    }
    if case .number(let number) = value, number.term.constant != nil { return .none }
    if case .string = value { return .none }
    var hole = hole(.lost, whole, name: type.name.loweringFirst)
    hole.type = type.path
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
      case ("+", .array(let a), .array(let b)): result = .array(a + b)
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
        store[variable: place] = value
      } else if name == "self", let place = scope.selfPlace {
        store[variable: place] = value
      } else if let place = scope.selfPlace {
        let owner = store[variable: place]
        store[variable: place] = try setting(name, of: owner, to: value, at: target.range)
      }
    case .member(let base, let name, _):
      let owner = try evaluate(base)
      let changed = try setting(name, of: owner, to: value, at: target.range)
      if changed != owner { try assign(changed, to: base) }
    case .subscripted(let base, let arguments) where arguments.first?.label == "keyPath":
      guard let names = try keyPath(arguments[0].value) else {
        return lose(.lost, at: target.range)
      }
      let owner = try evaluate(base)
      let changed = try setting(names[...], of: owner, to: value, at: target.range)
      if changed != owner { try assign(changed, to: base) }
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
    let index = try arguments.first.map { try evaluate($0.value) }
    if case .array(var elements) = owner, case .number(let number)? = index,
      let position = number.whole.constant, position >= 0, position < Double(elements.count),
      elements.allSatisfy({ $0.isCertain })
    {
      elements[Int(position)] = SwiftValue.Element(value: value)
      return try assign(.array(elements), to: base)
    }
    if case .dictionary(var entries) = owner, let index {
      let key = entries.first.map { settledKey(index, like: $0.key) } ?? index
      for entry in entries {
        guard decide(try equal(entry.key, key, at: target.range)) == nil else { continue }
        return try assign(.hole(hole(.lost, target, name: "values")), to: base)
      }
      try entries.removeAll { decide(try equal($0.key, key, at: target.range)) == true }
      if case .none = value { return try assign(.dictionary(entries), to: base) }
      entries.append(SwiftValue.Entry(key: key, value: value))
      return try assign(.dictionary(entries), to: base)
    }
    if case .array = owner {
      try assign(.hole(hole(.lost, target, name: "values")), to: base)
    }
  }

  /// `owner` with its field set; an object is changed where it stands.
  mutating func setting(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue {
    if let changed = try settingWrapped(name, of: owner, to: value, at: range) { return changed }
    if let changed = try settingByCode(name, of: owner, to: value, at: range) { return changed }
    if isForeignMember(name, of: owner) {
      run.losses.append(Hole(text(of: range), .foreign, at: range, name: name))
    }
    switch owner {
    case .object(let id):
      try set(name, of: id, to: value, at: range)
      return owner
    case .record(var record):
      record = Framework.setting(name, of: record, to: value)
      if Framework.isUnknownField(name, of: record) {
        run.losses.append(Hole(text(of: range), .lost, at: range, name: name))
      }
      return .record(record)
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.setting(name, of: left, to: value, at: range) },
        { try $0.setting(name, of: right, to: value, at: range) })
    case .hole(let hole):
      if let id = run.around.listSections[hole.key] {
        var loss = Hole(text(of: range), .lost, at: range, name: name)
        loss.key = "\(range.lowerBound)"
        store.note(HeapObject.Loss(hole: loss), of: id)
      }
      return owner
    case .type:
      // A static variable that the run itself sets is not followed.
      return owner
    default: return owner
    }
  }

  private mutating func set(
    _ name: String, of id: Int, to value: SwiftValue, at range: TextRange
  ) throws {
    guard var object = store[object: id] else { return }
    let name = object.isTile && name == "insets" ? "contentInsets" : name
    let isFramework = Framework.isLayoutType(object.type)
    if isFramework, Framework.isIgnored(name, of: object.type) {
      if name == "visibleItemsInvalidationHandler" { holes.noteHandler(at: range) }
      return
    }
    if isFramework, !Framework.isKnown(name, of: object.type) {
      let hole = Hole(text(of: range), .lost, at: range, name: name)
      return store.note(HeapObject.Loss(hole: hole), of: id)
    }
    if isFramework, let use = object.use {
      holes.noteLateSetting(name, object: text(of: range), use: use, at: range)
    }
    let isLayout = object.type == Framework.layout || program.isLayout(object.type)
    switch value {
    case .subject(let subject) where !subject.isIndex:
      object.fields[name] = .hole(subject.hole(at: range))
    case _ where name == "configuration" && isLayout: object.fields[name] = copy(of: value)
    default: object.fields[name] = value
    }
    object.settings[name] = range
    store[object: id] = object
  }

  /// A layout keeps a copy of the configuration that it is given.
  private mutating func copy(of value: SwiftValue) -> SwiftValue {
    switch value {
    case .object(let id):
      let place = newPlace()
      store[object: place] = store[object: id]
      return .object(place)
    case .choice(let condition, let left, let right):
      return .choice(condition, copy(of: left), copy(of: right))
    default: return value
    }
  }
}
