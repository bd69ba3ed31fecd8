internal import LayoutGeometry
internal import LayoutLanguage
internal import LayoutSteps

/// What is wrapped around an element.
extension ContentDeriver {
  /// What a padding leaves of `offer`.
  private func inside(_ insets: EdgeInsets, _ node: Int, _ offer: DerivedOffer) -> DerivedOffer {
    var offer = offer
    for axis in Axis.allCases where insets.total(on: axis) != 0 {
      offer[axis] = offer[axis].map { length in
        DerivedValue(
          .subtract,
          [.value(length), .number(insets.start(on: axis)), .number(insets.end(on: axis))],
          .init("padding", "its padding leaves ", cause(node, Modifier.paddingName)))
      }
    }
    return offer.atLeastZero
  }

  mutating func length(
    ofPadded node: Int, _ insets: EdgeInsets, on axis: Axis, _ offer: DerivedOffer
  ) -> DerivedValue {
    let content = length(pass.child(of: node), on: axis, inside(insets, node, offer))
    if insets.total(on: axis) == 0 { return content }
    return DerivedValue(
      .add,
      [.value(content), .number(insets.start(on: axis)), .number(insets.end(on: axis))],
      .init("padding", "with its padding: ", cause(node, Modifier.paddingName))
    ).atLeast(0, "padding")
  }

  mutating func place(
    of child: Int, inPadded insets: EdgeInsets, _ node: Int, _ offer: DerivedOffer
  ) -> DerivedPlace {
    var place = placed(child, inside(insets, node, offer))
    for axis in Axis.allCases {
      let word = axis.isHorizontal ? "leading" : "top"
      place[axis] = DerivedShift(
        .number(insets.start(on: axis)),
        .init("padding", "its \(word) padding: ", cause(node, Modifier.paddingName)))
    }
    return place
  }

  // Frames

  /// A number of a frame.
  private func bound(_ number: Points, _ node: Int, _ words: String) -> DerivedValue {
    DerivedValue(
      given: number, "flexible-frame", words + number.asWritten, cause(node, Modifier.frameName))
  }

  private func fixed(_ number: Points, _ node: Int) -> DerivedValue {
    DerivedValue(
      given: number, "fixed-frame", "the frame of \(label(node)): \(number.asWritten)",
      cause(node, Modifier.frameName))
  }

  private func inside(_ frame: FixedFrame, _ node: Int, _ offer: DerivedOffer) -> DerivedOffer {
    DerivedOffer(
      width: frame.width.map { fixed($0, node) } ?? offer.width,
      height: frame.height.map { fixed($0, node) } ?? offer.height)
  }

  mutating func length(of frame: FixedFrame, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    if let length = frame[axis] { return fixed(length, node) }
    return length(pass.child(of: node), on: axis, inside(frame, node, offer))
  }

  mutating func place(of child: Int, in frame: FixedFrame, _ node: Int, _ around: DerivedPlace)
    -> DerivedPlace
  {
    aligned(
      placed(child, inside(frame, node, around.offer)), frame.alignment, around.size,
      cause(node, Modifier.frameName))
  }

  /// `place` where `alignment` puts it in a box.
  func aligned(
    _ place: DerivedPlace, _ alignment: BoxAlignment, _ size: DerivedSize,
    _ cause: DerivedValue.Cause
  ) -> DerivedPlace {
    var place = place
    for axis in Axis.allCases {
      place[axis] = DerivedShift(
        aligning: place.size[axis], in: size[axis], at: alignment.unit[axis], cause)
    }
    return place
  }

  /// What stands in a flexible frame is proposed on `axis`.
  ///
  /// - Source: `content.md` a.4.
  private func inside(_ bounds: FlexibleFrame.Bounds, _ node: Int, _ proposed: DerivedValue?)
    -> DerivedValue?
  {
    guard let proposed else {
      return bounds.wish.map { bound(min($0, bounds.most), node, "its ideal length: ") }
    }
    return clamped(proposed, bounds, node)
  }

  private func clamped(_ value: DerivedValue, _ bounds: FlexibleFrame.Bounds, _ node: Int)
    -> DerivedValue
  {
    var value = value
    if bounds.least > 0 { value = larger(value, bounds.least, node) }
    if bounds.most < .infinity { value = smaller(value, bounds.most, node) }
    return value
  }

  private func larger(_ value: DerivedValue, _ least: Points, _ node: Int) -> DerivedValue {
    DerivedValue(
      .max, [.value(value), .value(bound(least, node, "its frame is at least "))],
      .init("flexible-frame", "its least length: ", cause(node, Modifier.frameName)))
  }

  private func smaller(_ value: DerivedValue, _ most: Points, _ node: Int) -> DerivedValue {
    most == .infinity
      ? value
      : DerivedValue(
        .min, [.value(value), .value(bound(most, node, "its frame is at most "))],
        .init("flexible-frame", "its greatest length: ", cause(node, Modifier.frameName)))
  }

