/// Swift code that stands in a layout.
package struct PastedSwift: Hashable, Sendable {
  /// Where it stands: at the top of a file, or in the block of an element.
  package enum Place: Hashable, Sendable {
    case file, layout, section, group, contents
    /// Behind an element with this word, or in its block: a chain of modifiers.
    case modifiers(of: String)
    /// In front of a block: the call that makes its element.
    case call
  }

  package let code: String
  package let place: Place

  package init(_ code: String, in place: Place) { (self.code, self.place) = (code, place) }
}

/// What Swift code is in the words of layouts.
package struct SwiftTranslation: Hashable, Sendable {
  /// The statements that take the code's place, their lines without an indentation.
  package let statements: [String]
  /// The constants and parameters that they read, for the top of the file.
  package let declarations: [String]
  /// The names of those.
  package let names: [String]
  /// Whether nothing of the code was left open.
  package let isComplete: Bool

  package init(
    _ statements: [String], declaring declarations: [String], names: [String], isComplete: Bool
  ) {
    (self.statements, self.declarations) = (statements, declarations)
    (self.names, self.isComplete) = (names, isComplete)
  }
}

/// Translates Swift code; `nil` for code that makes nothing that fits into its place.
package typealias SwiftTranslator = @Sendable (PastedSwift) -> SwiftTranslation?
