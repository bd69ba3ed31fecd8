internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// The result of a function that is not in these files. What it does to layout objects cannot
  /// be followed.
  mutating func foreignCall(
    _ callee: Hole, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    var values = try evaluate(arguments)
    if !Self.namesOfModels.contains(callee.name) {
      // What it gives for a case is asked for each case.
      for index in values.indices { values[index].value = try caseOfSubject(values[index].value) }
    }
    let subjects = values.compactMap { Self.subject(in: $0.value) }
    var hole = Hole(text(of: whole.range), callee.reason, at: whole.range, name: callee.name)
    if Framework.isUserDefault(callee.text) {
      hole.reason = .changes
    } else if hole.reason == .changes, callee.type?.holds("->") != true {
      hole.reason = .foreign
    }
    if case .parameter = hole.reason { hole.reason = .lost }
    // The same call asks something else of each value that a variable holds.
    hole.key += " " + callee.key
    hole.key += try key(of: values, arguments)
    for (argument, value) in zip(arguments, values) where !argument.value.isConstant {
      guard case .enumeration(let value) = value.value else { continue }
      hole.name += value.name.prefix(1).uppercased() + value.name.dropFirst()
    }
    if !Framework.leavesObjectsAlone(callee.name) {
      escape(values.flatMap(\.value.objectIDs), hole)
      for case .function(let function) in values.map(\.value) { try escape(function, hole) }
      for case (.prefix("&", let target), let value) in zip(arguments.map(\.value.form), values) {
        guard value.value.objectIDs.isEmpty else { continue }
        try assign(.hole(changed(by: hole, at: target.range)), to: target)
      }
    }
    let isModel = Self.namesOfModels.contains(callee.name)
    if isModel || subjects.count == 1, let subject = subjects.first {
      let isGiven = values.contains { $0.value.isSubject }
      let given = isModel && isGiven ? subject.key : try self.text(of: values)
      var result = Subject(key: "\(callee.text)(\(given))", type: elementType(of: callee))
      result.mayBeMissing = !isModel
      return .subject(result)
    }
    hole.type = callee.type?.functionTypes?.result
    if callee.sectionType != nil, callee.name == "snapshot" {
      hole.type = "NSDiffableDataSourceSnapshot"
    }
    // A snapshot has the sections of its data source.
    hole.sectionType = callee.sectionType
    return .hole(hole)
  }

  /// Methods of data sources that give what a section or an item shows.
  private static let namesOfModels = ["sectionIdentifier", "itemIdentifier"]

  /// How methods of data sources begin that give items or numbers, and no sections.
  static let countingNames = ["item", "numberOf", "index", "count", "contains"]

  /// What says which section is meant: a value that is computed from the section's index, or an index path
  /// with it.
  private static func subject(in value: SwiftValue) -> Subject? {
    switch value {
    case .subject(let subject): return subject
    case .record(let record) where record.type == Framework.indexPath:
      if case .subject(let subject)? = record.fields["section"] { return subject }
      return nil
    default: return nil
    }
  }

  /// The type of the sections of a diffable data source, or of its items.
  func sectionType(of value: SwiftValue, orItemFor member: String = "") -> String? {
    guard case .hole(let hole) = value else { return nil }
    let isItem = member == "itemIdentifier"
    if !isItem, let known = hole.sectionType { return known }
    guard let type = hole.plainType else { return nil }
    let text = program.resolved(type)
    guard text.holds("DiffableDataSource"), let open = text.firstIndex(of: "<"),
      let comma = text.firstIndex(of: ","), let end = text.lastIndex(of: ">"), open < comma,
      comma < end
    else { return nil }
    let bounds = isItem ? (comma, end) : (open, comma)
    let name = String(text[text.index(after: bounds.0)..<bounds.1].trimmed)
    return program.qualified(name, from: scope.type)
  }

  /// Whether the file uses the library in which `object.then { }` sets up an object and gives it back.
  var importsThen: Bool {
    program.files.indices.contains(scope.file)
      && program.files[scope.file].statements.contains { statement in
        guard case .declaration(let declaration) = statement.form,
          case .imported(let name) = declaration.form
        else { return false }
        return name == "Then"
      }
  }

  /// What tells a known value from others, and a closure from one with the same text that has captured
  /// others.
  func identity(of value: SwiftValue) throws -> String? { try identity(of: value, at: 0) }

  private func identity(of value: SwiftValue, at depth: Int) throws -> String? {
    func all(_ values: [SwiftValue]) throws -> String? {
      try identity(of: values, at: depth + 1)
    }
    return switch value {
    case .enumeration(let value):
      try ([value.name, all(value.payload.map(\.value))].compactMap { $0 }).joined(separator: " ")
    case .range(let range): try all([range.lower, range.upper].compactMap { $0 })
    case .word(let word), .string(let word): word
    case .number(let number): number.real.key
    case .truth(let term): term.key
    case .hole(let hole): hole.key
    case .subject(let subject): Hole.sectionMark + subject.key
    case .type(let path): path
    case .object(let id): store[object: id].flatMap { $0.isOpen ? nil : "\($0.origin)" }
    case .record(let record):
      try all(record.fields.sorted { $0.key < $1.key }.map(\.value))
    case .array(let elements): try all(elements.map(\.value))
    case .tuple(let parts): try all(parts.map(\.value))
    case .choice(_, let left, let right): try all([left, right])
    case .function(let function):
      if case .closure(let closure) = function.body {
        try captured(by: closure, in: function.scope, at: depth + 1)
      } else {
        nil
      }
    default: nil
    }
  }

  /// What tells the arguments of a call from those of others with the same text.
  func key(of values: [SwiftValue.Part], _ arguments: [SwiftArgument]) throws -> String {
    try zip(arguments, values).filter { !$0.0.value.isConstant }
      .compactMap { try identity(of: $0.1.value).map { " " + $0 } }.joined()
  }

  /// What tells the arguments of a call from others, with their labels.
  func text(of arguments: [SwiftValue.Part]) throws -> String {
    try arguments.map { part in
      var text = try identity(of: part.value) ?? part.origin.map { self.text(of: $0) } ?? ""
      if case .subject(let subject) = part.value { text = subject.key }
      return (part.label.map { $0 + ": " } ?? "") + text
    }.joined(separator: ", ")
  }

  /// What tells several values from others; of many only the first count.
  private func identity(of values: [SwiftValue], at depth: Int) throws -> String? {
    var parts: [String] = []
    for value in values.prefix(8) {
      switch value {
      case .record, .array, .tuple, .choice, .enumeration, .function:
        guard depth < 3 else { continue }
      default: break
      }
      parts += try identity(of: value, at: depth).map { [$0] } ?? []
    }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func captured(
    by closure: SwiftClosure, in scope: Scope, at depth: Int
  ) throws -> String? {
    // A closure may capture a list that it stands in.
    guard depth < 4 else { return nil }
    let names = Set(scope.names.flatMap(\.keys)).sorted().filter(closure.body.mentions)
    let values = try names.compactMap { name -> String? in
      guard let value = scope.place(of: name).map({ store[variable: $0] }) else { return nil }
      if case .function = value { return nil }
      return try identity(of: try caseOfSubject(value), at: depth)
    }
    return values.isEmpty ? nil : values.joined(separator: " ")
  }

  /// What a call of a diffable data source gives for a section's index.
  private func elementType(of callee: Hole) -> String? { callee.sectionType }
}
