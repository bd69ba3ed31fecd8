internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// `base.name`.
  mutating func member(
    _ name: String, of base: SwiftExpression, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if let value = Framework.input(at: whole) {
      if !isShadowed(base) {
        if value.isWidthOfView { noteWidthOfView(whole) }
        // A view is not as high as the screen: bars and safe areas are left out.
        if value.isWidthOfView, run.around.views.isReading {
          var height = hole(.changes, whole, name: "screenHeight")
          (height.type, height.initial) = ("CGFloat", .number(844))
          return .record(Framework.frame(ofHeight: .hole(height)))
        }
        return value.value
      }
    }
    if case .name("super", _) = base.form, let value = try inherited(name, at: whole.range) {
      return value
    }
    if let value = try addedMember(name, ofView: base, whole) { return value }
    if base.namesModule, name.first?.isUppercase == true { return .type(name) }
    let value = try evaluate(base)
    if case .type(let path) = value, isOpen(base, staticMember: name) {
      return .hole(try openStatic(name, of: path, at: whole.range))
    }
    if ["count", "isEmpty"].contains(name), let count = itemCount(value) {
      return name == "count" ? .number(count) : .truth(.binary("==", count.term, .zero))
    }
    let result = try member(name, of: value, at: whole.range)
    guard value.mayEndChain(base) else { return result }
    if case .hole(let owner) = value, result.isKnownValue {
      return .joined(holes.condition(owner.presence), result, .none)
    }
    return result.optional
  }

  /// A variable of a superclass.
  private mutating func inherited(_ name: String, at range: TextRange) throws -> SwiftValue? {
    guard let place = scope.selfPlace, let owner = scope.type else { return nil }
    for type in program.family(of: owner).dropFirst() where type.keyword != .protocolType {
      guard let variable = program.variable(name, of: type.path, isStatic: false) else { continue }
      guard let getter = variable.binding.getter else {
        guard case .object(let id) = store[variable: place] else { return nil }
        return field(name, of: id, at: range)
      }
      return try compute(getter, of: variable, selfValue: store[variable: place], at: range)
    }
    return nil
  }

  /// Whether the first word of a chain is a variable of the code around it.
  func isShadowed(_ expression: SwiftExpression) -> Bool {
    switch expression.form {
    case .name("self", _): false
    case .name(let name, _):
      if let place = scope.place(of: name) { !isView(store[variable: place]) } else { false }
    case .member(let base, _, _), .call(let base, _), .optionalChain(let base), .forced(let base):
      isShadowed(base)
    default: false
    }
  }

  /// Whether a parameter is the view or the collection view around the layout.
  private func isView(_ value: SwiftValue) -> Bool {
    guard case .hole(let hole) = value else { return false }
    return ["UIView", "UICollectionView", "NSView", "NSCollectionView"].contains(
      hole.plainType ?? "")
  }

  mutating func member(_ name: String, of value: SwiftValue, at range: TextRange) throws
    -> SwiftValue
  {
    if case .type(let path) = value, name == "init" || name.hasPrefix("init(") {
      let labels = name.dropFirst(5).dropLast().split(separator: ":").map(String.init)
      return .function(
        FunctionValue(
          body: .initializer(path, labels: name == "init" ? nil : labels),
          scope: Scope(file: scope.file), place: range.lowerBound))
    }
    if let plain = name.withoutLabels {
      return try member(plain, of: value, at: range)
    }
    switch value {
    case .choice(let condition, let left, let right):
      return try branch(
        condition, { try $0.member(name, of: left, at: range) },
        { try $0.member(name, of: right, at: range) })
    case .none: return .none
    // Zero has no part that is not 0.
    case .word("zero") where Self.partNames.contains(name) || name == "left" || name == "right":
      return .real(0)
    case .tuple(let parts):
      if let index = Int(name), index < parts.count { return parts[index].value }
      if let part = parts.first(where: { $0.label == name }) { return part.value }
    case .type(let path):
      if let value = try staticMember(name, of: path, at: range) { return value }
      if let alias = program.aliases[name], program.types[path] != nil {
        return .type(aliased(alias))
      }
      if path == "Color", run.around.views.isReading { return .views([box(at: range)]) }
      if program.types[path]?.keyword == nil || path == "Self" {
        return try frameworkStatic(name, of: path, at: range)
      }
      return .hole(foreignMember(name, of: path, at: range))
    case .subject(let subject): return try member(name, of: subject, at: range)
    default: break
    }
    if let own = try declaredMember(name, of: value, at: range) { return own }
    if case .record(let record) = value, let field = record.fields[name] { return field }
    if case .object(let id) = value, let object = store[object: id] {
      if let field = field(name, of: id, at: range) { return field }
      // UIKit's group of a tile is the tile itself.
      if object.isTile, name == "group" { return value }
    }
    if let known = try frameworkMember(name, of: value, at: range) { return known }
    return .hole(memberHole(name, of: value, at: range))
  }

  /// A member that the files declare, or a stored one of an object of theirs.
  mutating func declaredMember(
    _ name: String, of value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    if case .number(let number) = value,
      let member = try self.variable(name, of: number, at: range)
    {
      return member
    }
    guard let path = typePath(of: value).map(program.onlyImplementation) else { return nil }
    if isHidden(name, of: value, path) { return .hole(openMember(name, of: value, at: range)) }
    var variable = program.variable(name, of: path, isStatic: false)
    while let own = variable, own.isOverride, own.binding.getter == nil {
      try step()
      variable = overridden(by: own)
    }
    // A computed variable may stand for a stored one of a superclass.
    if variable?.isOverride != true || variable?.binding.getter == nil,
      case .object(let id) = value, let field = field(name, of: id, at: range)
    {
      return field
    }
    if let variable {
      if let getter = variable.binding.getter {
        guard isOverridden(name, of: value, path) else {
          return try compute(getter, of: variable, selfValue: value, at: range)
        }
        var hole = openMember(name, of: value, at: range)
        hole.type = program.type(of: variable)
        do {
          hole.begin(with: try compute(getter, of: variable, selfValue: value, at: range))
        } catch Stop.ended {}
        return .hole(hole)
      }
      return try readStored(variable, of: value, at: range)
    }
    if isOverridden(name, of: value, path) {
      return .hole(openMember(name, of: value, at: range))
    }
    // The methods of data sources are called like the view that calls them.
    if name != "collectionView",
      let function = program.functions(name, of: path, isStatic: false).first
    {
      return .function(bound(function, to: value))
    }
    return nil
  }

  /// A stored variable of `value`, an object or value of a type of the files.
  private mutating func readStored(
    _ variable: Variable, of value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    switch value {
    case .record(let record):
      return try record.fields[variable.name]
        ?? wrappedValue(of: variable, in: record.fields, at: range)
    case .object(let id):
      guard let object = store[object: id] else { return SwiftValue.none }
      if let value = try wrappedValue(of: variable, in: object.fields, at: range) { return value }
      if variable.isLazy, !object.isOpen, let initial = variable.binding.value {
        let result = try lazyValue(initial, of: variable, owner: value)
        store[object: id]?.fields[variable.name] = result
        return result
      }
      guard object.isOpen else { return SwiftValue.none }
      let result = try read(variable, at: range)
      // What is made once is one object.
      if !result.objectIDs.isEmpty { store[object: id]?.fields[variable.name] = result }
      return result
    case .hole(let hole):
      if variable.isConstant, variable.binding.value != nil {
        return try read(variable, at: range)
      }
      var member = memberHole(variable.name, of: .hole(hole), at: range)
      member.type = program.type(of: variable) ?? variable.madeType
      return member.dataPath == nil ? .hole(member) : opened(member)
    default: return nil
    }
  }

  /// What a lazy variable of an object becomes where it is read first.
  private mutating func lazyValue(
    _ expression: SwiftExpression, of variable: Variable, owner: SwiftValue
  ) throws -> SwiftValue {
    let place = newPlace()
    store[variable: place] = owner
    let type = variable.binding.type?.text
    let inner = Scope(type: variable.owner, selfPlace: place, file: variable.file)
    return try enter(inner, variable.name) { evaluator in
      try evaluator.evaluate(expression, as: type)
    }
  }

  /// A declared function as a value of its owner.
  func bound(_ function: Callable, to value: SwiftValue) -> FunctionValue {
    FunctionValue(
      body: .method(value, function.function.name), scope: Scope(file: function.file),
      place: function.range.lowerBound)
  }

  /// The path of the type of a value, whose members are looked up.
  func typePath(of value: SwiftValue) -> String? {
    switch value {
    case .record(let record): return record.type
    case .object(let id): return store[object: id]?.type
    case .enumeration(let value): return value.type
    case .hole(let hole):
      return hole.type.map { program.typePath(ofText: $0, from: scope.type) }
    case .number(let number): return number.kind == .whole ? "Int" : "CGFloat"
    case .array: return "Array"
    case .dictionary: return "Dictionary"
    case .string: return "String"
    case .input("environment"): return "NSCollectionLayoutEnvironment"
    case .input("traits"): return "UITraitCollection"
    case .input("device"): return "UIDevice"
    case .input("screen"): return "UIScreen"
    case .input("view"): return "UIView"
    default: return nil
    }
  }

  // MARK: Holes

  /// The hole of a member of which it is open which of several is meant.
  func openMember(_ name: String, of value: SwiftValue, at range: TextRange) -> Hole {
    if case .subject(let subject) = value {
      return hole(Subject(key: subject.key + "." + name), at: range)
    }
    var hole = memberHole(name, of: value, at: range)
    hole.reason = .lost
    return hole
  }

  /// The hole of a member that nothing declares.
  func memberHole(_ name: String, of value: SwiftValue, at range: TextRange) -> Hole {
    var hole = Hole(text(of: range), .foreign, at: range, name: name)
    // The same text may be read of one value after the other.
    if !value.isHole, let identity = try? identity(of: value) { hole.key += " " + identity }
    if case .hole(let base) = value {
      if let path = base.dataPath, name == "indices" {
        hole.index = Hole.ListIndex(list: path, element: "")
        hole.dataStandard = base.dataStandard
        return hole
      }
      // A binding is what it binds.
      if base.dataPath != nil, name == "wrappedValue" { return base }
      hole = Hole(base.text + "." + name, base.reason, at: range, name: name)
      hole.key = base.key + "." + name
      hole.dataPath =
        base.isList(askedFor: name) || base.isPlain
        ? nil : base.dataPath.map { $0 + "." + NameTable.word(name) }
      let isCounted = base.dataPath != nil && hole.dataPath == nil
      if name == "count", isCounted || base.dataPath == nil { hole.type = "Int" }
      if name == "sectionIdentifiers" { hole.sectionType = sectionType(of: value) }
      if name == "rawValue", base.symbol != nil {
        (hole.symbol, hole.name) = (base.symbol, base.name)
      }
      if Self.partNames.contains(name) {
        hole.name = base.name + name.prefix(1).uppercased() + name.dropFirst()
      }
    }
    return hole
  }

  static let partNames: Set = ["width", "height", "top", "leading", "bottom", "trailing", "x", "y"]

  private func foreignMember(_ name: String, of path: String, at range: TextRange) -> Hole {
    var hole = Hole(text(of: range), .foreign, at: range, name: name)
    (hole.symbol, hole.key) = (Self.symbolName(name, of: path), path + "." + name)
    return hole
  }

  /// What a kind of views is called whose value is not known.
  static func symbolName(_ member: String, of path: String) -> String {
    let last = path.lastName
    let generic = member.lowercased()
    let isGeneric = ["kind", "identifier"].contains { generic.hasSuffix($0) }
    return isGeneric ? last.loweringFirst : member
  }

  // MARK: The subject

  private mutating func member(
    _ name: String, of subject: Subject, at range: TextRange
  ) throws -> SwiftValue {
    if name == "rawValue", subject.key.hasSuffix("(rawValue)") {
      return .subject(Subject(key: "index", isIndex: true))
    }
    let path = subject.type.map { program.typePath(ofText: $0, from: scope.type) }
    if let path, program.types[path]?.keyword == .enumeration {
      guard let kind = run.kind else { throw Stop.subject(subject) }
      if let value = materialized(subject, kind) {
        return try member(name, of: value, at: range)
      }
      if kind.subject.key == subject.key {
        return try member(name, of: enumeration(kind), at: range)
      }
    }
    if let path, program.isOverridden(name, of: path) {
      var hole = Subject(key: subject.key + "." + name).hole(at: range)
      hole.reason = .lost
      return .hole(hole)
    }
    if let path, let variable = program.variable(name, of: path, isStatic: false) {
      if let getter = variable.binding.getter {
        return try compute(getter, of: variable, selfValue: .subject(subject), at: range)
      }
      var member = Subject(key: subject.key + "." + name, type: program.type(of: variable))
      // `sections[index].items`
      let lists = program.storedVariables(of: path).filter(\.isList)
      member.isItems = subject.key.hasSuffix("[index]") && lists.map(\.name) == [name]
      return .subject(member)
    }
    if let path, let function = program.functions(name, of: path, isStatic: false).first {
      return .function(bound(function, to: .subject(subject)))
    }
    return .subject(Subject(key: subject.key + "." + name))
  }

  /// The case that a subject of an enumeration is in this run.
  func caseOfSubject(_ value: SwiftValue) throws -> SwiftValue {
    guard case .subject(let subject) = value,
      let path = subject.type.map({ program.typePath(ofText: $0, from: scope.type) }),
      program.types[path]?.keyword == .enumeration
    else { return value }
    guard let kind = run.kind else { throw Stop.subject(subject) }
    return materialized(subject, kind)
      ?? (kind.subject.key == subject.key ? enumeration(kind) : value)
  }

  private func enumeration(_ kind: SectionKind) -> SwiftValue {
    .enumeration(
      SwiftValue.EnumerationValue(type: kind.type ?? "", name: kind.name))
  }
}

extension String {
  var loweringFirst: String {
    let capitals = prefix { $0.isUppercase }.count
    if capitals <= 1 { return prefix(1).lowercased() + dropFirst() }
    if capitals == count { return lowercased() }
    // `VC1`
    if !self[index(startIndex, offsetBy: capitals)].isLetter {
      return prefix(capitals).lowercased() + dropFirst(capitals)
    }
    return prefix(capitals - 1).lowercased() + dropFirst(capitals - 1)
  }
}
