internal import LayoutGeometry
internal import LayoutLanguage

/// What is known at a place of the things that differ from view to view, because of the conditions
/// around.
struct KnownConditions {
  /// Something whose value is not known before anything is evaluated.
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

  /// By the keys of what is unknown.
  var numbers: [Int: Bounds] = [:]
  var words: [Int: Set<String>] = [:]
  var truths: [Int: Bool] = [:]
  /// Whether no view is like that.
  var isImpossible = false

  /// What of it holds in an element, whose container may be another.
  var inside: KnownConditions {
    var copy = self
    copy.numbers = numbers.filter { !$0.key.isMultiple(of: 2) }
    return copy
  }
}

/// Tells what conditions come to, as far as that is sure in every view.
///
/// - Complexity: bounded: after `effort` expressions nothing is known of the rest.
struct ConditionAnalysis {
  let program: CheckedProgram
  private var effort = 500

  init(_ program: CheckedProgram) { self.program = program }

  /// What the condition comes to wherever `facts` hold; `nil` where that depends.
  mutating func truth(of id: ExpressionID, where facts: KnownConditions) -> Bool? {
    guard spend() else { return nil }
    if case .boolean(let truth)? = literal(id) { return truth }
    if let unknown = unknown(id) { return facts.truths[unknown.key] }
    switch program[id] {
    case .inverted(let operand): return truth(of: operand, where: facts).map { !$0 }
    case .binding(let binding): return truth(of: program[binding].value, where: facts)
    case .chain(let first, let links):
      guard let operation = links.first?.operation else { return nil }
      if operation == .and || operation == .or {
        return junction([first] + links.map(\.operand), isAnd: operation == .and, where: facts)
      }
      guard links.count == 1 else { return nil }
      return comparison(first, operation, links[0].operand, where: facts)
    case .constant, .input, .member, .negated, .choice, .call, .list, .fraction, .estimated,
      .flexible,
      .size, .match:
      return nil
    }
  }

  /// Conditions joined by `&&`, or by `||`: each is asked where those before it have not decided.
  private mutating func junction(
    _ conditions: [ExpressionID], isAnd: Bool, where facts: KnownConditions
  ) -> Bool? {
    var facts = facts
    var isDecided = true
    for condition in conditions {
      let truth = truth(of: condition, where: facts)
      if truth == !isAnd { return !isAnd }
      if truth == nil { isDecided = false }
      assume(condition, isAnd, &facts)
      if facts.isImpossible { return !isAnd }
    }
    return isDecided ? isAnd : nil
  }

  private mutating func comparison(
    _ left: ExpressionID, _ operation: Operation, _ right: ExpressionID,
    where facts: KnownConditions
  ) -> Bool? {
    if let first = words(of: left, where: facts), let second = words(of: right, where: facts) {
      let answers = Set(
        first.all.flatMap { one in
          second.all.map {
            operation.apply(.word(one), .word($0), order: first.order + second.order)
          }
        })
      guard answers.count == 1, case .boolean(let truth)?? = answers.first else { return nil }
      return truth
    }
    guard let first = numbers(of: left, where: facts),
      let second = numbers(of: right, where: facts)
    else { return nil }
    return first.compares(operation, with: second)
  }

  /// Adds to `facts` what follows from a condition that holds, or does not.
  mutating func assume(_ id: ExpressionID, _ holds: Bool, _ facts: inout KnownConditions) {
    guard spend() else { return }
    if let unknown = unknown(id) {
      if facts.truths[unknown.key] == !holds { facts.isImpossible = true }
      facts.truths[unknown.key] = holds
      return
    }
    switch program[id] {
    case .inverted(let operand): assume(operand, !holds, &facts)
    case .binding(let binding): assume(program[binding].value, holds, &facts)
    case .chain(let first, let links):
      guard let operation = links.first?.operation else { return }
      if operation == (holds ? .and : .or) {
        for part in [first] + links.map(\.operand) { assume(part, holds, &facts) }
      } else if links.count == 1, let operation = holds ? operation : operation.opposite {
        narrow(first, operation, links[0].operand, &facts)
        narrow(links[0].operand, operation.mirrored, first, &facts)
      }
    case .constant, .input, .member, .negated, .choice, .call, .list, .fraction, .estimated,
      .flexible,
      .size, .match:
      return
    }
  }

  /// Adds to `facts` what follows for `id` from how it compares.
  private mutating func narrow(
    _ id: ExpressionID, _ operation: Operation, _ other: ExpressionID,
    _ facts: inout KnownConditions
  ) {
    guard let unknown = unknown(id) else { return }
    if let mine = words(of: id, where: facts), let theirs = words(of: other, where: facts) {
      guard theirs.all.count == 1, let word = theirs.all.first else { return }
      let left = mine.all.filter {
        operation.apply(.word($0), .word(word), order: mine.order) != .boolean(false)
      }
      facts.words[unknown.key] = Set(left)
      if left.isEmpty { facts.isImpossible = true }
    } else if let mine = numbers(of: id, where: facts),
      let theirs = numbers(of: other, where: facts)
    {
      let left = mine.narrowed(by: operation, theirs)
      facts.numbers[unknown.key] = left
      if left.isEmpty { facts.isImpossible = true }
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

  /// What differs from view to view, if `id` is such a thing and nothing else.
  private mutating func unknown(_ id: ExpressionID) -> KnownConditions.Unknown? {
    switch program[id] {
    case .input(let index): return .input(index)
    case .binding(let id):
      let binding = program[id]
      if binding.parameter != nil || binding.origin == .turn || binding.type.isOpen {
        return .binding(id)
      }
      // A switch that the author turns by hand.
      if case .constant(.boolean) = program[binding.value] { return .binding(id) }
      return spend() ? unknown(binding.value) : nil
    case .constant, .member, .negated, .inverted, .chain, .choice, .call, .list, .fraction,
      .estimated, .flexible, .size, .match:
      return nil
    }
  }

  private mutating func words(
    of id: ExpressionID, where facts: KnownConditions
  ) -> (all: [String], order: [String])? {
    if case .word(let word)? = literal(id) { return ([word], []) }
    guard let unknown = unknown(id), case .input(let index) = unknown,
      let enumeration = Input.all[index].enumeration
    else { return nil }
    let possible = facts.words[unknown.key] ?? Set(enumeration.words)
    let order = enumeration.isOrdered ? enumeration.words : []
    return (enumeration.words.filter(possible.contains), order)
  }

  /// The numbers that `id` may come to; `nil` if it is no number.
  private mutating func numbers(of id: ExpressionID, where facts: KnownConditions) -> Bounds? {
    guard spend() else { return nil }
    if let unknown = unknown(id) { return facts.numbers[unknown.key] ?? standard(unknown) }
    switch program[id] {
    case .constant(.number(let number)): return Bounds(number.value)
    case .binding(let binding): return numbers(of: program[binding].value, where: facts)
    case .negated(let operand):
      return numbers(of: operand, where: facts).map { Bounds(0).apply(.minus, $0) }
    case .chain(let first, let links):
      var result = numbers(of: first, where: facts)
      for link in links {
        guard let left = result, let right = numbers(of: link.operand, where: facts) else {
          return nil
        }
        result = left.apply(link.operation, right)
      }
      return result
    case .constant, .input, .member, .inverted, .choice, .call, .list, .fraction, .estimated,
      .flexible,
      .size, .match:
      return nil
    }
  }

  /// What something may come to before anything is asked.
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
