internal import LayoutSwiftSource
internal import LayoutText

/// What runs where a block is left: deferred code, and handlers of errors.
extension Evaluator {
  /// Notes deferred code of blocks that have been left by another path.
  mutating func lose(_ deferred: [SwiftBlock]) {
    for block in deferred { lose(.lost, at: block.range) }
  }

  /// Runs what is deferred to the end of a block; where some paths have left it before, what it changes is
  /// lost.
  mutating func run(_ deferred: [SwiftBlock], after exits: [Outcome.Exit]) throws {
    for block in deferred {
      if exits.isEmpty {
        _ = try execute(block)
      } else {
        lose(.lost, at: block.range)
        let hole = Hole(text(of: block.range), .lost, at: block.range, name: "value")
        try loseChanges(in: block, hole)
      }
    }
  }

  /// `do { … } catch { … }`.
  mutating func execute(
    _ body: SwiftBlock, _ handlers: [SwiftHandler], _ statement: SwiftStatement
  ) throws -> Outcome {
    try catching(
      { evaluator in
        let start = Thrown(assumptions: evaluator.assumptions, store: evaluator.store)
        let outcome = try evaluator.execute(body)
        evaluator.noteUnknownErrors(of: body, since: start)
        return outcome
      },
      { evaluator in
        // Whether it is for this one, the error decides.
        if handlers[0].isConditional { evaluator.lose(.lost, at: statement.range) }
        return try evaluator.execute(handlers[0].body)
      })
  }

  /// Notes that code outside of the files may throw an error, where nothing in the files does.
  private mutating func noteUnknownErrors(of body: SwiftBlock, since start: Thrown) {
    guard thrown?.isEmpty == true, body.mentions("try"),
      !body.mentions(anyOf: program.index.functionNames)
    else { return }
    let hole = Hole(text(of: body.range), .foreign, at: body.range, name: "fails")
    let fails = holes.condition(hole)
    thrown?.append(Thrown(assumptions: start.assumptions + [fails], store: start.store))
  }
}

extension SwiftStatement {
  /// What it leaves for the end of the block around it.
  var deferredBlock: SwiftBlock? {
    if case .deferred(let block) = form { block } else { nil }
  }
}

extension SwiftBlock {
  /// Whether it does nothing but stop the app.
  var onlyStops: Bool {
    guard statements.count == 1, case .expression(let expression) = statements[0].form else {
      return false
    }
    return expression.stopsApp
  }

  /// Whether it only ends a function without a value, or the app.
  var givesNothing: Bool {
    guard let last = statements.last else { return false }
    switch last.form {
    case .returned(nil): return true
    case .returned(let value?):
      if case .nilLiteral = value.form { return true } else { return false }
    case .expression(let expression):
      if case .nilLiteral = expression.form { return true }
      return expression.stopsApp
    default: return false
    }
  }
}

extension SwiftExpression {
  /// Whether it calls a function that does not return.
  fileprivate var stopsApp: Bool {
    guard case .call(let callee, _) = form, case .name(let name, _) = callee.form else {
      return false
    }
    return Framework.endings.contains(name)
  }
}
