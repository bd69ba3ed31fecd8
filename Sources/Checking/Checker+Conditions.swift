internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// `if` and what follows, whose branches know what has been asked before.
  mutating func condition(_ syntax: ConditionSyntax, in place: Place) -> CheckedStatement {
    let (waiting, outer) = (extensions, facts)
    extensions = []
    defer { (extensions, facts) = (waiting, outer) }
    var ladder = ConditionChain()
    var branches: [ConditionBranch] = []
    for branch in syntax.branches {
      let condition =
        branch.isLastResort
        ? nil : decidingOnContents(in: place) { $0.condition(branch.condition, of: branch) }
      let left = facts
      if let condition { note(condition, on: &ladder) }
      branches.append(ConditionBranch(condition: condition, body: block(branch.block, in: place)))
      facts = left
      if let condition { assume(condition, false) }
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

  /// Notes a condition that comes to the same in every view, and takes it for granted from here on.
  mutating func note(_ condition: ExpressionID, on ladder: inout ConditionChain) {
    let range = checked.range(of: condition)
    let text = checked.sources[range]
    // Of one use of a definition nothing follows for the definition.
    if uses.isEmpty {
      var reasoning = ConditionAnalysis(checked)
      let isAsked = ladder.texts.contains(text)
      if let truth = reasoning.truth(of: condition, where: KnownConditions()) {
        report(truth ? .alwaysHolds(text, at: range) : .neverHolds(text, .anywhere, at: range))
      } else if isAsked || reasoning.truth(of: condition, where: facts) == false {
        report(.neverHolds(text, .here, at: range))
      }
    }
    ladder.texts.insert(text)
    assume(condition, true)
  }

  /// Takes for granted that a condition holds, or does not.
  mutating func assume(_ condition: ExpressionID, _ holds: Bool) {
    guard uses.isEmpty else { return }
    var reasoning = ConditionAnalysis(checked)
    reasoning.assume(condition, holds, &facts)
    // What can never be has been noted; nothing further follows from it.
    if facts.isImpossible { facts = KnownConditions() }
  }
}

/// What has been asked in one `if` or one `?:`.
struct ConditionChain {
  var texts: Set<String> = []
}
