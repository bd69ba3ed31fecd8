internal import LayoutChecking
internal import LayoutCompiler
internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutText

/// What an expectation requires at one place of the source, and how it is found to be.
struct Requirement {
  /// What it does not hold for: an instance, counted from 0, or all of them together.
  struct Violation {
    var instance: Int?
    /// Behind the subject, as in "is 542.5 wide, not 540".
    let text: String
    let found: String
    /// What to write for it to hold; `nil`: there is more than one way.
    var correction: String?
  }

  /// Where it is written.
  let range: TextRange
  /// What does not hold, in the order of the instances.
  let violations: [Violation]
}

extension Points {
  /// It as dumps write it: to three decimals.
  var dumped: String { ((self * 1000).rounded() / 1000).plainDecimal }
}

extension Rectangle {
  /// It as the property `frame` writes it.
  var dumped: String { [x, y, width, height].map(\.dumped).joined(separator: ", ") }

  /// Whether `other` lies in it, within `tolerance`.
  func holds(_ other: Rectangle, within tolerance: Points) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance
      && other[.right] <= self[.right] + tolerance && other[.bottom] <= self[.bottom] + tolerance
  }

  /// How far it is from `other`: the wider gap on either axis; negative where they overlap.
  func distance(to other: Rectangle) -> Points {
    max(
      max(other.x - self[.right], x - other[.right]),
      max(other.y - self[.bottom], y - other[.bottom]))
  }

  /// Whether it lies on the side of `other` that `relation` names.
  func lies(
    _ relation: Expectation.Relation, _ other: Rectangle, within tolerance: Points
  ) -> Bool {
    switch relation {
    case .below: y >= other[.bottom] - tolerance
    case .above: self[.bottom] <= other.y + tolerance
    case .leftOf: self[.right] <= other.x + tolerance
    case .rightOf: x >= other[.right] - tolerance
    }
  }
}

extension Expectation.Side {
  /// "542.5 wide", of a length; "with its left edge at 2", of an edge.
  func phrase(_ number: String) -> String {
    switch self {
    case .width: "\(number) wide"
    case .height: "\(number) high"
    case .left, .top, .right, .bottom: "at \(rawValue) \(number)"
    }
  }
}

extension Expectation.Relation {
  var phrase: String {
    switch self {
    case .below: "below"
    case .above: "above"
    case .leftOf: "left of"
    case .rightOf: "right of"
    }
  }
}

extension NumberBounds {
  /// The number within it that is nearest to `number`.
  func nearest(to number: Double) -> Double {
    exact ?? min(max(number, least ?? number), max(most ?? number, least ?? number))
  }

  /// Why `number` is not within it: "not 540"; `nil` if it is.
  func objection(to number: Double, within tolerance: Double) -> String? {
    if let exact, abs(number - exact) > tolerance { return "not \(exact.dumped)" }
    if let least, number < least - tolerance { return "less than \(least.dumped)" }
    if let most, number > most + tolerance { return "more than \(most.dumped)" }
    return nil
  }
}
