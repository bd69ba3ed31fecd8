internal import LayoutLanguage
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// Operators of one level of precedence, from left to right.
  mutating func chain(_ syntax: BinarySyntax) -> ExpressionID {
    let operands = syntax.operands
    let operations = syntax.operators.compactMap { sign in
      Operation(sign.kind).map {
        Operator(operation: $0, text: syntax.node.text(of: sign), sign.range)
      }
    }
    guard operands.count == operations.count + 1, let first = operands.first else {
      for operand in operands { _ = expression(operand) }
      return fault(at: syntax.range)
    }
    if let nothing = operands.first(where: isNothing) {
      for operand in operands where !isNothing(operand) { _ = expression(operand) }
      report(.comparedWithNothing(nothing.text, at: nothing.range))
      return fault(at: syntax.range)
    }
    var firstID = waits(first) && mayBeWord(first) ? nil : expression(first)
    var links: [Expression.ChainLink] = []
    var type = firstID.map { inference(of: $0) } ?? .fault
    for place in operations.indices {
      let (sign, operand) = (operations[place], operands[place + 1])
      let isLost = firstID != nil && type.type.isFault && waits(operand)
      let words = type.enumeration ?? (type.type == .word || type.isOpen ? .every : nil)
      let right = isLost ? fault(at: operand.range) : expression(operand, words: words)
      if firstID == nil {
        let known = inference(of: right)
        let words = known.enumeration ?? (known.type == .word || known.isOpen ? .every : nil)
        let id = known.type.isFault ? fault(at: first.range) : expression(first, words: words)
        firstID = id
        type = inference(of: id)
      }
      let leftRange = first.range.lowerBound..<operand.node.range.lowerBound
      let range = leftRange.lowerBound..<operand.range.upperBound
      let left = links.isEmpty ? firstID : nil
      type = link(Operand(id: left, known: type), sign, right, in: range)
      if type.type.isFault { return abandoned(operands, after: operand, syntax.range) }
      links.append(.init(operation: sign.operation, operand: right))
    }
    return add(.chain(firstID ?? fault(at: first.range), links), type, at: syntax.range)
  }

  /// Whether an operand is a word that only the other side can explain.
  private func waits(_ operand: ExpressionSyntax) -> Bool {
    guard operand.isWord else { return false }
    return file.scope.binding(operand.text, at: operand.range.lowerBound) == nil
  }

  /// Whether any enumeration has the word that an operand is.
  private func mayBeWord(_ operand: ExpressionSyntax) -> Bool {
    Enumeration.every.words.contains(operand.text)
  }

  /// Looks up the names in what is left of a chain that has been reported.
  private mutating func abandoned(
    _ operands: [ExpressionSyntax], after last: ExpressionSyntax, _ range: TextRange
  ) -> ExpressionID {
    let rest = operands.drop { $0.range.lowerBound <= last.range.lowerBound }
    for operand in rest { _ = expression(operand) }
    return fault(at: range)
  }

  /// What comes of what stands left of an operator and the operand right of it.
  private mutating func link(
    _ operand: Operand, _ sign: Operator, _ right: ExpressionID, in range: TextRange
  ) -> TypeInference {
    let operand = settled(operand, beside: inference(of: right), sign.operation)
    let left = operand.known
    let other = Operand(id: right, known: inference(of: right))
    let known = settled(other, beside: left, sign.operation).known
    var result = TypeInference([])
    result.absorb(left)
    result.absorb(known)
    guard !left.type.isFault, !known.type.isFault else { return .fault }
    if left.isData || known.isData {
      // Two values of data files can be anything as long as they are of one sort.
      result.type = .boolean
      return result
    }
    if left.isOpen || known.isOpen {
      let other = Operand(id: right, known: known)
      if let type = openResult(of: sign.operation, operand, other) {
        result.type = type
        result.isOpen = !type.isSingle
        return result
      }
    } else if let type = sign.operation.result(left, known) {
      result.type = type
      return result
    }
    report(.misfittingOperands(sign.text, (left.type, known.type), sign.operation, at: range))
    return .fault
  }
}

