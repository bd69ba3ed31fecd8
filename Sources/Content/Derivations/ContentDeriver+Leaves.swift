internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps
internal import LayoutTypesetting

/// What has no children.
extension ContentDeriver {
  /// - Source: `content.md` b.2.
  mutating func text(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    let answer = pass.answer(ofText: node, offer.value)
    let name = label(node)
    if axis.isHorizontal, let width = offer.width, width.result == 0 || answer.fillsWidth {
      return DerivedValue(
        .add, [.value(width)],
        .init("text-width", "\(name) is as wide as it is proposed", cause(node)))
    }
    let rule = axis.isHorizontal ? "text-width" : "text-lines"
    func measured(_ number: Points, _ words: String) -> DerivedValue {
      DerivedValue(given: number, rule, words, cause(node, origin: .font))
    }
    let extents = pass.lineExtents(ofText: node, offer.value)
    var value: DerivedValue
    if axis.isHorizontal {
      value = measured(
        extents.width,
        answer.lineCount == 1
          ? "the letters of \(name) are \(extents.width.asWritten) wide"
          : "the widest of \(answer.lineCount) lines is \(extents.width.asWritten) wide")
    } else {
      value = measured(extents.height, "a line of \(name) is \(extents.height.asWritten) high")
      if answer.lineCount != 1 {
        value = DerivedValue(
          .multiply,
          [.value(measured(Double(answer.lineCount), "\(answer.lineCount) lines")), .value(value)],
          .init("text-lines", "\(answer.lineCount) lines: ", cause(node)))
      }
    }
    value = DerivedValue(
      .ceil, [.value(value), .value(scale)],
      .init("rounded", "up to the next pixel: ", cause(node)))
    let size = answer.size[axis]
    return value.result.isClose(to: size)
      ? value
      : measured(
        size, "\(name) is \(size.asWritten) \(axis.isHorizontal ? "wide" : "high")")
  }

  /// How far below the top of a text its first or last line stands.
  mutating func baseline(ofText node: Int, _ metric: Metric, _ offer: DerivedOffer) -> DerivedValue
  {
    let answer = pass.answer(ofText: node, offer.value)
    let number = metric == .firstBaseline ? answer.firstBaseline : answer.lastBaseline
    return DerivedValue(
      given: number, "aligned",
      "the \(metric == .firstBaseline ? "first" : "last") line of \(label(node)) stands at "
        + number.asWritten, cause(node, origin: .font))
  }

  /// - Source: `content.md` b.1.
  mutating func picture(_ image: Picture, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let size = image.size ?? pass.symbolSize(node)
    return image.isResizable
      ? filling(node, size[axis], on: axis, offer) : natural(node, size[axis], on: axis)
  }

  private func natural(_ node: Int, _ length: Points, on axis: Axis) -> DerivedValue {
    DerivedValue(
      given: length, "answered",
      "\(label(node)) is \(length.asWritten) \(axis.isHorizontal ? "wide" : "high")",
      cause(node, axis.isHorizontal ? "width" : "height"))
  }

  /// What takes what it is proposed.
  ///
  /// - Parameter ideal: how long it is where nothing is proposed.
  func filling(_ node: Int, _ ideal: Points, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    if let length = offer[axis] {
      return DerivedValue(
        .add, [.value(length)],
        .init("proposed", "\(label(node)) takes what it is proposed", cause(node)))
    }
    if case .image = tree.nodes[node].form { return natural(node, ideal, on: axis) }
    return DerivedValue(
      given: ideal, "answered",
      "\(label(node)) is \(ideal.asWritten) \(axis.isHorizontal ? "wide" : "high") where "
        + "nothing is proposed", .init(origin: .default))
  }

  /// - Source: `content.md` a.2.
  func spacer(_ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    guard case .spacer(let spacer, let along) = tree.nodes[node].form,
      along == nil || along == axis
    else {
      return DerivedValue(
        given: 0, "answered", "a spacer takes nothing across its stack", .init(origin: .default))
    }
    let least = DerivedValue(
      given: spacer.minimum, "answered", "a spacer is at least \(spacer.minimum.asWritten) long",
      cause(node, "minLength", origin: spacer.minimum == Spacer().minimum ? .default : nil))
    guard let length = offer[axis] else { return least }
    return DerivedValue(
      .max, [.value(length), .value(least)],
      .init("proposed", "it takes what it is proposed: ", cause(node)))
  }

  /// - Source: `content.md` a.2.
  func divider(_ across: Axis?, _ node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    if axis == (across ?? .vertical).flipped { return filling(node, 10, on: axis, offer) }
    let one = DerivedValue(given: 1, "answered", "one pixel", .init(origin: .default))
    return DerivedValue(
      .divide, [.value(one), .value(scale)], .init("answered", "a pixel thick: ", cause(node)))
  }
}
