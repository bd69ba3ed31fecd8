internal import LayoutSwiftSource
internal import LayoutText

extension SwiftValue {
  /// A range whose end is one of two, as two ranges and the condition of the first.
  var casesOfBounds: (condition: Term, yes: SwiftValue, no: SwiftValue)? {
    guard case .range(let range) = self else { return nil }
    func with(_ lower: SwiftValue?, _ upper: SwiftValue?) -> SwiftValue {
      .range(ValueRange(lower: lower, upper: upper, isClosed: range.isClosed))
    }
    if let (condition, yes, no) = range.lower?.casesOfNumber {
      return (condition, with(yes, range.upper), with(no, range.upper))
    }
    return (range.upper?.casesOfNumber).map {
      ($0.condition, with(range.lower, $0.yes), with(range.lower, $0.no))
    }
  }

  private var casesOfNumber: (condition: Term, yes: SwiftValue, no: SwiftValue)? {
    guard case .number(let number) = self else { return nil }
    var term = number.whole
    while case .local(_, let definition) = term { term = definition }
    guard case .ternary(let condition, let yes, let no) = term else { return nil }
    return (condition, .number(Number(yes, .whole)), .number(Number(no, .whole)))
  }
}

extension Evaluator {
  /// The loop of the language for a range whose end depends on inputs, or for a parameter that is a
  /// list; `nil` for others.
  mutating func loop(over value: SwiftValue, at place: TextRange) -> SwiftValue.ElementLoop? {
    if case .hole(let hole) = value, let list = holes.list(hole),
      run.around.loops < Self.loopNames.count
    {
      return SwiftValue.ElementLoop(
        variable: .input("loop." + Self.loopNames[run.around.loops]), lower: .zero, upper: .zero,
        isClosed: false, list: list, place: newPlace())
    }
    guard case .range(let range) = value, run.around.loops < Self.loopNames.count,
      let lower = range.lower.flatMap({ number(of: $0, at: place) })?.whole,
      let upper = range.upper.flatMap({ number(of: $0, at: place) })?.whole,
      lower.constant ?? 0 >= 0, lower.constant == nil || upper.constant == nil
    else { return nil }
    return SwiftValue.ElementLoop(
      variable: .loopVariable(Self.loopNames[run.around.loops], from: lower), lower: lower,
      upper: upper,
      isClosed: range.isClosed, place: newPlace())
  }

  private static let loopNames = ["i", "j", "k"]

  /// The variable of a loop, as a number.
  func number(of loop: SwiftValue.ElementLoop) -> SwiftValue {
    .number(Number(loop.variable, loop.list == nil ? .whole : .real))
  }

  /// What a turn of a loop gives; `nil` where it changes what was there before.
  mutating func inLoop(
    _ loop: SwiftValue.ElementLoop, _ body: (inout Evaluator) throws -> SwiftValue
  ) throws -> SwiftValue? {
    let (before, losses) = (store, run.losses.count)
    run.around.loops += 1
    defer { run.around.loops -= 1 }
    let result = try body(&self)
    if hasHole(in: result, of: loop) { return nil }
    let isAlone = store.changes(since: before).isEmpty && store.keepsObjects(of: before)
    return isAlone && run.losses.count == losses ? result : nil
  }

  /// Whether something in a value is a hole that no parameter could stand for in all turns of a loop.
  private func hasHole(in value: SwiftValue, of loop: SwiftValue.ElementLoop) -> Bool {
    guard case .input(let name) = loop.variable else { return false }
    return store.hasHole(in: value, ofTurnsOf: name)
  }

  /// Runs the body of a loop whose bounds depend on inputs once, where all that it does is to
  /// append to one array.
  ///
  /// - Returns: Whether it did no more than that.
  mutating func executeOnce(_ loop: SwiftForLoop, over sequence: SwiftValue) throws -> Bool {
    guard let bounds = self.loop(over: sequence, at: loop.sequence.range) else { return false }
    let (before, losses, assumed) = (store, run.losses, assumptions)
    run.around.loops += 1
    defer { run.around.loops -= 1 }
    let element = SwiftValue.Element(value: number(of: bounds))
    let outcome = try inBlock { try $0.iterate(loop, element) }
    assumptions = assumed
    let places = store.changes(since: before)
    if outcome.last == nil, outcome.exits.isEmpty, run.losses.count == losses.count,
      store.keepsObjects(of: before), places.count == 1,
      case .array(let old) = before[variable: places[0]],
      case .array(let new) = store[variable: places[0]], new.count > old.count,
      Array(new.prefix(old.count)) == old,
      !hasHole(in: .array(Array(new.dropFirst(old.count))), of: bounds)
    {
      let added = new.dropFirst(old.count).map {
        SwiftValue.Element(condition: $0.condition, value: $0.value, loops: [bounds] + $0.loops)
      }
      store[variable: places[0]] = .array(old + added)
      return true
    }
    (store, run.losses) = (before, losses)
    return false
  }
}

