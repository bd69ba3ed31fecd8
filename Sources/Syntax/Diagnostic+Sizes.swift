internal import LayoutDiagnostics
internal import LayoutText

extension Diagnostic {
  /// A size without spaces around its `x`.
  static func gluedSize(_ text: String, at range: TextRange, edit: Edit) -> Diagnostic {
    Diagnostic(
      .gluedSize, "expected spaces around `x` in `\(text)`", at: range, label: "missing spaces"
    ).helping("add a space on both sides of `x`", fix: Fix(.safe, [edit]))
  }

  /// A size that stands behind `split`, `repeat` or `as`.
  static func sizeBehindClause(_ size: String, at range: TextRange, fix: Fix) -> Diagnostic {
    Diagnostic(
      .sizeAfterClause, "size `\(size)` must come before the clauses", at: range,
      label: "unexpected size"
    ).noting("`split`, `repeat` and `as` come last in a header").helping(
      "move the size before them", fix: fix)
  }

  /// A size with one side only.
  static func incompleteSize(_ text: String, lacking side: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .incompleteSize, "size `\(text)` is missing its \(side)", at: range, label: "one side only"
    ).helping("write a size as `\(text) x 44`, or a property as `name: \(text)`")
  }

  /// A size that a call makes; what to write depends on its arguments.
  static func calledSize(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .calledSize, "expected a size `width x height`, found a call", at: range,
      label: "Swift syntax")
  }

  /// A number behind a word; what to write depends on that.
  static func wordBeforeNumber(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unexpectedText, "expected a length, found `\(text.shortened)`", at: range,
      label: "unexpected word")
  }

  /// A size made of a calculation that needs parentheses.
  ///
  /// - Parameter isExact: Whether it can be evaluated.
  static func sizeOfSum(_ text: String, at range: TextRange, isExact: Bool) -> Diagnostic {
    let diagnostic = Diagnostic(
      .sizeOfCalculation, "expression in a size must be in parentheses", at: range,
      label: "missing parentheses")
    guard isExact else {
      return diagnostic.noting("points cannot be added to a fraction").helping(
        "subtract points with `insets`, or compute `(container.width - 8)`")
    }
    return diagnostic.helping("write `(\(text.shortened))`", fix: .parenthesizing(range))
  }

  /// A side of a size with a minus before it.
  ///
  /// - Source: `uikit.md` 1.5.
  static func negativeLength(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .negativeLength, "length must be greater than 0, got `\(text)`", at: range,
      label: "negative length"
    ).noting("UIKit logs “Invalid dimension, must be > 0” here").helping(
      "to overlap elements, set a negative `spacing` or `edgeSpacing`")
  }

  /// A fraction whose denominator is a name with the unit behind it, as in `1/nw`.
  static func shareByName(_ text: String, at range: TextRange) -> Diagnostic {
    let share = "(\(text.dropLast()))\(text.suffix(1))"
    return Diagnostic(
      .sizeOfCalculation, "expression in a size must be in parentheses", at: range,
      label: "missing parentheses"
    ).helping("write `\(share.shortened)`", fix: .replacing(range, with: share))
  }

  /// A ratio of two numbers that does not say of which side it is.
  static func bareRatio(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.bareRatio, "ratio `\(text)` has no base", at: range, label: "width or height?")
      .helping(
        "for a fraction of the container's width, write `\(text)w`",
        fix: Fix(.display, [Edit(replace: range, with: text + "w")])
      ).helping(
        "for a fraction of the container's height, write `\(text)h`",
        fix: Fix(.display, [Edit(replace: range, with: text + "h")]))
  }

  /// Something else than `x` between the sides of a size.
  ///
  /// - Parameter sign: What stands there; empty: nothing.
  static func wrongCross(_ sign: String, at range: TextRange, hole: TextRange) -> Diagnostic {
    Diagnostic(
      .wrongSizeSeparator,
      sign.isEmpty
        ? "expected `x` between width and height" : "expected `x` in a size, found `\(sign)`",
      at: range, label: sign.isEmpty ? "missing `x`" : "expected `x`"
    ).helping("write ` x ` between width and height", fix: .replacing(hole, with: " x "))
  }

  /// A size in parentheses or brackets.
  static func bracketedSize(at range: TextRange, _ edits: [Edit]) -> Diagnostic {
    Diagnostic(
      .bracketedSize, "unexpected brackets around a size", at: range, label: "remove the brackets"
    ).helping("write width and height with ` x ` between them", fix: Fix(.safe, edits))
  }

  /// Sides of a size with their names before them.
  static func labelledSize(_ label: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .labelledSize, "unexpected label `\(label):` in a size", at: range, label: "unexpected label"
    ).noting("a size is the width, then `x`, then the height").helping(
      "remove the labels: `1w x 44`")
  }

  /// Properties between a header and its block, or without one.
  static func looseProperty(_ name: String, at range: TextRange, fix: Fix?) -> Diagnostic {
    Diagnostic(
      .propertyOutsideBlock, "property `\(name)` must be inside the block", at: range,
      label: "outside of `{ }`"
    ).noting("after its size and clauses, a header is followed by its block").helping(
      "move it into `{ }` after the header", fix: fix)
  }
}
