internal import LayoutSwiftSource
internal import LayoutSyntax
internal import LayoutText

extension Evaluator {
  /// `left == right`.
  mutating func equal(_ left: SwiftValue, _ right: SwiftValue, at range: TextRange) throws -> Term {
    switch (left, right) {
    case (.choice(let condition, let a, let b), let other),
      (let other, .choice(let condition, let a, let b)):
      return .choice(
        condition, try equal(a, other, at: range), try equal(b, other, at: range))
    case (.subject(let subject), let other), (let other, .subject(let subject)):
      return try equal(subject, other, at: range)
    case (.hole(let hole), let other), (let other, .hole(let hole)):
      return try equal(hole, other, at: range)
    case (.number(let a), .number(let b)):
      let kind = Number.common(a, b)
      let (a, b) = (a.converted(to: kind).term, b.converted(to: kind).term)
      return compared("==", a, b)
    case (.truth(let a), .truth(let b)):
      return .choice(a, b, .not(b))
    case (.input(let path), .word(let word)), (.word(let word), .input(let path)):
      return Framework.comparison(of: path, with: word)
    case (.enumeration(let a), .enumeration(let b)):
      if let own = try ownEquality(left, right, at: range) { return own }
      guard a.name == b.name, !a.payload.isEmpty else { return .truth(a.name == b.name) }
      return try equal(a.payload.map(\.value), b.payload.map(\.value), at: range)
    case (.enumeration(let value), .word(let word)), (.word(let word), .enumeration(let value)):
      return .truth(value.name == word)
    case (.word(let a), .word(let b)): return .truth(a == b)
    case (.string(let a), .string(let b)): return .truth(a == b)
    case (.none, .none): return .truth(true)
    case (.none, _), (_, .none): return .truth(false)
    case (.object(let a), .object(let b)):
      return try ownEquality(left, right, at: range) ?? .truth(a == b)
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      return try equal(a.map(\.value), b.map(\.value), at: range)
    case (.array(let a), .array(let b)) where (a + b).allSatisfy(\.isCertain):
      return try equal(a.map(\.value), b.map(\.value), at: range)
    case (.record(let a), .record(let b))
    where a.type == b.type && Set(a.fields.keys) == Set(b.fields.keys)
      && (program.types[a.type]?.keyword == .structure || Framework.isPlainRecord(a.type)):
      if let own = try ownEquality(left, right, at: range) { return own }
      let names = a.fields.keys.sorted()
      return try equal(
        names.compactMap { a.fields[$0] }, names.compactMap { b.fields[$0] }, at: range)
    default:
      if left == right { return .truth(true) }
      if left.isPlain, right.isPlain { return .truth(false) }
      return holes.condition(Hole(text(of: range), .lost, at: range, name: "isEqual"))
    }
  }

  /// Whether all values are equal, one by one.
  private mutating func equal(
    _ left: [SwiftValue], _ right: [SwiftValue], at range: TextRange
  ) throws -> Term {
    guard left.count == right.count else { return .truth(false) }
    var result = Term.truth(true)
    for (first, second) in zip(left, right) {
      result = .and(result, try equal(first, second, at: range))
      if result.isTrue == false { break }
    }
    return result
  }

  /// What the `==` of a type of the files gives; `nil` where the type has none.
  private mutating func ownEquality(
    _ left: SwiftValue, _ right: SwiftValue, at range: TextRange
  ) throws -> Term? {
    guard let path = typePath(of: left),
      let callable = program.functions("==", of: path, isStatic: true).first(where: { callable in
        callable.function.parameters.count == 2
          && callable.function.parameters.allSatisfy { fit(left, $0, of: callable) > 0 }
      })
    else { return nil }
    let function = FunctionValue(
      body: .declared(callable.function), scope: Scope(type: callable.owner, file: callable.file),
      place: callable.range.lowerBound)
    let parts = [left, right].map { SwiftValue.Part(label: nil, value: $0) }
    return truth(of: try call(function, parts, at: range), at: range)
  }

