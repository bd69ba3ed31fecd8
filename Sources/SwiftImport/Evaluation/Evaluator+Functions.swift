internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  struct Pair {
    let argument: Int
    let parameter: Int
  }

  /// Which argument is for which parameter.
  static func pairs(
    _ arguments: [SwiftArgument], _ parameters: [SwiftParameter]
  ) -> [Pair]? {
    var (pairs, index): ([Pair], Int) = ([], 0)
    for (number, argument) in arguments.enumerated() {
      var candidate = index
      let isFree = argument.isTrailing && argument.label == nil
      if let last = pairs.last, parameters[last.parameter].isVariadic, argument.label == nil,
        !argument.isTrailing
      {
        pairs.append(Pair(argument: number, parameter: last.parameter))
        continue
      }
      while candidate < parameters.count {
        let parameter = parameters[candidate]
        // One that can be left out leaves the closure to a later one that cannot.
        let isLater =
          isFree
          && parameters[(candidate + 1)...].contains { later in
            later.takesClosure && !later.canBeLeftOut
              && !arguments.contains { $0.label == later.label }
          }
        let fits =
          isFree
          ? parameter.takesClosure && !(parameter.canBeLeftOut && isLater)
            || !parameter.canBeLeftOut && !isLater && !plainTypes.contains(parameter.type.text)
          : parameter.label == argument.label
        if fits { break }
        guard parameter.canBeLeftOut else { return nil }
        candidate += 1
      }
      guard candidate < parameters.count else { return nil }
      pairs.append(Pair(argument: number, parameter: candidate))
      index = candidate + 1
    }
    guard parameters.dropFirst(index).allSatisfy(\.canBeLeftOut) else { return nil }
    return pairs
  }

  /// Runs a declared function.
  mutating func invoke(
    _ callable: Callable, in inner: Scope, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let parameters = callable.function.parameters
    guard let pairs = Self.pairs(arguments, parameters) else {
      let hole = hole(.foreign, whole, name: callable.function.name)
      return try foreignCall(hole, arguments, whole)
    }
    var values: [Int: SwiftValue] = [:]
    var returned: [(String, SwiftExpression)] = []
    for pair in pairs {
      let (parameter, argument) = (parameters[pair.parameter], arguments[pair.argument])
      let type = callable.function.type(of: parameter)
      let value = try self.value(of: argument.value, for: type)
      if parameter.isVariadic {
        var list: [SwiftValue.Element] = []
        if case .array(let known)? = values[pair.parameter] { list = known }
        values[pair.parameter] = .array(list + [SwiftValue.Element(value: value)])
      } else {
        values[pair.parameter] = value
      }
      if parameter.type.text.hasPrefix("inout ") {
        returned.append((parameter.name, argument.value))
      }
    }
    run.called.insert(callable.function.nameRange.lowerBound)
    let changed = try enter(inner, callable.function.name) { evaluator in
      try evaluator.declare(parameters, values, whole)
      evaluator.declareTypes(of: callable.function, values)
      let result = try evaluator.runBody(of: callable.function, at: whole.range)
      let outs = returned.map { name, target in
        (evaluator.scope.place(of: name).map { evaluator.store[variable: $0] } ?? .none, target)
      }
      return (result, outs)
    }
    for (value, target) in changed.1 { try assign(value, to: target) }
    return changed.0
  }

  /// What an argument passes to a parameter of a type: of an autoclosure a function that gives it.
  private mutating func value(
    of argument: SwiftExpression, for type: String?
  ) throws -> SwiftValue {
    guard let type, type.hasPrefix("@autoclosure") else {
      let value = try evaluate(argument, as: type)
      if type == nil, case .number(let number) = value, number.kind != .real,
        argument.dividesLiterals
      {
        // The type that the call's result must have decides whether they are whole numbers.
        return .hole(hole(.lost, argument, name: "value"))
      }
      guard type == nil, case .record(var record) = value else { return value }
      // A generic parameter knows only what its protocols promise.
      record.isDeclaredOtherwise = true
      return .record(record)
    }
    return .function(
      FunctionValue(
        body: .autoclosure(argument, result: type.functionTypes?.result), scope: scope,
        place: argument.range.lowerBound))
  }

  private mutating func declare(
    _ parameters: [SwiftParameter], _ values: [Int: SwiftValue], _ whole: SwiftExpression
  ) throws {
    for (index, parameter) in parameters.enumerated() {
      let value: SwiftValue
      if let given = values[index] {
        value = given
      } else if parameter.isVariadic {
        value = .array([])
      } else if let standard = parameter.standard {
        value = try evaluate(standard, as: parameter.type.text)
      } else {
        value = .none
      }
      declare(parameter.name, value)
      let isConstant = !parameter.type.text.hasPrefix("inout ")
      note(Declared(type: parameter.type.text, isConstant: isConstant), of: parameter.name)
    }
  }

  /// What the generic parameters of a function stand for, as far as its arguments say so.
  private mutating func declareTypes(of function: SwiftFunction, _ values: [Int: SwiftValue]) {
    for (index, value) in values {
      let text = function.parameters[index].type.text
      let name = text.hasSuffix(".Type") ? String(text.dropLast(".Type".count)) : text
      guard function.generics.constraint(of: name) != nil else { continue }
      switch value {
      case .type where name != text: declare(name, value)
      case .record, .object, .enumeration:
        if name == text, let path = typePath(of: value) { declare(name, .type(path)) }
      default: break
      }
    }
  }

  /// Runs `body` in the scope of a function.
  mutating func enter<Result>(
    _ inner: Scope, _ name: String, _ body: (inout Evaluator) throws -> Result
  ) throws -> Result {
    try stay(at: run.depth + 1, within: .calls)
    let outer = (scope, assumptions.count, run.around.valueDepth)
    scope = inner
    scope.names.append([:])
    run.depth += 1
    run.around.valueDepth = 0
    run.names.append(name)
    defer {
      scope = outer.0
      if assumptions.count > outer.1 { assumptions.removeLast(assumptions.count - outer.1) }
      run.around.valueDepth = outer.2
      run.depth -= 1
      run.names.removeLast()
    }
    return try body(&self)
  }

  /// The result of a function whose parameters are declared.
  private mutating func runBody(of function: SwiftFunction, at range: TextRange) throws
    -> SwiftValue
  {
    guard let body = function.body else {
      return .hole(Hole(text(of: range), .foreign, at: range, name: function.name))
    }
    var type = function.result?.text
    if type == "Self" { type = typeOfSelf() }
    // What gives nothing builds no views.
    let value = try runBody(body, result: type ?? "Void")
    return settled(value, type)
  }

  /// The result of a block: of its `return`, or of its only expression.
  mutating func runBody(_ body: SwiftBlock, result type: String?) throws -> SwiftValue {
    if isBuilder(body, result: type) { return try build(body.statements) }
    run.results.append(type)
    defer { run.results.removeLast() }
    let statements = body.statements
    if statements.count == 1, type != "Void", let only = statements.first {
      switch only.form {
      case .expression(let expression):
        switch expression.form {
        case .assignment, .ifExpression, .switchExpression: break
        default:
          return try evaluate(expression, expecting: type)
        }
        run.around.valueDepth = 1
      case .conditional, .switched: run.around.valueDepth = 1
      default: break
      }
    }
    var outcome = try execute(statements: statements)
    if outcome.last == nil, let type, !["Void", "()", "Never"].contains(type) {
      // What should return something stands in code that is not read.
      let end = statements.last?.range ?? body.range
      outcome.last = .returned(
        .hole(Hole(text(of: end), .unread, at: end, name: run.names.last ?? "value")))
    }
    return self.result(of: outcome)
  }

  /// Calls a function value.
  mutating func call(
    _ function: FunctionValue, _ arguments: [SwiftValue.Part], at range: TextRange,
    result type: String? = nil
  ) throws -> SwiftValue {
    try step()
    switch function.body {
    case .closure(let closure):
      let value = try enter(function.scopeOfClosure, run.names.last ?? "") { evaluator in
        evaluator.bind(arguments, to: closure, of: function.type)
        return try evaluator.runBody(closure.body, result: type ?? function.resultType)
      }
      return function.resultType.map { settled(value, $0) } ?? value
    case .computed(let binding):
      guard let getter = binding.getter else { return .none }
      let type = binding.type?.text
      let value = try enter(function.scope, binding.name ?? "") { evaluator in
        try evaluator.runBody(getter, result: type)
      }
      return settled(value, type)
    case .autoclosure(let argument, let type):
      return try enter(function.scope, run.names.last ?? "") { evaluator in
        try evaluator.evaluate(argument, as: type)
      }
    case .declared(let declared):
      run.called.insert(declared.nameRange.lowerBound)
      return try enter(function.scope, declared.name) { evaluator in
        try evaluator.declare(
          declared.parameters,
          Dictionary(uniqueKeysWithValues: arguments.map(\.value).enumerated().map { ($0, $1) }),
          SwiftExpression(.unread, at: range))
        return try evaluator.runBody(of: declared, at: range)
      }
    case .enumCase(let type, let name):
      return .enumeration(
        SwiftValue.EnumerationValue(type: type, name: name, payload: arguments))
    case .sign(let sign): return try apply(sign, arguments, at: range)
    case .keyPath(let text):
      guard let names = Self.names(inKeyPath: text) else {
        return .hole(Hole(self.text(of: range), .lost, at: range, name: "value"))
      }
      return try names.reduce(arguments.first?.value ?? .none) {
        try member($1, of: $0, at: range)
      }
    case .method(let owner, let name): return try callBound(name, of: owner, arguments, at: range)
    case .constant(let value): return value
    case .initializer(let path, let labels):
      return try make(path, labels, of: arguments, at: range)
    case .foreign:
      return .hole(Hole(text(of: range), .lost, at: range, name: "value"))
    }
  }

  mutating func bind(
    _ arguments: [SwiftValue.Part], to closure: SwiftClosure, of type: String? = nil
  ) {
    var arguments = arguments
    for (index, type) in (type?.functionTypes?.parameters ?? []).enumerated()
    where index < arguments.count {
      arguments[index].value = settled(arguments[index].value, type)
    }
    for (index, argument) in arguments.enumerated() {
      declare("$\(index)", argument.value)
      if let names = closure.parameters, index < names.count {
        declare(names[index].withoutBindingMark, argument.value)
      }
    }
    // A tuple may be taken apart by the parameters.
    if arguments.count == 1, case .tuple(let parts) = arguments[0].value {
      let names = closure.parameters ?? []
      guard names.count != 1 else { return }
      if closure.parameters == nil, !Self.uses("$1", closure) { return }
      for (index, part) in parts.enumerated() {
        declare("$\(index)", part.value)
        if index < names.count { declare(names[index].withoutBindingMark, part.value) }
      }
    }
  }

  private static func uses(_ name: String, _ closure: SwiftClosure) -> Bool {
    closure.body.mentions(name)
  }

  private mutating func apply(
    _ sign: String, _ arguments: [SwiftValue.Part], at range: TextRange
  ) throws -> SwiftValue {
    let values = arguments.compactMap { number(of: $0.value, at: range) }
    guard values.count == 2, arguments.count == 2 else {
      return .hole(Hole(text(of: range), .lost, at: range, name: "value"))
    }
    let kind = Number.common(values[0], values[1])
    let terms = values.map { $0.converted(to: kind).term }
    switch sign {
    case "<", ">": return .truth(compared(sign, terms[0], terms[1]))
    case "max", "min": return .number(Number(.extreme(sign, terms), kind))
    default: return .number(.arithmetic(sign, values[0], values[1]))
    }
  }

  /// A method that was named and not called, as in `sectionProvider: makeSection`.
  private mutating func callBound(
    _ name: String, of owner: SwiftValue, _ arguments: [SwiftValue.Part], at range: TextRange
  ) throws -> SwiftValue {
    var isStatic = false
    var path = typePath(of: owner) ?? ""
    if case .type(let type) = owner { (isStatic, path) = (true, type) }
    let functions = program.functions(name, of: path, isStatic: isStatic)
    let fitting = functions.filter { $0.function.parameters.count == arguments.count }
    guard let callable = fitting.first ?? functions.first else {
      return .hole(Hole(text(of: range), .foreign, at: range, name: name))
    }
    var inner = Scope(type: callable.owner, file: callable.file)
    if !isStatic {
      let place = newPlace()
      store[variable: place] = owner
      inner.selfPlace = place
    }
    let function = FunctionValue(
      body: .declared(callable.function), scope: inner, place: callable.range.lowerBound)
    return try call(function, arguments, at: range)
  }
}

