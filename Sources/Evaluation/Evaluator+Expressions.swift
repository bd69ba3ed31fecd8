internal import LayoutChecking
package import LayoutGeometry
package import LayoutLanguage

extension Evaluator {
  /// The value of an expression in this context.
  ///
  /// - Complexity: O(*n*) in the expressions it is made of; a binding is evaluated once for each
  ///   environment.
  func value(of id: ExpressionID) -> Value {
    guard let recorder, recorder.scope == .everything, !recorder.isInExpression else {
      return evaluated(id)
    }
    record(id, in: recorder)
    recorder.isInExpression = true
    defer { recorder.isInExpression = false }
    return evaluated(id)
  }

  private func evaluated(_ id: ExpressionID) -> Value {
    let value = written(id)
    guard case .datum(let datum) = value else { return value }
    return converted(datum, to: id)
  }

  /// The same where a data file's values are not yet converted to the types of their use.
  func written(_ id: ExpressionID) -> Value {
    switch program[id] {
    case .constant(let value): value
    case .binding(let binding): value(of: binding)
    case .input(let index): input(index, id)
    case .member(let owner, let path): member(path, of: owner, id)
    case .fallback(let datum, let otherwise): fallback(datum, otherwise)
    case .negated(let operand): negated(value(of: operand))
    case .inverted(let operand):
      value(of: operand).truth.map { .boolean(!$0) } ?? .fault
    case .chain(let first, let links): chain(first, links, in: id)
    case .choice(let choices, let otherwise): choice(choices, otherwise)
    case .call(let function, let arguments): call(Function.all[function], arguments, id)
    case .list(let members): .list(members.map { value(of: $0) })
    case .fraction(let operand, let axis):
      value(of: operand).number.map { .fraction($0, of: axis) } ?? .fault
    case .estimated(let operand):
      value(of: operand).number.map { .estimated($0.value) } ?? .fault
    case .flexible(let operand): value(of: operand).number.map { .flexible($0.value) } ?? .fault
    case .size(let width, let height): .size(value(of: width), value(of: height))
    case .match(let subject, let cases, let otherwise):
      match(value(of: subject).plain, cases, otherwise, in: id)
    }
  }

  private func value(of id: BindingID) -> Value {
    let turns = context.loopValues
    if let turn = turns[id] {
      reads.ofView += 1
      return turn
    }
    if context.withholdsParameters, program[id].parameter != nil {
      reads.ofView += 1
      return .fault
    }
    if let known = bindingValues[id] {
      if known.dependsOnView { reads.ofView += 1 }
      if reads.recipe != nil, readsData(program[id].value) { noteDataRead() }
      return known.value
    }
    let binding = program[id]
    if binding.parameter != nil { reads.ofView += 1 }
    // Outside of its loop it has no value.
    if binding.origin == .turn { return .fault }
    let before = reads.ofView
    let value = setting(of: id, binding) ?? value(of: binding.value)
    bindingValues.keep(
      BindingValues.Entry(
        value: value, dependsOnView: binding.parameter != nil || reads.ofView > before),
      of: id, dependsOnLoop: binding.type.readsTurn)
    return value
  }

  /// The value of a parameter that is given from outside, unless its name means another file's.
  private func setting(of id: BindingID, _ binding: Binding) -> Value? {
    guard binding.parameter != nil, let setting = settings[binding.name],
      program.names.parameters[binding.name]?.only == id
    else { return nil }
    return setting
  }

  private func negated(_ value: Value) -> Value {
    switch value {
    case .number(let number): .number(-number)
    case .fraction(let number, let axis): .fraction(-number, of: axis)
    case .estimated, .uniform, .flexible, .aspect, .boolean, .text, .word, .list, .size, .track,
      .datum, .missing, .fault:
      .fault
    }
  }

  private func chain(
    _ first: ExpressionID, _ links: [Expression.ChainLink], in id: ExpressionID
  ) -> Value {
    var left = value(of: first).plain
    for link in links {
      // As in Swift, an operand that cannot matter is not evaluated.
      if link.operation == .or, left == .boolean(true) { continue }
      if link.operation == .and, left == .boolean(false) { continue }
      let right = value(of: link.operand).plain
      guard !left.isFaulty, !right.isFaulty else { return .fault }
      guard let result = link.operation.apply(left, right, order: order(left)) else {
        report(.divisionByZero(at: program.range(of: link.operand)), in: link.operand)
        return .fault
      }
      left = result
    }
    if case .number(let number) = left, !number.isFinite {
      report(.mismatch(.notFinite, of: "", at: program.range(of: id)))
      return .fault
    }
    return left
  }

