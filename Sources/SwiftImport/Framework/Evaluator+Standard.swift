internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// A function or initialiser of the standard library; `nil` where it is none.
  mutating func standardCall(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue? {
    // Most calls make objects of the framework.
    if name.hasPrefix("NSCollection") { return nil }
    switch name {
    case "CGFloat", "Double", "Float", "Int", "UInt":
      guard arguments.count == 1, arguments[0].label == nil || arguments[0].label == "truncating"
      else { return nil }
      return try converted(name, arguments[0].value, whole)
    case "fabs", "fmax", "fmin":
      return try standardCall(String(name.dropFirst()), arguments, whole, type)
    case "max", "min":
      guard arguments.count >= 2, arguments.allSatisfy({ $0.label == nil }) else { return nil }
      return try extreme(name, arguments, whole, type)
    case "abs", "floor", "ceil", "round", "trunc":
      guard arguments.count == 1 else { return nil }
      guard
        let number = number(
          of: try evaluate(arguments[0].value, expecting: "CGFloat"), at: whole.range)
      else { return .hole(hole(.lost, whole, name: "value")) }
      let kind = name == "abs" ? number.kind : .real
      return .number(Number(.rounded(name, number.converted(to: kind).term), kind))
    case "fmod" where arguments.count == 2:
      let value = try evaluate(arguments[0].value, expecting: "CGFloat")
      let result = try number(of: value, at: whole.range).flatMap {
        try rounding("truncatingRemainder", of: $0, Array(arguments.dropFirst()), whole)
      }
      return result ?? .hole(hole(.lost, whole, name: "value"))
    case "pow", "sqrt", "hypot":
      return try mathematics(name, arguments, whole)
    case "Array", "ContiguousArray": return try newArray(arguments, whole)
    case "Set": return try distinct(try newArray(arguments, whole), whole)
    case "repeatElement": return try newArray(arguments, whole)
    case "stride": return try stride(arguments, whole)
    case "zip": return try zip(arguments, whole)
    case "Optional" where arguments.count == 1 && arguments[0].label == nil:
      return try evaluate(arguments[0].value, expecting: type)
    case "String": return try newString(arguments, whole)
    case "NSLocalizedString":
      var text = hole(.foreign, whole, name: name.loweringFirst)
      text.type = "String"
      return .hole(text)
    case Framework.indexPath where arguments.last?.label == "section":
      var fields: [String: SwiftValue] = [:]
      for part in try evaluate(arguments) { fields[part.label ?? ""] = part.value }
      let item = fields["item"] ?? fields["row"]
      (fields["item"], fields["row"]) = (item, item)
      return .record(SwiftValue.Record(type: name, fields: fields))
    case "print", "debugPrint", "assert", "precondition", "NSLog", "dump":
      return .nothing
    default: return nil
    }
  }

  private mutating func converted(
    _ name: String, _ argument: SwiftExpression, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let value = try evaluate(argument)
    if case .string(let text) = value { return Double(text).map { .real($0) } ?? SwiftValue.none }
    if case .hole(let text) = value, text.plainType == "String" {
      // A text may be no number.
      var hole = hole(.lost, whole, name: name.loweringFirst)
      (hole.type, hole.key) = (name + "?", hole.key + " " + text.key)
      return .hole(hole)
    }
    guard let number = number(of: value, at: argument.range) else {
      return .hole(hole(.lost, whole, name: name.loweringFirst))
    }
    let isWhole = name == "Int" || name == "UInt"
    switch (isWhole, number.kind) {
    case (true, .real): return .number(Number(.cut(number.term), .whole))
    case (true, _): return .number(number.converted(to: .whole))
    case (false, .open):
      // Literals alone in parentheses are whole numbers: `CGFloat(1 / 3)` is 0.
      if number.term.isLiteral, case .binary = argument.form {
        return .number(Number(number.whole, .real))
      }
      return .number(number.converted(to: .real))
    default: return .number(Number(number.term, .real))
    }
  }

  private mutating func extreme(
    _ name: String, _ arguments: [SwiftArgument], _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    var numbers: [Number] = []
    for argument in arguments {
      guard
        let number = number(
          of: try evaluate(argument.value, expecting: type), at: argument.value.range)
      else { return .hole(hole(.lost, whole, name: "value")) }
      numbers.append(number)
    }
    let kind = numbers.dropFirst().reduce(numbers[0].kind) {
      Number.common(Number(.zero, $0), $1)
    }
    return .number(Number(.extreme(name, numbers.map { $0.converted(to: kind).term }), kind))
  }

  private mutating func newArray(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    if arguments.isEmpty { return .array([]) }
    let parts = try evaluate(arguments)
    if let repeated = parts.first(where: {
      $0.label == "repeating" || parts.count == 2 && $0.label == nil
    }),
      let count = parts.first(where: { $0.label == "count" })
    {
      guard let number = number(of: count.value, at: whole.range) else {
        return .hole(hole(.lost, whole, name: "items"))
      }
      let range = SwiftValue.ValueRange(
        lower: .whole(0), upper: .number(number), isClosed: false)
      if let loop = loop(over: .range(range), at: whole.range) {
        return .array([SwiftValue.Element(value: repeated.value, loops: [loop])])
      }
      guard let value = number.whole.constant, value >= 0, value <= 10_000 else {
        return .array([SwiftValue.Element(value: .hole(hole(.lost, whole, name: "items")))])
      }
      return .list(Array(repeating: repeated.value, count: Int(value)))
    }
    guard parts.count == 1, let elements = try elements(of: parts[0].value, at: whole.range) else {
      return .hole(hole(.lost, whole, name: "items"))
    }
    return .array(elements.sliced(at: nil))
  }

  /// A list without the elements that are equal to others in front of them.
  mutating func distinct(
    _ list: SwiftValue, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    guard case .array(let elements) = list else { return list }
    var kept: [SwiftValue.Element] = []
    for element in elements {
      let matches = try kept.map { other in
        try step()
        return decide(try equal(other.value, element.value, at: whole.range))
      }
      guard element.isCertain, !matches.contains(nil) else {
        return .hole(hole(.lost, whole, name: "items"))
      }
      if !matches.contains(true) { kept.append(element) }
    }
    return .array(kept)
  }

  private mutating func stride(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let numbers = try arguments.map { number(of: try evaluate($0.value), at: $0.value.range) }
    if numbers.count == 3, numbers[2]?.real.constant == 1, let lower = numbers[0],
      let upper = numbers[1], lower.real.constant == nil || upper.real.constant == nil
    {
      return .range(
        SwiftValue.ValueRange(
          lower: .number(lower), upper: .number(upper), isClosed: arguments[1].label == "through"))
    }
    guard numbers.count == 3, let first = numbers[0]?.real.constant,
      let last = numbers[1]?.real.constant, let step = numbers[2]?.real.constant, step != 0
    else { return .hole(hole(.lost, whole, name: "values")) }
    let kind = numbers.compactMap { $0 }.dropFirst().reduce(numbers[0]?.kind ?? .open) {
      Number.common(Number(.zero, $0), $1)
    }
    let isClosed = arguments[1].label == "through"
    var (values, index): ([SwiftValue], Double) = ([], 0)
    while true {
      let value = first + index * step
      let isInside =
        step > 0
        ? (isClosed ? value <= last : value < last) : isClosed ? value >= last : value > last
      guard isInside else { break }
      try self.step()
      values.append(.number(Number(.number(value), kind == .open ? .whole : kind)))
      index += 1
    }
    return .list(values)
  }

  private mutating func zip(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let parts = try evaluate(arguments)
    guard parts.count == 2, let left = try elements(of: parts[0].value, at: whole.range),
      let right = try elements(of: parts[1].value, at: whole.range),
      (left + right).allSatisfy({ $0.isCertain })
    else {
      let hole = hole(.lost, whole, name: "values")
      // What runs over them may change the objects that stand in one of both.
      run.around.elements[hole.key] = parts.flatMap(\.value.objectIDs)
      return .hole(hole)
    }
    return .list(
      Swift.zip(left, right).map {
        .tuple([
          SwiftValue.Part(label: nil, value: $0.value),
          SwiftValue.Part(label: nil, value: $1.value),
        ])
      })
  }

  private mutating func newString(
    _ arguments: [SwiftArgument], _ whole: SwiftExpression
  ) throws -> SwiftValue {
    let parts = try evaluate(arguments)
    if parts.count == 1, let text = plainText(of: parts[0].value) { return .string(text) }
    var hole = hole(.lost, whole, name: "text")
    hole.key += try key(of: parts, arguments)
    hole.type = "String"
    if parts.count == 1, case .hole(let known) = parts[0].value { hole.symbol = known.symbol }
    return .hole(hole)
  }

  // MARK: Members of plain values

  mutating func plainMember(
    _ name: String, of value: SwiftValue, at range: TextRange
  ) throws -> SwiftValue? {
    switch (value, name) {
    case (.array(let elements), "count"):
      return elements.number.map { .number(Number($0, .whole)) }
    case (.array(let elements), "isEmpty"):
      if elements.isEmpty { return .yes }
      if elements.contains(where: { $0.isCertain && !$0.value.isHole }) {
        return .no
      }
      return nil
    case (.array(let elements), "first"), (.array(let elements), "last"):
      guard elements.allSatisfy({ $0.isCertain }) else { return nil }
      return (name == "first" ? elements.first : elements.last)?.value ?? SwiftValue.none
    case (.array(let elements), "indices"):
      guard elements.allSatisfy({ $0.isCertain }), let start = elements.start else { return nil }
      var range = SwiftValue.ValueRange(
        lower: .whole(start), upper: .whole(start + elements.count), isClosed: false)
      range.isOfCases = enumeration(withCases: elements) != nil
      return .range(range)
    case (.array, "lazy"): return value
    case (.dictionary(let entries), "count"): return .whole(entries.count)
    case (.dictionary(let entries), "isEmpty"): return .truth(.truth(entries.isEmpty))
    case (.number(let number), "magnitude"):
      return .number(Number(.rounded("abs", number.term), number.kind))
    case (.number(let number), "description"):
      return plainText(of: .number(number)).map { .string($0) }
    case (.range(let range), "lowerBound"): return range.lower
    case (.range(let range), "upperBound"): return range.upper
    case (.range, "count"):
      return try elements(of: value, at: range).map { .whole($0.count) }
    case (.string(let text), "isEmpty"): return .truth(.truth(text.isEmpty))
    case (.string(let text), "count"): return .whole(text.count)
    default: return nil
    }
  }
}