extension SwiftFunction {
  /// The type of a parameter as it is written; of a generic one that of a number, if it asks for one.
  fileprivate func type(of parameter: SwiftParameter) -> String? {
    guard let constraint = generics.constraint(of: parameter.type.text) else {
      return parameter.type.text
    }
    return constraint.holds("FloatingPoint") ? "CGFloat" : nil
  }
}

extension SwiftExpression {
  /// Whether it divides, and has nothing in it but literals of whole numbers.
  fileprivate var dividesLiterals: Bool {
    let (isMade, divides) = madeOfLiterals
    return isMade && divides
  }

  private var madeOfLiterals: (isMade: Bool, divides: Bool) {
    switch form {
    case .integer: return (true, false)
    case .prefix(_, let operand): return operand.madeOfLiterals
    case .tuple(let parts) where parts.count == 1: return parts[0].value.madeOfLiterals
    case .ternary(_, let left, let right):
      let (left, right) = (left.madeOfLiterals, right.madeOfLiterals)
      return (left.isMade && right.isMade, left.divides || right.divides)
    case .binary(let sign, let left, let right):
      let (left, right) = (left.madeOfLiterals, right.madeOfLiterals)
      return (left.isMade && right.isMade, sign == "/" || left.divides || right.divides)
    default: return (false, false)
    }
  }
}

extension String {
  /// The name of a parameter without the `$` of one that is given a binding.
  fileprivate var withoutBindingMark: String {
    first == "$" && dropFirst().first?.isNumber == false ? String(dropFirst()) : self
  }
}

extension SwiftParameter {
  var canBeLeftOut: Bool { standard != nil || isVariadic }
  fileprivate var takesClosure: Bool { type.text.holds("->") }
}
