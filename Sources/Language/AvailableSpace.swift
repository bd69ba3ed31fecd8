package import LayoutGeometry

/// The space in which the size of an element is resolved.
package struct AvailableSpace: Hashable {
  /// What its fractions refer to.
  package let container: Size
  /// The equal share that replaces one of its dimensions in a `split` group.
  package var share: Share?
  /// The length of its longest sibling on its uniform axes; 0: none. Fractions do not refer to it.
  package var shared = Size.zero

  /// A length on an axis.
  package struct Share: Hashable {
    package let axis: Axis
    package let length: Points

    package init(axis: Axis, length: Points) { (self.axis, self.length) = (axis, length) }
  }

  package init(container: Size, share: Share? = nil) {
    (self.container, self.share) = (container, share)
  }
}

extension LayoutSize {
  /// The size in points in `space`, each length after `rounding`.
  ///
  /// An estimated length is its estimate. A length at or below 0, infinite or unknown goes on as 0.
  /// - Source: `uikit.md` 1.1, 1.6, 15.1 and 22 #31; aspect: `language.md` 3.
  package func points(in space: AvailableSpace, rounding: (Points) -> Points) -> Size {
    var size = Size.zero
    for axis in Axis.allCases {
      size[axis] = rounding(length(on: axis, in: space))
    }
    for axis in Axis.allCases where space.share?.axis != axis {
      guard case .aspect(let ratio) = self[axis] else { continue }
      let other = size[axis.flipped]
      let length = axis == .horizontal ? ratio.of(other) : other / ratio.value
      size[axis] = rounding(length.orZero)
    }
    return size
  }

  /// The same once the content is measured: `preferred` replaces estimates, each length after
  /// `rounding`.
  ///
  /// - Source: `uikit.md` 7.1.
  package func settled(
    by preferred: PartialSize, in space: AvailableSpace, rounding: (Points) -> Points
  ) -> LayoutSize {
    var size = self
    for axis in Axis.allCases where isEstimated(on: axis, in: space) {
      if let length = preferred[axis] { size[axis] = .absolute(rounding(length.orZero)) }
    }
    return size
  }

  /// The length on `axis`; 0 for one that follows from the other.
  private func length(on axis: Axis, in space: AvailableSpace) -> Points {
    if let share = space.share, share.axis == axis { return share.length.orZero }
    switch self[axis] {
    case .absolute(let points): return points.orZero
    case .fraction(let number, let base): return number.of(space.container[base]).orZero
    case .estimated(let estimate), .uniform(let estimate): return estimate.orZero
    case .aspect: return 0
    }
  }

  /// Whether the content decides the length on `axis` in `space`.
  ///
  /// - Source: `uikit.md` 3.3: a share of a `split` group is no estimate.
  package func isEstimated(on axis: Axis, in space: AvailableSpace) -> Bool {
    self[axis].isEstimated && space.share?.axis != axis
  }
}

extension Points {
  /// The length, or 0 where it is negative, infinite or no number.
  ///
  /// - Source: `uikit.md` 22 #31.
  package var orZero: Points { self > 0 && isFinite ? self : 0 }
}