/// Runs loops.
extension Evaluator {
  mutating func loop(
    while conditions: [SwiftCondition], _ body: SwiftBlock, isTestedFirst: Bool = true
  ) throws -> Outcome {
    let label = takeLoopLabel()
    return try leaving(by: .broken(nil)) { evaluator in
      var exits: [Outcome.Exit] = []
      var isTested = isTestedFirst
      while true {
        try evaluator.step()
        if isTested {
          let condition = try evaluator.condition(conditions)
          guard let goesOn = evaluator.decide(condition) else {
            let lost = try evaluator.lose(body, at: body.range)
            return Outcome(exits: exits, last: lost.last)
          }
          if !goesOn { break }
        }
        isTested = true
        let outcome = try evaluator.turn(of: label) { try $0.execute(body) }
        exits += outcome.exits
        if let last = outcome.last { return Outcome(exits: exits, last: last) }
      }
      return Outcome(exits: exits)
    }
  }

  /// Notes a loop of which it is not known how often it runs: what it changes is lost, and what it may
  /// return.
  private mutating func lose(
    _ body: SwiftBlock, at range: TextRange, of sequence: SwiftValue = .none
  ) throws -> Outcome {
    // A function of the files may change what is not named here.
    if body.mentions(anyOf: program.index.functionNames) { lose(.lost, at: range) }
    var hole = Hole(text(of: range), .lost, at: range, name: run.names.last ?? "value")
    // Another loop, or one over something else, gives something else.
    hole.key = "\(range.lowerBound) \(try identity(of: sequence) ?? "")"
    try loseChanges(in: body, hole)
    return body.returns ? Outcome(returning: .hole(hole)) : Outcome()
  }

  /// Runs a turn of a loop in which layouts are made, with a hole for what it gives.
  private mutating func runOnce(_ loop: SwiftForLoop) {
    let range = loop.sequence.range
    let element = SwiftValue.hole(Hole(text(of: range), .changes, at: range, name: "element"))
    _ = try? inBlock { evaluator in
      try evaluator.bind(loop.pattern, to: element)
      return try evaluator.execute(loop.body)
    }
  }

  private mutating func takeLoopLabel() -> String? {
    defer { run.around.loopLabel = nil }
    return run.around.loopLabel
  }

  /// Runs a turn of a loop, behind which its `continue`s go on.
  private mutating func turn(
    of label: String?, _ body: (inout Evaluator) throws -> Outcome
  ) throws -> Outcome {
    guard let label else { return try leaving(by: .continued(nil), body) }
    return try leaving(by: .continued(label)) { try $0.leaving(by: .continued(nil), body) }
  }

  mutating func execute(_ loop: SwiftForLoop) throws -> Outcome {
    try execute(loop, over: try evaluate(loop.sequence))
  }

  private mutating func execute(
    _ loop: SwiftForLoop, over sequence: SwiftValue
  ) throws -> Outcome {
    if case .choice(let condition, let yes, let no) = sequence {
      return try fork(
        condition, { try $0.execute(loop, over: yes) }, { try $0.execute(loop, over: no) })
    }
    guard let elements = try elements(of: sequence, at: loop.sequence.range),
      elements.allSatisfy({ $0.loops.isEmpty })
    else {
      if try executeOnce(loop, over: sequence) { return Outcome() }
      if let (condition, yes, no) = sequence.casesOfBounds {
        return try fork(
          condition, { try $0.execute(loop, over: yes) }, { try $0.execute(loop, over: no) })
      }
      if loop.body.makesLayout { runOnce(loop) }
      return try lose(loop.body, at: loop.sequence.range, of: sequence)
    }
    let label = takeLoopLabel()
    return try leaving(by: .broken(nil)) { evaluator in
      var exits: [Outcome.Exit] = []
      for element in elements {
        try evaluator.step()
        let outcome = try evaluator.turn(of: label) { evaluator in
          try evaluator.inBlock { try $0.iterate(loop, element) }
        }
        exits += outcome.exits
        if let last = outcome.last { return Outcome(exits: exits, last: last) }
      }
      return Outcome(exits: exits)
    }
  }

  mutating func iterate(_ loop: SwiftForLoop, _ element: SwiftValue.Element) throws
    -> Outcome
  {
    try fork(
      element.condition,
      { evaluator in
        var condition = try evaluator.matches(loop.pattern, element.value)
        if case .tuple = loop.pattern.form { try evaluator.bind(loop.pattern, to: element.value) }
        if let filter = loop.condition {
          condition = .and(
            condition, evaluator.truth(of: try evaluator.evaluate(filter), at: filter.range))
        }
        return try evaluator.fork(
          condition, { try $0.execute(loop.body) }, { _ in Outcome() })
      }, { _ in Outcome() })
  }

  /// The elements of a sequence whose bounds are known.
  mutating func elements(of value: SwiftValue, at range: TextRange) throws -> [SwiftValue.Element]?
  {
    switch value {
    case .array(let elements): return elements
    case .range(let bounds):
      guard case .number(let lower)? = bounds.lower, case .number(let upper)? = bounds.upper,
        let first = lower.whole.constant, let end = upper.whole.constant,
        abs(first) < 1e9, abs(end) < 1e9
      else { return nil }
      let last = Int(end) - (bounds.isClosed ? 0 : 1)
      guard Int(first) <= last else { return [] }
      try stay(at: last - Int(first) + 1, within: .steps)
      return (Int(first)...last).map { SwiftValue.Element(value: .whole($0)) }
    case .dictionary(let entries):
      return entries.count > 1
        ? nil
        : entries.map {
          SwiftValue.Element(
            value: .tuple([
              SwiftValue.Part(label: "key", value: $0.key),
              SwiftValue.Part(label: "value", value: $0.value),
            ]))
        }
    default: return nil
    }
  }
}
