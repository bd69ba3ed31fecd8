internal import LayoutSwiftSource
internal import LayoutText

extension Evaluator {
  /// Whether all conditions hold; their names are bound in the innermost block.
  ///
  /// - Parameter isAsked: Whether there is a section only where they hold: what says what a section is
  ///   is there then.
  mutating func condition(
    _ conditions: [SwiftCondition], isAsked: Bool = false
  ) throws -> Term {
    var result = Term.truth(true)
    let count = assumptions.count
    defer { assumptions.removeLast(assumptions.count - count) }
    for condition in conditions {
      var term = try self.condition(condition, isAsked: isAsked)
      if isAsked, givesSection { term = term.ofPresentSection("&&", true) }
      result = .and(result, term)
      if result.isTrue == false { return result }
      assumptions.append(term)
    }
    return result
  }

  /// Whether the code that runs gives a section.
  var givesSection: Bool { run.results.last??.hasPrefix(Framework.section) ?? false }

  private mutating func condition(_ condition: SwiftCondition, isAsked: Bool) throws -> Term {
    switch condition {
    case .expression(let expression):
      if case .pound(let name, _) = expression.form {
        return .truth(name == "available")
      }
      return truth(of: try evaluate(expression, expecting: "Bool"), at: expression.range)
    case .binding(let pattern, let expression):
      var value: SwiftValue
      if let expression {
        value = try evaluate(expression)
      } else if case .name(let name) = pattern.form {
        value = try evaluate(SwiftExpression(.name(name, generics: nil), at: pattern.range))
      } else {
        return .truth(true)
      }
      if isAsked, case .subject(var subject) = value, subject.mayBeMissing {
        subject.mayBeMissing = false
        value = .subject(subject)
      }
      if isAsked, case .cast? = expression?.form { value = value.withoutNone }
      if case .views = value, let made = expression, let type = foreignType(madeBy: made) {
        // An initialiser that is not declared here may fail.
        var hole = hole(.foreign, made, name: type.loweringFirst)
        hole.type = type + "?"
        value = .hole(hole)
      }
      return try unwrap(value, into: pattern)
    case .matching(let pattern, let expression):
      return try matches(pattern, try evaluate(expression))
    }
  }

  /// The type that a call makes a value of, if these files do not declare it.
  private func foreignType(madeBy call: SwiftExpression) -> String? {
    guard case .call(let callee, _) = call.form, case .name(let type, _) = callee.form,
      program.types[program.typePath(ofText: type, from: scope.type)] == nil,
      !program.index.functionNames.contains(type), scope.place(of: type) == nil
    else { return nil }
    return type
  }

  /// Whether a value is there; the pattern's names are bound to it.
  private mutating func unwrap(_ value: SwiftValue, into pattern: SwiftPattern) throws -> Term {
    switch value {
    case .subject(var known) where known.isUnknownPresence:
      let isThere = try presence(of: known, at: pattern.range)
      known.type = known.type.map { String($0.withoutTypeMarks) }
      try bind(pattern, to: .subject(known))
      return isThere
    default:
      let isMissing = try isNone(value, at: pattern.range)
      if isMissing.isTrue == true { return .truth(false) }
      try bind(pattern, to: value.withoutNone)
      return .not(isMissing)
    }
  }

  /// A condition as the language writes it.
  mutating func truth(of value: SwiftValue, at range: TextRange) -> Term {
    switch value {
    case .truth(let term): return term
    case .choice(let condition, let left, let right):
      return .choice(condition, truth(of: left, at: range), truth(of: right, at: range))
    case .hole(let hole): return holes.condition(hole)
    case .subject(let subject): return holes.condition(hole(subject, at: range))
    default:
      let text = text(of: range)
      return holes.condition(Hole(text, .lost, at: range, name: "condition"))
    }
  }

  // MARK: Patterns

  /// Whether a case of a `switch` is met by `value`; the names of its pattern are bound.
  mutating func condition(of branch: SwiftCase, _ value: SwiftValue) throws -> Term {
    if branch.isDefault { return .truth(true) }
    var result = Term.truth(false)
    for item in branch.patterns {
      var term = try matches(item.pattern, value)
      if let condition = item.condition, term.isTrue != false {
        let count = assumptions.count
        assumptions.append(term)
        term = .and(term, truth(of: try evaluate(condition), at: condition.range))
        assumptions.removeLast(assumptions.count - count)
      }
      result = .or(result, term)
      if result.isTrue == true { break }
    }
    if result.isTrue == true, run.kind != nil { run.decisions.append(branch.range.lowerBound) }
    return result
  }