  private func fit(_ value: SwiftValue, _ parameter: SwiftParameter, of callable: Callable) -> Int {
    let type = parameter.type.text
    if type == "Self", let owner = callable.owner { return fit(value, owner) }
    return fit(value, program.typePath(ofText: type, from: callable.owner))
  }

  /// A comparison of numbers, decided where it can be.
  func compared(_ sign: String, _ left: Term, _ right: Term) -> Term {
    let term = Term.binary(sign, left, right)
    return term.isTrue.map { .truth($0) } ?? term
  }

  private mutating func equal(_ hole: Hole, _ other: SwiftValue, at range: TextRange) throws -> Term
  {
    if let word = other.word {
      return holes.word(hole).map { .binary("==", $0, .word(word)) }
        ?? holes.condition(hole.compared(with: word))
    }
    switch other {
    case .none:
      let mayBeMissing = hole.type.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? true
      return mayBeMissing ? .not(holes.condition(hole.presence)) : .truth(false)
    case .string(let text):
      if let data = hole.dataTerm { return .binary("==", data, .word(quoted(text))) }
      return holes.word(hole).map { .binary("==", $0, .word(quoted(text))) }
        ?? holes.condition(hole.compared(with: text))
    case .number(let number):
      return compared("==", holes.number(hole).converted(to: number.kind).term, number.term)
    case .truth(let term): return .choice(term, holes.condition(hole), .not(holes.condition(hole)))
    case .hole(let second) where second.key == hole.key: return .truth(true)
    default:
      var asked = Hole(text(of: range), hole.reason, at: range, name: hole.name + "IsEqual")
      asked.key += " \(hole.key) " + (try identity(of: other) ?? "")
      return holes.condition(asked)
    }
  }

  /// Whether `value` lies in a range.
  mutating func contains(
    _ bounds: SwiftValue.ValueRange, _ value: SwiftValue, at range: TextRange
  ) throws -> Term {
    if case .subject(let subject) = value, subject.isIndex, !bounds.isClosed,
      case .number(let lower)? = bounds.lower, lower.term.constant == 0,
      bounds.isOfCases || bounds.upper.map({ countsSections($0, beside: "index") }) == true
    {
      return .truth(true)
    }
    if case .subject(let subject) = value, subject.isIndex, let kind = try indexKind(subject) {
      return containsIndex(bounds, kind)
    }
    if case .input(let path) = value, let term = contains(bounds, path) { return term }
    guard let number = number(of: value, at: range) else {
      return holes.condition(Hole(text(of: range), .lost, at: range, name: "isInRange"))
    }
    var result = Term.truth(true)
    if let lower = bounds.lower, let lower = self.number(of: lower, at: range) {
      result = compared(">=", number.term, lower.converted(to: number.kind).term)
    }
    if let upper = bounds.upper, let upper = self.number(of: upper, at: range) {
      let sign = bounds.isClosed ? "<=" : "<"
      result = .and(
        result, compared(sign, number.term, upper.converted(to: number.kind).term))
    }
    return result
  }

  /// Whether a word of the environment, as a text size, lies between others.
  private func contains(_ bounds: SwiftValue.ValueRange, _ path: String) -> Term? {
    var result = Term.truth(true)
    let upperSign = bounds.isClosed ? "<=" : "<"
    for (bound, sign) in [(bounds.lower, ">="), (bounds.upper, upperSign)] {
      switch bound {
      case .word(let word)?:
        guard let term = Framework.order(of: path, sign, word) else { return nil }
        result = .and(result, term)
      case nil: break
      default: return nil
      }
    }
    return result
  }

  // MARK: The subject

  /// The kind of the run, if the section's index decides it.
  private mutating func indexKind(_ subject: Subject) throws -> SectionKind? {
    guard let kind = run.kind else { throw Stop.subject(subject) }
    return kind.subject.isIndex ? kind : nil
  }

