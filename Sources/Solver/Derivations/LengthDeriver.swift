import LayoutGeometry
import LayoutLanguage
import LayoutSteps
import LayoutText

/// Writes down how the lengths of a viewport's elements came about.
struct LengthDeriver {
  let grid: PixelGrid
  /// The pixels in a point.
  let scale: DerivedValue
  let surroundings: LayoutDeriver.Surroundings

  init(
    _ viewport: Viewport, _ grid: PixelGrid, knowing surroundings: LayoutDeriver.Surroundings
  ) {
    (self.grid, self.surroundings) = (grid, surroundings)
    scale = DerivedValue(
      given: grid.scale, "viewport", "\(grid.scale.asWritten) pixels a point",
      .init(nil, "scale", origin: .preview))
  }

  /// What an element is called.
  func name(_ id: ElementID) -> String { surroundings.name(id) }

  /// `value` as its level keeps it.
  func solved(_ value: DerivedValue) -> DerivedValue {
    guard grid.floorsSizes else { return value }
    return DerivedValue(
      .floor, [.value(value), .value(scale)],
      .init("floored", "floored to the pixel: ", value.cause))
  }

  /// `value` on the nearest pixel.
  func nearest(_ value: DerivedValue) -> DerivedValue {
    DerivedValue(
      .round, [.value(value), .value(scale)],
      .init("rounded", "on the nearest pixel: ", value.cause), forgiving: grid.floorsSizes)
  }

  /// `value` with `numbers` added.
  func sum(_ value: DerivedValue, _ numbers: [Points], _ reason: DerivedValue.Reason)
    -> DerivedValue
  {
    DerivedValue(.add, [.value(value)] + numbers.map { .number($0) }, reason)
  }

  /// The insets of an element.
  struct Insets {
    let insets: EdgeInsets
    let rule: String
    let id: ElementID?
  }

  /// What `insets` leave of `length` on `axis`, at least 0.
  func inset(_ length: DerivedValue, by insets: Insets, on axis: Axis) -> DerivedValue {
    let (start, end) = (insets.insets.start(on: axis), insets.insets.end(on: axis))
    if start == 0, end == 0, length.result >= 0 { return length }
    return atLeastZero(
      DerivedValue(
        .subtract, [.value(length), .number(start), .number(end)],
        .init(insets.rule, "its insets leave ", .init(insets.id, "insets"))))
  }

  /// `value`, or 0 where it is negative.
  func atLeastZero(_ value: DerivedValue) -> DerivedValue { value.atLeast(0, value.rule) }

  /// What a dimension gives before it is put on pixels; `nil` where the content or the other axis
  /// decides.
  func length(_ dimension: Dimension, on axis: Axis, of id: ElementID, in container: Container)
    -> DerivedValue?
  {
    let own = "`\(name(id))`"
    let cause = DerivedValue.Cause(id, axis.lengthName)
    switch dimension {
    case .absolute(let points):
      let word = axis == .horizontal ? "wide" : "high"
      return DerivedValue(
        given: points.orZero, "points", "\(own) is \(points.orZero.asWritten) \(word)", cause)
    case .fraction(let number, let base):
      let part =
        number.numerator.asWritten
        + (number.denominator == 1 ? "" : "/" + number.denominator.asWritten)
        + (base == .horizontal ? "w" : "h")
      let (space, around) = (container[base], "`\(container.name)`")
      let isWhole = number.numerator == number.denominator
      var text = "\(own) is \(part) of \(around)" + (isWhole ? "" : ": ")
      if base != axis {
        let words = axis == .vertical ? ("high", "wide") : ("wide", "high")
        text =
          "\(own) is as \(words.0) as \(around) is \(words.1): \(part) of \(space.result.asWritten)"
      }
      let value = DerivedValue(
        .fraction, [.number(number.numerator), .number(number.denominator), .value(space)],
        .init(base == axis ? "fraction" : "fraction-of-other-axis", text, cause))
      return atLeastZero(value)
    case .estimated, .uniform, .aspect: return nil
    }
  }