  mutating func length(of frame: FlexibleFrame, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    let (bounds, proposed) = (frame[axis], offer[axis])
    let inside = inside(bounds, node, proposed)
    let (hasLeast, hasMost) = (bounds.minimum != nil, bounds.maximum != nil)
    if proposed != nil, let inside {
      if hasLeast, hasMost { return filled(inside, node) }
      if hasLeast, !hasMost, inside.result <= bounds.least { return filled(inside, node) }
      if !hasLeast, hasMost, bounds.most <= inside.result { return filled(inside, node) }
    } else if let wish = bounds.wish {
      return bound(wish, node, "its ideal length: ")
    }
    let across = self.inside(frame[axis.flipped], node, offer[axis.flipped])
    let content = length(
      pass.child(of: node), on: axis, DerivedOffer(axis, inside, across: across))
    switch (hasLeast, hasMost) {
    case (true, true): return clamped(content, bounds, node)
    case (true, false):
      return larger(inside.map { either(.min, $0, content, node) } ?? content, bounds.least, node)
    case (false, true):
      return smaller(inside.map { either(.max, $0, content, node) } ?? content, bounds.most, node)
    case (false, false): return content
    }
  }

  private func filled(_ value: DerivedValue, _ node: Int) -> DerivedValue {
    DerivedValue(
      .add, [.value(value)],
      .init(
        "flexible-frame", "the frame of \(label(node)) takes what it is proposed",
        cause(node, Modifier.frameName)))
  }

  private func either(
    _ operation: DerivedValue.Operation, _ offer: DerivedValue, _ content: DerivedValue,
    _ node: Int
  ) -> DerivedValue {
    DerivedValue(
      operation, [.value(content), .value(offer)],
      .init(
        "flexible-frame",
        "the \(operation == .min ? "smaller" : "larger") of its content and what is proposed: ",
        cause(node, Modifier.frameName)))
  }

  mutating func place(of child: Int, in frame: FlexibleFrame, _ node: Int, _ around: DerivedPlace)
    -> DerivedPlace
  {
    var inside = DerivedOffer(around.size)
    for axis in Axis.allCases where around.offer[axis] == nil {
      let (bounds, length) = (frame[axis], around.size[axis].result)
      if bounds.ideal == nil, bounds.least < length, length < bounds.most { inside[axis] = nil }
    }
    return aligned(
      placed(child, inside), frame.alignment, around.size, cause(node, Modifier.frameName))
  }

  // Ratios and offsets

  mutating func length(of ratio: AspectRatio, _ node: Int, on axis: Axis, _ offer: DerivedOffer)
    -> DerivedValue
  {
    length(pass.child(of: node), on: axis, inside(ratio, node, offer))
  }

  /// What something that keeps a ratio is proposed.
  ///
  /// - Source: `content.md` a.3.
  mutating func inside(_ ratio: AspectRatio, _ node: Int, _ offer: DerivedOffer) -> DerivedOffer {
    guard offer.width != nil || offer.height != nil else { return offer }
    let cause = cause(node, "aspectRatio")
    let value: DerivedValue
    if let number = ratio.ratio {
      value = DerivedValue(
        given: number, "aspect-fit", "its ratio is \(number.asWritten)", cause)
    } else {
      let ideal = size(pass.child(of: node), .ideal)
      value = DerivedValue(
        .divide, [.value(ideal.width), .value(ideal.height)],
        .init("aspect-fit", "the ratio of its ideal size: ", cause))
    }
    guard value.result > 0, value.result.isFinite else { return offer }
    var height = offer.height
    if let width = offer.width {
      let own = DerivedValue(
        .divide, [.value(width), .value(value)],
        .init("aspect-fit", "as high as its ratio wants: ", cause))
      height =
        height.map {
          DerivedValue(
            ratio.mode == .fit ? .min : .max, [.value(own), .value($0)],
            .init(
              "aspect-fit", ratio.mode == .fit ? "inside of what is proposed: " : "around it: ",
              cause))
        } ?? own
    }
    return DerivedOffer(
      width: height.map {
        DerivedValue(
          .multiply, [.value($0), .value(value)],
          .init("aspect-fit", "as wide as its ratio wants: ", cause))
      }, height: height)
  }

  mutating func moved(_ child: Int, by offset: Point, _ node: Int, _ offer: DerivedOffer)
    -> DerivedPlace
  {
    var place = placed(child, offer)
    for axis in Axis.allCases {
      place[axis] = DerivedShift(
        .number(offset[axis]), .init("offset", "its offset: ", cause(node, Modifier.offsetName)))
    }
    return place
  }

  // Layers

  /// As large as its largest children, of those with the highest priority.
  mutating func length(ofLayers node: Int, on axis: Axis, _ offer: DerivedOffer) -> DerivedValue {
    let children = tree.children(of: node)
    let highest = children.map { tree.nodes[$0].priority }.max()
    let lengths = children.filter { tree.nodes[$0].priority == highest }
      .map { length($0, on: axis, offer) }
    return largest(lengths, node)
  }

  /// What stands in a layer as large as its parent, or on an element.
  mutating func layer(_ child: Int, _ alignment: BoxAlignment, _ node: Int, _ size: DerivedSize)
    -> DerivedPlace
  {
    aligned(placed(child, DerivedOffer(size)), alignment, size, cause(child, "alignment"))
  }
}