  private mutating func containsIndex(
    _ bounds: SwiftValue.ValueRange, _ kind: SectionKind
  ) -> Term {
    func constant(_ value: SwiftValue?) -> Int? {
      if case .number(let number)? = value { return number.whole.constant.map { Int($0) } }
      return nil
    }
    let lower = constant(bounds.lower) ?? 0
    let upper = constant(bounds.upper).map { bounds.isClosed ? $0 + 1 : $0 }
    guard let upper else {
      note(labels: (0..<max(0, min(lower, 50))).map { .number($0) })
      if case .number(let number)? = kind.label { return .truth(number >= lower) }
      return .truth(true)
    }
    note(labels: (lower..<max(lower, min(upper, lower + 50))).map { .number($0) })
    if case .number(let number)? = kind.label { return .truth(lower <= number && number < upper) }
    return .truth(false)
  }

  mutating func note(labels: [SectionLabel]) {
    for label in labels where !run.labels.contains(label) { run.labels.append(label) }
  }

  /// `subject == other`.
  private mutating func equal(
    _ subject: Subject, _ other: SwiftValue, at range: TextRange
  ) throws -> Term {
    if case .none = other {
      return subject.isUnknownPresence ? .not(try presence(of: subject, at: range)) : .truth(false)
    }
    if case .subject(let second) = other, second.key == subject.key { return .truth(true) }
    if case .truth(let term) = other, term.isTrue != nil {
      let hole = holes.condition(subject.hole(at: range))
      return term.isTrue == true ? hole : .not(hole)
    }
    let label: SectionLabel? =
      switch other {
      case .word(let word): .name(word)
      case .enumeration(let value): .name(value.name)
      case .string(let text): .name(text)
      case .number(let number):
        number.whole.constant.flatMap { abs($0) < 1e9 ? .number(Int($0)) : nil }
      default: nil
      }
    guard let label else {
      if subject.isIndex, other.isDeclaredNumber,
        let own = number(of: .subject(subject), at: range),
        let number = number(of: other, at: range)
      {
        return compared("==", own.term, number.whole)
      }
      return holes.condition(comparisonHole(subject, at: range))
    }
    guard let kind = run.kind else { throw Stop.subject(subject) }
    if let value = materialized(subject, kind) {
      if case .subject = value {} else { return try equal(value, other, at: range) }
    }
    guard kind.subject.key == subject.key else {
      // Something else decides the kind: the index is the section's.
      if subject.isIndex, !kind.subject.isIndex, case .number(let number) = other {
        return .binary("==", .input("section.index"), number.whole)
      }
      return holes.condition(subject.hole(at: range).compared(with: label.text))
    }
    note(labels: [label])
    return .truth(kind.label == label)
  }

  private func comparisonHole(_ subject: Subject, at range: TextRange) -> Hole {
    let text = text(of: range)
    var hole = Hole(text, .lost, at: range, name: subject.name + "IsEqual")
    (hole.type, hole.key) = ("Bool", Hole.sectionMark + subject.key + " " + text)
    return hole
  }

  /// The subject as a value, where the kind that is run says what it is.
  func materialized(_ subject: Subject, _ kind: SectionKind) -> SwiftValue? {
    if kind.subject.key == subject.key, case .name(let name)? = kind.label, let type = kind.type {
      return .enumeration(SwiftValue.EnumerationValue(type: type, name: name))
    }
    if kind.isMissing(subject) { return SwiftValue.none }
    guard let index = index(of: kind) else { return nil }
    if subject.isIndex { return kind.subject.isIndex ? nil : .whole(index) }
    // The index decides the value of the enumeration.
    guard let path = subject.type.map({ program.typePath(ofText: $0, from: scope.type) }),
      let info = program.types[path], info.keyword == .enumeration
    else { return nil }
    let name: String?
    switch subject.key {
    case path + "(rawValue)": name = caseName(ofRawValue: index, info)
    case path + ".allCases[]":
      guard info.cases.indices.contains(index) else { return nil }
      name = info.cases[index].name
    default: return nil
    }
    return name.map { .enumeration(SwiftValue.EnumerationValue(type: path, name: $0)) }
      ?? SwiftValue.none
  }

