internal import LayoutGeometry

extension Function {
  static let min = Function(
    name: "min", summary: "The smallest of its arguments.", example: "min(container.width, 600)",
    parameters: [.required("value")], isVariadic: true
  ) { (numbers, _) throws(Mismatch) in .number(numbers.min() ?? 0) }

  static let max = Function(
    name: "max", summary: "The largest of its arguments.", example: "max(1, 2)",
    parameters: [.required("value")], isVariadic: true
  ) { (numbers, _) throws(Mismatch) in .number(numbers.max() ?? 0) }

  static let clamp = Function(
    name: "clamp", summary: "The value, kept between two others.",
    example: "clamp(container.width, 320, 600)",
    parameters: [.required("value"), .required("low"), .required("high")]
  ) { (numbers, _) throws(Mismatch) in
    .number(Swift.max(numbers[1], Swift.min(numbers[0], numbers[2])))
  }

  static let floor = rounding("floor", "The whole number at or below it.", "floor(7 / 2)", .down)
  static let ceil = rounding("ceil", "The whole number at or above it.", "ceil(7 / 2)", .up)
  static let round = rounding(
    "round", "The nearest whole number, half away from zero.", "round(7 / 2)",
    .toNearestOrAwayFromZero)

  static let abs = Function(
    name: "abs", summary: "The number without its sign.", example: "abs(-8)",
    parameters: [.required("value")]
  ) { (numbers, _) throws(Mismatch) in .number(numbers[0] < 0 ? -numbers[0] : numbers[0]) }

  private static func rounding(
    _ name: String, _ summary: String, _ example: String, _ rule: FloatingPointRoundingRule
  ) -> Function {
    Function(name: name, summary: summary, example: example, parameters: [.required("value")]) {
      (numbers, _) throws(Mismatch) in .number(Number(numbers[0].value.rounded(rule)))
    }
  }
}
