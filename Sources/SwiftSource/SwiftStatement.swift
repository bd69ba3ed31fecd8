package import LayoutText
internal import Synchronization

/// A statement of Swift with its place.
package struct SwiftStatement: Sendable {
  package let range: TextRange
  package let form: Form

  package init(_ form: Form, at range: TextRange) { (self.form, self.range) = (form, range) }

  /// What stands there.
  package indirect enum Form: Sendable {
    case expression(SwiftExpression)
    case declaration(SwiftDeclaration)
    case returned(SwiftExpression?)
    case thrown(SwiftExpression)
    case conditional(SwiftIf)
    case guarded([SwiftCondition], otherwise: SwiftBlock)
    case switched(SwiftSwitch)
    case forLoop(SwiftForLoop)
    case whileLoop([SwiftCondition], SwiftBlock)
    case repeatLoop(SwiftBlock, until: SwiftExpression)
    /// `do`, and its `catch` clauses.
    case block(SwiftBlock, handlers: [SwiftHandler])
    case deferred(SwiftBlock)
    /// `break` and `continue` with the label of the statement that they mean.
    case broken(String?)
    case continued(String?)
    case fellThrough
    /// A statement with the label in front of it.
    case labelled(String, SwiftStatement)
    /// Syntax that is not read.
    case unread
  }
}

/// `if … { } else …`.
package struct SwiftIf: Sendable {
  package let conditions: [SwiftCondition]
  package let body: SwiftBlock
  /// What stands behind `else`: a block, or a single statement that is an `if`.
  package let otherwise: SwiftBlock?
}

/// One of the conditions of `if`, `guard` and `while`, which are separated by commas.
package enum SwiftCondition: Sendable {
  case expression(SwiftExpression)
  /// `let name = value`, or `let name`, which unwraps the value of that name.
  case binding(SwiftPattern, SwiftExpression?)
  case matching(SwiftPattern, SwiftExpression)
}

/// `switch subject { cases }`.
package struct SwiftSwitch: Sendable {
  package let subject: SwiftExpression
  package let cases: [SwiftCase]
}

/// A case of a `switch` with its body.
package struct SwiftCase: Sendable {
  package let range: TextRange
  /// What it matches; nothing for `default`.
  package let patterns: [SwiftCasePattern]
  package let isDefault: Bool
  package let body: SwiftBlock
}

/// A pattern of a case with what stands behind its `where`.
package struct SwiftCasePattern: Sendable {
  package let pattern: SwiftPattern
  package let condition: SwiftExpression?
}

/// `for pattern in sequence where condition { body }`.
package struct SwiftForLoop: Sendable {
  package let pattern: SwiftPattern
  package let sequence: SwiftExpression
  package let condition: SwiftExpression?
  package let body: SwiftBlock
}

/// What a value is taken apart by.
package struct SwiftPattern: Sendable {
  package let range: TextRange
  package let form: Form

  package init(_ form: Form, at range: TextRange) { (self.form, self.range) = (form, range) }

  package indirect enum Form: Sendable {
    case wildcard
    /// A name that is bound here.
    case name(String)
    case tuple([Element])
    /// `.case(a, b)`, with the payload's patterns; without parentheses it has none.
    case enumCase(String, [Element])
    case optional(SwiftPattern)
    /// `is Type`, `pattern as Type`.
    case type(SwiftPattern?, SwiftType)
    /// A value that is compared.
    case expression(SwiftExpression)
  }

  /// A part of a tuple or payload.
  package struct Element: Sendable {
    package let label: String?
    package let pattern: SwiftPattern
  }
}

/// Statements between braces, which are parsed on demand.
package struct SwiftBlock: Sendable {
  package let range: TextRange
  /// What stands between its braces.
  let tokensInside: ArraySlice<SwiftToken>
  private let source: SourceText
  /// How many blocks are around it.
  private let depth: Int
  private let read = ReadStatements()

  init(_ tokens: ArraySlice<SwiftToken>, of source: SourceText, at range: TextRange, depth: Int) {
    (tokensInside, self.source, self.range, self.depth) = (tokens, source, range, depth)
  }

  /// Whether one of its tokens is `word`.
  package func mentions(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    return tokensInside.contains { source.bytes[$0.bytes].elementsEqual(bytes) }
  }

  /// Whether one of its words is one of `names`.
  package func mentions(anyOf names: Set<String>) -> Bool {
    tokensInside.contains {
      $0.kind == .word && names.contains(String(decoding: source.bytes[$0.bytes], as: UTF8.self))
    }
  }

  /// Whether a method of a variable is called in it.
  package func callsMethod(of variable: String) -> Bool {
    let bytes = Array(variable.utf8)
    return tokensInside.indices.dropLast(3).contains { index in
      source.bytes[tokensInside[index].bytes].elementsEqual(bytes)
        && tokensInside[index + 1].kind == .dot && tokensInside[index + 2].kind == .word
        && tokensInside[index + 3].kind == .leftParenthesis
    }
  }

  /// Whether a variable is an argument of a call in it, but for calls of initialisers.
  package func passes(_ variable: String) -> Bool {
    let (bytes, tokens) = (Array(variable.utf8), Array(tokensInside))
    return tokens.indices.contains { index in
      guard index > 0, index + 1 < tokens.count,
        source.bytes[tokens[index].bytes].elementsEqual(bytes),
        [.comma, .rightParenthesis].contains(tokens[index + 1].kind)
      else { return false }
      var (place, level) = (index - 1, 0)
      guard [.leftParenthesis, .comma, .colon].contains(tokens[place].kind) else { return false }
      while place > 0, level > 0 || tokens[place].kind != .leftParenthesis {
        switch tokens[place].kind {
        case .rightParenthesis, .rightBracket, .rightBrace: level += 1
        case .leftParenthesis, .leftBracket, .leftBrace: level -= 1
        default: break
        }
        if level < 0 { return false }
        place -= 1
      }
      guard place > 0, [.word, .dollarWord].contains(tokens[place - 1].kind) else { return false }
      let callee = String(decoding: source.bytes[tokens[place - 1].bytes], as: UTF8.self)
      return callee != "init" && callee.first?.isUppercase == false
    }
  }

  /// Where variables are changed in it.
  package var changes: SwiftChanges { SwiftChanges(in: Array(tokensInside), of: source) }

  /// The statements, read when they are first asked for: a loop runs them often.
  ///
  /// - Complexity: O(*n*) in the tokens of the block, those of blocks in it counted once.
  package var statements: [SwiftStatement] {
    read.statements.withLock { known in
      if let known { return known }
      var parser = SwiftParser(tokensInside, of: source, depth: depth)
      let statements = parser.statements()
      known = statements
      return statements
    }
  }
}

/// The statements of a block, once they have been read.
private final class ReadStatements: Sendable {
  let statements = Mutex<[SwiftStatement]?>(nil)
}

/// A `catch` clause.
package struct SwiftHandler: Sendable {
  package let body: SwiftBlock
  /// Whether it is for some errors only: those of a pattern or a type.
  package let isConditional: Bool
}