  /// The index of the section whose kind is run, where that says it.
  private func index(of kind: SectionKind) -> Int? {
    switch kind.label {
    case .number(let number)?: return kind.subject.isIndex ? number : nil
    case .name(let name)?:
      guard let type = kind.type, let info = program.types[type] else { return nil }
      switch kind.subject.key {
      case type + "(rawValue)":
        guard case .number(let number)? = rawValue(ofCase: name, info) else { return nil }
        return number.term.constant.flatMap { Int(exactly: $0) }
      case type + ".allCases[]": return info.cases.firstIndex { $0.name == name }
      default: return nil
      }
    case nil: return nil
    }
  }

  func caseName(ofRawValue number: Int, _ type: TypeInfo) -> String? {
    type.cases.first { rawValue(ofCase: $0.name, type) == .whole(number) }?.name
  }

  /// The raw value of a case.
  func rawValue(ofCase name: String, _ type: TypeInfo) -> SwiftValue? {
    var next = 0
    for item in type.cases {
      switch item.rawValue?.form {
      case .integer(let text)?: next = Int(text.filter { $0 != "_" }) ?? next
      case .prefix("-", let operand)?:
        guard case .integer(let text) = operand.form, let value = Int(text.filter { $0 != "_" })
        else { return nil }
        next = -value
      case .floatingPoint(let text)?:
        guard item.name == name else { break }
        return Double(text.filter { $0 != "_" }).map { .real($0) }
      case .string(let literal)?:
        if item.name == name { return literal.text.map { .string($0) } }
      case nil where type.inherited.contains(where: { $0.text == "String" }):
        if item.name == name { return .string(name) }
      case nil: break
      default: if item.name == name { return nil }
      }
      if item.name == name {
        let isWhole = type.inherited.contains { ["Int", "UInt", "Int32"].contains($0.text) }
        if isWhole { return .whole(next) }
        return type.inherited.contains { Framework.isNumber($0.text) } && item.rawValue != nil
          ? .real(Double(next)) : nil
      }
      next += 1
    }
    return nil
  }
}

extension SwiftValue {
  /// Whether it is a number, or declared as one.
  fileprivate var isDeclaredNumber: Bool {
    switch self {
    case .number: true
    case .hole(let hole): hole.plainType.map(Framework.isNumber) ?? false
    default: false
    }
  }
}

extension Subject {
  /// Whether it is open that there is a value at all: for a part of the data that is declared so, or
  /// whose declaration is not known.
  var isUnknownPresence: Bool {
    if let type { return type.hasSuffix("?") }
    return mayBeMissing
      || key.utf8.lastIndex(of: UInt8(ascii: ".")).map { dot in
        key.utf8[dot...].allSatisfy { $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: ")") }
      } ?? false
  }

  /// The hole of what it is.
  ///
  /// - Parameter text: What the code calls it; `nil` where its key says that.
  func hole(at range: TextRange, text: String? = nil) -> Hole {
    var hole = Hole(text ?? key, .changes, at: range, name: name)
    hole.key = Hole.sectionMark + key
    return hole
  }

  /// The hole of whether it is there.
  func presence(at range: TextRange) -> Hole { hole(at: range).presence }

  /// The last name in it, for the name of a hole.
  var name: String {
    var base = key[...]
    let isElement = base.last == "]"
    // `header` of `model.header(index)`, `section` of `sections[index]`.
    while let last = base.last, last == ")" || last == "]",
      let open = base.lastIndex(of: last == ")" ? "(" : "["), open != base.startIndex
    {
      base = base[..<open]
    }
    let words = base.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let word = words.last.map(String.init) else { return "section" }
    return isElement && word.hasSuffix("s") && word.count > 3 ? String(word.dropLast()) : word
  }
}

extension SwiftValue {
  /// The word of an implicit member or a case.
  var word: String? {
    switch self {
    case .word(let word): word
    case .enumeration(let value): value.name
    default: nil
    }
  }

  /// Whether it is a value without symbols, which two are equal only if they are the same.
  fileprivate var isPlain: Bool {
    switch self {
    case .string, .word, .enumeration, .none, .nothing, .type: true
    default: false
    }
  }
}
