internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// What all calls of a function give a parameter; `nil` where other files may call it, where its own
  /// type does not, or where one of them gives something that is not constant, or something else.
  mutating func commonArgument(
    _ parameter: SwiftParameter, of callable: Callable, in inner: Scope
  ) throws -> SwiftValue? {
    let parameters = callable.function.parameters
    guard callable.isPrivate,
      let index = parameters.firstIndex(where: { $0.name == parameter.name }),
      let owner = callable.owner.flatMap({ program.types[$0] })
    else { return nil }
    let type = parameter.type.text
    let outer = scope
    scope = inner
    defer { scope = outer }
    var common: SwiftValue?
    // A function that only others call, as for a preview, may be called elsewhere with other values.
    var isOwn = false
    let file = program.files[callable.file]
    for (place, arguments, isOfSelf) in program.calls(of: callable.function.name, in: file) {
      guard let pairs = Self.pairs(arguments, parameters),
        !isOfSelf || isSeen(owner.path, at: place)
      else { continue }
      if !isOwn {
        isOwn = owner.members.contains { $0.declaration.range.contains(place) }
        guard isOwn else { return nil }
      }
      let given = pairs.first { $0.parameter == index }.map { arguments[$0.argument].value }
      guard let expression = given ?? parameter.standard, expression.isConstant else { return nil }
      let value = try evaluate(expression, as: type)
      guard value.isKnown, common == nil || common == value else { return nil }
      common = value
    }
    return common
  }

  /// The number of items of the section where `expression` is what the data source says that it is.
  func itemCount(_ base: SwiftValue) -> Number? {
    let key: String
    switch base {
    case .subject(let subject): key = subject.key
    case .hole(let hole): key = hole.text
    default: return nil
    }
    let count = Number(.input("section.itemCount"), .whole)
    for callable in program.functions(
      "collectionView", of: scope.type ?? "", isStatic: false)
    {
      let parameters = callable.function.parameters
      guard parameters.count == 2, parameters[1].label == "numberOfItemsInSection",
        let statements = callable.function.body?.statements, statements.count == 1
      else { continue }
      var expression: SwiftExpression?
      switch statements[0].form {
      case .returned(let value): expression = value
      case .expression(let value): expression = value
      default: break
      }
      return expression?.key(of: parameters[1].name) == key + ".count" ? count : nil
    }
    if case .subject(let subject) = base, subject.isItems { return count }
    return nil
  }
}

extension Variable {
  /// Whether it is declared as a list.
  var isList: Bool { binding.type?.text.hasPrefix("[") ?? false }
}

extension SwiftProgram {
  /// A call as it is written.
  fileprivate typealias Call = (place: Int, arguments: [SwiftArgument], isOfSelf: Bool)

  /// The calls of what is called `name` in a file.
  fileprivate func calls(of name: String, in file: SwiftFile) -> [Call] {
    var found: [Call] = []
    func read(_ block: SwiftBlock) {
      guard block.mentions(name) else { return }
      for statement in block.statements { read(statement) }
    }
    func read(_ statement: SwiftStatement) {
      let parts = statement.parts
      for expression in parts.expressions { read(expression) }
      for block in parts.blocks { read(block) }
    }
    func read(_ expression: SwiftExpression) {
      if case .call(let callee, let arguments) = expression.form, callee.lastName == name {
        found.append((expression.range.lowerBound, arguments, callee.isOfSelf))
      }
      let parts = expression.parts
      for expression in parts.expressions { read(expression) }
      for block in parts.blocks { read(block) }
    }
    for statement in file.statements { read(statement) }
    return found
  }
}

extension SwiftExpression {
  /// The name that a call of it calls.
  fileprivate var lastName: String? {
    switch form {
    case .name(let name, _), .implicitMember(let name), .member(_, let name, _): name
    default: nil
    }
  }

  /// Whether it names a member of the type around it.
  fileprivate var isOfSelf: Bool {
    switch form {
    case .name: true
    case .member(let base, _, _):
      if case .name(let name, _) = base.form { name == "self" || name == "Self" } else { false }
    default: false
    }
  }

  /// Whether it is the same wherever it stands.
  var isConstant: Bool {
    switch form {
    case .integer, .floatingPoint, .boolean, .nilLiteral, .implicitMember: true
    case .string(let literal): literal.text != nil
    case .name(let name, _): name.first?.isUppercase == true
    case .member(let base, _, _): base.isConstant
    case .prefix("-", let operand): operand.isConstant
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/"].contains(sign) && left.isConstant && right.isConstant
    case .call(let callee, let arguments):
      callee.isConstant && arguments.allSatisfy(\.value.isConstant)
    case .array(let elements): elements.allSatisfy(\.isConstant)
    default: false
    }
  }

  /// How it is read, without `self`, of a section's index that is called `index`; `nil` for others.
  fileprivate func key(of index: String) -> String? {
    switch form {
    case .name("self", _): ""
    case .name(let name, _): name == index ? nil : name
    case .member(let base, let name, _):
      base.key(of: index).map { $0.isEmpty ? name : $0 + "." + name }
    case .optionalChain(let base), .forced(let base), .binary("??", let base, _):
      base.key(of: index)
    case .subscripted(let base, let arguments):
      if arguments.count == 1, case .name(index, _) = arguments[0].value.form {
        base.key(of: index).map { $0 + "[index]" }
      } else {
        nil
      }
    default: nil
    }
  }
}

extension SwiftValue {
  /// Whether nothing in it is open.
  fileprivate var isKnown: Bool {
    switch self {
    case .number(let number): number.term.constant != nil
    case .truth(let term): term.isTrue != nil
    case .string, .none, .word: true
    case .enumeration(let value): value.payload.allSatisfy(\.value.isKnown)
    case .record(let record): record.fields.values.allSatisfy(\.isKnown)
    case .array(let elements): elements.allSatisfy { $0.isCertain && $0.value.isKnown }
    default: false
    }
  }
}
