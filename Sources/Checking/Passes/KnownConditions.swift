internal import LayoutGeometry
internal import LayoutLanguage

/// What the conditions around a place imply for inputs, parameters and switches.
struct KnownConditions {
  /// A value that is not known before evaluation.
  enum Unknown {
    case input(Int)
    case binding(BindingID)

    /// A number of its own: inputs have the even ones.
    var key: Int {
      switch self {
      case .input(let index): 2 * index
      case .binding(let id): 2 * id.index + 1
      }
    }
  }

  /// By the keys of unknown values.
  var numbers: [Int: Bounds] = [:]
  var words: [Int: Set<String>] = [:]
  var truths: [Int: Bool] = [:]
  /// Whether that holds in no view.
  var isImpossible = false

  /// What still holds in an element, whose container may be another.
  var inside: KnownConditions {
    var copy = self
    copy.numbers = numbers.filter { !$0.key.isMultiple(of: 2) }
    return copy
  }
}

/// Finds conditions that have the same value in every view.
///
/// - Complexity: bounded: after `effort` expressions the rest counts as unknown.
struct ConditionAnalysis {
  let program: CheckedProgram
  private var effort = 500

  init(_ program: CheckedProgram) { self.program = program }

  /// The value of a condition wherever `known` holds; `nil` where that varies.
  mutating func truth(of id: ExpressionID, where known: KnownConditions) -> Bool? {
    guard spend() else { return nil }
    if case .boolean(let truth)? = literal(id) { return truth }
    if let unknown = unknown(id) { return known.truths[unknown.key] }
    switch program[id] {
    case .inverted(let operand): return truth(of: operand, where: known).map { !$0 }
    case .binding(let binding): return truth(of: program[binding].value, where: known)
    case .chain(let first, let links):
      guard let operation = links.first?.operation else { return nil }
      if operation == .and || operation == .or {
        return junction([first] + links.map(\.operand), isAnd: operation == .and, where: known)
      }
      guard links.count == 1 else { return nil }
      return comparison(first, operation, links[0].operand, where: known)
    case .constant, .input, .member, .fallback, .negated, .choice, .call, .list, .fraction,
      .estimated,
      .flexible,
      .size, .match:
      return nil
    }
  }

  /// Conditions joined by `&&`, or by `||`: each is evaluated only if those before it have not decided.
  private mutating func junction(
    _ conditions: [ExpressionID], isAnd: Bool, where known: KnownConditions
  ) -> Bool? {
    var known = known
    var isDecided = true
    for condition in conditions {
      let truth = truth(of: condition, where: known)
      if truth == !isAnd { return !isAnd }
      if truth == nil { isDecided = false }
      assume(condition, isAnd, &known)
      if known.isImpossible { return !isAnd }
    }
    return isDecided ? isAnd : nil
  }

  private mutating func comparison(
    _ left: ExpressionID, _ operation: Operation, _ right: ExpressionID,
    where known: KnownConditions
  ) -> Bool? {
    if let first = words(of: left, where: known), let second = words(of: right, where: known) {
      let answers = Set(
        first.all.flatMap { one in
          second.all.map {
            operation.apply(.word(one), .word($0), order: first.order + second.order)
          }
        })
      guard answers.count == 1, case .boolean(let truth)?? = answers.first else { return nil }
      return truth
    }
    guard let first = numbers(of: left, where: known),
      let second = numbers(of: right, where: known)
    else { return nil }
    return first.compares(operation, with: second)
  }

  /// Adds to `known` what follows from a condition that holds, or does not.
  mutating func assume(_ id: ExpressionID, _ holds: Bool, _ known: inout KnownConditions) {
    guard spend() else { return }
    if let unknown = unknown(id) {
      if known.truths[unknown.key] == !holds { known.isImpossible = true }
      known.truths[unknown.key] = holds
      return
    }
    switch program[id] {
    case .inverted(let operand): assume(operand, !holds, &known)
    case .binding(let binding): assume(program[binding].value, holds, &known)
    case .chain(let first, let links):
      guard let operation = links.first?.operation else { return }
      if operation == (holds ? .and : .or) {
        for part in [first] + links.map(\.operand) { assume(part, holds, &known) }
      } else if links.count == 1, let operation = holds ? operation : operation.opposite {
        narrow(first, operation, links[0].operand, &known)
        narrow(links[0].operand, operation.mirrored, first, &known)
      }
    case .constant, .input, .member, .fallback, .negated, .choice, .call, .list, .fraction,
      .estimated,
      .flexible,
      .size, .match:
      return
    }
  }

