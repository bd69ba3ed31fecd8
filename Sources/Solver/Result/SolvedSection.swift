package import LayoutGeometry
package import LayoutLanguage

/// A section in its place.
package struct SolvedSection: Sendable {
  /// Its place in the layout, counted from 0.
  package let index: Int
  /// Its name in the program, if it has one.
  package let name: String?
  /// The whole section, headers, footers and insets included, as wide as the view.
  ///
  /// - Source: `uikit.md` m7.
  package let frame: Rectangle
  /// How its groups scroll across the layout's direction; `nil` if they do not.
  package let orthogonal: OrthogonalScroll?
}

/// How the groups of a section scroll.
package struct OrthogonalScroll: Hashable, Sendable {
  /// Where they may stop.
  package let behavior: OrthogonalBehavior
  /// The groups with what lies before and behind them, in points.
  package let contentSize: Size
  /// How far they are scrolled, from where the first groups rest towards the end; their frames are
  /// given there.
  package let offset: Point
  /// The index of the offset at which they rest; `nil` where any offset will do, or where no offset
  /// was given.
  package let page: Int?
}

extension SolvedLayout {
  /// The sections, one by one.
  package var sections: LazyMapCollection<Range<Int>, SolvedSection> {
    places.indices.lazy.map { section(at: $0) }
  }

  /// - Complexity: O(1).
  package func section(at index: Int) -> SolvedSection {
    let prototype = prototype(ofSection: index)
    return SolvedSection(
      index: index, name: prototype.value.section.name,
      frame: postprocess(unfloored: frame(ofSection: index)),
      orthogonal: orthogonal(index))
  }

  /// What a section's insets leave to its groups, as long as these are; the whole section where it shows
  /// none.
  package func contentArea(ofSection index: Int) -> Rectangle {
    let place = place(ofSection: index)
    var area = frame(ofSection: index)
    if case .groups = place.content {
      let section = prototype(ofSection: index).value.section
      let (axis, start) = (layout.scrollDirection, linesStart(ofSection: index))
      let asked =
        section.insetsReference == .automatic ? layout.insetsReference : section.insetsReference
      let rim = viewport.insets(of: asked == .automatic ? .safeArea : asked)
      area.origin = start
      area.size[axis] = place.contentLength - section.insets.total(on: axis)
      area.size[axis.flipped] =
        viewport.size[axis.flipped] - start[axis.flipped]
        - (rim.total(on: axis.flipped) - rim.start(on: axis.flipped))
        - (section.insets.total(on: axis.flipped) - section.insets.start(on: axis.flipped))
    }
    return postprocess(unfloored: area)
  }

  /// A section's frame before mirroring and rounding.
  func frame(ofSection index: Int) -> Rectangle {
    var frame = Rectangle(origin: .zero, size: viewport.size)
    let place = place(ofSection: index)
    if layout.scrollDirection == .vertical {
      (frame.y, frame.height) = (place.start, place.length)
    } else {
      (frame.x, frame.width) = (place.start, place.length)
    }
    return frame
  }

  /// - Source: `uikit.md` 8.1, 8.4, 8.5.
  private func orthogonal(_ index: Int) -> OrthogonalScroll? {
    let prototype = prototype(ofSection: index)
    let behavior = prototype.value.section.orthogonal
    guard behavior != .none else { return nil }
    var (size, offset) = (Size.zero, Point.zero)
    let isScrolled = places[index].isScrolled
    var page = behavior == .continuous || !isScrolled ? nil : 0
    if let instances = instances(ofSection: index) {
      size[instances.axis] = instances.length + prototype.value.insets(around: instances)
      size[instances.axis.flipped] = place(ofSection: index).contentLength
      offset[instances.axis] = places[index].scroll
      let resting = prototype.value.restingOffsets(of: instances)?.nearest(to: places[index].scroll)
      page = isScrolled ? resting?.page : nil
    }
    return OrthogonalScroll(behavior: behavior, contentSize: size, offset: offset, page: page)
  }

  /// The last step of the frames of a section's groups.
  func postprocessor(ofSection index: Int) -> FramePostprocessor {
    postprocess.moved(by: shift(ofSection: index))
  }

  /// How far a section's groups are moved by scrolling across the layout's direction.
  private func shift(ofSection index: Int) -> Point {
    var shift = Point.zero
    shift[layout.scrollDirection.flipped] = -places[index].scroll
    return shift
  }

  /// The instances of a section's group in the content space, before mirroring and rounding.
  func instances(ofSection index: Int) -> Instances? {
    let place = place(ofSection: index)
    var start = shift(ofSection: index)
    start[layout.scrollDirection] = place.start
    return prototype(ofSection: index).instances(place.content, at: start)
  }

  /// Where the first of a section's lines starts, in the content space.
  func linesStart(ofSection index: Int) -> Point {
    let place = place(ofSection: index)
    var start = prototype(ofSection: index).value.groupsStart
    start[layout.scrollDirection] += place.start
    return start
  }
}
