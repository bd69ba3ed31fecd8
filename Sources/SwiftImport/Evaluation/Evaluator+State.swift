internal import LayoutSwiftSource
internal import LayoutText

/// A variable that code outside of the run may set, or a part of what it holds.
struct State {
  /// As it is written behind the variables that lead to it.
  var text: String
  var name: String
  var key: String
  var type: String?
  let range: TextRange
}

extension State {
  init(_ variable: Variable, in program: SwiftProgram) {
    self.init(
      text: variable.name, name: variable.name, key: variable.key,
      type: program.type(of: variable), range: variable.range)
  }

  /// An element of the tuple that this one holds, by its label or its place.
  fileprivate func part(_ name: String) -> State {
    var part = self
    (part.text, part.key, part.type) = (text + "." + name, key + "." + name, nil)
    if Int(name) == nil { part.name = name }
    return part
  }

  /// A dimension of the size that this one holds.
  fileprivate func side(_ axis: String) -> State {
    var side = self
    side.text += ".\(axis)Dimension"
    side.key += ".\(axis)Dimension"
    side.name += axis.prefix(1).uppercased() + axis.dropFirst()
    side.type = Framework.dimension
    return side
  }

  /// An element of what this one holds.
  fileprivate func element(at index: String) -> State {
    var element = self
    element.text += "[\(index)]"
    element.key += "[\(index)]"
    return element
  }

  /// A stored variable of what this one holds.
  fileprivate func part(_ variable: Variable, in program: SwiftProgram) -> State {
    State(
      text: text + "." + variable.name, name: variable.name, key: key + "." + variable.name,
      type: program.type(of: variable), range: variable.range)
  }
}

extension Evaluator {
  /// The value of a variable that can change: a hole for each part of it that files may set, with what
  /// it is at first.
  mutating func changing(
    _ value: SwiftValue, _ state: State, in variable: Variable
  ) -> SwiftValue {
    switch value {
    // No number stands for what depends on the view.
    case .number(let number)
    where variable.isLazy && number.term.constant == nil && !isAssigned(variable):
      return value
    case .number, .truth, .word, .enumeration, .string: return .hole(hole(state, initial: value))
    case .none, .array([]), .dictionary([]):
      // It is filled somewhere.
      return .hole(hole(state, initial: nil))
    case .tuple(var parts) where changes(of: variable).contains(where: { $0.member != nil }):
      for index in parts.indices {
        let part = state.part(parts[index].label ?? String(index))
        parts[index].value = changing(parts[index].value, part, in: variable)
      }
      return .tuple(parts)
    case .record(let record) where Framework.isPlainRecord(record.type):
      return .record(opened(record, state))
    case .record(let record) where record.type == Framework.size:
      var parts = record
      for axis in ["width", "height"] {
        let name = axis + "Dimension"
        guard let field = record.fields[name] else { continue }
        parts.fields[name] = changing(field, state.side(axis), in: variable)
      }
      return .record(parts)
    case .record(let record)
    where record.type == Framework.dimension || record.type == Framework.spacing:
      let hole = hole(state, initial: value)
      return hole.initial == nil && !isAssigned(variable) ? value : .hole(hole)
    case .record(let record) where record.type == Framework.list && isChangedLater(variable):
      return .hole(hole(state, initial: nil))
    case .record(let record)
    where program.types[record.type]?.keyword == .structure && !variable.isLazy:
      var parts = record
      for field in program.storedVariables(of: record.type) {
        // A constant with a value of its own is the same in all of its type.
        guard let value = record.fields[field.name] ?? (isWrapped(field) ? SwiftValue.none : nil),
          !field.isConstant || field.binding.value == nil
        else { continue }
        parts.fields[field.name] = changing(value, state.part(field, in: program), in: field)
      }
      return .record(parts)
    default: return changingObject(value, state, in: variable)
    }
  }

  /// The value of a variable that can change and holds objects, lists or what only the framework knows.
  private mutating func changingObject(
    _ value: SwiftValue, _ state: State, in variable: Variable
  ) -> SwiftValue {
    openObjects(in: value, state)
    if variable.isLazy, run.around.views.isReading { return value }
    // Views show what lists hold at any time.
    if run.around.views.isReading, case .array(let elements) = value,
      !elements.contains(where: \.value.isGridItem)
    {
      return .hole(hole(state, initial: nil))
    }
    if case .record(let record) = value, program.types[record.type]?.keyword == nil,
      changes(of: variable).contains(where: { $0.member != nil })
    {
      return .record(opened(record, state))
    }
    if isAssigned(variable) || !variable.isLazy && value.isListOfCases {
      return .hole(hole(state, initial: nil))
    }
    let members = changes(of: variable).lazy.filter(\.isElement).compactMap(\.member)
    return withChangedElements(value, state, Set(members))
  }

