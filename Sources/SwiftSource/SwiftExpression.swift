package import LayoutText

/// An expression of Swift with its place.
package struct SwiftExpression: Sendable {
  package let range: TextRange
  package let form: Form

  package init(_ form: Form, at range: TextRange) { (self.form, self.range) = (form, range) }

  /// What stands there.
  package indirect enum Form: Sendable {
    /// A number as it is written, underscores included.
    case integer(String), floatingPoint(String)
    case string(SwiftStringLiteral)
    case boolean(Bool)
    case nilLiteral
    /// A word: a name, `self`, `Self`, `super` or `$0`; with what stands in angle brackets behind it.
    case name(String, generics: TextRange?)
    /// `.absolute`.
    case implicitMember(String)
    /// `base.name`; of a tuple the number of its element. `nameRange` is that of the word alone.
    case member(SwiftExpression, String, nameRange: TextRange)
    /// A call; closures behind the parentheses are its last arguments.
    case call(SwiftExpression, [SwiftArgument])
    case subscripted(SwiftExpression, [SwiftArgument])
    /// `base?`, the rest of the chain around it.
    case optionalChain(SwiftExpression)
    case forced(SwiftExpression)
    /// `try? value`.
    case tried(SwiftExpression)
    case prefix(String, SwiftExpression)
    case postfix(SwiftExpression, String)
    case binary(String, SwiftExpression, SwiftExpression)
    case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
    /// `target = value` or `target += value`, by its sign.
    case assignment(SwiftExpression, String, SwiftExpression)
    case cast(SwiftExpression, SwiftCast, SwiftType)
    case closure(SwiftClosure)
    case array([SwiftExpression])
    case dictionary([SwiftEntry])
    /// One without a label is what stands in parentheses.
    case tuple([SwiftArgument])
    /// `\.name`, as it is written.
    case keyPath(String)
    case ifExpression(SwiftIf)
    case switchExpression(SwiftSwitch)
    /// `#available(…)`, `#selector(…)`, `#colorLiteral(…)` by the word behind the sign.
    case pound(String, [SwiftArgument])
    /// Syntax that is not read.
    case unread
  }
}

/// How a cast is written.
package enum SwiftCast: String, Sendable {
  case checks = "is"
  case converts = "as"
  case triesTo = "as?"
  case forces = "as!"
}

/// A value with its label in a call, a subscript, a tuple or an attribute.
package struct SwiftArgument: Sendable {
  package var label: String?
  package let value: SwiftExpression
  /// Whether it is a closure behind the parentheses.
  package var isTrailing = false

  package init(label: String?, value: SwiftExpression, isTrailing: Bool = false) {
    (self.label, self.value, self.isTrailing) = (label, value, isTrailing)
  }
}

/// A key with its value in a dictionary.
package struct SwiftEntry: Sendable {
  package let key: SwiftExpression
  package let value: SwiftExpression
}

/// `{ [captures] parameters in body }`.
package struct SwiftClosure: Sendable {
  /// The names that stand in the capture list.
  package let captures: [SwiftArgument]
  /// The names of its parameters; `nil` where it has none written and may use `$0`.
  package let parameters: [String]?
  /// Its type where some of it is written, with `_` for what is not.
  package let type: String?
  package let body: SwiftBlock

  package init(
    captures: [SwiftArgument] = [], parameters: [String]?, type: String? = nil, body: SwiftBlock
  ) {
    (self.captures, self.parameters, self.type, self.body) = (captures, parameters, type, body)
  }
}

/// Swift's text for a type, which is read as balanced tokens.
package struct SwiftType: Sendable {
  package let range: TextRange
  /// The text without spaces and comments, one space between words; `A?` for `Optional<A>`.
  package let text: String

  package init(range: TextRange = 0..<0, text: String) {
    (self.range, self.text) = (range, text.optionalArgument.map { $0 + "?" } ?? text)
  }

  /// The type without `?`, `!`, `any`, `some`, generics and what it is a member of: `Layout` of
  /// `any UI.Layout<A>?`.
  package var name: String {
    let words = text.withoutTypeMarks
    return words.isBracketed ? String(words) : words.withoutGenerics.lastName
  }

  package var isOptional: Bool { text.hasSuffix("?") || text.hasSuffix("!") }
}

extension String {
  /// `A` of `Optional<A>`.
  fileprivate var optionalArgument: String? {
    let name = "Optional<"
    guard hasPrefix(name), last == ">", !holds("->") else { return nil }
    let argument = dropFirst(name.count).dropLast()
    var level = 0
    for byte in argument.utf8 {
      if byte == UInt8(ascii: "<") { level += 1 }
      if byte == UInt8(ascii: ">") { level -= 1 }
      if level < 0 { return nil }
    }
    return String(argument)
  }

  /// A type without `?`, `!` and the words before it: `UI.Layout<A>` of `any UI.Layout<A>?`.
  package var withoutTypeMarks: Substring {
    var type = self[...]
    while let last = type.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      type = type.dropLast()
    }
    guard type.firstIndex(ofByte: UInt8(ascii: " ")) != nil else { return type }
    for word in ["inout ", "any ", "some ", "@escaping ", "@MainActor "] where type.hasPrefix(word)
    {
      type = type.dropFirst(word.count)
    }
    return type
  }
}

extension Substring {
  /// Whether it is the type of a list, a dictionary, a tuple or a function.
  package var isBracketed: Bool {
    utf8.first == UInt8(ascii: "[") || utf8.first == UInt8(ascii: "(")
  }

  /// A type without what it is generic over: `UI.Layout` of `UI.Layout<A>`.
  package var withoutGenerics: String {
    String(self[..<(firstIndex(ofByte: UInt8(ascii: "<")) ?? endIndex)])
  }
}