extension Checker {
  /// `operand` with what `operation` asks of it, if a data file says what it is: arithmetic asks for
  /// numbers, a comparison for what stands on its other side.
  private mutating func settled(
    _ operand: Operand, beside other: TypeInference, _ operation: Operation
  ) -> Operand {
    guard operand.known.isData, let id = operand.id else { return operand }
    var requirement: Requirement
    switch operation {
    case .or, .and: requirement = Requirement(.boolean)
    case .plus, .minus, .times, .divided, .remainder: requirement = Requirement(.number)
    case .equal, .unequal, .less, .atMost, .greater, .atLeast:
      guard !other.isData, !other.isOpen else { return operand }
      requirement = Requirement(other.type.intersection(.data), words: other.enumeration)
    }
    guard !requirement.type.isEmpty else { return operand }
    _ = require(id, requirement) { .wrongType("", takes: requirement.type, found: $0, at: $1) }
    var known = TypeInference(requirement.type)
    known.absorb(operand.known)
    known.enumeration = requirement.words
    return Operand(id: id, known: known)
  }

  /// The type of an operation on a parameter of a definition, which narrows the parameter; `nil` where
  /// no types fit.
  private mutating func openResult(
    of operation: Operation, _ left: Operand, _ right: Operand
  ) -> ValueType? {
    switch operation {
    case .or, .and:
      return meets(left, Requirement(.boolean)) && meets(right, Requirement(.boolean))
        ? .boolean : nil
    case .equal, .unequal, .less, .atMost, .greater, .atLeast:
      let isOrder = ![.equal, .unequal].contains(operation)
      guard left.known.isOpen != right.known.isOpen else { return .boolean }
      let (open, other) = left.known.isOpen ? (left, right) : (right, left)
      if isOrder, !other.known.type.fits([.number, .word]) { return nil }
      let requirement = Requirement(other.known.type, words: other.known.enumeration)
      return meets(open, requirement) ? .boolean : nil
    case .plus, .minus, .remainder:
      return meets(left, Requirement(.number)) && meets(right, Requirement(.number)) ? .number : nil
    case .times, .divided:
      let factor = Requirement([.number, .fraction])
      guard meets(left, factor), meets(right, operation == .divided ? Requirement(.number) : factor)
      else { return nil }
      let (first, second) = (type(of: left), type(of: right))
      if first == .fraction { return meets(right, Requirement(.number)) ? .fraction : nil }
      if second == .fraction { return meets(left, Requirement(.number)) ? .fraction : nil }
      if second == .number, first == .number { return .number }
      return factor.type
    }
  }

  /// What is known of an operand by now.
  private func type(of operand: Operand) -> ValueType {
    guard let id = operand.id, case .binding(let binding) = checked[id] else {
      return operand.known.type
    }
    return checked[binding].type.type
  }

  /// Whether an operand can meet a requirement, which narrows its type.
  private mutating func meets(_ operand: Operand, _ requirement: Requirement) -> Bool {
    guard operand.known.isOpen else { return operand.known.type.fits(requirement.type) }
    guard let id = operand.id else {
      return !operand.known.type.isDisjoint(with: requirement.type)
    }
    return narrow(id, to: requirement)
  }
}

/// One side of an operator.
private struct Operand {
  /// The expression, if it is a single one.
  let id: ExpressionID?
  let known: TypeInference
}

/// An operator and its place.
private struct Operator {
  let operation: Operation
  let text: String
  let range: TextRange

  init(operation: Operation, text: String, _ range: TextRange) {
    (self.operation, self.text, self.range) = (operation, text, range)
  }
}

extension Operation {
  /// The type of what comes of two values, or `nil` where they do not go together.
  ///
  /// - Source: `language.md` 3: points with points, a fraction times or divided by a number.
  fileprivate func result(_ left: TypeInference, _ right: TypeInference) -> ValueType? {
    switch self {
    case .or, .and:
      return left.type == .boolean && right.type == .boolean ? .boolean : nil
    case .equal, .unequal:
      let isComparable = left.type.isSingle && left.type == right.type && left.type != .list
      return isComparable && left.isComparable(with: right) ? .boolean : nil
    case .less, .atMost, .greater, .atLeast:
      if left.type == .number, right.type == .number { return .boolean }
      let isOrdered = left.enumeration?.isOrdered ?? false
      return left.type == .word && isOrdered && left.enumeration == right.enumeration
        ? .boolean : nil
    case .plus, .minus, .remainder:
      return left.type == .number && right.type == .number ? .number : nil
    case .times, .divided:
      if right.type == .number, left.type.fits([.number, .fraction]) { return left.type }
      return self == .times && left.type == .number && right.type == .fraction ? .fraction : nil
    }
  }
}

extension TypeInference {
  /// Whether the two may be words of one enumeration; of a word alone that is not known.
  fileprivate func isComparable(with other: TypeInference) -> Bool {
    enumeration == other.enumeration || enumeration == nil || other.enumeration == nil
  }
}

extension ValueType {
  /// Whether it is one kind of value and no other.
  fileprivate var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
