internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// The function whose parameters these arguments fit; of several the one with the fewest left to
  /// their defaults, then the one whose types they have.
  ///
  /// - Returns: `nil` where none fits, or where the types decide and are not known.
  func match(_ arguments: [SwiftArgument], _ functions: [Callable]) -> Callable? {
    var fitting: [(callable: Callable, left: Int)] = []
    for callable in functions {
      guard let left = Self.unused(arguments, callable.function.parameters) else { continue }
      fitting.append((callable, left))
    }
    let least = fitting.map(\.left).min()
    let best = fitting.filter { $0.left == least }.map(\.callable)
    guard let first = best.first, best.count > 1 else { return best.first }
    let types = best.map { Self.types(of: arguments, $0.function) }
    guard types.contains(where: { $0 != types[0] }) else {
      return Self.differInResults(best) ? nil : first
    }
    var copy = self
    var scores = types.map { _ in 0 }
    for (index, argument) in arguments.enumerated() {
      let asked = types.map { $0[index] }
      guard Set(asked).count > 1 else { continue }
      // Whether a value may be missing is not seen in it.
      if asked.contains(where: { $0.hasSuffix("?") && asked.contains(String($0.dropLast())) }) {
        guard let isOptional = copy.isOptional(argument.value) else { return nil }
        for (place, type) in asked.enumerated() where isOptional != type.hasSuffix("?") {
          scores[place] += isOptional ? -4 : -1
        }
      }
      guard let value = try? copy.evaluate(argument.value) else { continue }
      for (place, type) in asked.enumerated() { scores[place] += fit(value, type) }
    }
    guard let highest = scores.max(), let winner = scores.firstIndex(of: highest) else {
      return nil
    }
    // Two that fit alike differ in a way that is not followed, unless one hides the other.
    let isClear = scores.indices.allSatisfy {
      scores[$0] < highest || types[$0] == types[winner] || best[$0].owner != best[winner].owner
    }
    return isClear ? best[winner] : nil
  }

  /// Whether the arguments may be of the types that the files declare for the parameters: an array has a
  /// subscript of its own, and so has the framework its modifiers.
  func takes(_ callable: Callable, _ arguments: [SwiftArgument]) -> Bool {
    guard let pairs = Self.pairs(arguments, callable.function.parameters) else { return false }
    var copy = self
    return pairs.allSatisfy { pair in
      let type = callable.function.parameters[pair.parameter].type.text
      let argument = arguments[pair.argument].value
      if case .closure(let closure) = argument.form, let names = closure.parameters,
        let function = program.resolved(type).functionTypes,
        function.parameters.count != names.count
      {
        return false
      }
      let info = program.types[program.typePath(ofText: type, from: callable.owner)]
      let isOwn = info.map { $0.keyword != nil && $0.keyword != .protocolType } ?? false
      if type.holds("Range<Int>"), let value = try? copy.evaluate(argument) {
        return !mayHaveOtherBounds(value)
      }
      guard isOwn || Self.plainTypes.contains(type) else { return true }
      if case .implicitMember(let name) = argument.form {
        return hasMember(name, info?.path ?? type) || !isOwn && Self.plainMembers.contains(name)
      }
      if case .call(let callee, _) = argument.form, case .implicitMember(let name) = callee.form {
        return hasMember(name, info?.path ?? type)
          || !program.functions(name, of: info?.path ?? type, isStatic: true).isEmpty
      }
      guard let value = try? copy.evaluate(argument, expecting: type) else { return true }
      if case .subject(let subject) = value { return !subject.isIndex || type == "Int" }
      return fit(value, info?.path ?? type) >= 0
    }
  }

  /// Whether a range between values that are not known is of another type than the one asked for: text
  /// has places of its own.
  private func mayHaveOtherBounds(_ value: SwiftValue) -> Bool {
    guard case .range(let range) = value else { return false }
    return [range.lower, range.upper].contains { bound in
      if case .hole(let hole)? = bound { hole.plainType != "Int" } else { false }
    }
  }

  /// Whether a call means a function of the files, not that of the framework with the same name, as
  /// `CGFloat(8)` or `.absolute(8)`: what it is given is of the type that the function asks for.
  func isMeant(
    _ callable: Callable, of path: String, by arguments: [SwiftArgument]
  ) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil,
      Self.convertingTypes.contains(path) || Framework.isRecordType(path),
      let type = callable.function.parameters.first?.type.text
    else { return true }
    var copy = self
    return (try? copy.evaluate(arguments[0].value)).map { fit($0, type) > 0 } ?? true
  }

  /// Types with initialisers without a label that convert: `Int(8.5)`, `Array(set)`.
  private static let convertingTypes = plainTypes.union([
    "Float", "UInt", "Array", "Set", "Dictionary",
  ])
  /// Types of the frameworks: a value of one of them is of no struct or enumeration of these files.
  private static let frameworkValues: Set = [
    "CGPoint", "CGSize", "Color", "Date", "Edge", "Edge.Set", "EdgeInsets", "UIColor",
    "UIEdgeInsets",
  ]
  static let plainTypes: Set = ["String", "Bool", "CGFloat", "Double", "Int"]
  private static let plainMembers: Set = ["infinity", "zero", "pi", "greatestFiniteMagnitude"]

  /// How many parameters keep their defaults; `nil` where the arguments do not fit.
  private static func unused(_ arguments: [SwiftArgument], _ parameters: [SwiftParameter]) -> Int? {
    pairs(arguments, parameters).map { pairs in
      parameters.indices.filter { index in !pairs.contains { $0.parameter == index } }.count
    }
  }

  /// Whether functions of one type with the same parameters give values of several types: what a call is for
  /// says which of them is meant.
  private static func differInResults(_ functions: [Callable]) -> Bool {
    functions.contains {
      $0.owner == functions[0].owner && $0.function.generics == functions[0].function.generics
        && $0.function.result?.text != functions[0].function.result?.text
    }
  }

  /// Whether an expression is of an optional type; `nil` where that is not seen.
  private mutating func isOptional(_ expression: SwiftExpression) -> Bool? {
    switch expression.form {
    case .nilLiteral, .cast(_, .triesTo, _): true
    case .cast(_, _, let type): type.text.hasSuffix("?")
    case .integer, .floatingPoint, .string, .boolean, .array, .dictionary, .tuple, .closure,
      .forced, .prefix:
      false
    case .binary("??", _, let right): isOptional(right)
    case .binary(let sign, _, _): program.globalFunctions(sign).isEmpty ? false : nil
    default: declared(expression)?.type.map { $0.hasSuffix("?") }
    }
  }

  /// Stands in front of what a generic parameter asks for.
  private static let anyType: Character = "<"

  /// The types that the parameters of these arguments have.
  private static func types(
    of arguments: [SwiftArgument], _ function: SwiftFunction
  ) -> [String] {
    var types = arguments.map { _ in "" }
    for pair in pairs(arguments, function.parameters) ?? [] {
      let type = function.parameters[pair.parameter].type.text
      let constraint = function.generics.constraint(of: type)
      types[pair.argument] = constraint.map { "\(Self.anyType)\($0)" } ?? type
    }
    return types
  }

  /// How well a value fits a parameter of a type: 2 it has it, 1 it may become it, -4 it cannot.
  func fit(_ value: SwiftValue, _ type: String) -> Int {
    if type.first == Self.anyType { return fit(value, constraint: String(type.dropFirst())) }
    if type.hasSuffix("?") {
      if case .none = value { return 2 }
      return min(1, fit(value, String(type.dropLast())))
    }
    let path = program.typePath(ofText: program.resolved(type), from: scope.type)
    let reals: Set = ["CGFloat", "Double", "Float", "TimeInterval"]
    let isWhole = ["Int", "UInt"].contains(path)
    switch value {
    case .number(let number):
      switch number.kind {
      case .open: return isWhole ? 2 : reals.contains(path) ? 1 : -4
      case .whole: return isWhole ? 2 : -4
      case .real: return reals.contains(path) ? 2 : -4
      }
    case .subject(let subject) where subject.isIndex: return isWhole ? 2 : -4
    case .truth: return path == "Bool" ? 2 : -4
    case .string: return path == "String" ? 2 : -4
    case .array: return path.hasPrefix("[") ? 2 : -4
    case .function: return type.holds("->") ? 2 : -4
    case .range: return path.holds("Range") ? 2 : -4
    case .enumeration, .record, .object: return fit(typePath(of: value) ?? "", to: path)
    case .word(let name): return hasMember(name, path) ? 1 : -1
    case .views:
      return Self.plainTypes.contains(path) || program.types[path]?.keyword == .structure ? -4 : 0
    case .hole(let hole): return hole.plainType.map { fit(ofHole: $0, to: path) } ?? 0
    default: return 0
    }
  }

  /// How well a value fits a generic parameter: 1 it is what that asks for, 0 that is open or nothing.
  private func fit(_ value: SwiftValue, constraint: String) -> Int {
    switch value {
    case _ where constraint.isEmpty: return 0
    case .number(let number) where constraint.holds("FloatingPoint"):
      return number.kind == .whole ? -4 : 1
    case .number(let number) where constraint.holds("Integer"): return number.kind == .real ? -4 : 1
    case .subject(let subject) where subject.isIndex:
      return constraint.holds("FloatingPoint") ? -4 : 1
    case .number, .string, .truth, .enumeration, .record, .object:
      guard !constraint.holds("FloatingPoint"), !constraint.holds("Integer") else { return -4 }
      let own = typePath(of: value) ?? ""
      return constraint.split(separator: "&").reduce(1) { result, part in
        let asked = program.typePath(ofText: String(part.trimmed), from: scope.type)
        if program.types[asked]?.keyword != nil { return min(result, fit(own, to: asked)) }
        let isNamed = program.family(of: own).contains { type in
          type.inherited.contains { $0.text == asked }
        }
        return isNamed || Self.plainTypes.contains(own) ? result : min(result, 0)
      }
    default: return 0
    }
  }

  /// How well what is not known fits by its declared type.
  private func fit(ofHole type: String, to path: String) -> Int {
    let own = program.typePath(ofText: program.resolved(type), from: scope.type)
    if own == path { return 2 }
    if let keyword = program.types[path]?.keyword, [.structure, .enumeration].contains(keyword),
      Self.plainTypes.contains(own) || Self.frameworkValues.contains(own)
    {
      return -4
    }
    guard Self.plainTypes.contains(own), Self.plainTypes.contains(path) else { return 0 }
    return ["CGFloat", "Double"].contains(own) && ["CGFloat", "Double"].contains(path) ? 1 : -4
  }

  private func fit(_ own: String, to path: String) -> Int {
    if own == path { return 2 }
    return program.family(of: own).contains { $0.path == path } ? 1 : -4
  }

  private func hasMember(_ name: String, _ path: String) -> Bool {
    program.family(of: path).contains { type in type.cases.contains { $0.name == name } }
      || program.variable(name, of: path, isStatic: true) != nil
  }
}