  /// The words of the enumeration of `value`, in their order.
  private func order(_ value: Value) -> [String] {
    guard case .word(let word) = value else { return [] }
    return Input.order(of: word)
  }

  private func choice(
    _ choices: [Expression.Choice], _ otherwise: ExpressionID
  ) -> Value {
    for (place, choice) in choices.enumerated() {
      guard let holds = value(of: choice.condition).truth else { return .fault }
      guard holds else { continue }
      record(place, among: choices.map(\.condition))
      return value(of: choice.value)
    }
    record(nil, among: choices.map(\.condition))
    return value(of: otherwise)
  }

  private func call(
    _ function: Function, _ arguments: [ExpressionID?], _ id: ExpressionID
  ) -> Value {
    check(function.availability, of: function.name, at: program.range(of: id))
    reads.ofView += 1
    var numbers: [Number] = []
    for (place, argument) in arguments.enumerated() {
      if let argument {
        let value = value(of: argument)
        guard let number = function.number(value, at: place) else { return .fault }
        numbers.append(number)
      } else if let standard = function.parameters[place].standard {
        numbers.append(Number(standard(context.environment ?? .empty)))
      }
    }
    let grid = context.environment?.pixelGrid ?? PixelGrid(scale: 1, floorsSizes: true)
    do {
      return try function.evaluate(numbers, grid)
    } catch {
      let place = (error.index < arguments.count ? arguments[error.index] : nil) ?? id
      let name = function.parameters[min(error.index, function.parameters.count - 1)].name
      report(.mismatch(error.reason, of: name, at: program.range(of: place)), in: place)
      return .fault
    }
  }

  private func match(
    _ subject: Value, _ cases: [Expression.MatchCase], _ otherwise: ExpressionID?,
    in id: ExpressionID
  ) -> Value {
    guard !subject.isFaulty else { return .fault }
    let taken = cases.firstIndex { $0.patterns.contains { holds($0, subject) } }
    record(taken ?? cases.count, of: program.range(of: id))
    if let taken { return value(of: cases[taken].value) }
    if let otherwise { return value(of: otherwise) }
    report(.noCaseHolds(subject.spelling, at: program.range(of: id)))
    return .fault
  }

  private func holds(_ pattern: Expression.Pattern, _ subject: Value) -> Bool {
    switch pattern {
    case .value(let id): return value(of: id) == subject
    case .range(let from, let to, let isClosed):
      guard let place = place(of: subject) else { return false }
      if let from, let low = self.place(of: constant(from)), place < low { return false }
      guard let to, let high = self.place(of: constant(to)) else { return true }
      return isClosed ? place <= high : place < high
    }
  }

  /// The value of `id`, without a detour where it is a constant.
  private func constant(_ id: ExpressionID) -> Value {
    if case .constant(let value) = program[id] { value } else { value(of: id) }
  }

  /// A number, or the place of a word among those of its enumeration; `nil` for what has no order.
  private func place(of value: Value) -> Number? {
    if let number = value.number { return number }
    guard case .word(let word) = value else { return nil }
    return order(value).firstIndex(of: word).map { Number(Double($0)) }
  }

  /// Whether `value` is in the range of a parameter.
  func allows(_ parameter: ParameterRange, _ value: Value) -> Bool {
    parameter.range.map { holds($0, value) } ?? true
  }
}

extension Value {
  package var number: Number? {
    if case .number(let number) = self { number } else { nil }
  }

  var truth: Bool? {
    if case .boolean(let truth) = self { truth } else { nil }
  }

  /// The value as an author would write it, for a message.
  package var spelling: String {
    switch self {
    case .number(let number): number.value.plainDecimal
    case .text(let text): "\"\(text)\""
    case .word(let word): word
    case .boolean(let truth): "\(truth)"
    case .fraction, .estimated, .uniform, .flexible, .aspect, .list, .size, .track, .datum,
      .missing, .fault:
      "this value"
    }
  }
}

extension Function {
  /// The number that stands for an argument: of a word its place among the accepted ones.
  fileprivate func number(_ value: Value, at place: Int) -> Number? {
    guard case .word(let word) = value, place < parameters.count else { return value.number }
    return parameters[place].words?.words.firstIndex(of: word).map { Number(Double($0)) }
  }
}

extension Environment {
  /// An empty environment, for functions that read none.
  fileprivate static let empty = Environment(
    viewport: Viewport(size: .zero, traits: Traits()), container: .zero)
}
