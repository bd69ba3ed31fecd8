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
      variable: .input("loop." + Self.loopNames[run.around.loops]), lower: lower, upper: upper,
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
