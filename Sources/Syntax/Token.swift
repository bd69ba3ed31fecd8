package import LayoutText

/// A run of bytes that the grammar treats as one.
///
/// Tokens tile the file: each starts where the last one ended, so joining their text gives back
/// the source byte for byte. The last one is `.end`, which has no bytes.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    // What the grammar passes over.
    case space, newline, lineComment, docComment, blockComment, byteOrderMark
    // Words.
    case word
    case letWord, paramWord, defineWord, useWord, ifWord, elseWord, forWord, inWord, importWord
    case switchWord, caseWord, defaultWord, trueWord, falseWord, timesWord
    // Literals.
    case number, fraction, malformedNumber, string
    // Brackets.
    case leftBrace, rightBrace, leftParenthesis, rightParenthesis, leftBracket, rightBracket
    // Signs.
    case colon, comma, semicolon, dot, equals, question, coalesce, tilde, halfOpenRange, closedRange
    // Operators.
    case or, and, equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
    case plus, minus, star, slash, percent, not
    // Bytes that mean nothing here, and the place behind the last byte.
    case unknown, end
  }

  /// What is known of a token beside its kind.
  package struct Traits: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Trivia stands directly before it.
    package static let spaced = Traits(rawValue: 1)
    /// A line end stands between the last token that is not trivia and it.
    package static let leadsLine = Traits(rawValue: 2)
    /// It was written stuck to its neighbours, as the parts of `72x96` are.
    package static let stuck = Traits(rawValue: 4)
  }

  /// The macros of Swift that have blocks; a `#` stands before them.
  package static let macros = ["Preview", "Playground"]

  private let start: UInt32
  private let length: UInt32
  package let kind: Kind
  package let traits: Traits

  package init(_ kind: Kind, from start: Int, to end: Int, traits: Traits = []) {
    self.start = UInt32(truncatingIfNeeded: start)
    length = UInt32(truncatingIfNeeded: end &- start)
    self.kind = kind
    self.traits = traits
  }

  /// The first byte's offset in the file.
  package var offset: Int { Int(start) }
  /// The offset behind the last byte.
  package var end: Int { Int(start) &+ Int(length) }
  package var range: TextRange { offset..<end }

  /// Whether the grammar passes over it.
  package var isTrivia: Bool { kind.isTrivia }
  /// Whether trivia or nothing stands directly before it.
  package var isSpaced: Bool { traits.contains(.spaced) }
  /// Whether it is the first on its line that is not trivia.
  package var leadsLine: Bool { traits.contains(.leadsLine) }
}

extension Token.Kind {
  package var isTrivia: Bool { rawValue <= Token.Kind.byteOrderMark.rawValue }
  /// Whether it is a word that no author may give to a thing.
  package var isReserved: Bool {
    rawValue > Token.Kind.word.rawValue && rawValue <= Token.Kind.timesWord.rawValue
  }
  /// Its reserved word; empty where there is none.
  package var reservedWord: StaticString {
    switch self {
    case .letWord: "let"
    case .paramWord: "param"
    case .defineWord: "define"
    case .useWord: "use"
    case .ifWord: "if"
    case .elseWord: "else"
    case .forWord: "for"
    case .inWord: "in"
    case .importWord: "import"
    case .switchWord: "switch"
    case .caseWord: "case"
    case .defaultWord: "default"
    case .trueWord: "true"
    case .falseWord: "false"
    case .timesWord: "x"
    default: ""
    }
  }
  /// Whether it is a word, a reserved one too.
  package var isWord: Bool { self == .word || isReserved }
}
