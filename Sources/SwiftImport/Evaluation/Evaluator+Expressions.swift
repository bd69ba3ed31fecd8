internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// What an expression gives.
  ///
  /// - Parameter type: The type that is asked for here as it is written, if that is known.
  mutating func evaluate(
    _ expression: SwiftExpression, expecting type: String? = nil
  ) throws -> SwiftValue {
    try step()
    let value = try whole(expression, type)
    // An object was counted where it was made.
    if case .name = expression.form, case .object = value { return value }
    try countParts(of: value)
    return value
  }

  private mutating func whole(
    _ expression: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    switch expression.form {
    case .integer(let text): return .number(literal(text, isWhole: true))
    case .floatingPoint(let text): return .number(literal(text, isWhole: false))
    case .string(let literal): return try string(literal, expression, type)
    case .boolean(let value): return .truth(.truth(value))
    case .nilLiteral: return .none
    case .name(let name, _): return try self.name(name, at: expression.range)
    case .implicitMember(let name): return try implicitMember(name, type, at: expression.range)
    case .member(let base, let name, _): return try value(of: name, in: base, expression, type)
    case .call(let callee, let arguments):
      return try call(callee, arguments, expression, expecting: type)
    case .subscripted(let base, let arguments):
      return try subscripted(base, arguments, expression)
    case .optionalChain(let base): return try evaluate(base, expecting: type)
    case .forced(let base): return try forced(base, type)
    case .tried(let value): return try tried(value, type)
    case .prefix(let sign, let operand): return try prefix(sign, operand, expression, type)
    case .binary(let sign, let left, let right):
      return try binary(sign, (left, right), expression, type)
    case .ternary(let condition, let left, let right):
      let term = truth(of: try evaluate(condition, expecting: "Bool"), at: condition.range)
      // Both sides are of one type: `3 / 4` beside `0.5` is no whole number.
      let isReal = type == nil && (left.isReal || right.isReal)
      let value = try branch(
        term, { try $0.evaluate(left, expecting: type) },
        { try $0.evaluate(right, expecting: type) })
      return isReal ? settled(value, "Double") : value
    case .assignment(let target, let sign, let value):
      try assign(target, sign, value)
      return .nothing
    default: return try composite(expression, type)
    }
  }

  /// `expression!`.
  private mutating func forced(
    _ expression: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    let value = try evaluate(expression, expecting: type)
    // An index without a case stops the app.
    if case .none = value, let kind = run.kind, kind.label == nil, kind.type != nil {
      throw Stop.ended
    }
    return value.withoutNone
  }

  /// `try? expression`.
  private mutating func tried(_ expression: SwiftExpression, _ type: String?) throws -> SwiftValue {
    let outcome = try catching(
      { Outcome(returning: try $0.evaluate(expression, expecting: type)) },
      { _ in Outcome(returning: .none) })
    let value = result(of: outcome)
    // What it throws, code of other files says.
    guard case .hole(var hole) = value, let type = hole.type, !type.hasSuffix("?") else {
      return value
    }
    hole.type = type + "?"
    return .hole(hole)
  }

  private mutating func composite(
    _ expression: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    switch expression.form {
    case .postfix(let operand, _):
      let lower = try evaluate(operand)
      return .range(SwiftValue.ValueRange(lower: lower, upper: nil, isClosed: false))
    case .cast(let value, let cast, let castType):
      var value = try evaluate(value, expecting: castType.text)
      if case .object(let id) = value, store[object: id]?.type == "UICollectionViewCell" {
        // A cell that was dequeued is of the class that it is cast to.
        let path = program.typePath(ofText: castType.text, from: scope.type)
        value = openObject(of: path, at: expression.range)
      }
      if cast == .checks { return .truth(try isOfType(value, castType)) }
      return cast == .triesTo ? try tryToCast(value, to: castType) : settled(value, castType.text)
    case .closure(let closure):
      let function = FunctionValue(
        body: .closure(closure), scope: capturing(closure), place: closure.body.range.lowerBound,
        type: closure.type)
      if !run.around.closures.asked.isEmpty { note(function, at: expression.range) }
      return .function(function)
    case .array(let elements):
      return try list(of: elements, type, expression)
    case .dictionary(let entries):
      let types = type?.entryTypes
      return .dictionary(
        try entries.map {
          SwiftValue.Entry(
            key: try evaluate($0.key, expecting: types?.key),
            value: try evaluate($0.value, expecting: types?.value))
        })
    case .tuple(let parts):
      if parts.count == 1, parts[0].label == nil {
        return try evaluate(parts[0].value, expecting: type)
      }
      if parts.isEmpty { return .nothing }
      let types = type?.tupleTypes
      return .tuple(
        try parts.enumerated().map { index, part in
          let type = types?.count == parts.count ? types?[index].type : nil
          return SwiftValue.Part(
            label: part.label, value: try evaluate(part.value, expecting: type))
        })
    case .keyPath(let text):
      return .function(
        FunctionValue(
          body: .keyPath(text), scope: Scope(file: scope.file), place: expression.range.lowerBound))
    case .ifExpression(let conditional):
      return result(of: try valueOutcome(type) { try $0.execute(conditional) })
    case .switchExpression(let choice):
      return result(of: try valueOutcome(type) { try $0.execute(choice) })
    case .pound(let name, _):
      if name == "available" { return .yes }
      if name == "unavailable" { return .no }
      return .hole(hole(.unread, expression, name: name))
    default: return .hole(hole(.unread, expression, name: "value"))
    }
  }

  private mutating func list(
    of elements: [SwiftExpression], _ type: String?, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if let type, let options = try optionSet(of: elements, type, whole) { return options }
    var elementType = type?.elementType
    let list = SwiftValue.list(
      try elements.map { element in
        let value = try evaluate(element, expecting: elementType)
        // The others are of the type of the first that says it.
        if elementType == nil, case .enumeration(let first) = value { elementType = first.type }
        return value
      })
    return type?.hasPrefix("Set<") == true ? try distinct(list, whole) : list
  }

  /// An `if` or `switch` whose branches are single expressions.
  private mutating func valueOutcome(
    _ type: String?, _ body: (inout Evaluator) throws -> Outcome
  ) throws -> Outcome {
    run.around.valueDepth += 1
    run.results.append(type)
    defer {
      run.around.valueDepth -= 1
      run.results.removeLast()
    }
    return try body(&self)
  }

  private mutating func value(
    of name: String, in base: SwiftExpression, _ expression: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    if run.around.views.isReading, Self.textMembers.contains(name),
      let text = textMember(name, of: try evaluate(base), expression)
    {
      return text
    }
    let value = try member(name, of: base, expression)
    return isForeignValue(value, type) ? .hole(hole(.foreign, expression, name: name)) : value
  }

  /// Whether it is a constant of code outside of the files that is written with a capital letter, where
  /// a value is asked for.
  private func isForeignValue(_ value: SwiftValue, _ type: String?) -> Bool {
    guard case .type(let path) = value, path.holds("."), program.types[path] == nil, let type else {
      return false
    }
    let asked = program.resolved(String(type.withoutTypeMarks))
    return Framework.isNumber(asked) || asked == "Bool" || Framework.isRecordType(asked)
  }

  func hole(_ reason: Hole.Reason, _ expression: SwiftExpression, name: String) -> Hole {
    Hole(text(of: expression.range), reason, at: expression.range, name: name)
  }

  private func literal(_ text: String, isWhole: Bool) -> Number {
    if let whole = Int(text) { return Number(.number(Double(whole)), isWhole ? .open : .real) }
    let digits = text.filter { $0 != "_" }
    let value: Double
    if digits.hasPrefix("0x"), !digits.contains("p"), !digits.contains(".") {
      value = Double(UInt64(digits.dropFirst(2), radix: 16) ?? 0)
    } else if digits.hasPrefix("0b") {
      value = Double(UInt64(digits.dropFirst(2), radix: 2) ?? 0)
    } else if digits.hasPrefix("0o") {
      value = Double(UInt64(digits.dropFirst(2), radix: 8) ?? 0)
    } else {
      value = Double(digits) ?? 0
    }
    return Number(.number(value), isWhole ? .open : .real)
  }

  private mutating func string(
    _ literal: SwiftStringLiteral, _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    if type == "LocalizedStringKey", try hasThousands(whole) {
      return .hole(hole(.changes, whole, name: "text"))
    }
    var text = ""
    for piece in literal.pieces {
      switch piece {
      case .text(let part): text += part
      case .interpolation(let arguments):
        guard arguments.count == 1, arguments[0].label == nil,
          let part = plainText(of: try evaluate(arguments[0].value))
        else {
          var hole = hole(.lost, whole, name: "text")
          hole.type = "String"
          guard run.around.views.isReading else { return .hole(hole) }
          return .hole(computedText(whole) ?? hole)
        }
        text += part
      }
    }
    return .string(text)
  }

  /// What an interpolation of `value` writes.
  func plainText(of value: SwiftValue) -> String? {
    switch value {
    case .string(let text): return text
    case .number(let number):
      guard number.kind == .whole || number.kind == .open, let value = number.whole.constant,
        abs(value) < 1e15
      else { return nil }
      return "\(Int(value))"
    case .enumeration(let value) where value.payload.isEmpty: return value.name
    case .type(let path): return path.lastName
    default: return nil
    }
  }

  /// The scope of a closure with what it captures by value.
  private mutating func capturing(_ closure: SwiftClosure) -> Scope {
    var inner = scope
    for capture in closure.captures {
      guard let name = capture.label, name != "self", name != "unowned", name != "weak" else {
        continue
      }
      if let value = try? evaluate(capture.value) {
        let place = newPlace()
        store[variable: place] = value
        inner.names.append([name: place])
      }
    }
    return inner
  }
}

extension SwiftExpression {
  /// Whether a number in it is written with a decimal point, which makes all of it real.
  fileprivate var isReal: Bool {
    switch form {
    case .floatingPoint: true
    case .prefix(_, let operand): operand.isReal
    case .binary(let sign, let left, let right):
      ["+", "-", "*", "/"].contains(sign) && (left.isReal || right.isReal)
    case .ternary(_, let left, let right): left.isReal || right.isReal
    case .tuple(let parts): parts.count == 1 && parts[0].value.isReal
    default: false
    }
  }
}
