internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// A value of the right type that cannot stand where it stands.
  static func mismatch(
    _ reason: Mismatch.Reason, of subject: String, at range: TextRange
  ) -> Diagnostic {
    switch reason {
    case .notPositive(let number):
      Diagnostic(
        Code(.error, "L220", "not-positive"), "`\(subject)` has to be more than 0", at: range,
        label: "comes to \(spell(number))")
    case .negative(let number):
      Diagnostic(
        Code(.error, "L221", "negative"), "`\(subject)` cannot be negative", at: range,
        label: "comes to \(spell(number))")
    case .notWhole(let number):
      Diagnostic(
        Code(.error, "L222", "not-whole"), "`\(subject)` takes a whole number", at: range,
        label: "comes to \(spell(number))"
      ).helping("round it with `floor`, `ceil` or `round`")
    case .outOfRange(let number, let allowed):
      Diagnostic(
        .outOfRange,
        "`\(subject)` lies between \(allowed.lowerBound) and \(allowed.upperBound)", at: range,
        label: "comes to \(spell(number))")
    case .notFinite:
      Diagnostic(
        .notFinite, "the result is too large to be a number", at: range,
        label: "beyond any screen")
    case .tooLarge(let number): .tooLarge(number, subject, at: range)
    case .empty:
      Diagnostic(
        Code(.error, "L239", "empty-list"), "`\(subject)` is given an empty list", at: range,
        label: "nothing in it"
      ).noting("a list has a number for each section of the name")
        .helping("write one number, as in `0`, or a list like `[31, 28]`")
    case .endless(let step):
      Diagnostic(
        Code(.error, "L220", "not-positive"), "`\(subject)` and `spacing` come to no length",
        at: range, label: "together \(spell(step))"
      ).noting("as many as have room would be without end")
        .helping("let `\(subject)` be the least length that still serves, as in `60`")
    case .mixedOffset:
      Diagnostic(
        Code(.error, "L225", "mixed-offset"), "`\(subject)` mixes points and fractions", at: range,
        label: "does not go with its neighbour"
      ).noting("an offset is x, y in points, or a fraction of the width and one of the height")
        .helping("write `0.25w, -0.25h`, or `4, -4`")
    case .unknownDevice(let name): .unknownDevice(name, at: range)
    case .wrongSide(let isX):
      Diagnostic(
        Code(.error, "L233", "wrong-side"),
        "the \(isX ? "x" : "y") of `\(subject)` is a fraction of the \(isX ? "width" : "height")",
        at: range, label: "of the other side")
    case .wrongType:
      Diagnostic(
        Code(.error, "L226", "wrong-value"), "`\(subject)` cannot take this value", at: range,
        label: "not this")
    }
  }

  /// With what `property` takes, where the reason alone does not say it.
  func exemplified(
    by property: PropertyDescription?, after reason: Mismatch.Reason
  ) -> Diagnostic {
    guard let property else { return self }
    if case .outOfRange(0, _) = reason, let help = property.form.foreign.insteadOfInfinity {
      return helping(help)
    }
    let examples = property.form.suggestions.prefix(3)
    guard reason == .wrongType, !examples.isEmpty else { return self }
    return helping(
      "as in " + examples.map { "`\(property.name): \($0)`" }.joined(separator: ", "))
  }

  /// Something strange about values of the property `subject`.
  static func doubt(_ reason: ValueWarning.Reason, of subject: String, at range: TextRange)
    -> Diagnostic
  {
    switch reason {
    case .crossed(let upper, let lower):
      Diagnostic(
        Code(.warning, "L248", "crossed-bounds"), "`\(upper)` is less than `\(lower)`", at: range,
        label: "nothing lies between"
      ).noting("no length is at least the one and at most the other")
        .helping("write the smaller length for `\(lower)`, or leave one of them out")
    case .idle:
      Diagnostic(
        .idleHere, "this `\(subject)` sets no length", at: range,
        label: "has no effect"
      ).helping("give it one, as in `\(subject): 60 x _`, or leave it out")
    }
  }

  private static func tooLarge(
    _ number: Double, _ subject: String, at range: TextRange
  ) -> Diagnostic {
    let owner = subject.isEmpty ? "a length" : "`\(subject)`"
    let limit =
      number > 0 ? "more than \(spell(Value.longest))" : "less than \(spell(-Value.longest))"
    return Diagnostic(
      Code(.error, "L238", "too-large"), "\(owner) cannot be \(limit)", at: range,
      label: "comes to \(spell(number))"
    ).noting("no screen and no list of data is so large")
  }

  /// - Source: `uikit.md` 1.5.
  static func dimensionNotPositive(_ length: Double, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .dimensionNotPositive, "a length has to be more than 0", at: range,
      label: "comes to \(spell(length))"
    ).noting("UIKit logs “Invalid dimension, must be > 0” here; its frames have length 0")
  }

  static func noCaseHolds(_ subject: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L228", "no-case-holds"), "no case holds \(subject)", at: range,
      label: "comes to nothing"
    ).helping("add a `default`")
  }

  static func settingOutOfRange(
    _ name: String, _ value: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L229", "setting-out-of-range"), "`\(name)` cannot be \(value)", at: range,
      label: "not allowed")
  }

  static func turnInEqualParts(_ order: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L230", "order-in-equal-parts"), "`order` has no meaning in equal parts",
      at: range, label: "takes every turn"
    ).noting("`split` and `repeat` have one child, which takes all the data in turn")
  }

  static func turnWithoutPlace(_ order: Int, of count: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L231", "order-without-place"), "there is no turn \(order) in this group",
      at: range, label: "counted from 0"
    ).noting("the group has \(count) child\(count == 1 ? "" : "ren"): turns 0 to \(count - 1)")
  }

  static func turnTaken(_ order: Int, at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L232", "order-taken"), "two children take the turn \(order)", at: range,
      label: "the second one"
    ).pointing(at: first, "the first one")
  }

  /// - Parameter kind: What there should be one of.
  static func rivals(_ kind: String, in section: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .rivalGroups, "\(section) has two \(kind)s in this view", at: range,
      label: "only one can repeat"
    ).noting("one \(kind) is repeated until the section's items are used up")
      .helping("make the conditions exclude one another")
  }

  /// - Source: `lint-rules.md` 33: a call of what a system does not have ends the app.
  static func unavailable(
    _ subject: String, _ availability: Availability, on system: Int, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.warning, "L234", "unavailable"), "`\(subject)` does not exist on iOS \(system)",
      at: range, label: "from iOS \(availability.system) on"
    ).helping(availability.substitute)
  }

  /// - Parameter mode: The property that asks for it.
  static func listWithoutView(
    _ kind: String, _ mode: String, of list: String, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      Code(.error, "L235", "list-without-view"), "\(list) has no \(kind)", at: range,
      label: "asks for one"
    ).noting("UIKit throws an exception where a list asks for a view that nobody provides")
      .helping("add a `\(kind)` to it, or leave `\(mode)` out")
  }

  static func tooManySections(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L903", "section-limit"), "a layout has at most \(limit) sections", at: range,
      label: "more of these"
    ).helping("ask for fewer with `sections:` or `--sections`")
  }

  static func tooManyModifiers(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L912", "modifier-limit"), "an element takes at most \(limit) modifiers",
      at: range, label: "one too many"
    ).helping("say with one what several say, or nest elements")
  }

  /// - Parameter limit: How many elements the results may have that a file is shown in.
  package static func tooManyShown(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L913", "preview-limit"),
      "the previews of a file show at most \(limit) elements", at: range,
      label: "left out, as are later ones"
    ).helping("show fewer sections, or put some previews in a file of their own")
  }

  static func tooManyTurns(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L906", "turn-limit"), "loops take at most \(limit) turns", at: range,
      label: "leads to more"
    ).helping("repeat with data: a section shows its group again for every item")
  }

  static func tooManyElements(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      Code(.error, "L907", "element-limit"), "loops make at most \(limit) elements", at: range,
      label: "leads to more"
    ).helping("repeat with data: a section shows its group again for every item")
  }

  /// `number` with at most one decimal.
  private static func spell(_ number: Double) -> String {
    ((number * 10).rounded() / 10).plainDecimal
  }
}

extension Diagnostic.Code {
  /// A whole number that is too small or too large for where it stands.
  package static let outOfRange = Self(.error, "L223", "out-of-range")
  /// A length of 0 or less.
  package static let dimensionNotPositive = Self(.error, "L227", "dimension-not-positive")
  /// A section that has several groups.
  package static let rivalGroups = Self(.error, "L236", "rival-groups")
}
