internal import LayoutText

/// A token of Swift: a run of bytes that its grammar treats as one.
///
/// Spaces and comments are no tokens. A string literal is one token with all that is interpolated in
/// it; `SwiftStringLiteral` takes it apart.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// An identifier or a keyword; between backticks always an identifier.
    case word, quotedWord
    /// `$0`, `$binding`.
    case dollarWord
    case integer, floatingPoint, string, regex
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    case comma, colon, semicolon, dot, at, backslash
    /// `#available`, `#selector`, `#if`, `#Preview` …, the word included.
    case pound
    /// One or more operator characters, among them `=`, `->`, `?` and `!`.
    case operatorSign
    /// Bytes that mean nothing, such as a conflict marker's or an unterminated literal's.
    case unknown
    case end
  }

  /// What stands around a token.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line end stands before it.
    package static let leadsLine = Traits(rawValue: 1)
    /// A space, a comment, an opening bracket or a separator stands directly before it.
    package static let isFreeBefore = Traits(rawValue: 2)
    /// A space, a comment, a closing bracket or a separator stands directly behind it.
    package static let isFreeBehind = Traits(rawValue: 4)
  }

  package let kind: Kind
  package let traits: Traits
  private let start: UInt32
  private let length: UInt32

  package init(_ kind: Kind, _ range: Range<Int>, _ traits: Traits = []) {
    (self.kind, self.traits) = (kind, traits)
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    length = UInt32(truncatingIfNeeded: range.count)
  }

  /// Its bytes, counted from the start of the file.
  package var bytes: Range<Int> { Int(start)..<Int(start) + Int(length) }
  package var leadsLine: Bool { traits.contains(.leadsLine) }

  /// Whether it stands as an operator between two operands by its spaces.
  ///
  /// - Source: The Swift Programming Language, Lexical Structure, Operators.
  package var isInfix: Bool {
    traits.contains(.isFreeBefore) == traits.contains(.isFreeBehind)
  }
  /// Whether it stands as an operator in front of its operand.
  package var isPrefix: Bool {
    traits.contains(.isFreeBefore) && !traits.contains(.isFreeBehind)
  }
}
