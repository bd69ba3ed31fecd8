internal import LayoutGeometry

extension Function {
  static let fixed = Function(
    name: "fixed", summary: "A column or row of a grid that is so long.", example: "fixed(80)",
    parameters: [.required("length")] + surroundings, result: .track
  ) { (numbers, _) throws(Mismatch) in
    .track(try track(.fixed(try length(numbers[0], at: 0)), numbers.suffix(2), at: 1))
  }

  package static let flexible = Function(
    name: "flexible", summary: "A column or row of a grid that takes an equal share.",
    example: "flexible(min: 10, max: 120)",
    parameters: [.optional(least, Track.standardMinimum), .optional(greatest, .infinity)]
      + surroundings,
    result: .track
  ) { (numbers, _) throws(Mismatch) in
    let (minimum, maximum) = (try length(numbers[0], at: 0), try length(numbers[1], at: 1))
    return .track(
      try track(.flexible(minimum: minimum, maximum: maximum), numbers.suffix(2), at: 2))
  }

  static let adaptive = Function(
    name: "adaptive", summary: "As many grid columns or rows as fit.",
    example: "adaptive(min: 60)",
    parameters: [.required(least), .optional(greatest, .infinity)] + surroundings, result: .track
  ) { (numbers, _) throws(Mismatch) in
    let (minimum, maximum) = (try length(numbers[0], at: 0), try length(numbers[1], at: 1))
    let step = minimum + (numbers.count > 2 ? numbers[2].value : 0)
    guard step > 0 else { throw Mismatch(.endless(step), at: 0) }
    return .track(
      try track(.adaptive(minimum: minimum, maximum: maximum), numbers.suffix(2), at: 2))
  }

  /// The parameters that bound a track.
  static let (least, greatest) = ("min", "max")

  /// What every track takes last.
  private static let surroundings: [Parameter] = [
    .optional("spacing", Stack.standardSpacing),
    .word("alignment", BoxAlignment.center),
  ]

  private static func track(
    _ length: Track.Length, _ rest: ArraySlice<Number>, at index: Int
  ) throws(Mismatch) -> Track {
    var track = Track(length)
    guard let spacing = rest.first, let place = rest.last else { return track }
    guard spacing.isFinite else { throw Mismatch(.notFinite, at: index) }
    track.spacing = spacing.value
    track.alignment = BoxAlignment.allCases[Int(place.value)]
    return track
  }

  private static func length(_ number: Number, at index: Int) throws(Mismatch) -> Points {
    guard number.value >= 0 else { throw Mismatch(.negative(number.value), at: index) }
    return number.value
  }
}
