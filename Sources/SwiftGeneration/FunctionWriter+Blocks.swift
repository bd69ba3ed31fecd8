internal import LayoutChecking
internal import LayoutLanguage

extension FunctionWriter {
  /// An `if` with what `body` writes for each branch; branches without anything are left out.
  mutating func condition(
    _ branches: [MemberBranch], _ body: (inout FunctionWriter, Int) -> [Statement]
  ) -> [Statement] {
    let bodies = branches.indices.map { index in body(&self, index) }
    guard let last = bodies.lastIndex(where: { !$0.isEmpty }) else { return [] }
    var parts: [Statement.Branch] = []
    for index in 0...last {
      guard let id = branches[index].condition else {
        // A condition of which only the opposite does something.
        if parts.count == 1, parts[0].body.isEmpty, let first = branches[0].condition {
          let code = expressions.condition(first)
          parts = [
            Statement.Branch(
              head: "if !" + code.text(inside: .atom), uses: code.uses, body: bodies[index])
          ]
        } else {
          parts.append(Statement.Branch(head: "", body: bodies[index]))
        }
        continue
      }
      let code = expressions.condition(id)
      parts.append(Statement.Branch(head: "if " + code.text, uses: code.uses, body: bodies[index]))
    }
    return [Statement(parts)]
  }

  /// A `for` around what `body` writes.
  mutating func loop(
    _ loop: CheckedLoop, _ body: (inout FunctionWriter) -> [Statement]
  ) -> [Statement] {
    if let members = membersWithoutType(of: loop) {
      return members.flatMap { member -> [Statement] in
        expressions.turns[loop.binding] = member
        return body(&self)
      }
    }
    return [expressions.place == .view ? forEach(loop, body) : loopStatement(loop, body)]
  }

  /// The members of a list that no Swift type holds: what is done with each is written out.
  private func membersWithoutType(of loop: CheckedLoop) -> [ExpressionID]? {
    guard case .list(let id) = loop.sequence, expressions.dataPath(of: id) == nil,
      case .list(.inline) = expressions.facts.kind(of: program.inference(of: id))
    else { return nil }
    return members(ofList: id)
  }

  private func members(ofList id: ExpressionID) -> [ExpressionID]? {
    switch program[id] {
    case .list(let members): members
    case .binding(let binding) where program[binding].parameter == nil:
      members(ofList: expressions.value(of: binding))
    default: nil
    }
  }

  private mutating func loopStatement(
    _ loop: CheckedLoop, _ body: (inout FunctionWriter) -> [Statement]
  ) -> Statement {
    let sequence = sequence(of: loop)
    let binding = program[loop.binding]
    let name = names.take(binding.name)
    let before = expressions.locals[loop.binding]
    expressions.locals[loop.binding] = Code(name.escaped, uses: [.local(name)])
    var branch = Statement.Branch(
      head: "for \(name.escaped) in \(sequence.text)", uses: sequence.uses, body: body(&self))
    branch.binds = [.local(name): name.escaped + " "]
    branch.isLoop = true
    expressions.locals[loop.binding] = before
    return Statement([branch])
  }

  func sequence(of loop: CheckedLoop) -> Code {
    switch loop.sequence {
    case .list(let id):
      let kind = expressions.facts.kind(of: program.inference(of: id))
      guard case .list(let member) = kind else { return Code("[]") }
      let list = expressions.list(id, of: member)
      return expressions.isTyped(id) ? list : list.cast(to: kind.swiftName)
    case .range(let from, let to, let isClosed):
      let (low, high) = (expressions.whole(from), expressions.whole(to))
      let uses = low.uses.union(high.uses)
      if isNeverReversed(from, to) {
        let sign = isClosed ? "..." : "..<"
        return Code(low.text(inside: .sum) + sign + high.text(inside: .sum), uses: uses)
      }
      // A range whose end is before its start stops the app; a stride is empty.
      return Code(
        "stride(from: \(low.text), \(isClosed ? "through" : "to"): \(high.text), by: 1)", uses: uses
      )
    }
  }

  /// Whether the end of a range is known to be at or behind its start.
  private func isNeverReversed(_ from: ExpressionID, _ to: ExpressionID) -> Bool {
    guard case .number(let low)? = program.constant(of: from) else { return false }
    if case .number(let high)? = program.constant(of: to) { return low <= high }
    guard case .binding(let id) = program[to],
      case .range(let least?, _, _)? = program[id].parameter?.range,
      case .number(let least)? = program.constant(of: least)
    else { return false }
    return low <= least
  }
}
