internal import LayoutGeometry
internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

extension Evaluator {
  mutating func prefix(
    _ sign: String, _ operand: SwiftExpression, _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    let value = try evaluate(operand, expecting: type)
    switch sign {
    case "!": return .truth(.not(truth(of: value, at: operand.range)))
    case "-":
      return try number(value, whole) { number in
        let term: Term
        if case .number(let value) = number.term {
          term = .number(-value)
        } else {
          term = .unary("-", number.term)
        }
        return Number(term, number.kind)
      }
    case "+", "&": return value
    case "...", "..<":
      return .range(SwiftValue.ValueRange(lower: nil, upper: value, isClosed: sign == "..."))
    default: return .hole(hole(.foreign, whole, name: "value"))
    }
  }

  /// `change` of a number, in each case of a choice.
  private mutating func number(
    _ value: SwiftValue, _ whole: SwiftExpression, _ change: (Number) -> Number
  ) throws -> SwiftValue {
    guard let number = number(of: value, at: whole.range) else {
      return .hole(hole(.lost, whole, name: "value"))
    }
    return .number(change(number))
  }

  /// The hole of what a section's data says, with the text of the code where that names nothing else.
  func hole(_ subject: Subject, at range: TextRange) -> Hole {
    let text = text(of: range)
    return subject.hole(at: range, text: text.holds(" ") ? nil : text)
  }

  /// The number that `value` is, or that stands for it; `nil` where it is something else.
  mutating func number(of value: SwiftValue, at range: TextRange) -> Number? {
    switch value {
    case .number(let number): return number
    case .hole(let hole): return holes.number(hole)
    case .subject(let subject):
      if let kind = run.kind, case .number(let number)? = materialized(subject, kind) {
        return number
      }
      if subject.isIndex, let kind = run.kind, kind.subject.isIndex,
        case .number(let index)? = kind.label
      {
        return Number(.number(Double(index)), .whole)
      }
      if subject.isIndex { return Number(.input("section.index"), .whole) }
      var hole = self.hole(subject, at: range)
      hole.type = subject.type
      return holes.number(hole)
    case .input(let path):
      if path == "traits.displayScale" { return Number(.input(path), .real) }
      return nil
    case .type(let path) where path.holds(".") && program.types[path] == nil:
      return holes.number(Hole(path, .foreign, at: range, name: path.lastName))
    case .word("zero"): return Number(.zero, .open)
    case .word(let name): return holes.number(Hole(ofForeignMember: name, nil, at: range))
    case .choice(let condition, let left, let right):
      guard let left = number(of: left, at: range), let right = number(of: right, at: range)
      else { return nil }
      if case .number(let number) = SwiftValue.joined(condition, .number(left), .number(right)) {
        return number
      }
      return nil
    default: return nil
    }
  }

  mutating func binary(
    _ sign: String, _ sides: (left: SwiftExpression, right: SwiftExpression),
    _ whole: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    switch sign {
    case "&&", "||": return try connective(sign, sides)
    case "??":
      let left = try evaluate(sides.left, expecting: type)
      return try replacingNone(left, by: sides.right, type ?? declared(sides.left)?.type)
    default: break
    }
    // What overflows in it would stop the app, or be no size.
    let sign = ["&+", "&-", "&*"].contains(sign) ? String(sign.dropFirst()) : sign
    let isArithmetic = ["+", "-", "*", "/", "%"].contains(sign)
    let left = try evaluate(sides.left, expecting: isArithmetic ? type : nil)
    let hint = isArithmetic ? type ?? numberType(of: left) : enumerationType(of: left)
    let right = try evaluate(sides.right, expecting: hint)
    if let value = try ownOperator(sign, left, right, whole) { return value }
    switch sign {
    case "==": return .truth(try equal(left, right, at: whole.range))
    case "!=": return .truth(.not(try equal(left, right, at: whole.range)))
    case "===", "!==":
      var isSame = try equal(left, right, at: whole.range)
      if case (.object(let a), .object(let b)) = (left, right) { isSame = .truth(a == b) }
      return .truth(sign == "===" ? isSame : .not(isSame))
    case "~=":
      if case .range(let range) = left {
        return .truth(try contains(range, right, at: whole.range))
      }
      return .truth(try equal(left, right, at: whole.range))
    case "..<", "...":
      return .range(SwiftValue.ValueRange(lower: left, upper: right, isClosed: sign == "..."))
    case "<", "<=", ">", ">=": return .truth(try compare(sign, left, right, whole))
    case "+": return try sum(left, right, whole)
    case "-", "*", "/", "%": return try arithmetic(sign, left, right, whole)
    default:
      let isKnown = ["&", "|", "^", "<<", ">>", "&<<", "&>>"].contains(sign)
      return .hole(hole(isKnown ? .unread : .foreign, whole, name: "value"))
    }
  }