  /// Adds to `known` what follows for `id` from how it compares.
  private mutating func narrow(
    _ id: ExpressionID, _ operation: Operation, _ other: ExpressionID,
    _ known: inout KnownConditions
  ) {
    guard let unknown = unknown(id) else { return }
    if let mine = words(of: id, where: known), let theirs = words(of: other, where: known) {
      guard theirs.all.count == 1, let word = theirs.all.first else { return }
      let left = mine.all.filter {
        operation.apply(.word($0), .word(word), order: mine.order) != .boolean(false)
      }
      known.words[unknown.key] = Set(left)
      if left.isEmpty { known.isImpossible = true }
    } else if let mine = numbers(of: id, where: known),
      let theirs = numbers(of: other, where: known)
    {
      let left = mine.narrowed(by: operation, theirs)
      known.numbers[unknown.key] = left
      if left.isEmpty { known.isImpossible = true }
    }
  }

  private mutating func spend() -> Bool {
    effort -= 1
    return effort > 0
  }

  /// The value that is written there; not that of a `let`, which may be there to be changed.
  private func literal(_ id: ExpressionID) -> Value? {
    if case .constant(let value) = program[id] { value } else { nil }
  }

  /// The unknown value that `id` is, if it is nothing else.
  private mutating func unknown(_ id: ExpressionID) -> KnownConditions.Unknown? {
    switch program[id] {
    case .input(let index): return .input(index)
    case .binding(let id):
      let binding = program[id]
      if binding.parameter != nil || binding.origin == .turn || binding.type.isOpen {
        return .binding(id)
      }
      // A switch that the author sets by hand.
      if case .constant(.boolean) = program[binding.value] { return .binding(id) }
      return spend() ? unknown(binding.value) : nil
    case .constant, .member, .fallback, .negated, .inverted, .chain, .choice, .call, .list,
      .fraction,
      .estimated, .flexible, .size, .match:
      return nil
    }
  }

  private mutating func words(
    of id: ExpressionID, where known: KnownConditions
  ) -> (all: [String], order: [String])? {
    if case .word(let word)? = literal(id) { return ([word], []) }
    guard let unknown = unknown(id), case .input(let index) = unknown,
      let enumeration = Input.all[index].enumeration
    else { return nil }
    let possible = known.words[unknown.key] ?? Set(enumeration.words)
    let order = enumeration.isOrdered ? enumeration.words : []
    return (enumeration.words.filter(possible.contains), order)
  }

  /// The possible values of `id`; `nil` if it is not a number.
  private mutating func numbers(of id: ExpressionID, where known: KnownConditions) -> Bounds? {
    guard spend() else { return nil }
    if let unknown = unknown(id) { return known.numbers[unknown.key] ?? standard(unknown) }
    switch program[id] {
    case .constant(.number(let number)): return Bounds(number.value)
    case .binding(let binding): return numbers(of: program[binding].value, where: known)
    case .negated(let operand):
      return numbers(of: operand, where: known).map { Bounds(0).apply(.minus, $0) }
    case .chain(let first, let links):
      var result = numbers(of: first, where: known)
      for link in links {
        guard let left = result, let right = numbers(of: link.operand, where: known) else {
          return nil
        }
        result = left.apply(link.operation, right)
      }
      return result
    case .constant, .input, .member, .fallback, .inverted, .choice, .call, .list, .fraction,
      .estimated,
      .flexible,
      .size, .match:
      return nil
    }
  }

  /// The possible values of an unknown number, if no condition is around.
  private func standard(_ unknown: KnownConditions.Unknown) -> Bounds? {
    switch unknown {
    case .input(let index): return Input.all[index].type == .number ? .natural : nil
    case .binding(let id):
      let binding = program[id]
      guard binding.type.type == .number || binding.type.isOpen else { return nil }
      guard case .range(let from, let to, let isClosed)? = binding.parameter?.range else {
        return .every
      }
      let ends = [from, to].map { end -> Double? in
        if let end, case .constant(.number(let number)) = program[end] { number.value } else { nil }
      }
      return Bounds(
        low: .init(ends[0] ?? -.infinity), high: .init(ends[1] ?? .infinity, isHeld: isClosed))
    }
  }
}

extension Bounds {
  /// The numbers that may compare so with one of the others.
  fileprivate func narrowed(by operation: Operation, _ other: Bounds) -> Bounds {
    switch operation {
    case .less: intersection(Bounds(high: .init(other.high.number, isHeld: false)))
    case .atMost: intersection(Bounds(high: other.high))
    case .greater: intersection(Bounds(low: .init(other.low.number, isHeld: false)))
    case .atLeast: intersection(Bounds(low: other.low))
    case .equal: intersection(other)
    case .unequal: other.point.map(without) ?? self
    case .or, .and, .plus, .minus, .times, .divided, .remainder: self
    }
  }
}
