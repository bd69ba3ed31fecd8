internal import LayoutSwiftSource

/// What declarations say of the variables that code sets.
extension Evaluator {
  /// The type of a variable as it is written: behind its name, or before the brackets of its value, as
  /// in `[Int]()`.
  func writtenType(of binding: SwiftBinding) -> String? {
    if let type = binding.type { return type.text }
    guard case .call(let callee, _)? = binding.value?.form else { return nil }
    switch callee.form {
    case .array(let elements) where elements.count == 1: return text(of: callee.range)
    case .dictionary(let entries) where entries.count == 1: return text(of: callee.range)
    case .name("Array", generics: .some), .name("Set", generics: .some):
      return text(of: callee.range)
    default: return nil
    }
  }

  /// The type of what is added to a list that an expression names.
  mutating func elementType(
    of base: SwiftExpression, _ elements: [SwiftValue.Element]
  ) -> String? {
    let type = declared(base)?.type.map { program.resolved(String($0.withoutTypeMarks)) }
    return type.map(\.elementType) ?? SwiftValue.commonType(of: elements.prefix(1).map(\.value))
  }

  /// The number that an assignment replaces, or beside which it puts another.
  mutating func numberReplaced(by target: SwiftExpression) throws -> Number? {
    if case .number(let number)? = try? evaluate(target) { return number }
    guard case .subscripted(let base, _) = target.form else { return nil }
    var values: [SwiftValue] = []
    switch try evaluate(base) {
    case .array(let elements): values = elements.map(\.value)
    case .dictionary(let entries): values = entries.map(\.value)
    default: break
    }
    return values.lazy.compactMap { if case .number(let number) = $0 { number } else { nil } }.first
  }

  /// What is declared of what an expression names, as far as that is written.
  mutating func declared(_ target: SwiftExpression) -> Declared? {
    switch target.form {
    case .subscripted(let base, let arguments) where arguments.first?.label == "keyPath":
      guard let names = try? keyPath(arguments[0].value) else { return nil }
      return names.reduce(declared(base)) { declaredMember($1, of: $0?.type) }
    case .subscripted(let base, _):
      guard let list = declared(base) else { return nil }
      let type = list.type.map { program.resolved(String($0.withoutTypeMarks)) }
      return Declared(
        type: type?.elementType ?? type?.entryTypes?.value, isConstant: list.isConstant)
    case .member(let base, let name, _):
      let owner = declared(base)
      return declaredMember(name, of: owner?.type)
    case .name(let name, _): return declaredName(name)
    case .optionalChain(let base), .forced(let base), .prefix("&", let base):
      return declared(base)
    default: return nil
    }
  }

  func declaredName(_ name: String) -> Declared? {
    if name == "self" { return Declared(type: scope.type, isConstant: false) }
    guard let place = scope.place(of: name) else {
      // In an extension of one of the framework's types.
      let isOwn = scope.type.map(Framework.isLayoutType) ?? false
      return isOwn ? declaredMember(name, of: scope.type) : declaredField(name, of: scope.type)
    }
    if let declared = run.around.declared[place], declared.type != nil { return declared }
    let isConstant = run.around.declared[place]?.isConstant ?? false
    switch store[variable: place] {
    case .hole(let hole): return Declared(type: hole.type, isConstant: isConstant)
    case .record(let record): return Declared(type: record.type, isConstant: isConstant)
    case .object(let id): return Declared(type: store[object: id]?.type, isConstant: isConstant)
    default: return run.around.declared[place]
    }
  }

  private func declaredMember(_ name: String, of type: String?) -> Declared? {
    if let type = Framework.type(of: name) { return Declared(type: type, isConstant: false) }
    return declaredField(name, of: type)
  }

  private func declaredField(_ name: String, of type: String?) -> Declared? {
    guard let path = type.map({ program.typePath(ofText: $0, from: scope.type) }),
      let variable = program.variable(name, of: path, isStatic: false)
    else { return nil }
    return Declared(type: writtenType(of: variable.binding), isConstant: variable.isConstant)
  }
}
