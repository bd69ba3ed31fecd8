internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A method of the standard library or of the framework; `nil` where it is none.
  mutating func method(
    _ name: String, of value: SwiftValue, _ site: CallSite
  ) throws -> SwiftValue? {
    let (arguments, whole) = (site.arguments, site.whole)
    if let result = try optionalMethod(name, of: value, arguments, whole) { return result }
    switch value {
    case .number(let number):
      guard let pure = Self.pureMethods[name] else {
        return try rounding(name, of: number, arguments, whole)
      }
      guard let changed = try rounding(pure, of: number, arguments, whole) else { return nil }
      try assign(changed, to: site.base)
      return .nothing
    case .subject(let subject) where subject.isIndex && name == "isMultiple":
      guard let index = number(of: value, at: whole.range) else { return nil }
      return try rounding(name, of: index, arguments, whole)
    case .truth(let term) where name == "toggle":
      try assign(.truth(.not(term)), to: site.base)
      return .nothing
    case .hole(let hole) where name == "toggle" && hole.plainType == "Bool":
      try assign(.truth(.not(truth(of: value, at: site.base.range))), to: site.base)
      return .nothing
    case .range(let range) where name == "contains":
      guard let argument = arguments.first, argument.label == nil else { return nil }
      return .truth(try contains(range, try evaluate(argument.value), at: whole.range))
    case .dictionary:
      if Self.changesCollections(name) {
        try assign(.hole(hole(.lost, whole, name: "values")), to: site.base)
      }
      return nil
    case .array, .range:
      if let result = try change(name, of: value, site) { return result }
      guard let elements = try elements(of: value, at: site.base.range) else {
        return try symbolicMap(name, of: value, site)
      }
      return try traverse(name, elements, arguments, whole).map {
        sliced($0, by: name, elements, whole)
      }
    case .record(let record):
      return try recordMethod(name, of: record, arguments, whole)
    case .object(let id):
      guard let object = store[object: id] else { return nil }
      if name == "then", arguments.count == 1, object.isOfLayout, importsThen {
        guard case .function(let function) = try evaluate(arguments[0].value) else { return nil }
        _ = try call(function, [SwiftValue.Part(label: nil, value: value)], at: whole.range)
        return value
      }
      guard object.type == Framework.layout, ["register", "invalidateLayout"].contains(name) else {
        return nil
      }
      return .nothing
    case .string(let text) where name == "uppercased": return .string(text.uppercased())
    case .string(let text) where name == "lowercased": return .string(text.lowercased())
    case .hole(let hole):
      return try holeMethod(name, of: hole, arguments, whole)
    case .function(let function) where name == "callAsFunction":
      return try call(function, try evaluate(arguments), at: whole.range)
    default: return nil
    }
  }

  /// By the methods that change a number those that give the result.
  private static let pureMethods = [
    "round": "rounded", "negate": "negated", "formTruncatingRemainder": "truncatingRemainder",
    "formSquareRoot": "squareRoot",
  ]

  mutating func rounding(
    _ name: String, of number: Number, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    switch name {
    case "rounded":
      var word = "toNearestOrAwayFromZero"
      if let argument = arguments.first {
        guard case .word(let given) = try evaluate(argument.value) else { return nil }
        word = given
      }
      switch word {
      case "down": return .number(Number(.rounded("floor", number.real), .real))
      case "up": return .number(Number(.rounded("ceil", number.real), .real))
      case "toNearestOrAwayFromZero":
        return .number(Number(.rounded("round", number.real), .real))
      case "towardZero": return .number(Number(.cut(number.real), .real))
      default: return nil
      }
    case "negated": return .number(.arithmetic("-", Number(.zero, .open), number))
    case "squareRoot":
      return number.real.constant.flatMap { $0 >= 0 ? .real($0.squareRoot()) : nil }
    case "truncatingRemainder":
      guard let argument = arguments.first,
        let other = self.number(of: try evaluate(argument.value), at: whole.range)
      else { return nil }
      return .number(
        .arithmetic("%", number.converted(to: .real), other.converted(to: .real)))
    case "isMultiple":
      guard let argument = arguments.first,
        let other = self.number(of: try evaluate(argument.value), at: whole.range)
      else { return nil }
      let rest = Number.arithmetic("%", number.converted(to: .whole), other.converted(to: .whole))
      return .truth(compared("==", rest.term, .zero))
    default: return nil
    }
  }

  private mutating func recordMethod(
    _ name: String, of record: SwiftValue.Record, _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    try rectangleMethod(name, of: record, arguments, whole)
      ?? hostingMethod(name, of: record, arguments, whole)
  }

  /// Calls of the collection view, the data source and the snapshot.
  private mutating func holeMethod(
    _ name: String, of hole: Hole, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    if let cell = try dequeued(name, arguments, whole) { return cell }
    // A parameter of generated code is no hole.
    if case .parameter = hole.reason, let number = number(of: .hole(hole), at: whole.range),
      let value = try rounding(name, of: number, arguments, whole)
    {
      return value
    }
    if name == "contains", hole.name == "indices", arguments.count == 1,
      case .subject(let subject) = try evaluate(arguments[0].value), subject.isIndex
    {
      // A section that is laid out is one of those that there are.
      return .yes
    }
    guard name == "numberOfItems" else { return nil }
    for part in try evaluate(arguments) where isOwnSection(part.value) {
      return .number(Number(.input("section.itemCount"), .whole))
    }
    return nil
  }

  /// Whether it says which section is run.
  private func isOwnSection(_ value: SwiftValue) -> Bool {
    // One that is computed from the index is another section.
    if case .subject(let subject) = value { return !subject.key.holds("section.index") }
    guard case .name(let name)? = run.kind?.label else { return false }
    return value.word == name
  }

  // MARK: Arrays

  /// A method that changes the array.
  private mutating func change(
    _ name: String, of value: SwiftValue, _ site: CallSite
  ) throws -> SwiftValue? {
    let (arguments, whole, base) = (site.arguments, site.whole, site.base)
    guard case .array(var elements) = value else { return nil }
    if elements.start != 0, Self.changesCollections(name) {
      try assign(.hole(hole(.lost, whole, name: "values")), to: base)
      return nil
    }
    switch name {
    case "append":
      guard let argument = arguments.first else { return nil }
      elements += try added(argument, to: elements, site)
    case "insert":
      guard arguments.count == 2,
        let number = number(of: try evaluate(arguments[1].value), at: whole.range),
        let position = number.whole.constant, position >= 0, position <= Double(elements.count),
        elements.prefix(Int(position)).allSatisfy({ $0.isCertain })
      else {
        try assign(.hole(hole(.lost, whole, name: "values")), to: base)
        return nil
      }
      elements.insert(
        contentsOf: try added(arguments[0], to: elements, site), at: Int(position))
    case "removeAll" where arguments.isEmpty: elements = []
    case "removeLast" where arguments.isEmpty:
      guard elements.last?.isCertain == true else { return nil }
      let last = elements.removeLast()
      try assign(.array(elements), to: base)
      return last.value
    case "remove", "removeFirst", "removeLast", "removeAll", "sort", "popLast":
      return try remove(name, elements, site)
    case "reverse": elements.reverse()
    default:
      if Self.changesCollections(name) {
        try assign(.hole(hole(.lost, whole, name: "values")), to: base)
      }
      return nil
    }
    try assign(.array(elements), to: base)
    return .nothing
  }

  /// The elements that an argument adds to a list.
  private mutating func added(
    _ argument: SwiftArgument, to elements: [SwiftValue.Element], _ site: CallSite
  ) throws -> [SwiftValue.Element] {
    let type = elementType(of: site.base, elements)
    let isList = argument.label == "contentsOf"
    let value = try evaluate(
      argument.value, as: (isList ? type.map { "[\($0)]" } : type) ?? "_")
    guard isList, let list = try self.elements(of: value, at: site.whole.range) else {
      return [SwiftValue.Element(value: value)]
    }
    return list.sliced(at: nil)
  }

  private mutating func traverse(
    _ name: String, _ elements: [SwiftValue.Element], _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard elements.allSatisfy({ $0.loops.isEmpty }) else { return nil }
    switch name {
    case "map", "compactMap", "flatMap", "forEach", "filter":
      guard let argument = arguments.first else { return nil }
      let function = try evaluate(argument.value)
      var result: [SwiftValue.Element] = []
      for element in elements {
        try step()
        result += try visit(name, element, function, whole)
      }
      return name == "forEach" ? .nothing : .array(result)
    case "reduce": return try reduce(elements, arguments, whole)
    case "enumerated":
      guard elements.allSatisfy({ $0.isCertain }) else { return nil }
      return .list(
        elements.enumerated().map { index, element in
          .tuple([
            SwiftValue.Part(label: "offset", value: .whole(index)),
            SwiftValue.Part(label: "element", value: element.value),
          ])
        })
    case "reversed": return .array(elements.reversed())
    case "contains":
      guard let argument = arguments.first else { return nil }
      let type = elements.first.flatMap { typePath(of: $0.value) }
      let value = try evaluate(argument.value, expecting: type)
      if case .function = value {
        return try truths(of: argument, elements, whole).map { truths in
          .truth(
            zip(elements, truths).reduce(.truth(false)) { .or($0, .and($1.0.condition, $1.1)) })
        }
      }
      var term = Term.truth(false)
      for element in elements {
        term = .or(term, .and(element.condition, try equal(value, element.value, at: whole.range)))
      }
      return .truth(term)
    case "prefix" where arguments.first.map { $0.label == nil && !$0.isTrailing } == true,
      "suffix", "dropFirst", "dropLast":
      let count = try arguments.first.map { number(of: try evaluate($0.value), at: whole.range) }
      guard let number = count ?? Number(1), let value = number.whole.constant, value >= 0,
        elements.allSatisfy({ $0.isCertain })
      else { return nil }
      switch name {
      case "prefix": return .array(Array(elements.prefix(Int(value))))
      case "suffix": return .array(Array(elements.suffix(Int(value))))
      case "dropFirst": return .array(Array(elements.dropFirst(Int(value))))
      default: return .array(Array(elements.dropLast(Int(value))))
      }
    default: return try search(name, elements, arguments, whole)
    }
  }

  /// What a method of a list gives, with the indices that a slice has.
  private func sliced(
    _ result: SwiftValue, by name: String, _ list: [SwiftValue.Element], _ whole: SwiftExpression
  ) -> SwiftValue {
    switch (name, result, list.start) {
    case ("dropFirst", .array(let part), let start?), ("drop", .array(let part), let start?),
      ("suffix", .array(let part), let start?):
      return .array(part.sliced(at: start + list.count - part.count))
    case ("dropLast", .array(let part), let start?), ("prefix", .array(let part), let start?):
      return .array(part.sliced(at: start))
    case ("firstIndex", .number(let number), let start?),
      ("lastIndex", .number(let number), let start?):
      return start == 0 ? result : .number(.arithmetic("+", number, Number(start)))
    case ("firstIndex", .number, nil), ("lastIndex", .number, nil):
      return .hole(hole(.lost, whole, name: "index"))
    case (_, .array(let elements), _):
      let isPart = ["dropFirst", "drop", "suffix", "dropLast", "prefix"].contains(name)
      return isPart ? result : .array(elements.sliced(at: nil))
    default: return result
    }
  }

  private mutating func visit(
    _ name: String, _ element: SwiftValue.Element, _ function: SwiftValue, _ whole: SwiftExpression
  ) throws -> [SwiftValue.Element] {
    let value = try branch(
      element.condition,
      { evaluator in
        guard case .function(let function) = function else {
          let lost = evaluator.hole(.lost, whole, name: "values")
          if function.isHole { evaluator.escape(element.value.objectIDs, lost) }
          return .hole(lost)
        }
        return try evaluator.call(
          function, [SwiftValue.Part(label: nil, value: element.value)], at: whole.range)
      }, { _ in SwiftValue.none })
    switch name {
    case "filter":
      let condition = Term.and(element.condition, truth(of: value, at: whole.range))
      if decide(condition) == false { return [] }
      return [SwiftValue.Element(condition: condition, value: element.value)]
    case "compactMap":
      return Self.present(value, element.condition)
    case "flatMap":
      if case .array(let parts) = value {
        return parts.map {
          SwiftValue.Element(
            condition: .and(element.condition, $0.condition), value: $0.value, loops: $0.loops)
        }
      }
      if case .hole(let hole) = value {
        return Self.present(.hole(hole.withoutData), element.condition)
      }
      return Self.present(value, element.condition)
    default: return [SwiftValue.Element(condition: element.condition, value: value)]
    }
  }

  private static func present(_ value: SwiftValue, _ condition: Term) -> [SwiftValue.Element] {
    switch value {
    case .none: return []
    case .choice(let inner, let left, let right):
      return present(left, .and(condition, inner)) + present(right, .and(condition, .not(inner)))
    default: return [SwiftValue.Element(condition: condition, value: value)]
    }
  }

  private mutating func reduce(
    _ elements: [SwiftValue.Element], _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard arguments.count == 2, elements.allSatisfy({ $0.isCertain }),
      case .function(let function) = try evaluate(arguments[1].value)
    else { return nil }
    var result = try evaluate(arguments[0].value)
    for element in elements {
      try step()
      if arguments[0].label == "into" {
        guard case .closure(let closure) = function.body else { return nil }
        result = try changed(result, by: closure, of: function, with: element.value)
        continue
      }
      result = try call(
        function,
        [
          SwiftValue.Part(label: nil, value: result),
          SwiftValue.Part(label: nil, value: element.value),
        ], at: whole.range)
    }
    return result
  }

  /// What a closure makes of its first argument, which it may set.
  private mutating func changed(
    _ value: SwiftValue, by closure: SwiftClosure, of function: FunctionValue,
    with element: SwiftValue
  ) throws -> SwiftValue {
    let arguments = [value, element].map { SwiftValue.Part(label: nil, value: $0) }
    return try enter(function.scope, run.names.last ?? "") { evaluator in
      evaluator.bind(arguments, to: closure, of: function.type)
      let place = evaluator.scope.place(of: closure.parameters?.first ?? "$0")
      _ = try evaluator.runBody(closure.body, result: "Void")
      return place.map { evaluator.store[variable: $0] } ?? .none
    }
  }

  /// As many of something as an input says.
  private mutating func symbolicMap(
    _ name: String, of value: SwiftValue, _ site: CallSite
  ) throws -> SwiftValue? {
    let (arguments, whole) = (site.arguments, site.whole)
    if name == "map", let loop = loop(over: value, at: whole.range), let argument = arguments.first,
      case .function(let function) = try evaluate(argument.value)
    {
      let element = try inLoop(loop) { evaluator in
        try evaluator.call(
          function, [SwiftValue.Part(label: nil, value: evaluator.number(of: loop))],
          at: whole.range)
      }
      if let element { return .array([SwiftValue.Element(value: element, loops: [loop])]) }
    }
    if let (condition, yes, no) = value.casesOfBounds {
      let lost = SwiftValue.hole(hole(.lost, whole, name: name))
      return try branch(
        condition, { try $0.method(name, of: yes, site) ?? lost },
        { try $0.method(name, of: no, site) ?? lost })
    }
    guard name == "map" || name == "forEach" || name == "compactMap" else { return nil }
    if name == "forEach" {
      lose(.lost, at: whole.range)
      return .nothing
    }
    return .array([SwiftValue.Element(value: .hole(hole(.lost, whole, name: "items")))])
  }
}
