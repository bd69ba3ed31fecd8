internal import LayoutChecking
internal import LayoutLanguage

/// What stands in a block, without the conditions that are decided before any view is known.
indirect enum Member {
  case property(CheckedProperty)
  case binding(BindingID)
  case element(Int)
  case condition([MemberBranch])
  case loop(CheckedLoop, [Member])
  case use([Member])
}

/// A branch of a condition.
struct MemberBranch {
  /// `nil` for the last `else`.
  let condition: ExpressionID?
  let body: [Member]
}

extension CheckedProgram {
  /// The members of a block.
  func members(of body: [CheckedStatement]) -> [Member] {
    body.flatMap { statement -> [Member] in
      switch statement {
      case .property(let property): [.property(property)]
      case .binding(let id): [.binding(id)]
      case .element(_, let index): [.element(index)]
      case .condition(let branches): members(of: branches)
      case .use(let use): [.use(members(of: use.body))]
      case .loop(let loop): [.loop(loop, members(of: loop.body))]
      }
    }
  }

  private func members(of branches: [ConditionBranch]) -> [Member] {
    var kept: [MemberBranch] = []
    for branch in branches {
      let known = branch.condition.flatMap(truth)
      if known == false { continue }
      kept.append(
        MemberBranch(
          condition: known == true ? nil : branch.condition, body: members(of: branch.body)))
      if known == true || branch.condition == nil { break }
    }
    guard let first = kept.first else { return [] }
    return first.condition == nil ? first.body : [.condition(kept)]
  }

  /// Whether a condition holds everywhere or nowhere; `nil` where that depends on the view.
  func truth(of id: ExpressionID) -> Bool? {
    if case .boolean(let truth)? = constant(of: id) { return truth }
    switch self[id] {
    case .inverted(let operand): return truth(of: operand).map { !$0 }
    case .binding(let binding):
      let known = self[binding]
      return known.parameter == nil && known.origin != .turn ? truth(of: known.value) : nil
    case .chain(let first, let links): return truth(of: first, links)
    case .constant, .input, .member, .fallback, .negated, .choice, .call, .list, .fraction,
      .estimated,
      .flexible, .size, .match:
      return nil
    }
  }

  private func truth(of first: ExpressionID, _ links: [Expression.ChainLink]) -> Bool? {
    var result = truth(of: first)
    for link in links {
      let operand = truth(of: link.operand)
      switch link.operation {
      case .and:
        result = result == false || operand == false ? false : result == true ? operand : nil
      case .or:
        result = result == true || operand == true ? true : result == false ? operand : nil
      case .equal, .unequal, .less, .atMost, .greater, .atLeast, .plus, .minus, .times, .divided,
        .remainder:
        return nil
      }
    }
    return result
  }
}

extension [Member] {
  /// Whether an element that `matches` stands in them.
  func contains(_ matches: (Int) -> Bool) -> Bool {
    contains { member in
      switch member {
      case .property, .binding: false
      case .element(let index): matches(index)
      case .condition(let branches): branches.contains { $0.body.contains(matches) }
      case .loop(_, let body), .use(let body): body.contains(matches)
      }
    }
  }

  /// Every element, in source order, those of branches and loops once.
  var elements: [Int] {
    flatMap { member -> [Int] in
      switch member {
      case .property, .binding: []
      case .element(let index): [index]
      case .condition(let branches): branches.flatMap(\.body.elements)
      case .loop(_, let body), .use(let body): body.elements
      }
    }
  }

  /// Whether every element that `matches` is there in every view, once.
  func isPlain(_ matches: (Int) -> Bool) -> Bool {
    allSatisfy { member in
      switch member {
      case .property, .binding, .element: true
      case .condition(let branches): !branches.contains { $0.body.contains(matches) }
      case .loop(_, let body): !body.contains(matches)
      case .use(let body): body.isPlain(matches)
      }
    }
  }
}
