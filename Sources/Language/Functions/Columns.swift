internal import LayoutGeometry

extension Function {
  /// - Source: `language.md` 3.
  package static let columns = Function(
    name: "columns", summary: "The largest count of columns that are at least `min` wide.",
    example: "columns(min: 160, spacing: 8)",
    parameters: [
      .required("min"), .optional("atLeast", 1), .optional("spacing", 0), .containerWidth,
    ]
  ) { (numbers, _) throws(Mismatch) in
    let (least, spacing, width) = (numbers[0].value, numbers[2].value, numbers[3].value)
    guard least > 0 else { throw Mismatch(.notPositive(least), at: 0) }
    guard least + spacing > 0 else { throw Mismatch(.negative(spacing), at: 2) }
    let atLeast = numbers[1]
    guard atLeast.isWhole else { throw Mismatch(.notWhole(atLeast.value), at: 1) }
    let space = width + spacing
    let count = ((space + Self.slack(for: space)) / (least + spacing)).rounded(.down)
    return .number(Number(Swift.max(count, atLeast.value)))
  }

  /// What a sum of lengths may be too long by and still fit, in points.
  ///
  /// - Source: `uikit.md` 22 #1.
  private static func slack(for length: Points) -> Points { 1e-6 + 1e-6 * length.magnitude }

  /// - Source: `language.md` 3: one column is rounded down to the pixel.
  package static let columnWidth = Function(
    name: "columnWidth",
    summary: "The width of `span` of `of` equal columns and the gaps between them.",
    example: "columnWidth(of: 3, span: 2, spacing: 8)",
    parameters: [
      .required("of"), .optional("span", 1), .optional("spacing", 0), .containerWidth,
    ]
  ) { (numbers, grid) throws(Mismatch) in
    let (count, span) = (numbers[0].value, numbers[1].value)
    guard count >= 1 else { throw Mismatch(.notPositive(count), at: 0) }
    guard numbers[0].isWhole else { throw Mismatch(.notWhole(count), at: 0) }
    guard span >= 1 else { throw Mismatch(.notPositive(span), at: 1) }
    guard numbers[1].isWhole else { throw Mismatch(.notWhole(span), at: 1) }
    guard span <= count else { throw Mismatch(.outOfRange(span, 1...Int(count)), at: 1) }
    let (spacing, width) = (numbers[2].value, numbers[3].value)
    let column = grid.floored((width - (count - 1) * spacing) / count)
    return .number(Number(span * column + (span - 1) * spacing))
  }

  static let aspect = Function(
    name: "aspect", summary: "The other axis of a size, by width : height.",
    example: "aspect(3/2)", parameters: [.required("ratio")], result: .aspect
  ) { (numbers, _) throws(Mismatch) in
    guard numbers[0] > 0 else { throw Mismatch(.notPositive(numbers[0].value)) }
    return .aspect(numbers[0])
  }

  static let uniform = Function(
    name: "uniform", summary: "Estimated, then the largest of the siblings for all.",
    example: "uniform(44)", parameters: [.required("estimate")], result: .uniform,
    availability: Availability(17, instead: "write an estimate, as in `~44`")
  ) { (numbers, _) throws(Mismatch) in .uniform(numbers[0].value) }
}
