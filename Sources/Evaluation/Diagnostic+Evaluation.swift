internal import LayoutChecking
internal import LayoutGeometry
internal import LayoutLanguage
package import LayoutDiagnostics
package import LayoutText

extension Diagnostic {
  /// A value of the right type that cannot stand where it stands.
  static func mismatch(_ reason: Mismatch.Reason, of subject: String, at range: TextRange)
    -> Diagnostic
  {
    switch reason {
    case .notPositive(let number):
      Diagnostic(
        .notPositive, "`\(subject)` must be greater than 0", at: range,
        label: "evaluates to \(spell(number))")
    case .negative(let number):
      Diagnostic(
        .negativeValue, "`\(subject)` must not be negative", at: range,
        label: "evaluates to \(spell(number))")
    case .notWhole(let number):
      Diagnostic(
        .notAnInteger, "`\(subject)` must be a whole number", at: range,
        label: "evaluates to \(spell(number))"
      ).helping("round it with `floor`, `ceil` or `round`")
    case .outOfRange(let number, let allowed):
      Diagnostic(
        .outOfRange, "`\(subject)` must be in \(allowed.lowerBound)...\(allowed.upperBound)",
        at: range, label: "evaluates to \(spell(number))")
    case .notFinite:
      Diagnostic(.notFinite, "result is not a finite number", at: range, label: "out of range")
    case .tooLarge(let number): .tooLarge(number, subject, at: range)
    case .empty:
      Diagnostic(.emptyList, "`\(subject)` must not be an empty list", at: range, label: "empty")
        .noting("the list has one number per section of that name").helping(
          "write one number, such as `0`, or a list such as `[31, 28]`")
    case .endless(let step):
      Diagnostic(
        .notPositive, "`\(subject)` plus `spacing` must be greater than 0", at: range,
        label: "sum is \(spell(step))"
      ).noting("infinitely many items would fit").helping(
        "set `\(subject)` to the least usable length, such as `60`")
    case .mixedOffset:
      Diagnostic(
        .mixedOffset, "`\(subject)` mixes points and fractions", at: range, label: "mixed units"
      ).noting("an offset is either x, y in points, or fractions of width and height").helping(
        "for example: `0.25w, -0.25h`, or `4, -4`")
    case .unknownDevice(let name): .unknownDevice(name, at: range)
    case .wrongSide(let isX):
      Diagnostic(
        .wrongSide,
        "the \(isX ? "x" : "y") of `\(subject)` must be a fraction of the \(isX ? "width" : "height")",
        at: range, label: "wrong unit")
    case .wrongType:
      Diagnostic(.wrongValue, "invalid value for `\(subject)`", at: range, label: "invalid")
    }
  }

  /// With what `property` takes, where the reason alone does not say it.
  func exemplified(by property: PropertyDescription?, after reason: Mismatch.Reason) -> Diagnostic {
    guard let property else { return self }
    if case .outOfRange(0, _) = reason, let help = property.form.foreign.insteadOfInfinity {
      return helping(help)
    }
    let examples = property.form.suggestions.prefix(3)
    guard reason == .wrongType, !examples.isEmpty else { return self }
    return helping(
      "for example: " + examples.map { "`\(property.name): \($0)`" }.joined(separator: ", "))
  }

  /// Something strange about values of the property `subject`.
  static func doubt(_ reason: ValueWarning.Reason, of subject: String, at range: TextRange)
    -> Diagnostic
  {
    switch reason {
    case .crossed(let upper, let lower):
      Diagnostic(
        .contradictoryBounds, "`\(upper)` is less than `\(lower)`", at: range,
        label: "contradictory bounds"
      ).noting("no length satisfies both bounds").helping("swap the lengths, or remove one of them")
    case .idle:
      Diagnostic(
        .noEffect, "`\(subject)` has no effect without a length", at: range, label: "no effect"
      ).helping("add a length, such as `\(subject): 60 x _`, or remove it")
    }
  }

  private static func tooLarge(_ number: Double, _ subject: String, at range: TextRange)
    -> Diagnostic
  {
    let owner = subject.isEmpty ? "length" : "`\(subject)`"
    let limit = number > 0 ? "at most \(spell(Value.longest))" : "at least \(spell(-Value.longest))"
    return Diagnostic(
      .tooLarge, "\(owner) must be \(limit)", at: range, label: "evaluates to \(spell(number))"
    ).noting("no screen and no data set is that large")
  }

