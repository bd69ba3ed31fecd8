internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A new object or value of a type of the framework.
  mutating func frameworkObject(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let type = Framework.canonical(name)
    switch type {
    case Framework.item, Framework.supplementary, Framework.boundary, Framework.section,
      Framework.configuration:
      return try layoutObject(type, try evaluate(arguments), whole)
    case Framework.layout: return try newLayout(arguments, whole)
    case Framework.size, Framework.edgeSpacing, Framework.insets, Framework.edges, Framework.list,
      Framework.customItem, Framework.anchor, Framework.indexPath:
      let parts = try evaluate(arguments)
      return record(type, parts)
    case Framework.point, Framework.extent:
      let parts = Self.keepingWhole(try evaluate(arguments))
      return record(type, parts)
    case Framework.rectangle: return rectangle(Self.keepingWhole(try evaluate(arguments)))
    default: return nil
    }
  }

  /// The arguments of an initialiser that there is for `Int`, too: it is that where all are whole.
  private static func keepingWhole(_ parts: [SwiftValue.Part]) -> [SwiftValue.Part] {
    let numbers = parts.compactMap { part -> Number? in
      guard case .number(let number) = part.value else { return nil }
      return number.kind == .whole || number.kind == .open && number.term.isLiteral ? number : nil
    }
    guard numbers.count == parts.count else { return parts }
    return zip(parts, numbers).map { part, number in
      var part = part
      part.value = .number(number.converted(to: .whole))
      return part
    }
  }

  private func record(_ type: String, _ parts: [SwiftValue.Part]) -> SwiftValue {
    var fields = Framework.fields(of: type)
    if type == Framework.insets { fields = Framework.zeroInsets.fields }
    if type == Framework.edges { fields = Framework.zeroEdges.fields }
    if type == Framework.point, parts.isEmpty {
      return .record(Framework.pointRecord(.real(0), .real(0)))
    }
    if type == Framework.extent, parts.isEmpty {
      return .record(Framework.extentRecord(.real(0), .real(0)))
    }
    for part in parts {
      guard let label = part.label else { continue }
      let place = part.origin ?? 0..<0
      let isZero = Framework.isPlainRecord(type) && part.value == .word("zero")
      let value = isZero ? .real(0) : opened(part.value, at: place)
      let isLeftOut = type == Framework.edgeSpacing && part.value == .word("none")
      fields[label] =
        isLeftOut
        ? SwiftValue.none
        : Framework.isPlainRecord(type) ? openedNumber(value, at: place) : settled(value, nil)
    }
    return .record(SwiftValue.Record(type: type, fields: fields))
  }

  private func rectangle(_ parts: [SwiftValue.Part]) -> SwiftValue {
    var fields: [String: SwiftValue] = [:]
    for part in parts {
      switch (part.label, part.value) {
      case ("origin"?, .record(let point)):
        fields.merge(point.fields) { $1 }
      case ("size"?, .record(let size)):
        fields.merge(size.fields) { $1 }
      case (let label?, let value): fields[label] = settled(value, "CGFloat")
      case (nil, _): break
      }
    }
    for name in ["x", "y", "width", "height"] where fields[name] == nil {
      if parts.isEmpty { fields[name] = .real(0) }
    }
    fields = Framework.completed(rectangle: fields)
    return .record(SwiftValue.Record(type: Framework.rectangle, fields: fields))
  }

  private mutating func layoutObject(
    _ type: String, _ parts: [SwiftValue.Part], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let id = newPlace()
    var object = HeapObject(type: type, origin: whole.range)
    object.maker = run.names.last
    object.fields = Framework.fields(of: type)
    for part in parts {
      guard let label = part.label else { continue }
      let place = part.origin ?? whole.range
      object.fields[label] = opened(part.value, at: place)
      object.settings[label] = place
    }
    if type == Framework.boundary, let offset = object.fields["absoluteOffset"] {
      object.fields["offset"] = offset
    }
    store[object: id] = object
    return .object(id)
  }

  /// What other files add to the type of numbers, as `.padding`, is a hole among numbers.
  private func openedNumber(_ value: SwiftValue, at range: TextRange) -> SwiftValue {
    guard case .word(let name) = value, name != "zero" else { return settled(value, "CGFloat") }
    return .hole(Hole(ofForeignMember: name, "CGFloat", at: range))
  }

  /// What a section's data says of it is a hole.
  func opened(_ value: SwiftValue, at range: TextRange) -> SwiftValue {
    guard case .subject(let subject) = value, !subject.isIndex else { return value }
    var hole = subject.hole(at: range)
    hole.type = subject.type
    return .hole(hole)
  }

  private mutating func newLayout(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let id = newPlace()
    var object = HeapObject(type: Framework.layout, origin: whole.range)
    object.maker = run.around.caseName ?? run.names.last
    for argument in arguments {
      let label = argument.label ?? "sectionProvider"
      object.fields[label] = try evaluate(argument.value, expecting: Framework.type(of: label))
    }
    if object.fields["configuration"] == nil {
      object.fields["configuration"] = try layoutObject(Framework.configuration, [], whole)
    }
    store[object: id] = object
    run.layouts.append(id)
    return .object(id)
  }

  // MARK: Factories

  /// A static function of the framework: `.absolute(44)`, `NSCollectionLayoutGroup.horizontal(…)`.
  mutating func frameworkFactory(
    _ name: String, of path: String?, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let type = path.map { Framework.canonical($0) }
    switch name {
    case "fractionalWidth", "fractionalHeight", "absolute", "estimated", "uniformAcrossSiblings":
      guard type.map({ $0 == Framework.dimension || !Framework.isType($0) }) ?? true,
        arguments.count == 1
      else { return nil }
      let value = try measured(arguments[0].value)
      return .record(
        SwiftValue.Record(
          type: Framework.dimension, fields: ["kind": .word(name), "dimension": value],
          origin: whole.range))
    case "fixed", "flexible":
      guard arguments.count == 1 else { return nil }
      let value = try measured(arguments[0].value)
      return .record(
        SwiftValue.Record(
          type: Framework.spacing, fields: ["kind": .word(name), "spacing": value]))
    case "horizontal", "vertical", "custom":
      guard arguments.first?.label == "layoutSize" else { return nil }
      return try newGroup(name, arguments, whole)
    case "horizontalGroup", "verticalGroup":
      // Their names in the first SDK that had them.
      guard arguments.first?.label == "with" else { return nil }
      var arguments = arguments
      arguments[0].label = "layoutSize"
      return try newGroup(String(name.dropLast("Group".count)), arguments, whole)
    case "some" where type == "Optional" && arguments.count == 1:
      return try evaluate(arguments[0].value)
    case "assumeIsolated" where type == "MainActor" && arguments.count == 1:
      return try apply(try evaluate(arguments[0].value), [], whole)
    case "background":
      guard arguments.first?.label == "elementKind" else { return nil }
      return try layoutObject(Framework.decoration, try evaluate(arguments), whole)
    case "list":
      guard arguments.first?.label == "using" else { return nil }
      return try newList(arguments, whole)
    default: return nil
    }
  }

  private mutating func measured(_ expression: SwiftExpression) throws -> SwiftValue {
    let value = try evaluate(expression, expecting: "CGFloat")
    guard case .subject = value else { return settled(value, "CGFloat") }
    return number(of: value, at: expression.range).map { .number($0) } ?? value
  }

  private mutating func newGroup(
    _ axis: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let parts = try evaluate(arguments)
    guard case .object(let id) = try layoutObject(Framework.group, parts, whole) else {
      return .none
    }
    store[object: id]?.fields["axis"] = .word(axis)
    for part in parts {
      switch part.label {
      case "subitem", "repeatingSubitem":
        let arrangement = part.label == "subitem" ? "split" : "repeat"
        store[object: id]?.fields["arrangement"] = .word(arrangement)
        store[object: id]?.fields["subitems"] = .list([part.value])
      case "itemProvider", nil: store[object: id]?.fields["provider"] = part.value
      default: break
      }
    }
    noteUse(of: parts.filter { $0.label != "layoutSize" }.map(\.value), at: whole.range)
    return .object(id)
  }

  /// Notes where the objects of `values` were used first.
  mutating func noteUse(of values: [SwiftValue], at range: TextRange) {
    for id in values.flatMap(\.objectIDs) where store[object: id]?.use == nil {
      store[object: id]?.use = range
    }
  }

  private mutating func newList(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let parts = try evaluate(arguments)
    guard case .object(let id) = try layoutObject(Framework.section, [], whole) else {
      return .none
    }
    store[object: id]?.fields["list"] = parts[0].value
    if parts.count > 1 { return .object(id) }
    let layout = try newLayout([], whole)
    if case .object(let layoutID) = layout {
      store[object: layoutID]?.fields["section"] = .object(id)
    }
    return layout
  }

  // MARK: Members

  /// A constant of a framework's type.
  mutating func frameworkStatic(_ name: String, of path: String, at range: TextRange) throws
    -> SwiftValue
  {
    let type = Framework.canonical(path)
    if let value = Framework.constant(name, of: type) { return value }
    switch (type, name) {
    case ("UICollectionView", "elementKindSectionHeader"):
      return .string("UICollectionElementKindSectionHeader")
    case ("UICollectionView", "elementKindSectionFooter"):
      return .string("UICollectionElementKindSectionFooter")
    case ("CGFloat", "pi"), ("Double", "pi"), ("Float", "pi"): return .real(.pi)
    case ("UITraitCollection", "current"): return .input("traits")
    case ("UIDevice", "current"): return .input("device")
    case ("UIScreen", "main"): return .input("screen")
    default: break
    }
    if name.first?.isUppercase == true { return .type(path + "." + name) }
    let isFramework =
      ["UI", "NS"].contains { type.hasPrefix($0) } && Framework.isType(type)
      || type == "DynamicTypeSize" || type.hasPrefix("UICollectionView.")
      || type.hasPrefix("UICollectionLayoutList")
    if isFramework { return .word(name) }
    var hole = Hole(text(of: range), .foreign, at: range, name: name)
    hole.symbol = Self.symbolName(name, of: path)
    return .hole(hole)
  }

  /// A member of a framework's value.
  mutating func frameworkMember(
    _ name: String, of value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    switch value {
    case .input(let path): return Framework.inputMember(name, of: path)
    case .record(let record):
      if record.type == Framework.dimension, name.hasPrefix("is"),
        case .word(let kind)? = record.fields["kind"]
      {
        return .truth(.truth(name.dropFirst(2).lowercased() == kind.lowercased()))
      }
      return nil
    case .enumeration(let value):
      guard name == "rawValue", let type = program.types[value.type] else { return nil }
      return rawValue(ofCase: value.name, type)
    case .string, .array, .number, .range, .dictionary:
      return try plainMember(name, of: value, at: range)
    case .object(let id):
      guard let object = store[object: id] else { return nil }
      if object.type == Framework.layout || object.type == Framework.group { return nil }
      return nil
    case .hole(let hole):
      if name == "traitCollection", hole.name == "view" || hole.name == "collectionView" {
        return .input("traits")
      }
      return dimensionMember(name, of: hole) ?? rawValue(name, of: hole, at: range)
    default: return nil
    }
  }

  /// The raw value of a variable that holds a case at first: a hole that begins with that of the case.
  private func rawValue(_ name: String, of hole: Hole, at range: TextRange) -> SwiftValue? {
    guard name == "rawValue", case .word(let word)? = hole.initial,
      let type = hole.type.flatMap({
        program.types[program.typePath(ofText: $0, from: scope.type)]
      }), let first = rawValue(ofCase: word, type)
    else { return nil }
    var member = memberHole(name, of: .hole(hole), at: range)
    if case .string = first { return nil }
    member.begin(with: first)
    return .hole(member)
  }

  /// What generated code asks of a parameter that is a dimension, to compute with it: the language
  /// computes with the parameter itself.
  private func dimensionMember(_ name: String, of hole: Hole) -> SwiftValue? {
    guard hole.isParameter, case .dimension(let kind, _)? = hole.initial else { return nil }
    switch name {
    case "dimension": return .hole(hole)
    case "isFractionalWidth", "isFractionalHeight": return .no
    case "isEstimated": return .truth(.truth(kind == "estimated"))
    default: return nil
    }
  }
}
