package import LayoutText

/// A declaration of Swift with its place.
package struct SwiftDeclaration: Sendable {
  /// All of it, attributes and modifiers included.
  package let range: TextRange
  package let attributes: [SwiftAttribute]
  /// `private`, `static`, `lazy` and the like, in their order.
  package let modifiers: [String]
  package let form: Form

  package enum Form: Sendable {
    /// The module that is imported.
    case imported(String)
    case type(SwiftTypeDeclaration)
    case function(SwiftFunction)
    case variable(SwiftVariable)
    case typeAlias(String, SwiftType)
    case enumCases([SwiftEnumCase])
    /// Operators, precedence groups, macros, `deinit` and syntax that is new.
    case unread
  }

  package var isStatic: Bool { modifiers.contains { $0 == "static" || $0 == "class" } }
}

/// `@name(arguments)`.
package struct SwiftAttribute: Sendable {
  package let name: String
  package let arguments: [SwiftArgument]
}

/// A struct, class, enumeration, actor, protocol or extension.
package struct SwiftTypeDeclaration: Sendable {
  package enum Keyword: String, Sendable, CaseIterable {
    case structure = "struct"
    case classType = "class"
    case enumeration = "enum"
    case actor = "actor"
    case protocolType = "protocol"
    case extended = "extension"
  }

  package let keyword: Keyword
  /// The name as it is written, with dots in an extension of a nested type; `Array`, `Dictionary` or
  /// `Optional` in an extension of a type that is written with brackets or `?`.
  package let name: String
  package let nameRange: TextRange
  /// What stands behind the colon: a superclass, protocols, the type of raw values.
  package let inherited: [SwiftType]
  /// What stands behind `where`, each with a space behind its colon: `Self: Equatable`.
  package let requirements: [String]
  package let members: [SwiftDeclaration]
}

/// A function, an initialiser or a subscript.
package struct SwiftFunction: Sendable {
  package enum Keyword: Sendable { case function, initializer, subscripted }

  package let keyword: Keyword
  /// The name; `init` or `subscript`.
  package let name: String
  package let nameRange: TextRange
  /// What stands between `<` and `>` behind the name, with these; else empty.
  package let generics: String
  package let parameters: [SwiftParameter]
  package let result: SwiftType?
  /// `nil` in a protocol.
  package let body: SwiftBlock?
  /// What a subscript runs where an element is set.
  package let setters: [SwiftSetter]

  /// The function that sets an element by the subscript.
  package func setting(by setter: SwiftSetter) -> SwiftFunction {
    SwiftFunction(
      keyword: .function, name: name, nameRange: nameRange, generics: generics,
      parameters: parameters, result: nil, body: setter.body, setters: [])
  }
}

/// A parameter of a function.
package struct SwiftParameter: Sendable {
  /// The label that callers write; `nil` for `_`.
  package let label: String?
  /// The name inside.
  package let name: String
  package let type: SwiftType
  package let standard: SwiftExpression?
  package let isVariadic: Bool
  package let attributes: [SwiftAttribute]
}

/// `let` or `var` with one or more names.
package struct SwiftVariable: Sendable {
  package let isConstant: Bool
  package let bindings: [SwiftBinding]
}

/// A name or pattern of a variable with what it is.
package struct SwiftBinding: Sendable {
  package let pattern: SwiftPattern
  package let type: SwiftType?
  package let value: SwiftExpression?
  /// What computes it; `nil` where it is stored.
  package let getter: SwiftBlock?
  /// What is run where it is set: `set`, `willSet` and `didSet`.
  package let setters: [SwiftSetter]
  /// The name, if it is one.
  package var name: String? { if case .name(let name) = pattern.form { name } else { nil } }
}

/// Code that a variable runs where it is set.
package struct SwiftSetter: Sendable {
  package enum Keyword: String, Sendable { case set, willSet, didSet }

  package let keyword: Keyword
  /// What the new value is called, or the old one in `didSet`.
  package let parameter: String
  package let body: SwiftBlock
}

/// A case of an enumeration.
package struct SwiftEnumCase: Sendable {
  package let name: String
  package let range: TextRange
  /// The types of what it carries; `nil` where it carries nothing.
  package let payload: [SwiftType?]?
  package let rawValue: SwiftExpression?
}