  private func numberType(of value: SwiftValue) -> String? {
    if case .number(let number) = value, number.kind == .real { return "CGFloat" }
    return nil
  }

  private func enumerationType(of value: SwiftValue) -> String? {
    switch value {
    case .enumeration(let value): value.type
    case .record(let record): record.type
    case .subject(let subject): subject.type
    case .hole(let hole): hole.type
    case .number: numberType(of: value)
    default: nil
    }
  }

  private mutating func connective(
    _ sign: String, _ sides: (left: SwiftExpression, right: SwiftExpression)
  ) throws -> SwiftValue {
    let left = truth(of: try evaluate(sides.left, expecting: "Bool"), at: sides.left.range)
    let isDecided = sign == "&&" ? false : true
    if decide(left) == isDecided { return .truth(.truth(isDecided)) }
    let count = assumptions.count
    assumptions.append(sign == "&&" ? left : .not(left))
    let right = truth(of: try evaluate(sides.right, expecting: "Bool"), at: sides.right.range)
    assumptions.removeLast(assumptions.count - count)
    return .truth(sign == "&&" ? .and(left, right) : .or(left, right))
  }

  /// `value ?? other`.
  private mutating func replacingNone(
    _ value: SwiftValue, by other: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    switch value {
    case .none:
      let value = try evaluate(other, expecting: type)
      return type == nil ? value : settled(value, type)
    case .hole(let hole) where hole.dataPath != nil && run.around.views.isReading:
      return try replacingMissing(hole, by: other, type)
    case .subject(let subject) where isOpen(subject):
      let hole = subject.hole(at: other.range)
      let known = try replacingNone(.hole(hole), by: other, type)
      if case .hole(let hole) = known, hole.initial != nil { return known }
      return value
    case .hole(let hole) where !hole.isParameter:
      // A number that is not known has the other one's value at first.
      var known = hole
      if case .number(let number) = try evaluate(other, expecting: type),
        let initial = number.real.constant, known.initial == nil
      {
        known.initial = .number(initial)
        if known.type == nil, number.kind == .real { known.type = "CGFloat" }
        known.type = known.plainType
      }
      if case .truth(let term) = try evaluate(other, expecting: type), let initial = term.isTrue,
        known.initial == nil
      {
        known.initial = .truth(initial)
      }
      return .hole(known)
    // Under the condition that the data have it.
    case .choice(_, .hole(let hole), .none)
    where hole.dataPath != nil && run.around.views.isReading:
      return try replacingMissing(hole, by: other, type)
    case .choice(let condition, let left, let right):
      return .joined(
        condition, try replacingNone(left, by: other, type),
        try replacingNone(right, by: other, type))
    default: return value
    }
  }

  /// Whether the kind that is run does not say what a subject is.
  private func isOpen(_ subject: Subject) -> Bool {
    !subject.isIndex && run.kind.flatMap { materialized(subject, $0) } == nil
  }

  /// A field of the data with a constant that stands for it where it is missing.
  private mutating func replacingMissing(
    _ field: Hole, by other: SwiftExpression, _ type: String?
  ) throws -> SwiftValue {
    var field = field
    field.type = field.plainType
    let value = try evaluate(other, expecting: type)
    switch value {
    case .none, .choice: return .joined(holes.condition(field.presence), .hole(field), value)
    case .string(let text): field.dataStandard = quoted(text)
    case .number(let number) where number.real.constant != nil:
      field.dataStandard = number.real.constant?.plainDecimal
    case .truth(let term) where term.isTrue != nil: field.dataStandard = "\(term.isTrue == true)"
    case .array(let elements) where elements.isEmpty: field.dataStandard = "[]"
    default:
      var computed = hole(.lost, other, name: field.name)
      computed.key = field.key + " ?? " + computed.key
      computed.type = field.type
      return .hole(computed)
    }
    return .hole(field)
  }

  private mutating func compare(
    _ sign: String, _ left: SwiftValue, _ right: SwiftValue, _ whole: SwiftExpression
  ) throws -> Term {
    if let term = try compareIndex(sign, left, right, whole) { return term }
    if case .input(let path) = left, case .word(let word) = right,
      let term = Framework.order(of: path, sign, word)
    {
      return term
    }
    guard let a = number(of: left, at: whole.range), let b = number(of: right, at: whole.range)
    else { return holes.condition(hole(.lost, whole, name: "isGreater")) }
    let kind = Number.common(a, b)
    return compared(sign, a.converted(to: kind).term, b.converted(to: kind).term)
  }

