extension SwiftExpression {
  /// The expressions that stand directly in it, and the blocks.
  package var parts: (expressions: [SwiftExpression], blocks: [SwiftBlock]) {
    switch form {
    case .integer, .floatingPoint, .string, .boolean, .nilLiteral, .name, .implicitMember, .keyPath,
      .unread:
      ([], [])
    case .member(let base, _, _), .optionalChain(let base), .forced(let base), .tried(let base),
      .prefix(_, let base), .postfix(let base, _), .cast(let base, _, _):
      ([base], [])
    case .call(let base, let arguments), .subscripted(let base, let arguments):
      ([base] + arguments.map(\.value), [])
    case .binary(_, let left, let right), .assignment(let left, _, let right): ([left, right], [])
    case .ternary(let condition, let left, let right): ([condition, left, right], [])
    case .closure(let closure): (closure.captures.map(\.value), [closure.body])
    case .array(let elements): (elements, [])
    case .dictionary(let entries): (entries.flatMap { [$0.key, $0.value] }, [])
    case .tuple(let arguments), .pound(_, let arguments): (arguments.map(\.value), [])
    case .ifExpression(let conditional): conditional.parts
    case .switchExpression(let choice): choice.parts
    }
  }
}

extension SwiftStatement {
  /// The expressions that stand directly in it, and the blocks.
  package var parts: (expressions: [SwiftExpression], blocks: [SwiftBlock]) {
    switch form {
    case .expression(let expression), .thrown(let expression): ([expression], [])
    case .declaration(let declaration): declaration.parts
    case .returned(let expression): (expression.map { [$0] } ?? [], [])
    case .conditional(let conditional): conditional.parts
    case .guarded(let conditions, let block): (conditions.flatMap(\.expressions), [block])
    case .switched(let choice): choice.parts
    case .forLoop(let loop): ([loop.sequence] + (loop.condition.map { [$0] } ?? []), [loop.body])
    case .whileLoop(let conditions, let block): (conditions.flatMap(\.expressions), [block])
    case .repeatLoop(let block, let condition): ([condition], [block])
    case .block(let block, let handlers): ([], [block] + handlers.map(\.body))
    case .deferred(let block): ([], [block])
    case .labelled(_, let statement): statement.parts
    case .broken, .continued, .fellThrough, .unread: ([], [])
    }
  }
}

extension SwiftDeclaration {
  /// The expressions that stand directly in it, and the blocks; of a type, those of its members.
  package var parts: (expressions: [SwiftExpression], blocks: [SwiftBlock]) {
    switch form {
    case .function(let function):
      (
        function.parameters.compactMap(\.standard),
        (function.body.map { [$0] } ?? []) + function.setters.map(\.body)
      )
    case .variable(let variable):
      (
        variable.bindings.compactMap(\.value),
        variable.bindings.flatMap { ($0.getter.map { [$0] } ?? []) + $0.setters.map(\.body) }
      )
    case .type(let type):
      (type.members.flatMap(\.parts.expressions), type.members.flatMap(\.parts.blocks))
    case .imported, .typeAlias, .enumCases, .unread: ([], [])
    }
  }
}

extension SwiftIf {
  fileprivate var parts: (expressions: [SwiftExpression], blocks: [SwiftBlock]) {
    (conditions.flatMap(\.expressions), [body] + (otherwise.map { [$0] } ?? []))
  }
}

extension SwiftSwitch {
  fileprivate var parts: (expressions: [SwiftExpression], blocks: [SwiftBlock]) {
    ([subject] + cases.flatMap { $0.patterns.compactMap(\.condition) }, cases.map(\.body))
  }
}

extension SwiftCondition {
  fileprivate var expressions: [SwiftExpression] {
    switch self {
    case .expression(let expression), .matching(_, let expression): [expression]
    case .binding(_, let expression): expression.map { [$0] } ?? []
    }
  }
}

extension SwiftBlock {
  /// Whether a `return` stands in it, outside of closures and functions in it.
  package var returns: Bool { mentions("return") && !returned.isEmpty }

  /// What the `return`s in it give, outside of closures and functions in it; `nil` where they give nothing.
  package var returned: [SwiftExpression?] {
    statements.flatMap { statement -> [SwiftExpression?] in
      switch statement.form {
      case .returned(let value): return [value]
      case .declaration: return []
      case .expression(let expression):
        switch expression.form {
        case .ifExpression, .switchExpression: return expression.parts.blocks.flatMap(\.returned)
        default: return []
        }
      default: return statement.parts.blocks.flatMap(\.returned)
      }
    }
  }
}