  /// What fractions refer to.
  struct Container {
    let name: String
    let width: DerivedValue
    let height: DerivedValue

    subscript(axis: Axis) -> DerivedValue { axis == .horizontal ? width : height }
  }
}

extension LengthDeriver {
  /// An element with its dimensions, and how large it was solved.
  struct Element {
    let id: ElementID
    let size: LayoutSize
    let solved: Size
    /// Whether its level is put on pixels.
    var isFloored = true
    /// The equal part that it is, in place of a length of its own.
    var part: (axis: Axis, length: DerivedValue)?
    /// What stands in it, and what is taken off around that.
    var content: (content: Content, insets: EdgeInsets)?
  }

  /// Both lengths of `element` in `container`.
  func lengths(of element: Element, in container: Container) -> (DerivedValue, DerivedValue) {
    let (id, size, solved) = (element.id, element.size, element.solved)
    var values: [DerivedValue?] = Axis.allCases.map { axis in
      if let part = element.part, part.axis == axis { return part.length }
      return length(size[axis], on: axis, of: id, in: container)
        .map { element.isFloored ? self.solved($0) : $0 }
    }
    for (place, axis) in Axis.allCases.enumerated() where values[place] == nil {
      let word = axis == .horizontal ? "wide" : "high"
      if size[axis].isEstimated, let asked = asked(by: element, on: axis, values[1 - place]) {
        values[place] = asked
        continue
      }
      switch size[axis] {
      case .aspect: continue
      case .estimated(let estimate) where estimate.orZero == solved[axis]:
        values[place] = DerivedValue(
          given: solved[axis], "estimate", "`\(name(id))` is \(estimate.asWritten) \(word)",
          .init(id, axis.lengthName))
      default:
        let isMeasured = surroundings.isMeasured
        values[place] = DerivedValue(
          given: solved[axis], isMeasured ? "measured" : "asked-by-content",
          "the content of `\(name(id))` is \(solved[axis].asWritten) \(word)",
          isMeasured ? .init(nil, "measured", origin: .preview) : .init(id, origin: .data))
      }
    }
    for (place, axis) in Axis.allCases.enumerated() {
      guard case .aspect(let ratio) = size[axis], values[place] == nil else { continue }
      let other =
        values[1 - place]
        ?? DerivedValue(given: solved[axis.flipped], "points", "`\(name(id))`", .init(id))
      let (upper, lower) =
        axis == .horizontal
        ? (ratio.numerator, ratio.denominator) : (ratio.denominator, ratio.numerator)
      let value = DerivedValue(
        .fraction, [.number(upper), .number(lower), .value(other)],
        .init("aspect", "its aspect: ", .init(id, axis.lengthName)))
      values[place] = element.isFloored ? self.solved(value) : value
    }
    let zero = DerivedValue(given: 0, "points", "", .init(id))
    return (values[0] ?? zero, values[1] ?? zero)
  }

  /// What the content of `element` asks for on `axis`; `nil` where something else decides.
  ///
  /// - Source: `content.md`, self-sizing.
  private func asked(by element: Element, on axis: Axis, _ across: DerivedValue?) -> DerivedValue? {
    guard let (content, insets) = element.content else { return nil }
    let other = axis.flipped
    var offer: DerivedValue?
    if let across, axis == .vertical || !element.size[other].isEstimated {
      offer =
        element.size[other].isEstimated
        ? across
        : inset(across, by: .init(insets: insets, rule: "item-insets", id: element.id), on: other)
    }
    guard var value = surroundings.answer(content, axis, offer) else { return nil }
    if grid.floorsSizes {
      value = DerivedValue(
        .ceil, [.value(value), .value(scale)],
        .init(
          "asked-by-content", "the content of `\(name(element.id))`, up to the next pixel: ",
          .init(element.id)))
    }
    return value.result.isClose(to: element.solved[axis]) ? value : nil
  }
}

extension Axis {
  /// What the length on it is called.
  fileprivate var lengthName: String { self == .horizontal ? "width" : "height" }
}
