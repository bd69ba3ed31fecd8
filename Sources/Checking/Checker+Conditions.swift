internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// `if` and its branches.
  mutating func condition(_ syntax: ConditionSyntax, in place: StatementPlace) -> CheckedStatement {
    let waiting = context.extensions
    context.extensions = []
    trail(.open)
    defer {
      context.extensions = waiting
      trail(.close)
    }
    var branches: [ConditionBranch] = []
    for branch in syntax.branches {
      let condition =
        branch.isElse
        ? nil : decidingOnContents(in: place) { $0.condition(branch.condition, of: branch) }
      let body = trailing(condition) { $0.block(branch.block, in: place) }
      branches.append(ConditionBranch(condition: condition, body: body))
    }
    checkScope(of: branches.compactMap(\.condition), branches.flatMap(\.body), in: place)
    return .condition(branches)
  }

  private mutating func condition(
    _ syntax: ExpressionSyntax?, of branch: BranchSyntax
  ) -> ExpressionID {
    guard let syntax else { return fault(at: branch.range) }
    let id = expression(syntax)
    return require(id, .boolean) { type, range in
      .conditionIsNoTruth(type: type, at: range)
    }
  }

  /// Runs `body` for what depends on `condition`, which is `nil` for the last `else`.
  mutating func trailing<Result>(
    _ condition: ExpressionID?, _ body: (inout Checker) -> Result
  ) -> Result {
    if let condition { trail(.ask(condition, in: context.part)) }
    trail(.open)
    if let condition { trail(.assume(condition, true)) }
    let result = body(&self)
    trail(.close)
    if let condition { trail(.assume(condition, false)) }
    return result
  }

  /// Records a step; a condition in one use of a definition may differ in another use.
  mutating func trail(_ step: ConditionTrail.Step) {
    if context.uses.isEmpty { conditions.steps.append(step) }
  }
}

/// The conditions of a program in the order of evaluation, with the blocks around them.
struct ConditionTrail {
  enum Step {
    /// A block begins: what is assumed in it ends with it.
    case open
    /// An element begins, whose container may be another.
    case openElement
    /// A value begins that is evaluated elsewhere: nothing around it need hold there.
    case openValue
    case close
    /// A condition is evaluated; with the outermost part of the file that is reported on once.
    case ask(ExpressionID, in: TextRange?)
    /// A condition holds from here on, or does not.
    case assume(ExpressionID, Bool)
  }

  var steps: [Step] = []
}
