internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Methods that change a collection or an iterator in a way that may not be followed.
  static func changesCollections(_ name: String) -> Bool {
    [
      "sort", "shuffle", "swapAt", "removeSubrange", "replaceSubrange", "partition", "removeFirst",
      "removeLast", "remove", "removeAll", "popLast", "popFirst", "insert", "append", "merge",
      "updateValue", "removeValue", "move", "next",
    ].contains(name)
  }

  /// Takes elements out of an array, or orders it.
  mutating func remove(
    _ name: String, _ elements: [SwiftValue.Element], _ site: CallSite
  ) throws -> SwiftValue? {
    let whole = site.whole
    var (rest, removed): ([SwiftValue.Element]?, SwiftValue) = (nil, .nothing)
    if elements.allSatisfy({ $0.isCertain }) {
      switch (name, site.arguments.first) {
      case ("remove", let argument?) where argument.label == "at":
        let number = number(of: try evaluate(argument.value), at: whole.range)
        if let index = number?.whole.constant, elements.indices.contains(Int(index)) {
          rest = elements
          removed = rest?.remove(at: Int(index)).value ?? .nothing
        }
      case ("removeFirst", nil) where !elements.isEmpty:
        (rest, removed) = (Array(elements.dropFirst()), elements[0].value)
      case ("removeFirst", let argument?), ("removeLast", let argument?):
        let number = number(of: try evaluate(argument.value), at: whole.range)
        if let count = number?.whole.constant, (0...elements.count).contains(Int(count)) {
          rest =
            name == "removeFirst"
            ? elements.dropFirst(Int(count)) + [] : elements.dropLast(Int(count))
        }
      case ("popLast", nil):
        (rest, removed) = (Array(elements.dropLast()), elements.last?.value ?? .none)
      case ("removeAll", let argument?):
        rest = try kept(elements, by: argument, whole)
      case ("sort", nil): rest = Self.sorted(elements)
      case ("sort", let argument?): rest = try ordered(elements, by: argument, whole)
      default: break
      }
    }
    try assign(rest.map { .array($0) } ?? .hole(hole(.lost, whole, name: "values")), to: site.base)
    return rest == nil ? nil : removed
  }

  /// The elements for which a condition does not hold; `nil` where that is open.
  private mutating func kept(
    _ elements: [SwiftValue.Element], by argument: SwiftArgument, _ whole: SwiftExpression
  ) throws -> [SwiftValue.Element]? {
    guard let truths = try truths(of: argument, elements, whole) else { return nil }
    var kept: [SwiftValue.Element] = []
    for (element, truth) in zip(elements, truths) {
      guard let isGone = decide(truth) else { return nil }
      if !isGone { kept.append(element) }
    }
    return kept
  }

  mutating func truths(
    of argument: SwiftArgument, _ elements: [SwiftValue.Element], _ whole: SwiftExpression
  ) throws -> [Term]? {
    guard case .function(let function) = try evaluate(argument.value) else { return nil }
    return try elements.map { element in
      try step()
      let part = SwiftValue.Part(label: nil, value: element.value)
      return truth(of: try call(function, [part], at: whole.range), at: whole.range)
    }
  }

  private static func sorted(_ elements: [SwiftValue.Element]) -> [SwiftValue.Element]? {
    let pairs = elements.compactMap { element -> (Double, SwiftValue.Element)? in
      guard case .number(let number) = element.value else { return nil }
      return number.real.constant.map { ($0, element) }
    }
    guard pairs.count == elements.count else { return nil }
    return pairs.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// The elements in an order that a function decides, equal ones as they stand; `nil` where it is open.
  private mutating func ordered(
    _ elements: [SwiftValue.Element], by argument: SwiftArgument, _ whole: SwiftExpression
  ) throws -> [SwiftValue.Element]? {
    var result: [SwiftValue.Element] = []
    for element in elements {
      var place = result.count
      while place > 0 {
        guard let isBefore = try isOrdered([element, result[place - 1]], by: argument, whole) else {
          return nil
        }
        guard isBefore else { break }
        place -= 1
      }
      result.insert(element, at: place)
    }
    return result
  }

  /// Whether a function says that the first of two stands before the second; `nil` where it is open.
  private mutating func isOrdered(
    _ pair: [SwiftValue.Element], by argument: SwiftArgument, _ whole: SwiftExpression
  ) throws -> Bool? {
    guard case .function(let function) = try evaluate(argument.value) else { return nil }
    try step()
    let parts = pair.map { SwiftValue.Part(label: nil, value: $0.value) }
    return decide(truth(of: try call(function, parts, at: whole.range), at: whole.range))
  }

  /// A question to a list, or a list in another order; `nil` where it is something else.
  mutating func search(
    _ name: String, _ elements: [SwiftValue.Element], _ arguments: [SwiftArgument],
    _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard elements.allSatisfy({ $0.isCertain }) else { return nil }
    switch (name, arguments.first) {
    case ("sorted", nil): return Self.sorted(elements).map { .array($0) }
    case ("sorted", let argument?):
      return try ordered(elements, by: argument, whole).map { .array($0) }
    case ("max", let argument?), ("min", let argument?):
      guard var best = elements.first else { return SwiftValue.none }
      for element in elements.dropFirst() {
        let pair = name == "max" ? [best, element] : [element, best]
        guard let isBetter = try isOrdered(pair, by: argument, whole) else { return nil }
        if isBetter { best = element }
      }
      return best.value
    case ("max", nil), ("min", nil):
      if elements.isEmpty { return SwiftValue.none }
      let numbers = elements.compactMap { number(of: $0.value, at: whole.range) }
      guard numbers.count == elements.count else { return nil }
      let kind = numbers.dropFirst().reduce(numbers[0].kind) {
        Number.common(Number(.zero, $0), $1)
      }
      return .number(Number(.extreme(name, numbers.map { $0.converted(to: kind).term }), kind))
    case ("allSatisfy", let argument?):
      return try truths(of: argument, elements, whole).map {
        .truth($0.reduce(.truth(true), Term.and))
      }
    case ("last", let argument?) where argument.label == "where" || argument.isTrailing:
      return try search("first", elements.reversed(), arguments, whole)
    case ("lastIndex", let argument?):
      let place = try search("firstIndex", elements.reversed(), [argument], whole)
      guard case .number(let number)? = place, let index = number.whole.constant else {
        return place
      }
      return .whole(elements.count - 1 - Int(index))
    case ("prefix", let argument?), ("drop", let argument?):
      return try index(where: argument, is: false, elements, whole).map {
        .array(Array(name == "drop" ? elements[$0...] : elements[..<$0]))
      }
    case ("first", let argument?) where argument.label == "where" || argument.isTrailing:
      return try index(where: argument, elements, whole).map {
        $0 < elements.count ? elements[$0].value : .none
      }
    case ("firstIndex", let argument?) where argument.label == "of":
      return try index(of: try evaluate(argument.value), elements, whole)
    case ("firstIndex", let argument?):
      return try index(where: argument, elements, whole).map {
        $0 < elements.count ? .whole($0) : .none
      }
    default: return nil
    }
  }

  /// The place of the first element that is equal to a value; `nil` where that is open.
  private mutating func index(
    of value: SwiftValue, _ elements: [SwiftValue.Element], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    for (index, element) in elements.enumerated() {
      switch decide(try equal(element.value, value, at: whole.range)) {
      case true?: return .whole(index)
      case false?: continue
      case nil: return nil
      }
    }
    return SwiftValue.none
  }

  /// The place of the first element for which a condition holds, or does not, or their number; `nil`
  /// where that is open.
  mutating func index(
    where argument: SwiftArgument, is wanted: Bool = true, _ elements: [SwiftValue.Element],
    _ whole: SwiftExpression
  ) throws -> Int? {
    guard let truths = try truths(of: argument, elements, whole) else { return nil }
    for (index, truth) in truths.enumerated() {
      guard let holds = decide(truth) else { return nil }
      if holds == wanted { return index }
    }
    return elements.count
  }

  /// The value of a known dictionary for a key; `nil` where it is open which it is.
  mutating func entry(
    _ key: SwiftValue, of entries: [SwiftValue.Entry], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    for entry in entries {
      let key = settledKey(key, like: entry.key)
      switch decide(try equal(entry.key, key, at: whole.range)) {
      case true?: return entry.value
      case false?: continue
      case nil: return nil
      }
    }
    return SwiftValue.none
  }

  /// `.name` as a key is a case of what the other keys are.
  func settledKey(_ key: SwiftValue, like other: SwiftValue) -> SwiftValue {
    if case .word(let name) = key, case .enumeration(let value) = other {
      return .enumeration(SwiftValue.EnumerationValue(type: value.type, name: name))
    }
    return key
  }

  /// `map` and `flatMap` of an optional that is there.
  mutating func optionalMethod(
    _ name: String, of value: SwiftValue, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    guard name == "map" || name == "flatMap", arguments.count == 1 else { return nil }
    switch value {
    case .number, .truth, .enumeration, .record, .object, .tuple, .input, .function: break
    // What is not declared may be a list.
    case .subject(let subject):
      guard let type = subject.type, program.resolved(type).elementType == nil else {
        return .hole(hole(.lost, whole, name: "items"))
      }
    default: return nil
    }
    guard case .function(let function) = try evaluate(arguments[0].value) else { return nil }
    return try call(function, [SwiftValue.Part(label: nil, value: value)], at: whole.range)
  }

  /// Functions of mathematics, of known numbers.
  mutating func mathematics(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue? {
    let values = try arguments.compactMap {
      number(of: try evaluate($0.value, expecting: "CGFloat"), at: whole.range)?.real.constant
    }
    guard values.count == arguments.count else { return .hole(hole(.lost, whole, name: "value")) }
    switch (name, values.count) {
    case ("sqrt", 1) where values[0] >= 0: return .real(values[0].squareRoot())
    case ("hypot", 2):
      return .real((values[0] * values[0] + values[1] * values[1]).squareRoot())
    case ("pow", 2) where values[1] == values[1].rounded() && abs(values[1]) <= 1000:
      let power = (0..<Int(abs(values[1]))).reduce(1.0) { result, _ in result * values[0] }
      return .real(values[1] < 0 ? 1 / power : power)
    default: return .hole(hole(.lost, whole, name: "value"))
    }
  }
}
