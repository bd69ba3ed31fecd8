internal import LayoutGeometry
internal import LayoutLanguage

/// Widths along which all that a layout asks grows evenly with the view.
struct EvenWidths: Equatable {
  /// The last of them.
  let end: Int
  /// After how many points every length has grown by the same whole pixels, wherever one begins to
  /// count; `nil`: after too many to be of use.
  let rhythm: Int?
  /// Whether the numbers that it asks lie on straight lines, rather than a few pixels beside them.
  var isStraight = true
}

/// Numbers that follow from the width of a view.
struct NumberProfile {
  private let widths: ClosedRange<Int>
  /// Pixels in a point.
  private let scale: Double
  /// What they come to, from the first width on, as far as anybody has asked: as many at each.
  private var known: [Double] = []
  /// How many they are at a width.
  private var count = 0
  /// At how many widths they are known.
  private var knownWidths = 0
  /// Whether behind those there is something else than numbers.
  private var hasEnded = false

  init(over widths: ClosedRange<Int>, scale: Double) {
    (self.widths, self.scale) = (widths, scale)
  }

  /// Adds all numbers at a width, and says whether there is nothing but those.
  typealias Question = (_ width: Int, _ numbers: inout [Double]) -> Bool

  /// How far they go on evenly, but for a floor to the pixel that repeats after a while.
  ///
  /// - Parameter ask: what they come to at a width.
  /// - Complexity: O(*n*) in the widths.
  mutating func even(_ ask: Question) -> EvenWidths {
    var best = even(repeatingAfter: 1, ask)
    if best.end - widths.lowerBound >= Self.longEnough { return best }
    for rhythm in 2...Self.longestRhythm where best.end < widths.upperBound {
      let next = even(repeatingAfter: rhythm, ask)
      if next.end > best.end, next.end >= widths.lowerBound + 2 * rhythm { best = next }
    }
    return best
  }

  /// How far they go on if they grow by as much in every `rhythm` points.
  private mutating func even(repeatingAfter rhythm: Int, _ ask: Question) -> EvenWidths {
    let start = widths.lowerBound
    guard start + rhythm <= widths.upperBound, knows(rhythm, ask) else {
      return EvenWidths(end: start, rhythm: 1)
    }
    let growth = (0..<count).map { known[rhythm * count + $0] - known[$0] }
    let pixels = wholePixels(in: growth).map { rhythm * $0 }
    for step in 1...widths.upperBound - start {
      guard knows(step, ask), isEven(step, growing: growth, every: rhythm) else {
        return EvenWidths(end: start + step - 1, rhythm: pixels, isStraight: rhythm == 1)
      }
    }
    return EvenWidths(end: widths.upperBound, rhythm: pixels, isStraight: rhythm == 1)
  }

  /// Whether the numbers so many points behind the first width are what comes of a growth by
  /// `growth` every `rhythm` points.
  private func isEven(_ step: Int, growing growth: [Double], every rhythm: Int) -> Bool {
    let (turns, rest) = step.quotientAndRemainder(dividingBy: rhythm)
    return growth.indices.allSatisfy { index in
      let like = known[rest * count + index]
      let grown = like + Double(turns) * growth[index]
      let straight = known[index] + growth[index] * Double(rest) / Double(rhythm)
      return abs(grown - known[step * count + index]) <= Self.noise
        && abs(straight - like) <= Self.pixelsOff / scale + Self.noise
    }
  }

  /// Whether there are numbers so many points behind the first width.
  private mutating func knows(_ step: Int, _ ask: Question) -> Bool {
    while knownWidths <= step, !hasEnded {
      hasEnded = !ask(widths.lowerBound + knownWidths, &known)
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

  /// How far sums of decimal fractions may be off, in points.
  private static let noise = 1e-6
  /// How many pixels a sum of floored lengths may be off a straight line.
  private static let pixelsOff = 2.0
  /// More columns than this are seen at every width.
  private static let longestRhythm = 24
  /// So many points are worth no search for a longer stretch.
  private static let longEnough = 24
}

extension Double {
  fileprivate func isWhole(within noise: Double) -> Bool { abs(self - rounded()) <= noise }
}

extension Layout {
  /// After how many points of width the floors of its lengths to the pixel come out alike, where its
  /// numbers grow by whole pixels; `nil`: after too many to be of use.
  ///
  /// What is a third of its container, and half of that, is as long as before and some whole pixels
  /// more after six.
  var rhythm: Int? {
    sections.flatMap(\.groups).reduce(1) { whole, group in
      whole.commonMultiple(group.rhythm(in: Rhythm(width: 1, height: 1), .full))
    }
  }
}

extension EvenWidths {
  /// The same where the lengths of `layout` are made of the numbers.
  func of(_ layout: Layout) -> EvenWidths {
    EvenWidths(end: end, rhythm: rhythm.times(layout.rhythm), isStraight: isStraight)
  }
}

/// After how many points of the view's width a size has grown by whole pixels.
private struct Rhythm {
  let width: Int?
  let height: Int?

  /// That of a length that is `dimension` of this size.
  func of(_ dimension: Dimension) -> Int? {
    switch dimension {
    case .absolute, .estimated, .uniform: 1
    case .fraction(let part, let base): (base == .horizontal ? width : height).times(part.parts)
    case .aspect(let ratio): width.times(height).times(ratio.parts).times(ratio.inverse.parts)
    }
  }
}

extension GroupChild {
  /// That of all lengths in it, in a container that has `outer`.
  ///
  /// - Parameter usual: the size it has where none is written.
  fileprivate func rhythm(in outer: Rhythm, _ usual: LayoutSize) -> Int? {
    let size = self.size ?? usual
    let own = Rhythm(width: outer.of(size.width), height: outer.of(size.height))
    let both = own.width.commonMultiple(own.height)
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
  /// More repetitions than this are worth no reckoning.
  private static var most: Int { 64 }

  fileprivate func times(_ other: Int?) -> Int? {
    guard let self, let other, self * other <= Self.most else { return nil }
    return self * other
  }

  /// The least that both go into.
  fileprivate func commonMultiple(_ other: Int?) -> Int? {
    guard let self, let other, self > 0, other > 0 else { return nil }
    return stride(from: self, through: Self.most, by: self).first { $0 % other == 0 }
  }
}

extension Number {
  /// How many parts a whole has of which this is some; `nil` where they are many.
  fileprivate var parts: Int? {
    (1...100).first { (value * Double($0)).isWhole(within: 1e-9) }
  }

  fileprivate var inverse: Number { 1 / self }
}
