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
      .wrongType, "\(quoted) cannot be \(found.name)", at: range,
      label: "\(found.name) here"
    ).noting("expected \(takes.phrase), found \(found.phrase)")
    if found == .flexible {
      diagnostic = diagnostic.noting("`>=` makes a gap grow: it is for `spacing` and edge spacings")
    } else if takes == .track {
      diagnostic = diagnostic.helping("write one for each, as in `flexible(min: 10), fixed(80)`")
    } else if found == .estimated, takes.contains(.number) {
      diagnostic = diagnostic.helping("write the length alone, without `~`")
    } else if found == .fraction, takes.contains(.number) {
      diagnostic = diagnostic.noting("fractions are for sizes and for the offsets of badges")
        .helping("reckon with `container.width` to get points")
    }
    return diagnostic
  }

  /// With what a property of this form takes, or what it calls `text`.
  func exemplifying(
    _ form: ValueForm, of subject: String, for text: String, at range: TextRange
  ) -> Diagnostic {
    guard helps.isEmpty else { return self }
    if let words = form.enumeration?.words, form.type == .word {
      let bare = text.filter { $0 != "\"" }
      if let word = form.foreign.words[bare] ?? words.first(where: { $0 == bare }) {
        return helping("write `\(word)`", fix: .replacing(range, with: word))
      }
      return words.count > mostWordsListed
        ? helping("as in `\(subject): \(words[0])`")
        : helping("there is \(listing(words, joinedBy: "and"))")
    }
    guard form.type.contains(.size), let example = form.suggestions.first else { return self }
    return helping("as in `\(subject): \(example)`")
  }

  static func wrongOperand(
    of sign: String, takes: ValueType, found: ValueType, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L202", "wrong-operand"), "`\(sign)` takes \(takes.phrase)", at: range,
      label: "\(found.name) here")
  }

  static func bareFraction(_ text: String, _ number: Number, at range: TextRange) -> Diagnostic {
    let isName = text.first?.isNumber == false && !text.hasPrefix("(")
    let isCompound = isName || text.contains("/") && !text.hasPrefix("(")
    let base = isCompound ? "(\(text))" : text
    return Diagnostic(
      Code(.error, "L203", "bare-fraction"), "size `\(text)` has no unit", at: range,
      label: "read as points"
    ).noting("plain numbers are points; a fraction names the side it measures")
      .helping("of the container's height it is `\(base)h`; of its width `\(base)w`")
      .helping(
        "if less than a point is meant: "
          + (isName ? "say so with the number, as in `0.5pt`" : "`\(text)pt`"))
  }

  static func bareOne(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.note, "L204", "bare-one"), "`1` is one point", at: range, label: "one point"
    ).noting("`1w` is the whole width, `1h` the whole height")
  }

  static func misfittingOperands(
    _ sign: String, _ types: (ValueType, ValueType), _ operation: Operation, at range: TextRange
  ) -> Diagnostic {
    let diagnostic = Diagnostic(
      Code(.error, "L205", "misfitting-operands"),
      "`\(sign)` cannot join \(types.0.name) and \(types.1.name)", at: range,
      label: "these do not go together")
    if types == (.word, .word) {
      return diagnostic.noting("these words have no order, or belong to different questions")
    }
    guard types.0.union(types.1).contains(.fraction) else { return diagnostic }
    return
      diagnostic
      .noting("a fraction is only known once the container is; it can be multiplied and divided")
      .helping("take points off with insets: `insets: trailing 8`")
      .helping("or reckon in points: `container.width - 8`")
  }

  static func conditionIsNoTruth(type: ValueType, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L206", "condition-is-no-truth"), "a condition is `true` or `false`", at: range,
      label: "\(type.name) here"
    ).helping("compare it with something: `container.width >= 700`")
  }

  static func aspectTwice(at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L207", "aspect-twice"), "both sides of the size wait for each other",
      at: range, label: "a second `aspect`"
    ).pointing(at: first, "the first one").helping("give one side as points or as a fraction")
  }

  static func aspectOfEstimate(at range: TextRange, other: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L219", "aspect-of-estimate"), "`aspect` needs a side that is known",
      at: range, label: "of which length?"
    ).pointing(at: other, "only its content knows")
      .helping("give the other side as points or as a fraction")
  }

  static func strayValue(of property: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L237", "stray-value"), "a value of `\(property)` says no edge", at: range,
      label: "of which edge?"
    ).noting("a value without a label stands alone and is for all edges")
      .helping("name its edge, or write `all` before it")
  }

  static func wrongCount(
    _ property: String, count: Int, takes form: ValueForm, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .wrongCount, "`\(property)` takes \(form.name)", at: range,
      label: "\(count.counting("value")) here"
    ).helping(form.suggestions.first.map { "as in `\(property): \($0)`" } ?? "label the values")
  }

  static func unknownWord(_ word: String, meant: Meanings, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .unknownWord, "unknown word `\(word)`", at: range,
      label: "not one of its words"
    ).suggesting(meant, upTo: mostWordsListed, at: range)
  }

  static func emptyRange(_ text: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L211", "empty-range"), "the range `\(text)` holds nothing", at: range,
      label: "ends before it starts"
    ).helping("write the smaller bound first")
  }

  static func parameterOutOfRange(
    _ name: String, number: Number, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L212", "parameter-out-of-range"),
      "`\(name)` starts outside of its own range", at: range, label: "not allowed")
  }

  static func overlappingCases(
    _ text: String, at range: TextRange, first: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L213", "overlapping-cases"), "`\(text)` is held by an earlier case", at: range,
      label: "never reached in full"
    ).pointing(at: first, "holds some of it")
  }

  static func ambiguousEdges(
    _ values: [String], of property: String, at range: TextRange
  ) -> Diagnostic {
    let count = [2: "two", 3: "three", 4: "four"][values.count] ?? "several"
    let diagnostic = Diagnostic(
      Code(.error, "L214", "insets-order"), "\(count) unlabelled \(property) are ambiguous",
      at: range, label: "which side is which?")
    guard values.count == 4 else {
      return diagnostic.helping("name the edges: `\(property): horizontal 16, vertical 8`")
    }
    let edges = zip(["top", "leading", "bottom", "trailing"], values)
      .map { "\($0) \($1)" }.joined(separator: ", ")
    return
      diagnostic
      .noting("UIKit reads top, leading, bottom, trailing; CSS reads top, right, bottom, left")
      .helping(
        "read as UIKit this is `\(property): \(edges)`",
        fix: Fix(.display, [Edit(replace: range, with: edges)]))
  }

  static func uncoveredCases(_ what: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L215", "uncovered-cases"), "no case holds \(what)", at: range,
      label: "a gap between cases"
    ).helping("add a case for it, or a `default`")
  }

  static func numberTooLarge(at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L217", "number-too-large"), "a number cannot have so many digits",
      at: range, label: "beyond 1.8e308"
    ).noting("lengths and counts go as far as 1000000000")
  }

  static func foreignSize(_ name: String, meant: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .foreignSize, "`\(name)` is UIKit's way to say `\(meant)`",
      at: range, label: "UIKit's spelling"
    ).helping("write `\(meant)`", fix: .replacing(range, with: meant))
  }

  static func bindingTooDeep(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L902", "binding-depth-limit"),
      "this value goes through more than \(limit) others", at: range, label: "too deep")
  }

  static func listTooLong(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L911", "list-limit"), "a list comes to at most \(limit) values", at: range,
      label: "more with its lists"
    ).helping("let a data file hold what is shown")
  }

  package static func divisionByZero(at range: TextRange) -> Diagnostic {
    Diagnostic(
      .divisionByZero, "division by zero", at: range,
      label: "comes to no number"
    ).helping("keep the divisor above 0: `max(1, …)`")
  }
}

extension Diagnostic.Code {
  /// A word that is none of those that its place takes.
  static let unknownWord = Self(.error, "L210", "unknown-word")
  /// A value of a type that does not fit its place.
  static let wrongType = Self(.error, "L201", "wrong-type")
  /// A size or a spacing with UIKit's name.
  static let foreignSize = Self(.error, "L218", "foreign-size")
  /// A division that comes to no number.
  package static let divisionByZero = Self(.error, "L216", "division-by-zero")
}

extension Diagnostic {
  /// The same under `code` with one fix of `edits` for what it says and all that is like it.
  func mending(_ edits: [Edit], _ code: Code) -> Diagnostic {
    guard helps.count == 1, edits.count > 1 else { return self }
    let bare = Diagnostic(code, headline, at: range, label: primary.text)
    return bare.helping(helps[0].text, fix: Fix(.safe, edits))
  }
}
