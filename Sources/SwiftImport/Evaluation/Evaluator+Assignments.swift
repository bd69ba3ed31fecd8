internal import LayoutSwiftSource
internal import LayoutText

/// Sets variables, members and elements.
extension Evaluator {
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
