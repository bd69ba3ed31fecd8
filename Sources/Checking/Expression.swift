package import LayoutGeometry
package import LayoutLanguage
package import LayoutText

/// Which expression of a program.
package struct ExpressionID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// An expression whose names have been looked up and whose types fit.
package enum Expression: Hashable, Sendable {
  /// A literal, or `Value.fault` for what has been reported.
  case constant(Value)
  /// The value of a `let` or a `param`.
  case binding(BindingID)
  /// The value of the entry of `Input.all`.
  case input(Int)
  /// A field of a record in a data file; a name for each dot.
  case member(ExpressionID, [String])
  /// The negative.
  case negated(ExpressionID)
  /// The inverted condition.
  case inverted(ExpressionID)
  /// Operands of one level of precedence, from left to right.
  case chain(ExpressionID, [ChainLink])
  /// A value of a data file, and what stands for it where the file has none or null.
  case fallback(ExpressionID, otherwise: ExpressionID)
  /// Pairs of a condition and a value, and the value where no condition holds.
  case choice([Choice], otherwise: ExpressionID)
  /// A call of the entry of `Function.all`; an argument that is left out is `nil`.
  case call(Int, [ExpressionID?])
  case list([ExpressionID])
  /// A number as a fraction of a container's length.
  case fraction(ExpressionID, of: Axis)
  /// A number as an estimate.
  case estimated(ExpressionID)
  /// A number as the least of a flexible spacing.
  case flexible(ExpressionID)
  case size(ExpressionID, ExpressionID)
  /// The value of the first case that holds the subject; `nil` where none has to.
  case match(ExpressionID, [MatchCase], otherwise: ExpressionID?)

  /// An operator and what stands behind it.
  package struct ChainLink: Hashable, Sendable {
    package let operation: Operation
    package let operand: ExpressionID
  }

  /// A condition and the value where it holds.
  package struct Choice: Hashable, Sendable {
    package let condition: ExpressionID
    package let value: ExpressionID
  }

  /// What a `case` holds, and the value where it does.
  package struct MatchCase: Hashable, Sendable {
    package let patterns: [Pattern]
    package let value: ExpressionID
  }

  /// One value, or the numbers between two bounds.
  package enum Pattern: Hashable, Sendable {
    case value(ExpressionID)
    case range(from: ExpressionID?, to: ExpressionID?, isClosed: Bool)
  }
}

/// An operation on two values.
package enum Operation: Hashable, Sendable, CaseIterable {
  case or, and
  case equal, unequal
  case less, atMost, greater, atLeast
  case plus, minus
  case times, divided, remainder
}

/// Which `let` or `param` of a program.
package struct BindingID: Hashable, Sendable {
  package let index: Int

  package init(_ index: Int) { self.index = index }
}

/// A value with a name: a `let`, or a `param` that is given from outside.
package struct Binding: Hashable, Sendable {
  package let name: String
  package let nameRange: TextRange
  /// The value, or what stands for it where a parameter is not given.
  package let value: ExpressionID
  package internal(set) var type: TypeInference
  /// What a parameter may be; `nil` for everything else.
  package let parameter: ParameterRange?
  package var origin = Origin.written

  /// Where its value comes from.
  package enum Origin: Hashable, Sendable {
    /// From its own line.
    case written
    /// From the `use` of the definition whose parameter it is, or from the parameter's default.
    case argument
    /// From the loop that it is the current value of.
    case turn
  }
}

/// What a parameter may be.
package struct ParameterRange: Hashable, Sendable {
  package let range: Expression.Pattern?
}

/// All that is known of an expression before it is evaluated.
package struct TypeInference: Hashable, Sendable {
  package var type: ValueType
  /// The words it may be, if it may be a word.
  package var enumeration: Enumeration?
  /// The inputs it reads, as indices of `Input.all`; one bit each.
  package var inputs: UInt32 = 0
  /// How many expressions deep its evaluation goes, bindings included.
  package var depth = 1
  /// How many values it has, those of lists in lists each counted.
  var size = 1
  /// How many lists stand in one another.
  var nesting = 0
  /// Whether it varies from one iteration of a loop to the next.
  package var readsTurn = false
  /// Whether it depends on a parameter of a definition, whose type is only known at its uses.
  package internal(set) var isOpen = false
  /// Whether its value is in a data file: of the type that its use requires.
  var isData = false
  /// What is known of the members, if it is a list: one entry for all of them, none if there are
  /// none.
  package internal(set) var members: [TypeInference] = []

  package init(_ type: ValueType) { self.type = type }

  /// What has been reported.
  package static let fault = TypeInference([])
  /// A value of a data file.
  static let ofData: TypeInference = {
    var inference = TypeInference(.data)
    inference.isData = true
    return inference
  }()
}