  /// - Source: `uikit.md` 1.5.
  static func dimensionNotPositive(_ length: Double, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .dimensionNotPositive, "length must be greater than 0", at: range,
      label: "evaluates to \(spell(length))"
    ).noting("UIKit logs “Invalid dimension, must be > 0” here; its frames have length 0")
      .helping("put an `if` around what is not to be seen, or write `0.01pt`")
  }

  static func noCaseHolds(_ subject: String, at range: TextRange) -> Diagnostic {
    Diagnostic(.noMatchingCase, "no case matches \(subject)", at: range, label: "has no value")
      .helping("add a `default`")
  }

  static func settingOutOfRange(_ name: String, _ value: String, at range: TextRange) -> Diagnostic
  {
    Diagnostic(
      .settingOutOfRange, "value \(value) of `\(name)` is out of range", at: range,
      label: "out of range")
  }

  static func turnInEqualParts(_ order: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .orderWithOneChild, "`order` is not allowed with `split` or `repeat`", at: range,
      label: "only one child"
    ).noting("`split` and `repeat` have one child, which gets all items")
  }

  static func turnWithoutPlace(_ order: Int, of count: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .orderOutOfRange, "order \(order) is out of range (0..<\(count))", at: range,
      label: "out of range"
    ).noting("the group has \(count) child\(count == 1 ? "" : "ren"), counted from 0")
  }

  static func turnTaken(_ order: Int, at range: TextRange, first: TextRange) -> Diagnostic {
    Diagnostic(.duplicateOrder, "duplicate order \(order)", at: range, label: "duplicate").pointing(
      at: first, "first here")
  }

  /// - Parameter kind: What there should be one of.
  static func rivals(_ kind: String, in section: String, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .rivalGroups, "\(section) has two \(kind)s in this view", at: range,
      label: "only one can repeat"
    ).noting("a section repeats one \(kind) for all of its items").helping(
      "make the conditions mutually exclusive")
  }

  /// - Source: `lint-rules.md` 33: a call of what a system does not have ends the app.
  static func unavailable(
    _ subject: String, _ availability: Availability, on system: Int, at range: TextRange
  ) -> Diagnostic {
    Diagnostic(
      .unavailable, "`\(subject)` is not available on iOS \(system)", at: range,
      label: "requires iOS \(availability.system)"
    ).helping(availability.substitute)
  }

  /// - Parameter mode: The property that asks for it.
  static func listWithoutView(_ kind: String, _ mode: String, of list: String, at range: TextRange)
    -> Diagnostic
  {
    Diagnostic(.listWithoutView, "\(list) must have a \(kind)", at: range, label: "requires one")
      .noting("UIKit throws an exception if a list requests a view that is not provided").helping(
        "add a `\(kind)` to it, or remove `\(mode)`")
  }

  static func tooManySections(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .sectionLimit, "layout exceeds \(limit) sections", at: range, label: "exceeds the limit"
    ).helping("request fewer with `sections:` or `--sections`")
  }

  static func tooManyModifiers(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .modifierLimit, "element exceeds \(limit) modifiers", at: range, label: "one too many"
    ).helping("merge modifiers, or nest elements")
  }

  /// - Parameter limit: How many elements the results may have that a file is shown in.
  package static func tooManyShown(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .previewLimit, "previews of a file exceed \(limit) elements", at: range,
      label: "skipped, like later ones"
    ).helping("show fewer sections, or move previews to another file")
  }

  static func tooManyTurns(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(
      .iterationLimit, "loops exceed \(limit) iterations", at: range, label: "leads to more"
    ).helping("use data instead: a section repeats its group for all items")
  }

  static func tooManyElements(limit: Int, at range: TextRange) -> Diagnostic {
    Diagnostic(.elementLimit, "loops exceed \(limit) elements", at: range, label: "leads to more")
      .helping("use data instead: a section repeats its group for all items")
  }

  /// `number` with at most one decimal.
  private static func spell(_ number: Double) -> String {
    ((number * 10).rounded() / 10).plainDecimal
  }
}