extension SwiftValue {
  var isNumber: Bool { if case .number = self { true } else { false } }
  var isHole: Bool { if case .hole = self { true } else { false } }
  var isSubject: Bool { if case .subject = self { true } else { false } }
}

extension Term {
  static func rounded(_ name: String, _ term: Term) -> Term {
    if name == "trunc" { return cut(term) }
    if let value = term.constant, term.isLiteral {
      return Term.result(ofCall: name, [value]).map { .number($0) } ?? .call(name, [term])
    }
    return .call(name, [term])
  }
}

extension [SwiftValue.Element] {
  /// How many there are, each under its condition and in its loops; `nil` where a loop goes over a list, and
  /// where one may stand for several.
  fileprivate var number: Term? {
    var (certain, sum) = (0.0, [Term]())
    for element in self {
      guard !element.value.isHole,
        element.loops.allSatisfy({ $0.list == nil && !$0.upper.readsLoop })
      else { return nil }
      if element.isCertain {
        certain += 1
        continue
      }
      // Which sections there are is asked for each of them.
      guard case .object = element.value else { return nil }
      let turns = element.loops.reduce(Term.number(1)) { turns, loop in
        let count = loop.isClosed ? Term.binary("+", loop.upper, .number(1)) : loop.upper
        let length = loop.lower == .zero ? count : .binary("-", count, loop.lower)
        return turns == .number(1) ? length : .binary("*", turns, length)
      }
      sum.append(.choice(element.condition, turns, .zero))
    }
    if certain > 0 || sum.isEmpty { sum.insert(.number(certain), at: 0) }
    return sum.dropFirst().reduce(sum[0]) { .binary("+", $0, $1) }
  }
}
