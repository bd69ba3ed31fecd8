internal import LayoutSwiftSource
internal import LayoutText

/// What code outside of the files may have done.
extension Evaluator {
  /// Notes that code outside of these files may have changed the objects.
  mutating func escape(_ ids: [Int], _ hole: Hole) {
    for id in ids {
      guard let object = store[object: id] else { continue }
      if object.isOfLayout || program.isLayout(object.type) {
        store.note(HeapObject.Loss(hole: hole), of: id)
      } else if !object.isOpen, program.types[object.type]?.keyword != nil {
        for variable in program.storedVariables(of: object.type) where !variable.isConstant {
          let field = changed(by: hole, variable)
          store[object: id]?.fields[variable.name] = .hole(field)
        }
      }
    }
  }

  /// Notes that a function of this name may be a method of the type around the code, in a file that is
  /// not given: it may change what `self` holds.
  mutating func escapeSelf(by name: String, _ call: Hole) {
    guard let place = scope.selfPlace, scope.place(of: name) == nil,
      isForeignMember(name, of: store[variable: place]), !Framework.leavesObjectsAlone(name)
    else { return }
    escape(store[variable: place].objectIDs, call)
    guard case .record(var record) = store[variable: place] else { return }
    for variable in program.storedVariables(of: record.type) where !variable.isConstant {
      record.fields[variable.name] = .hole(changed(by: call, variable))
    }
    store[variable: place] = .record(record)
  }

  private func changed(by call: Hole, _ variable: Variable) -> Hole {
    var hole = Hole(variable.name, .lost, at: call.range, name: variable.name)
    (hole.type, hole.key) = (program.type(of: variable), call.key + "." + variable.name)
    return hole
  }

  /// What is in a place after code that is not known may have changed it.
  func changed(by call: Hole, at range: TextRange) -> Hole {
    Self.changed(text(of: range), by: call, at: range)
  }

  private static func changed(_ text: String, by call: Hole, at range: TextRange) -> Hole {
    var hole = Hole(text, .lost, at: range, name: text.lastName)
    hole.key = call.key + " " + text
    return hole
  }

  /// Notes that code outside of these files may run a function, once or more often: what that changes
  /// is not known any more.
  mutating func escape(_ function: FunctionValue, _ call: Hole) throws {
    let body: SwiftBlock?
    switch function.body {
    case .closure(let closure): body = closure.body
    case .declared(let declared): body = declared.body
    default: body = nil
    }
    guard let body, run.around.escaping.insert(function.place).inserted else { return }
    defer { run.around.escaping.remove(function.place) }
    // The layouts that it makes are those of the code around it.
    if body.makesLayout {
      _ = try? self.call(function, openArguments(of: function, at: call.range), at: call.range)
    }
    let outer = scope
    scope = function.scope
    defer { scope = outer }
    try loseChanges(in: body, call)
  }

  /// Loses what code that is not run may change: the variables that it sets, and objects that it passes.
  mutating func loseChanges(in body: SwiftBlock, _ call: Hole) throws {
    let changes = body.changes
    for name in changes.names.sorted() {
      let all = changes.changes(of: name)
      if scope.place(of: name) != nil {
        try loseValue(of: name, all.filter(\.isBare), call)
      } else if scope.selfPlace != nil, declaredName(name)?.isConstant == false {
        try loseValue(of: name, all.filter { $0.member == nil }, call)
      }
    }
    for name in Set(scope.names.flatMap(\.keys)).sorted() where body.mentions(name) {
      guard let value = scope.place(of: name).map({ store[variable: $0] }) else { continue }
      if case .function(let inner) = value { try escape(inner, call) }
      let isCalled = if case .object = value { body.callsMethod(of: name) } else { false }
      if !value.objectIDs.isEmpty, isCalled || body.passes(name) { escape(value.objectIDs, call) }
    }
  }

  /// Loses what a variable holds, or notes that its objects may have been changed.
  private mutating func loseValue(
    of name: String, _ changes: [SwiftChanges.Change], _ call: Hole
  ) throws {
    guard !changes.isEmpty else { return }
    let variable = SwiftExpression(.name(name, generics: nil), at: call.range)
    let value = try evaluate(variable)
    if case .object = value, changes.allSatisfy({ $0.member != nil }) {
      return escape(value.objectIDs, call)
    }
    if value.isHole { return }
    let hole = SwiftValue.hole(Self.changed(name, by: call, at: call.range))
    let members = changes.compactMap(\.member)
    if case .record(var record) = value, members.count == changes.count {
      for member in members {
        let lost = Self.changed(name + "." + member, by: call, at: call.range)
        record.fields[member] = .hole(lost)
      }
      return try assign(.record(record), to: variable)
    }
    // Most lists of items are only added to.
    let element = declaredName(name)?.type.flatMap { program.resolved($0).elementType }
    if case .array(let elements) = value, element.map(Framework.isNumber) != true {
      return try assign(.array(elements + [.init(value: hole)]), to: variable)
    }
    try assign(hole, to: variable)
  }
}
