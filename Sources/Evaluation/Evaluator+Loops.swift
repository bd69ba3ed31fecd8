internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutDiagnostics
internal import LayoutText

/// How much loops may still make.
struct LoopBudget {
  var turns = Self.mostTurns
  var elements = Self.mostElements

  /// The most turns that loops take in one evaluation, all together.
  static let mostTurns = 100_000
  /// The most elements that loops make in one evaluation.
  static let mostElements = 100_000
}

extension Evaluator {
  /// Runs `body` for every turn of `loop`.
  func takeTurns(_ loop: CheckedLoop, _ body: () -> Void) {
    reads.ofView += 1
    guard let values = values(of: loop) else { return }
    let outer = context.loopValues
    defer { setLoopValues(outer) }
    for value in values {
      // The limit was reported where it was reached.
      guard counts.loops.elements >= 0, !isLate else { return }
      guard counts.loops.turns > 0 else {
        return reportLimit(.tooManyTurns(limit: LoopBudget.mostTurns, at: loop.range))
      }
      counts.loops.turns -= 1
      var inner = outer
      inner[loop.binding] = value
      setLoopValues(inner)
      body()
    }
  }

  /// The values of a loop's variable; `nil` where the loop is faulty, which has been reported.
  private func values(of loop: CheckedLoop) -> [Value]? {
    switch loop.sequence {
    case .list(let id):
      guard case .list(let values) = value(of: id) else { return nil }
      return values
    case .range(let from, let to, let isClosed):
      guard let first = wholeNumber(from), let end = wholeNumber(to) else { return nil }
      let last = isClosed ? end : end - 1
      guard first <= last else { return [] }
      guard last - first < Double(counts.loops.turns) else {
        reportLimit(.tooManyTurns(limit: LoopBudget.mostTurns, at: loop.range))
        return nil
      }
      return (Int(first)...Int(last)).map { .number(Number(Double($0))) }
    }
  }

  private func wholeNumber(_ id: ExpressionID) -> Double? {
    guard let number = value(of: id).number else { return nil }
    guard number.isFinite, number.isWhole, number.value.magnitude < 0x1p53 else {
      report(.mismatch(.notWhole(number.value), of: "for", at: program.range(of: id)), in: id)
      return nil
    }
    return number.value
  }

  /// Whether one more element may be made at `range`; reports the limit if not.
  func mayMakeElement(at range: TextRange) -> Bool {
    if context.loopValues.isEmpty { return true }
    counts.loops.elements -= 1
    if counts.loops.elements == -1 {
      reportLimit(.tooManyElements(limit: LoopBudget.mostElements, at: range))
    }
    return counts.loops.elements >= 0
  }

  /// Visits every element of a body, in all branches of conditions and all turns of loops.
  func visitElements(in body: [CheckedStatement], _ visit: (Int) -> Void) {
    for statement in body {
      switch statement {
      case .property, .binding: continue
      case .element(_, let index): visit(index)
      case .condition(let branches):
        for branch in branches { visitElements(in: branch.body, visit) }
      case .loop(let loop): takeTurns(loop) { visitElements(in: loop.body, visit) }
      case .use(let use):
        uses.append(use.place)
        visitElements(in: use.body, visit)
        uses.removeLast()
      }
    }
  }
}
