/// A file that shows when a rule applies.
package struct LintExample: ExpressibleByStringLiteral, Sendable {
  package private(set) var source: String
  /// The major version of the oldest iOS that it has to run on; `nil` when there is no such limit.
  package private(set) var target: Int?

  package init(stringLiteral source: String) { self.source = source }

  /// A layout of one section with `statements`, a line each.
  static func section(_ statements: String...) -> LintExample {
    inside("layout page { section all {", statements)
  }

  /// `opening` with `statements`, a line each, and as many closing braces as it opens.
  static func inside(_ opening: String, _ statements: String...) -> LintExample {
    inside(opening, statements)
  }

  private static func inside(_ opening: String, _ statements: [String]) -> LintExample {
    let lines = statements.map { "\n    " + $0 }.joined()
    let braces = Array(repeating: "}", count: opening.count { $0 == "{" }).joined(separator: " ")
    return LintExample(stringLiteral: "\(opening)\(lines)\n\(braces)")
  }

  /// The same with `lines` behind it.
  func followed(by lines: String...) -> LintExample {
    var copy = self
    copy.source = ([source] + lines).joined(separator: "\n")
    return copy
  }

  /// The same for a file that has to run on iOS `target`.
  func targeting(_ target: Int) -> LintExample {
    var copy = self
    copy.target = target
    return copy
  }
}
