internal import LayoutGeometry
internal import LayoutLanguage

/// Widths along which all numeric inputs of a layout grow evenly with the viewport.
struct EvenWidths: Equatable {
  /// The last of them.
  let end: Int
  /// After how many points every length has grown by the same whole pixels from any start; `nil` when
  /// too many to be useful.
  let rhythm: Int?
  /// Whether the inputs are on straight lines, rather than a few pixels off.
  var isStraight = true
}

/// Numbers that depend on the width of a viewport.
struct NumberProfile {
  private let widths: ClosedRange<Int>
  /// Pixels in a point.
  private let scale: Double
  /// Their values from the first width on, as many at each width.
  private var known: [Double] = []
  /// How many there are at a width.
  private var count = 0
  /// At how many widths they are known.
  private var knownWidths = 0
  /// Whether the inputs at the next width are not all numbers.
  private var hasEnded = false

  init(over widths: ClosedRange<Int>, scale: Double) {
    (self.widths, self.scale) = (widths, scale)
  }

  /// Adds all numbers at a width, and returns whether nothing else differs.
  typealias Reader = (_ width: Int, _ numbers: inout [Double]) -> Bool

  /// How far they grow evenly, except for rounding down to pixels, which repeats.
  ///
  /// - Parameter read: Reads the numbers at a width.
  /// - Complexity: O(*n*) in the widths.
  mutating func even(_ read: Reader) -> EvenWidths {
    var best = even(repeatingAfter: 1, read)
    if best.end - widths.lowerBound >= Self.longEnough { return best }
    for rhythm in 2...Self.longestRhythm where best.end < widths.upperBound {
      let next = even(repeatingAfter: rhythm, read)
      if next.end > best.end, next.end >= widths.lowerBound + 2 * rhythm { best = next }
    }
    return best
  }

  /// How far they grow by the same amount in every `rhythm` points.
  private mutating func even(repeatingAfter rhythm: Int, _ read: Reader) -> EvenWidths {
    let start = widths.lowerBound
    guard start + rhythm <= widths.upperBound, knows(rhythm, read) else {
      return EvenWidths(end: start, rhythm: 1)
    }
    let growth = (0..<count).map { known[rhythm * count + $0] - known[$0] }
    let pixels = wholePixels(in: growth).map { rhythm * $0 }
    for step in 1...widths.upperBound - start {
      guard knows(step, read), isEven(step, growing: growth, every: rhythm) else {
        return EvenWidths(end: start + step - 1, rhythm: pixels, isStraight: rhythm == 1)
      }
    }
    return EvenWidths(end: widths.upperBound, rhythm: pixels, isStraight: rhythm == 1)
  }

  /// Whether the numbers so many points behind the first width follow from a growth by `growth` every
  /// `rhythm` points.
  private func isEven(_ step: Int, growing growth: [Double], every rhythm: Int) -> Bool {
    let (rounds, rest) = step.quotientAndRemainder(dividingBy: rhythm)
    return growth.indices.allSatisfy { index in
      let like = known[rest * count + index]
      let grown = like + Double(rounds) * growth[index]
      let straight = known[index] + growth[index] * Double(rest) / Double(rhythm)
      return abs(grown - known[step * count + index]) <= Self.noise
        && abs(straight - like) <= Self.pixelsOff / scale + Self.noise
    }
  }

  /// Whether there are numbers so many points behind the first width.
  private mutating func knows(_ step: Int, _ read: Reader) -> Bool {
    while knownWidths <= step, !hasEnded {
      hasEnded = !read(widths.lowerBound + knownWidths, &known)
      if hasEnded { break }
      if knownWidths == 0 { count = known.count }
      knownWidths += 1
    }
    return step < knownWidths
  }

  /// How many times all of `growth` makes whole pixels.
  private func wholePixels(in growth: [Double]) -> Int? {
    (1...Self.longestRhythm).first { times in
      growth.allSatisfy { ($0 * scale * Double(times)).isWhole(within: Self.noise) }
    }
  }

  /// The error of sums of decimals, in points.
  private static let noise = 1e-6
  /// How many pixels a sum of rounded lengths may be off a straight line.
  private static let pixelsOff = 2.0
  /// With more columns than this every width is examined.
  private static let longestRhythm = 24
  /// An even range of so many points is long enough to stop the search.
  private static let longEnough = 24
}

extension Double {
  fileprivate func isWhole(within noise: Double) -> Bool { abs(self - rounded()) <= noise }
}

extension Layout {
  /// After how many points of width its lengths round to pixels in the same way, where its numbers grow
  /// by whole pixels; `nil` when too many to be useful.
  ///
  /// A length that is a half of a third of its container has grown by whole pixels after six points.
  var rhythm: Int? {
    sections.flatMap(\.groups).reduce(1) { whole, group in
      whole.commonMultiple(group.rhythm(in: Rhythm(width: 1, height: 1), .full))
    }
  }
}

extension EvenWidths {
  /// The same for the lengths of `layout`, which are computed from the numbers.
  func of(_ layout: Layout) -> EvenWidths {
    EvenWidths(end: end, rhythm: rhythm.times(layout.rhythm), isStraight: isStraight)
  }
}

/// After how many points of width a size has grown by whole pixels.
private struct Rhythm {
  let width: Int?
  let height: Int?

  /// The same for a length that is `dimension` of this size.
  func of(_ dimension: Dimension) -> Int? {
    switch dimension {
    case .absolute, .estimated, .uniform: 1
    case .fraction(let part, let base): (base == .horizontal ? width : height).times(part.parts)
    case .aspect(let ratio): width.times(height).times(ratio.parts).times(ratio.inverse.parts)
    }
  }
}

extension GroupChild {
  /// The same for all lengths in it, in a container with `outer`.
  ///
  /// - Parameter usual: The size where none is written.
  fileprivate func rhythm(in outer: Rhythm, _ usual: LayoutSize) -> Int? {
    let size = self.size ?? usual
    let own = Rhythm(width: outer.of(size.width), height: outer.of(size.height))
    let both = own.width.commonMultiple(own.height)
    if case .waterfall(let waterfall) = self {
      let column = Rhythm(width: own.width.times(waterfall.columns), height: own.height)
      return waterfall.items.map(GroupChild.item).reduce(both.commonMultiple(column.width)) {
        $0.commonMultiple($1.rhythm(in: column, size.ofUnsizedChild))
      }
    }
    guard case .group(let group) = self else { return both }
    var inner = own
    if case .split(let count) = group.arrangement {
      let isAcross = group.axis == .horizontal
      inner = Rhythm(
        width: isAcross ? own.width.times(count) : own.width,
        height: isAcross ? own.height : own.height.times(count))
    }
    return group.children.reduce(both.commonMultiple(inner.width).commonMultiple(inner.height)) {
      $0.commonMultiple($1.rhythm(in: inner, size.ofUnsizedChild))
    }
  }
}

extension Int? {
  /// More repetitions than this are not computed.
  private static var most: Int { 64 }

  fileprivate func times(_ other: Int?) -> Int? {
    guard let self, let other, self * other <= Self.most else { return nil }
    return self * other
  }

  /// The least common multiple.
  fileprivate func commonMultiple(_ other: Int?) -> Int? {
    guard let self, let other, self > 0, other > 0 else { return nil }
    return stride(from: self, through: Self.most, by: self).first { $0 % other == 0 }
  }
}

extension Number {
  /// The denominator; `nil` when it is above 100.
  fileprivate var parts: Int? {
    (1...100).first { (value * Double($0)).isWhole(within: 1e-9) }
  }

  fileprivate var inverse: Number { 1 / self }
}
