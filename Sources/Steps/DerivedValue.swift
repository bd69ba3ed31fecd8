package import LayoutLanguage

/// A number of a frame and how it came about: an operation on numbers and on other such values.
package final class DerivedValue: Sendable {
  /// The operations of a derivation.
  package enum Operation: String, Sendable, CaseIterable {
    case given, add, subtract, multiply, divide, fraction, floor, ceil, round, min, max, clamp,
      mirror
    case count
  }

  /// A number, or the result of another step.
  package enum Operand: Sendable {
    case number(Double)
    case value(DerivedValue)

    /// How often something is there: data decide it.
    package static func count(_ count: Int) -> Operand {
      .value(
        DerivedValue(given: Double(count), "repeat", "\(count) of them", .init(origin: .data)))
    }

    /// The number itself.
    package var number: Double {
      switch self {
      case .number(let number): number
      case .value(let value): value.result
      }
    }
  }

  /// What a number was given by that is not written in the source.
  package enum Origin: String, Sendable {
    case device, data, font, flag, `default`
    /// The preview, or what stands in its place.
    case preview
  }

  /// Whose property it follows from, and which.
  package struct Cause: Sendable {
    /// The element; `nil` where none decides.
    package var element: ElementID?
    /// The name of the property; `nil`: the element's header.
    package var property: String?
    package var origin: Origin?

    /// Whether the element's header decides it, rather than a property.
    package var isOfHeader: Bool {
      property.map { ["width", "height", "split"].contains($0) } ?? true
    }

    package init(_ element: ElementID? = nil, _ property: String? = nil, origin: Origin? = nil) {
      (self.element, self.property, self.origin) = (element, property, origin)
    }
  }

  /// Which rule gives a number, in words, and what decides it.
  package struct Reason: Sendable {
    package let rule: String
    /// Words; where they end with a space, the operands follow.
    package let text: String
    package let cause: Cause
    /// Whether what it follows from is left out of texts.
    package var isSummary = false

    package init(_ rule: String, _ text: String, _ cause: Cause = Cause()) {
      (self.rule, self.text, self.cause) = (rule, text, cause)
    }

    /// The same without what it follows from.
    package var summary: Reason {
      var copy = self
      copy.isSummary = true
      return copy
    }
  }

  package let operation: Operation
  package var operands: [Operand] { links }
  package let result: Double
  /// The operands: as they were given for as long as it lives.
  private nonisolated(unsafe) var links: [Operand]
  private let reason: Reason
  package var rule: String { reason.rule }
  package var cause: Cause { reason.cause }

  /// The value of `operation` on `operands`.
  package init(
    _ operation: Operation, _ operands: [Operand], _ reason: Reason, forgiving: Bool = true
  ) {
    (self.operation, links, self.reason) = (operation, operands, reason)
    let numbers = operands.map(\.number)
    result = operation.result(of: numbers, forgiving: forgiving)
  }

  /// Lets go of what nothing else follows from, one value after another: chains are as long as there are
  /// sections, too long for calls within calls.
  deinit {
    var rest = takeValues()
    while var value = rest.popLast() {
      if isKnownUniquelyReferenced(&value) { rest += value.takeValues() }
    }
  }

  private func takeValues() -> [DerivedValue] {
    defer { links = [] }
    return links.compactMap { if case .value(let value) = $0 { value } else { nil } }
  }

  /// What happens, in words.
  package var text: String {
    guard reason.text.utf8.last == UInt8(ascii: " ") else { return reason.text }
    return reason.text + operation.text(of: operands.map(\.number))
  }

  /// What happens, in words, with the number that comes out in place of how it does.
  package var conclusion: String {
    guard reason.text.utf8.last == UInt8(ascii: " ") else { return reason.text }
    let changed = operands.first.map(\.number.asWritten) ?? ""
    switch operation {
    case .floor, .ceil, .round: return reason.text + changed + " → " + result.asWritten
    case .given, .add, .subtract, .multiply, .divide, .fraction, .min, .max, .clamp, .mirror,
      .count:
      return reason.text + result.asWritten
    }
  }

  /// A number that nothing else explains.
  package convenience init(given number: Double, _ rule: String, _ text: String, _ cause: Cause) {
    self.init(.given, [.number(number)], Reason(rule, text, cause))
  }

  /// The step that gives one of its operands, where that is computed rather than written.
  package func given(_ number: Double) -> DerivedValue {
    if operation == .fraction, number == 1 {
      return DerivedValue(given: 1, rule, "not divided", Cause(origin: .default))
    }
    return DerivedValue(
      given: number, rule, "\(cause.property ?? "a constant"): \(number.asWritten)",
      cause.element == nil ? Cause(origin: .default) : cause)
  }

  /// What it is changed from; `nil` where it starts, or where texts leave that out.
  package var previous: DerivedValue? {
    if reason.isSummary { return nil }
    let values = operands.compactMap { operand in
      if case .value(let value) = operand { value } else { nil }
    }
    switch operation {
    case .mirror: return values.count > 1 ? values[1] : nil
    case .min, .max, .clamp: return values.first { $0.result == result } ?? values.first
    case .given, .add, .subtract, .multiply, .divide, .fraction, .floor, .ceil, .round, .count:
      return values.first
    }
  }

  /// Whether the text leaves it out: it changes nothing.
  package var isSilent: Bool {
    guard let previous, !Self.sizeRules.contains(rule) else { return false }
    return previous.result == result
  }

  private static let sizeRules: Set = [
    "fraction", "fraction-of-other-axis", "aspect", "split", "proposed", "text-width",
    "asked-by-content", "split-overrides-size",
  ]
}

/// Values that follow from one other.
extension DerivedValue {
  /// Half of it.
  package func half(_ reason: Reason) -> DerivedValue {
    let two = DerivedValue(given: 2, reason.rule, "two halves", .init(origin: .default))
    return DerivedValue(.divide, [.value(self), .value(two)], reason)
  }

  /// It, or `least` where it is smaller.
  package func atLeast(_ least: Double, _ rule: String) -> DerivedValue {
    if result >= least { return self }
    let bound = DerivedValue(
      given: least, rule, "nothing is below \(least.asWritten)", .init(origin: .default))
    return DerivedValue(
      .max, [.value(self), .value(bound)], .init(rule, "not below \(least.asWritten)", cause))
  }

  /// What is left of it without `other`.
  package func minus(_ other: DerivedValue, _ cause: Cause) -> DerivedValue {
    DerivedValue(.subtract, [.value(self), .value(other)], .init("aligned", "left: ", cause))
  }
}