  /// The condition that a value is what a pattern describes; the names in it are bound.
  mutating func matches(_ pattern: SwiftPattern, _ value: SwiftValue) throws -> Term {
    if case .choice(let condition, let left, let right) = value {
      return .choice(condition, try matches(pattern, left), try matches(pattern, right))
    }
    switch pattern.form {
    case .wildcard: return .truth(true)
    case .name(let name):
      declare(name, value)
      return .truth(true)
    case .optional(let inner):
      let isMissing = try isNone(value, at: pattern.range)
      return isMissing.isTrue == true
        ? .truth(false) : .and(.not(isMissing), try matches(inner, value))
    case .type(let inner, let type): return try matches(type, inner, value)
    case .tuple(let elements):
      var result = Term.truth(true)
      for (index, element) in elements.enumerated() {
        let part = elements.count == 1 ? value : part(index, of: value, at: pattern.range)
        result = .and(result, try matches(element.pattern, part))
      }
      return result
    case .expression(let expression): return try matches(expression, value)
    case .enumCase(let name, let payload): return try matches(name, payload, value, pattern)
    }
  }

  private mutating func matches(
    _ type: SwiftType, _ inner: SwiftPattern?, _ value: SwiftValue
  ) throws -> Term {
    if let inner { _ = try matches(inner, value) }
    return try isOfType(value, type)
  }

  private mutating func matches(_ expression: SwiftExpression, _ value: SwiftValue) throws -> Term {
    var pattern = try evaluate(expression)
    if case .hole = pattern, let name = expression.nameOfCase { pattern = .word(name) }
    guard case .range(let range) = pattern else {
      return try equal(value, pattern, at: expression.range)
    }
    return try contains(range, value, at: expression.range)
  }

  private mutating func matches(
    _ name: String, _ payload: [SwiftPattern.Element], _ value: SwiftValue, _ pattern: SwiftPattern
  ) throws -> Term {
    if name == "none", payload.isEmpty, !isEnumeration(value) {
      return try isNone(value, at: pattern.range)
    }
    if name == "some", !payload.isEmpty || !isEnumeration(value) || value.hasNoCaseSome(in: program)
    {
      let isMissing = try isNone(value, at: pattern.range)
      guard let inner = payload.first, isMissing.isTrue != true else { return .not(isMissing) }
      return .and(.not(isMissing), try matches(inner.pattern, value))
    }
    var asked = SwiftValue.word(name)
    if case .record(let record) = value,
      let constant = try staticMember(name, of: record.type, at: pattern.range)
    {
      asked = constant
    }
    let term = try equal(value, asked, at: pattern.range)
    guard term.isTrue != false else { return term }
    var result = term
    for (index, element) in payload.enumerated() {
      let part = payloadPart(index, of: payload, in: name, value)
      result = .and(result, try matches(element.pattern, part))
    }
    return result
  }

  private func isEnumeration(_ value: SwiftValue) -> Bool {
    switch value {
    case .enumeration, .input, .word: true
    case .subject(let subject): subject.type?.hasSuffix("?") != true
    case .hole(let hole):
      hole.type.map { program.types[program.typePath(ofText: $0, from: scope.type)]?.keyword }
        == .enumeration && hole.type?.hasSuffix("?") == false
    default: false
    }
  }

  private func payloadPart(
    _ index: Int, of payload: [SwiftPattern.Element], in item: String, _ value: SwiftValue
  ) -> SwiftValue {
    let element = payload[index]
    if case .enumeration(let value) = value {
      if let label = element.label, let part = value.payload.first(where: { $0.label == label }) {
        return part.value
      }
      if index < value.payload.count { return value.payload[index].value }
    }
    var name = element.label ?? "value"
    if case .name(let bound) = element.pattern.form { name = bound }
    var hole = Hole(name, .changes, at: element.pattern.range, name: name)
    switch value {
    case .subject(let subject): hole.key = "\(Hole.sectionMark)\(subject.key).\(item).\(index)"
    case .hole(let base):
      hole.key = "\(base.key).\(item).\(index)"
      // As a file of data would say which case it is.
      hole.dataPath = base.dataPath.map {
        "\($0).\(item)" + (payload.count == 1 ? "" : ".\(name)")
      }
    case .enumeration(let value): hole.key = value.type + "." + item + "." + name
    default: break
    }
    return .hole(hole)
  }
}

extension SwiftValue {
  /// What it is where it is not missing.
  var withoutNone: SwiftValue {
    guard case .choice(let condition, let left, let right) = self else { return self }
    let (yes, no) = (left.withoutNone, right.withoutNone)
    if case .none = yes { return no }
    if case .none = no { return yes }
    return .joined(condition, yes, no)
  }
}

extension SwiftValue {
  /// Whether it is a case of an enumeration that has none called `some`: the pattern means a value that is
  /// there.
  fileprivate func hasNoCaseSome(in program: SwiftProgram) -> Bool {
    guard case .enumeration(let value) = self, let cases = program.types[value.type]?.cases else {
      return false
    }
    return !cases.isEmpty && !cases.contains { $0.name == "some" }
  }
}

extension SwiftExpression {
  /// The last word of `Type.name`, which may be a case of a type that is not declared here.
  fileprivate var nameOfCase: String? {
    guard case .member(let base, let name, _) = form else { return nil }
    switch base.form {
    case .name(let type, _), .member(_, let type, _):
      return type.first?.isUppercase == true ? name : nil
    default: return nil
    }
  }
}

extension Hole {
  /// Whether it is open that there is a value at all.
  var isUnknownPresence: Bool {
    guard let type else { return reason != .changes || initial == nil }
    return type.hasSuffix("?")
  }
}
