internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// A value with a unit: a dimension, a spacing or an offset, whose conditions stand around it.
indirect enum Quantity: Sendable {
  case leaf(Unit, Code)
  /// An expression whose type is UIKit's.
  case opaque(Code)
  case choice([(condition: Code, value: Quantity)], Quantity)

  enum Unit: Equatable, Sendable {
    case points
    case fraction(Axis)
    case estimated, uniform, flexible
    case aspect
  }

  static let fullWidth = leaf(.fraction(.horizontal), Code("1"))
  static let fullHeight = leaf(.fraction(.vertical), Code("1"))

  /// The same with each leaf replaced.
  func map(_ body: (Unit, Code) -> Quantity, opaque: (Code) -> Quantity) -> Quantity {
    switch self {
    case .leaf(let unit, let code): body(unit, code)
    case .opaque(let code): opaque(code)
    case .choice(let choices, let last):
      .choice(
        choices.map { ($0.condition, $0.value.map(body, opaque: opaque)) },
        last.map(body, opaque: opaque))
    }
  }

  /// Whether a leaf is of a unit that `matches`.
  func contains(_ matches: (Unit) -> Bool) -> Bool {
    switch self {
    case .leaf(let unit, _): matches(unit)
    case .opaque: false
    case .choice(let choices, let last):
      choices.contains { $0.value.contains(matches) } || last.contains(matches)
    }
  }

  /// An expression, each leaf written by `body`.
  func code(_ body: (Unit, Code) -> Code) -> Code {
    switch self {
    case .leaf(let unit, let code): body(unit, code)
    case .opaque(let code): code
    case .choice(let choices, let last):
      ExpressionWriter.choice(
        choices.map { ($0.condition, $0.value.code(body)) }, last.code(body))
    }
  }

  /// The same with UIKit's dimensions taken apart, so that something can be computed of them.
  var unpacked: Quantity {
    map(Quantity.leaf) { code in
      let name = code.text(inside: .atom)
      let value = Code(name + ".dimension", uses: code.uses)
      let units: [(String, Unit)] = [
        ("isFractionalWidth", .fraction(.horizontal)), ("isFractionalHeight", .fraction(.vertical)),
      ]
      let choices = units.map { property, unit in
        (condition: Code("\(name).\(property)", uses: code.uses), value: Quantity.leaf(unit, value))
      }
      return .choice(choices, .leaf(.points, value))
    }
  }

  /// The plain number, where it is one.
  var points: Code? {
    if case .leaf(.points, let code) = self { code } else { nil }
  }
}

extension ExpressionWriter {
  /// The value of `id` with its unit.
  ///
  /// - Parameter isExpanded: Whether names of dimensions are replaced by their values, since
  ///   something is computed of these.
  func quantity(_ id: ExpressionID, isExpanded: Bool = false) -> Quantity {
    if let field = field(id, .float) { return .leaf(.points, field) }
    if program.inference(of: id).type == .number { return .leaf(.points, float(id)) }
    switch program[id] {
    case .constant(let value): return quantity(value, id)
    case .binding(let binding):
      if let name = name(of: binding, isExpanded: isExpanded) { return .opaque(name) }
      if let turn = unreachedTurn(binding) { return .leaf(.points, turn) }
      return quantity(value(of: binding), isExpanded: isExpanded)
    case .negated(let operand):
      return quantity(operand, isExpanded: true).unpacked.map(
        { .leaf($0, Code("-" + $1.text(inside: .atom), .prefix, uses: $1.uses)) },
        opaque: Quantity.opaque)
    case .chain(let first, let links): return product(first, links)
    case .choice(let choices, let otherwise):
      return .choice(
        choices.map { (condition($0.condition), quantity($0.value, isExpanded: isExpanded)) },
        quantity(otherwise, isExpanded: isExpanded))
    case .match(let subject, let cases, let otherwise):
      let values = cases.map {
        (
          condition: condition(subject, $0.patterns),
          value: quantity($0.value, isExpanded: isExpanded)
        )
      }
      guard let otherwise else {
        return .choice(values.dropLast(), values.last?.value ?? .fullWidth)
      }
      return .choice(values, quantity(otherwise, isExpanded: isExpanded))
    case .fraction(let operand, let axis): return .leaf(.fraction(axis), float(operand))
    case .estimated(let operand): return .leaf(.estimated, float(operand))
    case .flexible(let operand): return .leaf(.flexible, float(operand))
    case .call(let function, let arguments):
      let argument = arguments.compactMap { $0 }.first
      let unit: Quantity.Unit = Function.all[function].result == .aspect ? .aspect : .uniform
      return .leaf(unit, argument.map { float($0) } ?? Code("0"))
    case .input, .member, .fallback, .inverted, .list, .size: return .leaf(.points, Code("0"))
    }
  }

  /// The name of a dimension, where it has one here and may be used.
  private func name(of id: BindingID, isExpanded: Bool) -> Code? {
    let binding = program[id]
    let isForced = locals[id] != nil && binding.origin == .turn || binding.parameter != nil
    guard isForced || !isExpanded, facts.kind(of: id) == .dimension else { return nil }
    if let local = locals[id] { return local }
    return facts.topLevel.contains(id) ? reference(to: id) { _ in Code("") } : nil
  }

  private func quantity(_ value: Value, _ id: ExpressionID) -> Quantity {
    switch value {
    case .number(let number): .leaf(.points, literal(number, id))
    case .fraction(let number, let axis): .leaf(.fraction(axis), fraction(number, id))
    case .estimated(let points): .leaf(.estimated, Number(points).code)
    case .flexible(let points): .leaf(.flexible, Number(points).code)
    case .uniform(let points): .leaf(.uniform, Number(points).code)
    case .aspect(let number): .leaf(.aspect, number.code)
    case .boolean, .text, .word, .list, .size, .track, .datum, .missing, .fault:
      .leaf(.points, Code("0"))
    }
  }

  /// A fraction in the form in which it is written.
  private func fraction(_ number: Number, _ id: ExpressionID) -> Code {
    let written = program.sources[program.range(of: id)]
    let digits = written.dropLast()
    let isPlain = digits.utf8.allSatisfy { (46...57).contains($0) }
    guard isPlain, written.hasSuffix("w") || written.hasSuffix("h"), !digits.isEmpty else {
      return number.code
    }
    let parts = digits.split(separator: "/")
    return parts.count == 2
      ? Code("\(parts[0]) / \(parts[1])", .product) : Code(String(digits))
  }

  /// A dimension times or divided by numbers: the factor goes to the leaves.
  private func product(_ first: ExpressionID, _ links: [Expression.ChainLink]) -> Quantity {
    links.reduce(quantity(first, isExpanded: true).unpacked) { left, link in
      let right = quantity(link.operand, isExpanded: true).unpacked
      if case .leaf(.points, let factor) = right {
        return left.map(
          { .leaf($0, joined($1, link.operation, factor)) }, opaque: Quantity.opaque)
      }
      guard case .leaf(.points, let factor) = left else { return right }
      return right.map(
        { .leaf($0, joined(factor, link.operation, $1)) }, opaque: Quantity.opaque)
    }
  }
}
