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
      noteMovedAttributes(by: path)
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
    // Where the view stands that shows a layout says nothing of the layout.
    let arguments =
      path.hasSuffix("CollectionView") ? arguments.filter { $0.label != "frame" } : arguments
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
    if let made = try subject(of: type, by: value, at: whole.range, name) {
      return run.kind?.isMissing(made) == true ? .none : .subject(made)
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
    hole.key += try identity(of: value).map { " " + $0 } ?? ""
    hole.type = type.path + "?"
    return .hole(hole)
  }
}