  /// A list or a dictionary of structs, of whose elements the files set members.
  private mutating func withChangedElements(
    _ value: SwiftValue, _ state: State, _ members: Set<String>
  ) -> SwiftValue {
    guard !members.isEmpty else { return value }
    switch value {
    case .array(var elements):
      for index in elements.indices {
        elements[index].value = changedElement(
          elements[index].value, state.element(at: "\(index)"), members)
      }
      return .array(elements)
    case .dictionary(var entries):
      for (index, entry) in entries.enumerated() {
        var key = entry.key.word.map { "." + $0 } ?? "\(index)"
        if case .string(let text) = entry.key { key = "\"\(text)\"" }
        entries[index].value = changedElement(entry.value, state.element(at: key), members)
      }
      return .dictionary(entries)
    default: return value
    }
  }

  /// A struct or a tuple of which some members are set, or more of them.
  private mutating func changedElement(
    _ value: SwiftValue, _ state: State, _ members: Set<String>
  ) -> SwiftValue {
    switch value {
    case .array, .dictionary: return withChangedElements(value, state, members)
    case .choice(let condition, let left, let right):
      return .choice(
        condition, changedElement(left, state, members), changedElement(right, state, members))
    case .tuple(var parts):
      for index in parts.indices {
        let name = parts[index].label ?? String(index)
        guard members.contains(name) || members.contains(String(index)) else { continue }
        let hole = hole(state.part(name), initial: parts[index].value)
        parts[index].value = .hole(hole)
      }
      return .tuple(parts)
    default: break
    }
    guard case .record(var record) = value else { return value }
    let changesAll = members.contains { member in
      member.hasSuffix("()")
        && program.functions(String(member.dropLast(2)), of: record.type, isStatic: false)
          .contains(where: \.isMutating)
    }
    for field in program.storedVariables(of: record.type)
    where changesAll || members.contains(field.name) {
      record.fields[field.name] = record.fields[field.name].map {
        changing($0, state.part(field, in: program), in: field)
      }
    }
    return .record(record)
  }

  /// Each part of a plain record as a hole.
  func opened(_ record: SwiftValue.Record, _ state: State) -> SwiftValue.Record {
    var parts = record
    for (name, field) in record.fields {
      let part = State(
        text: state.text + "." + name,
        name: state.name + name.prefix(1).uppercased() + name.dropFirst(),
        key: state.key + name.prefix(1).uppercased() + name.dropFirst(), type: "CGFloat",
        range: state.range)
      parts.fields[name] = .hole(hole(part, initial: field))
    }
    return parts
  }

  /// Code outside of the run may set the variables of the objects that a constant holds.
  mutating func openObjects(in value: SwiftValue, of variable: Variable) {
    openObjects(in: value, State(variable, in: program))
  }

  private mutating func openObjects(in value: SwiftValue, _ state: State) {
    for id in value.objectIDs {
      guard let object = store[object: id], !object.isOpen,
        program.types[object.type]?.keyword == .classType
      else { continue }
      store[object: id]?.isOpen = true
      for type in program.family(of: object.type) where type.keyword != .protocolType {
        for field in program.storedVariables(of: type.path) where !field.isLazy {
          let known = store[object: id]?.fields[field.name]
          guard let value = known ?? (isWrapped(field) ? SwiftValue.none : nil) else { continue }
          if field.isConstant {
            openObjects(in: value, state.part(field, in: program))
          } else {
            let changing = changing(value, state.part(field, in: program), in: field)
            store[object: id]?.fields[field.name] = changing
          }
        }
      }
    }
  }

  func hole(_ state: State, initial: SwiftValue?) -> Hole {
    var hole = Hole(state.text, .changes, at: state.range, name: state.name)
    hole.key = state.key
    hole.type = state.type
    hole.begin(with: initial)
    return hole
  }
}

extension Hole {
  /// Takes the value that it has at first, and the type that it has of it.
  mutating func begin(with value: SwiftValue?) {
    switch value {
    case .number(let number)?:
      initial = number.real.constant.map { .number($0) }
      if type == nil { type = number.kind == .real ? "CGFloat" : "Int" }
    case .truth(let term)?: initial = term.isTrue.map { .truth($0) }
    case .string?: type = type ?? "String"
    case .word("zero")? where type.map(Framework.isNumber) == true: initial = .number(0)
    case .word(let word)?: initial = .word(word)
    case .record(let record)? where record.type == Framework.dimension:
      if case .word(let kind)? = record.fields["kind"],
        case .number(let length)? = record.fields["dimension"]
      {
        initial = length.real.constant.map { _ in .dimension(kind: kind, length: length.real) }
      }
    case SwiftValue.none? where plainType == Framework.spacing: initial = .number(0)
    case .record(let record)? where record.type == Framework.spacing:
      if case .number(let length)? = record.fields["spacing"] {
        initial = length.real.constant.map { .number($0) }
      }
    case .enumeration(let value)?:
      initial = .word(value.name)
      if type == nil { type = value.type }
    default: break
    }
  }
}

extension SwiftValue {
  /// Whether it is a list of cases of an enumeration, or of what has raw values, as the sections of a data
  /// source are.
  fileprivate var isListOfCases: Bool {
    guard case .array(let elements) = self, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      switch element.value {
      case .enumeration: true
      case .record(let record): record.fields["rawValue"] != nil
      default: false
      }
    }
  }
}