  /// A comparison of the section's index with a number of sections or with a constant.
  private mutating func compareIndex(
    _ sign: String, _ left: SwiftValue, _ right: SwiftValue, _ whole: SwiftExpression
  ) throws -> Term? {
    if case .subject = right, case .subject = left { return nil }
    if case .subject(let subject) = right, subject.isIndex {
      let turned = ["<": ">", "<=": ">=", ">": "<", ">=": "<="]
      return try compareIndex(turned[sign] ?? sign, right, left, whole)
    }
    guard case .subject(let subject) = left, subject.isIndex else { return nil }
    if case .binary(_, let first, let second) = whole.form,
      [first, second].contains(where: { countsSections(right, beside: text(of: $0.range)) })
    {
      // A section that is laid out is one of those that there are.
      if sign == "<" { return .truth(true) }
      if sign == ">=" { return .truth(false) }
    }
    if case .number(let number) = right, number.term.constant == 0, [">=", "<"].contains(sign) {
      return .truth(sign == ">=")
    }
    guard case .number(let number) = right, let value = number.whole.constant, abs(value) < 1e9
    else { return nil }
    let bound = SwiftValue.whole(Int(value))
    let isBelow = sign == "<" || sign == "<="
    let range = SwiftValue.ValueRange(
      lower: isBelow ? nil : .whole(Int(value) + (sign == ">" ? 1 : 0)),
      upper: isBelow ? bound : nil,
      isClosed: sign == "<=")
    return try contains(range, left, at: whole.range)
  }

  private mutating func sum(
    _ left: SwiftValue, _ right: SwiftValue, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    switch (left, right) {
    case (.array(let a), .array(let b)): return .array(a + b.sliced(at: nil))
    case (.string(let a), .string(let b)): return .string(a + b)
    case (.array(let a), .choice(let condition, .array(let b), .array(let c))):
      return .joined(condition, .array(a + b.sliced(at: nil)), .array(a + c.sliced(at: nil)))
    case (.choice(let condition, .array(let b), .array(let c)), .array(let a)):
      return .joined(condition, .array(b + a.sliced(at: nil)), .array(c + a.sliced(at: nil)))
    case (.array(let a), .hole(let hole)):
      return .array(a + [.init(value: .hole(hole.withoutData))])
    case (.hole(let hole), .array(let a)):
      return .array([.init(value: .hole(hole.withoutData))] + a)
    case (.views(let a), .views(let b)) where a.count == 1 && b.count == 1:
      return joinedTexts(a[0], b[0], whole)
    case (.string, _), (_, .string):
      if run.around.views.isReading, let text = computedText(whole) { return .hole(text) }
      var hole = hole(.lost, whole, name: "text")
      hole.type = "String"
      return .hole(hole)
    default: return try arithmetic("+", left, right, whole)
    }
  }

  mutating func arithmetic(
    _ sign: String, _ left: SwiftValue, _ right: SwiftValue, _ whole: SwiftExpression
  ) throws -> SwiftValue {
    guard let a = number(of: left, at: whole.range), let b = number(of: right, at: whole.range)
    else { return .hole(hole(.lost, whole, name: "value")) }
    let result = Number.arithmetic(sign, a, b)
    // Generated code is a layout's, which was written by hand.
    let most = program.files[scope.file].isGenerated ? 4_000 : 400
    if result.term.isLarger(than: most) { return .hole(hole(.lost, whole, name: "value")) }
    return .number(result)
  }
}

extension Evaluator {
  /// Whether a value is the number of the sections that there are: it is called so, or it is that of a list
  /// of which the same index is read.
  func countsSections(_ value: SwiftValue, beside index: String) -> Bool {
    guard case .hole(let hole) = value else { return false }
    if ["numberOfSections", "sectionCount", "sectionsCount"].contains(hole.name) { return true }
    guard hole.name == "count", let list = hole.text.outerName?.lastName else { return false }
    if list.lowercased().hasSuffix("sections") { return true }
    let source = program.files[scope.file].source
    let text = source[source.range]
    return ["", "safe: "].contains { text.holds(list + "[" + $0 + index + "]") }
  }
}

extension Term {
  /// The same where a comparison of the section's index with a number that is not known is what a section
  /// needs to be there.
  func ofPresentSection(_ sign: String, _ value: Bool) -> Term {
    switch self {
    case .binary(let comparison, .input("section.index"), .parameter)
    where ["<", "<=", ">", ">="].contains(comparison):
      .truth(value)
    case .binary(let comparison, .parameter, .input("section.index"))
    where ["<", "<=", ">", ">="].contains(comparison):
      .truth(value)
    case .binary(sign, let left, let right):
      sign == "&&"
        ? .and(left.ofPresentSection(sign, value), right.ofPresentSection(sign, value))
        : .or(left.ofPresentSection(sign, value), right.ofPresentSection(sign, value))
    default: self
    }
  }
}
