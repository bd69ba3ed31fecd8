internal import LayoutModel
internal import LayoutSyntax
internal import LayoutText

extension Checker {
  /// Operators of one level of precedence, from left to right.
  mutating func chain(_ syntax: BinarySyntax) -> ExpressionID {
    let operands = syntax.operands
    let operations = syntax.operators.compactMap { sign in
      Operation(sign.kind).map { Sign(operation: $0, text: syntax.node.text(of: sign), sign.range) }
    }
    guard operands.count == operations.count + 1, let first = operands.first else {
      for operand in operands { _ = expression(operand) }
      return fault(at: syntax.range)
    }
    var firstID = waits(first) ? nil : expression(first)
    var links: [Expression.ChainLink] = []
    var type = firstID.map { inference(of: $0) } ?? .fault
    for (sign, operand) in zip(operations, operands.dropFirst()) {
      let isLost = firstID != nil && type.type.isFault && waits(operand)
      let right =
        isLost ? fault(at: operand.range) : expression(operand, words: type.enumeration)
      if firstID == nil {
        let known = inference(of: right)
        let id =
          known.type.isFault ? fault(at: first.range) : expression(first, words: known.enumeration)
        firstID = id
        type = inference(of: id)
      }
      let leftRange = first.range.lowerBound..<operand.node.range.lowerBound
      type = link(type, sign, right, in: leftRange.lowerBound..<operand.range.upperBound)
      if type.type.isFault { return abandoned(operands, after: operand, syntax.range) }
      links.append(.init(operation: sign.operation, operand: right))
    }
    return add(.chain(firstID ?? fault(at: first.range), links), type, at: syntax.range)
  }

  /// Whether an operand is a word that only the other side can explain.
  private func waits(_ operand: ExpressionSyntax) -> Bool {
    guard case .name(let name) = operand, name.words.count == 1 else { return false }
    return scope[name.text] == nil
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
    _ left: TypeInference, _ sign: Sign, _ right: ExpressionID, in range: TextRange
  ) -> TypeInference {
    let known = inference(of: right)
    var result = TypeInference([])
    result.absorb(left)
    result.absorb(known)
    guard !left.type.isFault, !known.type.isFault else { return .fault }
    if let type = sign.operation.result(left, known) {
      result.type = type
      return result
    }
    report(.misfittingOperands(sign.text, (left.type, known.type), sign.operation, at: range))
    return .fault
  }
}

/// An operator where it stands.
private struct Sign {
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
      return isComparable && left.enumeration == right.enumeration ? .boolean : nil
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

extension ValueType {
  /// Whether it is one kind of value and no other.
  fileprivate var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
