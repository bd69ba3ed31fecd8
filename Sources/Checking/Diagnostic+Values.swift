internal import LayoutGeometry
package import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  package static func wrongType(
    _ subject: String, takes: ValueType, found: ValueType, at range: TextRange
  ) -> Diagnostic {
    let quoted = subject.contains(" ") ? subject : "`\(subject)`"
    var diagnostic = Diagnostic(
      .wrongType, "\(quoted) cannot be \(found.name)", at: range, label: "\(found.name)"
    ).noting("expected \(takes.phrase), found \(found.phrase)")
    if found == .flexible {
      diagnostic = diagnostic.noting("`>=` is only for the spacing of groups and edge spacings")
    } else if takes == .track {
      diagnostic = diagnostic.helping("write one value per track: `flexible(min: 10), fixed(80)`")
    } else if found == .estimated, takes.contains(.number) {
      diagnostic = diagnostic.helping("remove `~`")
    } else if found == .fraction, takes.contains(.number) {
      diagnostic = diagnostic.noting("fractions are only for sizes and badge offsets").helping(
        "compute points from `container.width`")
    }
    return diagnostic
  }

  /// With what a property of this form takes, or what it calls `text`.
  func exemplifying(_ form: ValueForm, of subject: String, for text: String, at range: TextRange)
    -> Diagnostic
  {
    guard helps.isEmpty else { return self }
    if let words = form.enumeration?.words, form.type == .word {
      let bare = text.filter { $0 != "\"" }
      if let word = form.foreign.words[bare] ?? words.first(where: { $0 == bare }) {
        return helping("write `\(word)`", fix: .replacing(range, with: word))
      }
      return words.count > mostWordsListed
        ? helping("for example: `\(subject): \(words[0])`")
        : helping("valid values are \(listing(words, joinedBy: "and"))")
    }
    guard form.type.contains(.size), let example = form.suggestions.first else { return self }
    return helping("for example: `\(subject): \(example)`")
  }

  static func wrongOperand(of sign: String, takes: ValueType, found: ValueType, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .wrongOperand, "`\(sign)` expects \(takes.phrase), found \(found.phrase)", at: range,
      label: "\(found.name)")
  }

  static func bareFraction(_ text: String, _ number: Number, at range: TextRange) -> Diagnostic {
    let isName = text.first?.isNumber == false && !text.hasPrefix("(")
    let isCompound = isName || text.contains("/") && !text.hasPrefix("(")
    let base = isCompound ? "(\(text))" : text
    return Diagnostic(
      .bareFraction, "size `\(text)` has no unit", at: range, label: "parsed as points"
    ).noting("plain numbers are points; a fraction needs the unit `w` or `h`").helping(
      "for a fraction of the container, write `\(base)h` (height) or `\(base)w` (width)"
    ).helping(
      "for less than a point, write "
        + (isName ? "the number with its unit: `0.5pt`" : "`\(text)pt`"))
  }

  static func bareOne(at range: TextRange) -> Diagnostic {
    Diagnostic(.bareOne, "`1` means one point", at: range, label: "one point").noting(
      "the whole width is `1w`, the whole height `1h`")
  }

  static func misfittingOperands(
    _ sign: String, _ types: (ValueType, ValueType), _ operation: Operation, at range: TextRange
  ) -> Diagnostic {
    // A value that may be of many types is hardly the wrong one.
    let known = [types.0, types.1].filter { $0.rawValue.nonzeroBitCount <= 2 }.map(\.name)
    let subjects = known.isEmpty ? "these values" : known.joined(separator: " and ")
    let diagnostic = Diagnostic(
      .mismatchedOperands, "`\(sign)` cannot be applied to \(subjects)", at: range,
      label: "mismatched operands")
    if types == (.word, .word) {
      return diagnostic.noting("these words have no order or belong to different enumerations")
    }
    guard types.0.union(types.1).contains(.fraction) else { return diagnostic }
    guard [.plus, .minus, .times, .divided, .remainder].contains(operation) else {
      return diagnostic.noting("a fraction is a share of its container, not a number of points")
    }
    return diagnostic.noting("a fraction can be multiplied and divided, but not added to points")
      .helping("subtract points with insets: `insets: trailing 8`").helping(
        "or compute in points: `container.width - 8`")
  }

  static func conditionIsNoTruth(type: ValueType, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .nonBooleanCondition, "condition must be `true` or `false`", at: range, label: "\(type.name)"
    ).helping("write a comparison: `container.width >= 700`")
  }

  static func aspectTwice(at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(
      .duplicateAspect, "width and height cannot both be `aspect`", at: range,
      label: "second `aspect`"
    ).pointing(at: first, "first `aspect`").helping("write one side in points or as a fraction")
  }

  static func aspectOfEstimate(at range: TextRange, other: TextRange) -> Diagnostic {
    Diagnostic(
      .aspectOfEstimate, "`aspect` cannot depend on an estimated length", at: range,
      label: "needs a known length"
    ).pointing(at: other, "estimated").helping("write the other side in points or as a fraction")
  }

  static func strayValue(of property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unlabelledValue, "`\(property)` has a value without an edge", at: range,
      label: "missing edge"
    ).noting("a value without a label is only valid alone, for all edges").helping(
      "add its edge, or `all`, before it")
  }

  static func wrongCount(_ property: String, count: Int, takes form: ValueForm, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(
      .wrongCount, "`\(property)` takes \(form.name)", at: range,
      label: "found \(count.counting("value"))"
    ).helping(
      form.suggestions.first.map { "for example: `\(property): \($0)`" } ?? "label the values")
  }

  static func unknownWord(_ word: String, meant: Meanings, at range: TextRange) -> Diagnostic {
    Diagnostic(.unknownWord, "unknown word `\(word)`", at: range, label: "not a valid value")
      .suggesting(meant, upTo: mostWordsListed, at: range)
  }

  static func emptyRange(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.emptyRange, "range `\(text)` is empty", at: range, label: "upper bound is smaller")
      .helping("write the smaller bound first")
  }

  static func parameterOutOfRange(_ name: String, number: Number, at range: TextRange) -> Diagnostic
  {
    Diagnostic(
      .parameterOutOfRange, "default of `\(name)` is out of range", at: range, label: "out of range"
    )
  }

  static func overlappingCases(_ text: String, at range: TextRange, first: TextRange) -> Diagnostic
  {
    Diagnostic(
      .overlappingCases, "case `\(text)` overlaps an earlier case", at: range,
      label: "partly unreachable"
    ).pointing(at: first, "overlapping case")
  }

  static func ambiguousEdges(_ values: [String], of property: String, at range: TextRange)
    -> Diagnostic
  {
    let count = [2: "two", 3: "three", 4: "four"][values.count] ?? "several"
    let diagnostic = Diagnostic(
      .insetsOrder, "\(count) unlabelled \(property) are ambiguous", at: range,
      label: "missing edge labels")
    guard values.count == 4 else {
      return diagnostic.helping("label the edges: `\(property): horizontal 16, vertical 8`")
    }
    let edges = zip(["top", "leading", "bottom", "trailing"], values).map { "\($0) \($1)" }.joined(
      separator: ", ")
    return diagnostic.noting(
      "UIKit's order is top, leading, bottom, trailing; CSS's is top, right, bottom, left"
    ).helping(
      "in UIKit's order, this is `\(property): \(edges)`",
      fix: Fix(.display, [Edit(replace: range, with: edges)]))
  }

  static func uncoveredCases(_ what: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .nonExhaustiveSwitch, "`switch` must be exhaustive: no case for \(what)", at: range,
      label: "missing case"
    ).helping("add a case for it, or a `default`")
  }

  static func numberTooLarge(at range: TextRange) -> Diagnostic {
    Diagnostic(.numberTooLarge, "number is too large", at: range, label: "greater than 1.8e308")
      .noting("the greatest length or count is 1000000000")
  }

  static func foreignSize(_ name: String, meant: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .foreignSize, "unknown size `\(name)`: use `\(meant)`", at: range, label: "UIKit's name"
    ).helping("write `\(meant)`", fix: .replacing(range, with: meant))
  }

  static func bindingTooDeep(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .bindingDepthLimit, "value depends on more than \(limit) others", at: range, label: "too deep"
    )
  }

  static func listTooLong(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(.listLimit, "list exceeds \(limit) values", at: range, label: "too many values")
      .helping("move the values to a data file")
  }

  package static func divisionByZero(at range: TextRange) -> Diagnostic {
    Diagnostic(.divisionByZero, "division by zero", at: range, label: "divisor is 0").helping(
      "keep the divisor above 0: `max(1, …)`")
  }
}
