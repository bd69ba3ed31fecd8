internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// `self.init(arguments)` in an initialiser that leaves the work to another.
  mutating func initializeSelf(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    guard let place = scope.selfPlace else {
      return try scope.type.map { try make($0, arguments, whole) } ?? .nothing
    }
    let value = store[variable: place]
    if case .object(let id) = value, let type = store[object: id]?.type,
      let callable = match(arguments, program.functions("init", of: type, isStatic: false))
    {
      let inner = Scope(type: callable.owner, selfPlace: place, file: callable.file)
      _ = try invoke(callable, in: inner, arguments, whole)
      return .nothing
    }
    if makesLayout(arguments), let type = scope.type, program.isLayout(type) {
      return try becomeLayout(arguments, whole)
    }
    guard let path = typePath(of: value) ?? scope.type else { return .nothing }
    store[variable: place] = try make(path, arguments, whole)
    return .nothing
  }

  /// Whether these are the arguments of an initialiser of a layout.
  func makesLayout(_ arguments: [SwiftArgument]) -> Bool {
    guard let first = arguments.first else { return false }
    return first.label.map { ["section", "sectionProvider"].contains($0) } ?? first.isTrailing
  }

  /// Calls an initialiser of the layout that `self` is an own kind of.
  mutating func becomeLayout(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let made = try make(Framework.layout, arguments, whole)
    guard case .object(let id) = made, var layout = store[object: id], let place = scope.selfPlace,
      case .object(let own) = store[variable: place], let object = store[object: own]
    else { return made }
    var fields = object.fields
    // A property of the class's own that is called like these would hide them.
    for name in ["section", "sectionProvider"] { fields[name] = nil }
    layout.fields.merge(fields) { layout, _ in layout }
    var joined = HeapObject(type: object.type, fields: layout.fields, origin: layout.origin)
    (joined.maker, joined.isOpen, joined.holes) = (layout.maker, object.isOpen, object.holes)
    store[object: own] = joined
    store[object: id] = nil
    run.layouts = run.layouts.map { $0 == id ? own : $0 }
    return .nothing
  }

  /// What an initialiser makes that was named and not called.
  mutating func make(
    _ path: String, _ labels: [String]?, of values: [SwiftValue.Part], at range: TextRange
  ) throws -> SwiftValue {
    let labels = labels ?? self.labels(ofInitializer: path, values.count)
    return try inBlock { evaluator in
      let arguments = values.indices.map { index in
        evaluator.declare("$\(index)", values[index].value)
        let label = index < labels.count && labels[index] != "_" ? labels[index] : nil
        return SwiftArgument(
          label: label, value: SwiftExpression(.name("$\(index)", generics: nil), at: range))
      }
      return try evaluator.make(path, arguments, SwiftExpression(.unread, at: range))
    }
  }

  /// The labels of an initialiser of which only the number of arguments is known.
  private func labels(ofInitializer path: String, _ count: Int) -> [String] {
    switch Framework.canonical(path) {
    case Framework.item: return ["layoutSize"]
    case Framework.section: return ["group"]
    case Framework.layout: return ["section"]
    case Framework.size: return ["widthDimension", "heightDimension"]
    default: break
    }
    let own = program.functions("init", of: path, isStatic: false).first {
      $0.function.parameters.count == count
    }
    if let own { return own.function.parameters.map { $0.label ?? "_" } }
    return program.storedVariables(of: path).map(\.name)
  }

  /// Calls a closure; what it makes of a value that was passed with `&` is stored.
  mutating func callClosure(
    _ function: FunctionValue, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let values = try evaluate(arguments)
    guard case .closure(let closure) = function.body else {
      return try call(function, values, at: whole.range)
    }
    try step()
    let names = closure.parameters
    let (result, ends) = try enter(function.scopeOfClosure, run.names.last ?? "") { evaluator in
      evaluator.bind(values, to: closure, of: function.type)
      let places = values.indices.map { index in
        evaluator.scope.place(
          of: names.flatMap { index < $0.count ? $0[index] : nil } ?? "$\(index)")
      }
      let result = try evaluator.runBody(closure.body, result: function.resultType)
      return (result, places.map { place in place.map { evaluator.store[variable: $0] } })
    }
    for (index, end) in ends.enumerated() {
      if let end, case .prefix("&", let target) = arguments[index].value.form {
        try assign(end, to: target)
      }
    }
    return function.resultType.map { settled(result, $0) } ?? result
  }

  /// `owner` with a variable set whose own code runs then; `nil` where there is no such code.
  mutating func settingByCode(
    _ name: String, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    guard let path = typePath(of: owner), program.types[path] != nil,
      let variable = program.variable(name, of: path, isStatic: false),
      hasCode(variable, of: path)
    else { return nil }
    return try setting(variable, of: owner, to: value, at: range)
  }

  /// Whether a variable, or one that it overrides, runs code where it is set.
  private func hasCode(_ variable: Variable, of path: String) -> Bool {
    !variable.binding.setters.isEmpty || overridden(by: variable)?.binding.setters.isEmpty == false
  }

  /// The variable of a superclass that has the same name.
  func overridden(by variable: Variable) -> Variable? {
    guard variable.isOverride, let owner = variable.owner else { return nil }
    return program.family(of: owner).dropFirst().lazy
      .filter { $0.keyword == .classType }
      .compactMap { [program] in program.variable(variable.name, of: $0.path, isStatic: false) }
      .first
  }

  /// `owner` with the variable set, by its own code and by that of what it overrides.
  private mutating func setting(
    _ variable: Variable, of owner: SwiftValue, to value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue {
    try step()
    let setters = variable.binding.setters.filter {
      $0.keyword == .set || !isSetDirectly(variable, of: owner)
    }
    if let setter = setters.first(where: { $0.keyword == .set }) {
      return try run(setter, of: variable, on: owner, value)
    }
    var (result, old) = (owner, SwiftValue.none)
    if setters.contains(where: { $0.keyword == .didSet }) {
      old = try member(variable.name, of: owner, at: range)
    }
    if let setter = setters.first(where: { $0.keyword == .willSet }) {
      result = try run(setter, of: variable, on: result, value)
    }
    if let inherited = overridden(by: variable) {
      result = try setting(inherited, of: result, to: value, at: range)
    } else {
      result = try storing(variable.name, of: result, to: value, at: range)
    }
    guard let setter = setters.first(where: { $0.keyword == .didSet }) else { return result }
    return try run(setter, of: variable, on: result, old)
  }

  /// Whether no observer is run: an initialiser sets the variables of its type without them, and so
  /// does an observer with its own one; closures in them do not.
  private func isSetDirectly(_ variable: Variable, of owner: SwiftValue) -> Bool {
    guard let place = scope.selfPlace, store[variable: place] == owner, let name = run.names.last,
      let type = scope.type, !scope.isClosure
    else { return false }
    if name != "init" { return name == variable.name && type == variable.owner }
    // That of a superclass sets its own variable, also where `self` overrides it.
    let own = program.variable(variable.name, of: type, isStatic: false)
    return own?.owner == type && own?.isOverride == false
  }

  /// Sets a computed variable of a block.
  ///
  /// - Returns: Whether there is one at the place.
  mutating func setComputed(at place: Int, to value: SwiftValue) throws -> Bool {
    guard case .function(let function) = store[variable: place],
      case .computed(let binding) = function.body
    else { return false }
    guard let setter = binding.setters.first(where: { $0.keyword == .set }) else { return true }
    try enter(function.scope, binding.name ?? "") { evaluator in
      evaluator.declare(setter.parameter, value)
      _ = try evaluator.runBody(setter.body, result: "Void")
    }
    return true
  }

  /// `super.name = value`.
  mutating func setInherited(
    _ name: String, to value: SwiftValue, at range: TextRange
  ) throws {
    guard let place = scope.selfPlace, let type = scope.type,
      let parent = program.family(of: type).dropFirst().first(where: { $0.keyword == .classType }),
      let variable = program.variable(name, of: parent.path, isStatic: false)
    else { return Framework.isLook(name) ? () : lose(.foreign, at: range) }
    store[variable: place] = try setting(
      variable, of: store[variable: place], to: value, at: range)
  }

  /// `owner` with an element set by a subscript of the files; `nil` where there is none.
  mutating func settingBySubscript(
    _ value: SwiftValue, of owner: SwiftValue, _ arguments: [SwiftArgument],
    _ target: SwiftExpression
  ) throws -> SwiftValue? {
    guard var callable = ownSubscript(of: owner, arguments),
      let setter = callable.function.setters.first(where: { $0.keyword == .set })
    else { return nil }
    let (place, newValue) = (newPlace(), newPlace())
    store[variable: place] = owner
    store[variable: newValue] = settled(value, callable.function.result?.text)
    callable.function = callable.function.setting(by: setter)
    let inner = Scope(
      names: [[setter.parameter: newValue]], type: callable.owner, selfPlace: place,
      file: callable.file)
    _ = try invoke(callable, in: inner, arguments, target)
    return store[variable: place]
  }

  /// Whether a value of a type that is wholly declared in the files has no such variable: code that
  /// is not in the files may run where it is set.
  func isForeignMember(_ name: String, of owner: SwiftValue) -> Bool {
    guard let path = typePath(of: owner), let type = program.types[path], type.keyword != nil,
      program.variable(name, of: path, isStatic: false) == nil, !Framework.isLook(name),
      !isWrapper(name, of: path)
    else { return false }
    return program.family(of: path).allSatisfy { type in
      type.inherited.allSatisfy {
        Self.plainProtocols.contains($0.text)
          || program.types[program.typePath(ofText: $0.text, from: type.path)] != nil
      }
    }
  }

  private static let plainProtocols: Set = [
    "Hashable", "Equatable", "Sendable", "Codable", "Decodable", "Encodable", "Identifiable",
    "AnyObject", "Comparable",
  ]

  private mutating func run(
    _ setter: SwiftSetter, of variable: Variable, on owner: SwiftValue, _ value: SwiftValue
  ) throws -> SwiftValue {
    let place = newPlace()
    store[variable: place] = owner
    let inner = Scope(type: variable.owner, selfPlace: place, file: variable.file)
    try enter(inner, variable.name) { evaluator in
      evaluator.declare(setter.parameter, value)
      _ = try evaluator.runBody(setter.body, result: "Void")
    }
    return store[variable: place]
  }

  /// `owner[arguments]` where the files declare the subscript.
  mutating func ownSubscript(
    of owner: SwiftValue, _ base: SwiftExpression, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard let callable = ownSubscript(of: owner, arguments) else { return nil }
    return try callMethod(
      callable, of: owner, CallSite(base: base, arguments: arguments, whole: whole))
  }

  private func ownSubscript(of owner: SwiftValue, _ arguments: [SwiftArgument]) -> Callable? {
    guard let path = typePath(of: owner), program.types[path] != nil else { return nil }
    let subscripts = program.functions("subscript", of: path, isStatic: false)
    guard let callable = match(arguments, subscripts), takes(callable, arguments) else {
      return nil
    }
    return callable
  }

  /// An operator that the files declare for one of the values.
  mutating func ownOperator(
    _ sign: String, _ left: SwiftValue, _ right: SwiftValue, _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    var functions = program.globalFunctions(sign)
    for value in [left, right] {
      guard let path = typePath(of: value), program.types[path] != nil else { continue }
      functions += program.functions(sign, of: path, isStatic: true)
    }
    functions.removeAll { $0.function.parameters.count != 2 }
    guard !functions.isEmpty else { return nil }
    let scores = functions.map { callable in
      zip([left, right], callable.function.parameters).reduce(0) { sum, pair in
        let type = pair.1.type.text == "Self" ? callable.owner : pair.1.type.text
        return sum + fit(pair.0, type ?? "")
      }
    }
    guard let highest = scores.max(), highest > 0, let index = scores.firstIndex(of: highest) else {
      return nil
    }
    let callable = functions[index]
    let function = FunctionValue(
      body: .declared(callable.function), scope: Scope(type: callable.owner, file: callable.file),
      place: callable.range.lowerBound)
    return try call(
      function,
      [SwiftValue.Part(label: nil, value: left), SwiftValue.Part(label: nil, value: right)],
      at: whole.range)
  }
}
