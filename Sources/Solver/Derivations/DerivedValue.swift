package import LayoutGeometry
package import LayoutLanguage

/// A number of a frame and how it came about: an operation on numbers and on other such values.
package final class DerivedValue {
  /// The operations of a derivation.
  package enum Operation: String, Sendable, CaseIterable {
    case given, add, subtract, multiply, divide, fraction, floor, ceil, round, min, max, clamp,
      mirror
    case count
  }

  /// A number, or the result of another step.
  package enum Operand {
    case number(Double)
    case value(DerivedValue)

    /// How often something is there: data decide it.
    static func count(_ count: Int) -> Operand {
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
  package struct Cause {
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
  package struct Reason {
    package let rule: String
    /// Words; where they end with a space, the operands follow.
    package let text: String
    package let cause: Cause
    /// Whether what it follows from is left out of texts.
    var isSummary = false

    init(_ rule: String, _ text: String, _ cause: Cause = Cause()) {
      (self.rule, self.text, self.cause) = (rule, text, cause)
    }

    /// The same without what it follows from.
    var summary: Reason {
      var copy = self
      copy.isSummary = true
      return copy
    }
  }

  package let operation: Operation
  package let operands: [Operand]
  package let result: Double
  package let text: String
  private let reason: Reason
  package var rule: String { reason.rule }
  package var cause: Cause { reason.cause }

  /// The value of `operation` on `operands`.
  init(
    _ operation: Operation, _ operands: [Operand], _ reason: Reason, forgiving: Bool = true
  ) {
    (self.operation, self.operands, self.reason) = (operation, operands, reason)
    let numbers = operands.map(\.number)
    result = operation.result(of: numbers, forgiving: forgiving)
    text = reason.text + (reason.text.hasSuffix(" ") ? operation.text(of: numbers) : "")
  }

  /// A number that nothing else explains.
  convenience init(given number: Double, _ rule: String, _ text: String, _ cause: Cause) {
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

  private static let sizeRules: Set = ["fraction", "fraction-of-other-axis", "aspect", "split"]
}

extension DerivedValue.Operation {
  /// How much of a pixel is forgiven.
  ///
  /// - Source: `uikit.md` 15.1.
  private static let forgiveness = 1e-3 + 1e-9

  /// Its result for `values`.
  ///
  /// - Parameter forgiving: whether `round` forgives, too: it does from iOS 16 on.
  package func result(of values: [Double], forgiving: Bool = true) -> Double {
    let first = values.first ?? 0
    let rest = values.dropFirst()
    switch self {
    case .given: return first
    case .add: return values.reduce(0, +)
    case .subtract: return rest.reduce(first, -)
    case .multiply: return rest.reduce(first, *)
    case .divide: return first / values[1]
    case .fraction: return values[2] * first / values[1]
    case .floor: return (first * values[1] + Self.forgiveness).rounded(.down) / values[1]
    case .ceil: return (first * values[1] - Self.forgiveness).rounded(.up) / values[1]
    case .round: return PixelGrid(scale: values[1], floorsSizes: forgiving).nearest(first)
    case .min: return rest.reduce(first) { Swift.min($0, $1) }
    case .max: return rest.reduce(first) { Swift.max($0, $1) }
    case .clamp: return Swift.max(values[1], Swift.min(first, values[2]))
    case .mirror: return first - values[1] - values[2]
    case .count: return ((first + values[2] + 1e-6) / (values[1] + values[2])).rounded(.down)
    }
  }
}

extension DerivedValue.Operation {
  /// `values` as they are joined: `393 × 2 / 3`.
  func text(of values: [Double]) -> String {
    let words = values.map(\.asWritten)
    return switch self {
    case .add: words.joined(separator: " + ")
    case .subtract, .mirror: words.joined(separator: " − ")
    case .multiply: words.joined(separator: " × ")
    case .divide: words.joined(separator: " / ")
    case .fraction:
      words[2] + (values[0] == 1 ? "" : " × " + words[0])
        + (values[1] == 1 ? "" : " / " + words[1])
    case .floor, .ceil, .round: words[0] + ", " + words[1] + " pixels a point"
    case .given, .min, .max, .clamp, .count: words.joined(separator: ", ")
    }
  }
}

/// The four numbers of a frame, derived.
package struct DerivedFrame {
  package var width: DerivedValue
  package var height: DerivedValue
  package var x: DerivedValue
  package var y: DerivedValue

  /// Where it starts on `axis`.
  subscript(start axis: Axis) -> DerivedValue {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }

  /// How long it is on `axis`.
  subscript(length axis: Axis) -> DerivedValue {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The numbers.
  package var rectangle: Rectangle {
    Rectangle(x: x.result, y: y.result, width: width.result, height: height.result)
  }
}
