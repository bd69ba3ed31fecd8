package import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A size without spaces around its `x`.
  static func gluedSize(_ text: String, at range: TextRange, edit: Edit) -> Diagnostic {
    Diagnostic(
      Code(.error, "L039", "glued-size"), "`\(text)` needs spaces around its `x`", at: range,
      label: "written in one"
    ).helping("put a space on either side of `x`", fix: Fix(.safe, [edit]))
  }

  /// A size that stands behind `split`, `repeat` or `as`.
  static func sizeBehindClause(_ size: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      Code(.error, "L090", "size-behind-clause"), "the size `\(size)` stands too far behind",
      at: range, label: "belongs before the words"
    ).noting("`split`, `repeat` and `as` come last in a header")
      .helping("write the size before them", fix: fix)
  }

  /// A size with one side only.
  static func incompleteSize(
    _ text: String, lacking side: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .incompleteSize, "the size `\(text)` has no \(side)", at: range,
      label: "only one side"
    ).helping("a size is written `\(text) x 44`; a property, `name: \(text)`")
  }

  /// A size made of a calculation that needs parentheses.
  ///
  /// - Parameter isExact: Whether it is one that can be reckoned.
  static func sizeOfSum(_ text: String, at range: TextRange, isExact: Bool) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L041", "size-of-calculation"), "a calculation in a size needs parentheses",
      at: range, label: "one side of the size")
    guard isExact else {
      return diagnostic.noting("a fraction can be multiplied and divided, but has no points yet")
        .helping("take points off with `insets`, or reckon with `(container.width - 8)`")
    }
    let (start, end) = (range.lowerBound, range.upperBound)
    let edits = [Edit(replace: start..<start, with: "("), Edit(replace: end..<end, with: ")")]
    return diagnostic.helping("write `(\(text.shortened))`", fix: Fix(.safe, edits))
  }

  /// A side of a size with a minus before it.
  ///
  /// - Source: `uikit.md` 1.5.
  static func negativeLength(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .negativeLength, "the length `\(text)` has to be more than 0",
      at: range, label: "less than 0"
    ).noting("UIKit logs “Invalid dimension, must be > 0” here")
      .helping("to let things overlap, set a negative `spacing` or `edgeSpacing`")
  }

  /// A ratio of two numbers that does not say of which side it is.
  static func bareRatio(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L049", "bare-ratio"), "`\(text)` does not say of what", at: range,
      label: "of the width or height?"
    ).helping(
      "of the container's width it is `\(text)w`",
      fix: Fix(.display, [Edit(replace: range, with: text + "w")])
    ).helping(
      "of the container's height it is `\(text)h`",
      fix: Fix(.display, [Edit(replace: range, with: text + "h")]))
  }

  /// Something else than `x` between the sides of a size.
  ///
  /// - Parameter sign: What stands there; empty: nothing.
  static func wrongCross(_ sign: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      .wrongCross,
      sign.isEmpty
        ? "no `x` stands between width and height" : "`\(sign)` stands where a size has its `x`",
      at: range, label: sign.isEmpty ? "`x` is missing" : "`x` belongs here"
    ).helping("write ` x ` between the two sides", fix: .replacing(hole, with: " x "))
  }

  /// A size in parentheses or brackets.
  static func bracketedSize(at range: TextRange, _ edits: [Edit]) -> Diagnostic {
    Diagnostic(
      Code(.error, "L058", "bracketed-size"), "a size is written without brackets around it",
      at: range, label: "brackets not needed"
    ).helping("write ` x ` between the two sides alone", fix: Fix(.safe, edits))
  }

  /// Sides of a size with their names before them.
  static func labelledSize(_ label: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L051", "labelled-size"), "a size is written without `\(label):`", at: range,
      label: "no labels in a size"
    ).noting("the width stands first, then `x` and the height")
      .helping("write the two sides alone, as in `1w x 44`")
  }

  /// Properties between a header and its block, or without one.
  static func looseProperty(_ name: String, at range: TextRange, fix: Fix?) -> Diagnostic {
    Diagnostic(
      .looseProperty, "`\(name)` stands outside of the braces", at: range,
      label: "belongs into `{ }`"
    ).noting("what follows a header's size and clauses is the block in braces")
      .helping("put it into `{ }` behind the header", fix: fix)
  }
}

extension Diagnostic.Code {
  /// A property between a header and its block.
  package static let looseProperty = Self(.error, "L052", "loose-property")
  /// A size of one side.
  package static let incompleteSize = Self(.error, "L040", "incomplete-size")
  /// A side of a size that is less than 0.
  package static let negativeLength = Self(.error, "L048", "negative-length")
  /// Something else than `x` between the sides of a size.
  package static let wrongCross = Self(.error, "L050", "wrong-cross")
}
