/// The pixels of a screen, and when lengths are put on them.
///
/// - Source: `uikit.md` m1 and 15.
@usableFromInline package struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point.
  @usableFromInline package let scale: Double
  /// Whether every solved size is floored at its own level (from iOS 16 on), or nothing is rounded
  /// but the final frames (before).
  @usableFromInline package let floorsSizes: Bool

  /// How much of a pixel the floor forgives: sizes written with six decimals keep their pixel. The
  /// thousandth itself is forgiven, too, in any rounding to a double, so that 75.667 is 227 pixels of three.
  ///
  /// - Source: `uikit.md` 15.1.
  @inlinable static var forgiveness: Double { 1e-3 + 1e-9 }

  /// Lengths that differ by so much are equal, in points.
  ///
  /// - Source: `uikit.md` 16.1.
  package var tie: Points { Self.forgiveness / scale }

  package init(scale: Double, floorsSizes: Bool) {
    (self.scale, self.floorsSizes) = (scale, floorsSizes)
  }

  /// A solved size as its level keeps it.
  @inlinable package func solved(_ length: Points) -> Points {
    floorsSizes ? floored(length) : length
  }

  /// The length that a content asks for, as its level keeps it: up to the next pixel.
  ///
  /// - Source: `uikit.md` 15.1, 15.2.
  @inlinable package func preferred(_ length: Points) -> Points {
    floorsSizes ? raised(length) : length
  }

  /// `length` without the part of a pixel at its end.
  @inlinable package func floored(_ length: Points) -> Points {
    (length * scale + Self.forgiveness).rounded(.down) / scale
  }

  /// `length` on the next whole pixel upwards, with the floor's forgiveness.
  @inlinable package func raised(_ length: Points) -> Points {
    (length * scale - Self.forgiveness).rounded(.up) / scale
  }

  /// The whole pixels that `length` needs, as texts are measured: but for the error of its additions
  /// the floor's forgiveness is not given.
  ///
  /// - Source: `content.md` b.2, rule 5.
  @inlinable package func covering(_ length: Points) -> Points {
    length > 0 ? (length * scale - 1e-9).rounded(.up) / scale : 0
  }

  /// `length` on the nearest pixel, half away from zero.
  ///
  /// From iOS 16 on with the floor's forgiveness: float noise does not decide a tie.
  /// - Source: `uikit.md` 15.3.
  package func nearest(_ length: Points) -> Points {
    let pixels = length * scale
    guard floorsSizes else { return nearestExactly(length) }
    return Self.whole(nearest: pixels + Double(signOf: pixels, magnitudeOf: Self.forgiveness))
      / scale
  }

  /// The same without forgiveness.
  private func nearestExactly(_ length: Points) -> Points {
    Self.whole(nearest: length * scale) / scale
  }

  /// What `.rounded(.toNearestOrAwayFromZero)` gives, to the bit, without the call that this is on
  /// machines that have no instruction for it.
  private static func whole(nearest value: Double) -> Double {
    // From here on every double is a whole number.
    let (magnitude, firstWhole) = (value.magnitude, 0x1p52)
    guard magnitude < firstWhole else { return value.rounded(.toNearestOrAwayFromZero) }
    // So a sum up there is the nearest of them, and of two the even one.
    let even = (magnitude + firstWhole) - firstWhole
    let isHalfBelow = magnitude - even == 0.5
    return Double(signOf: value, magnitudeOf: isHalfBelow ? even + 1 : even)
  }

  /// `frame` with each of its four numbers on the nearest pixel.
  package func nearest(_ frame: Rectangle) -> Rectangle {
    Rectangle(
      x: nearest(frame.x), y: nearest(frame.y),
      width: nearest(frame.width), height: nearest(frame.height))
  }

  /// The frame that is reported for one whose size was solved.
  package func final(_ frame: Rectangle) -> Rectangle {
    guard !floorsSizes else { return frame }
    // The system is asked once, not for each number: this runs for every frame.
    return Rectangle(
      x: nearestExactly(frame.x), y: nearestExactly(frame.y),
      width: nearestExactly(frame.width), height: nearestExactly(frame.height))
  }
}
