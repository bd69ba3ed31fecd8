internal import LayoutDiagnostics
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// A loop, whose body is checked once for all iterations.
  mutating func loop(_ syntax: LoopSyntax, in place: StatementPlace) -> CheckedStatement? {
    guard let range = syntax.sequence, let name = syntax.name else {
      markIncomplete(place)
      file.scope.open()
      defer { file.scope.close() }
      // A loop that is written as a call has a name alone.
      if let name = syntax.name { _ = bind(name, to: fault(at: name.range), .fault, .turn) }
      _ = block(syntax.block, in: place)
      return nil
    }
    let sequence = once(in: range.range) { checker in
      checker.decidingOnContents(in: place) { $0.sequence(range) }
    }
    if range.runsBackwards {
      report(.emptyRange(range.node.text, at: range.range))
      markIncomplete(place)
    }
    file.scope.open()
    defer { file.scope.close() }
    let turn = turn(of: sequence)
    let binding = bind(name, to: turn.list ?? fault(at: name.range), turn.type, .turn)
    let head = LoopHead(
      binding: binding, sequence: sequence, range: range.range, turnCount: turnCount(of: sequence))
    let waiting = context.extensions
    context.extensions = []
    defer { context.extensions = waiting }
    let body = block(syntax.block, in: place)
    checkScope(of: sequence.expressions, body, in: place)
    return .loop(CheckedLoop(head, body))
  }

  private mutating func sequence(_ syntax: RangeSyntax) -> CheckedLoop.Sequence {
    if let fault = calledRange(syntax) {
      report(fault)
      return .list(self.fault(at: syntax.range))
    }
    guard syntax.sign != nil else {
      let list = syntax.lower.map { expression($0, words: .every) } ?? fault(at: syntax.range)
      return .list(
        require(list, .list) { found, range in .loopOverNoList(found: found, at: range) })
    }
    let ends = [syntax.lower, syntax.upper].map { end in
      end.map { end in
        require(expression(end), .number) {
          .wrongType("a range", takes: .number, found: $0, at: $1)
        }
      } ?? fault(at: syntax.range)
    }
    return .range(from: ends[0], to: ends[1], isClosed: syntax.isClosed)
  }

  /// What is known of the current value of a loop, and the list it is taken from.
  private func turn(
    of sequence: CheckedLoop.Sequence
  ) -> (type: TypeInference, list: ExpressionID?) {
    var type: TypeInference
    var list: ExpressionID?
    switch sequence {
    case .range(let from, let to, _):
      type = joined([from, to])
      type.type = .number
      (type.isOpen, type.isData) = (false, false)
    case .list(let id):
      let known = inference(of: id)
      type = known.members.first ?? .fault
      if known.isOpen, known.members.isEmpty {
        type = TypeInference(.anything)
        type.isOpen = true
      }
      if known.isData { type = .ofData }
      type.absorb(known)
      list = id
    }
    type.readsTurn = true
    return (type, list)
  }

  private func turnCount(of sequence: CheckedLoop.Sequence) -> Int? {
    switch sequence {
    case .range(let from, let to, let isClosed):
      guard let first = constantNumber(from)?.value, let last = constantNumber(to)?.value else {
        return nil
      }
      let count = last - first + (isClosed ? 1 : 0)
      return Int(exactly: min(max(0, count.rounded(.up)), 1e15))
    case .list(let id): return members(of: id)?.count
    }
  }
}

extension RangeSyntax {
  /// Whether its ends, both plain numbers, stand the wrong way round; one that just ends before it
  /// starts is a way to write that there is nothing.
  fileprivate var runsBackwards: Bool {
    guard case .number(let first)? = lower, case .number(let last)? = upper else { return false }
    guard let first = Double(first.text), let last = Double(last.text) else { return false }
    return last < (isClosed ? first - 1 : first)
  }
}
