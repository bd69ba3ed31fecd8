package import LayoutGeometry
package import LayoutLanguage
package import LayoutSteps

/// Writes down how the frames of a solved layout come about, one element at a time.
///
/// The layout is solved again for it: an ordinary run records nothing.
package struct LayoutDeriver {
  let stack: SectionStack
  let solved: SolvedLayout
  let lengths: LengthDeriver
  private let viewWidth: DerivedValue
  private let viewHeight: DerivedValue
  /// The groups of the prototypes that were looked at.
  var groups: [Int: GroupDeriver] = [:]
  /// How long sections are, by prototype and number of items.
  var sectionLengths: [SectionKey: DerivedValue] = [:]
  /// Where sections start along the scroll axis.
  var sectionStarts: [Int: DerivedValue] = [:]
  /// The sections before the one whose start was asked for last.
  var sectionRuns = SectionRuns()
  /// The instance of the frame before.
  var recent: PlacedInstance?
  var axis: Axis { stack.context.scrollAxis }

  /// What the length of a section depends on.
  struct SectionKey: Hashable {
    let prototype: Int32
    let count: Int
  }

  /// How a content answers on an axis to what it is proposed across, where nothing is proposed on the
  /// axis itself; `nil` where that is not known.
  package typealias ContentAnswer = (Content, Axis, DerivedValue?) -> DerivedValue?

  /// What it knows of elements from others.
  package struct Surroundings {
    let name: (ElementID) -> String
    let answer: ContentAnswer
    /// Whether the preview says how large some contents are.
    let isMeasured: Bool

    /// - Parameter name: what an element is called.
    package init(
      isMeasured: Bool, name: @escaping (ElementID) -> String, answer: @escaping ContentAnswer
    ) {
      (self.isMeasured, self.name, self.answer) = (isMeasured, name, answer)
    }
  }

  package init(
    _ layout: Layout, in viewport: Viewport, showing shown: SolverInput,
    knowing surroundings: Surroundings
  ) {
    stack = SectionStack(layout, in: viewport, showing: shown, isUnfinished: true)
    solved = SolvedLayout(stack, of: layout)
    lengths = LengthDeriver(viewport, stack.context.grid, knowing: surroundings)
    (viewWidth, viewHeight) = (viewport.derived(.horizontal), viewport.derived(.vertical))
  }

  /// How the frame of `element` comes about; `nil` where that is not known.
  package mutating func frame(of element: SolvedElement) -> DerivedFrame? {
    let source = stack.sources[element.source]
    do throws(LayoutFault) {
      let frame: DerivedFrame?
      switch source.category {
      case .cell: frame = try cell(element)
      case .supplementary:
        frame = element.cell == nil ? boundaryItem(element) : try badge(element)
      case .decoration: frame = decoration(element)
      }
      guard let frame, frame.rectangle.isClose(to: element.frame) else { return nil }
      return frame
    } catch { return nil }
  }

  /// The length of the view on `axis`.
  func view(_ axis: Axis) -> DerivedValue { axis == .horizontal ? viewWidth : viewHeight }

  /// The prototype of a section.
  func prototype(_ section: Int) -> SectionPrototype {
    stack.prototypes[Int(stack.places[section].prototype)]
  }
}

extension Viewport {
  /// Its length on `axis`.
  package func derived(_ axis: Axis) -> DerivedValue {
    let word = axis == .horizontal ? "wide" : "high"
    return DerivedValue(
      given: size[axis], "viewport", "the viewport is \(size[axis].asWritten) \(word)",
      .init(origin: .preview))
  }
}

extension PlanNode {
  /// Whether it is a cell.
  var isItem: Bool { if case .item = content { true } else { false } }
}

extension GroupPlan {
  /// The node that carries the badge made from `source`.
  func host(ofBadge source: Int) -> Int? {
    nodes.firstIndex { $0.badges.contains { badges[$0].source == source } }
  }
}

extension Rectangle {
  /// Whether both are written with the same numbers, but for the error of additions.
  fileprivate func isClose(to other: Rectangle) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy {
      $0.magnitude < 1e-6
    }
  }
}

extension LayoutDeriver {
  /// The frame of a section, headers, footers and insets included.
  package mutating func frame(ofSection section: Int) -> DerivedFrame? {
    let frame = finished(wholeFrame(of: section), isRounded: !lengths.grid.floorsSizes, in: nil)
    return frame.rectangle.isClose(to: solved.section(at: section).frame) ? frame : nil
  }

  /// The frame of all content.
  package mutating func contentFrame() -> DerivedFrame? {
    let zero = DerivedValue(
      given: 0, "section-start", "the content begins at 0", .init(origin: .default))
    var frame = DerivedFrame(width: view(.horizontal), height: view(.vertical), x: zero, y: zero)
    frame[length: axis] = contentLength()
    let size = solved.contentSize
    return frame.rectangle.isClose(to: Rectangle(origin: .zero, size: size)) ? frame : nil
  }

  /// How long the content is along the scroll axis.
  mutating func contentLength() -> DerivedValue {
    var value = contentEnd()
    if let growth = growth(of: host(nil), at: .init(axis: axis, isStart: false)) {
      value = DerivedValue(
        .add, [.value(value), .value(growth.length)],
        .init("extends-boundary", "with \(growth.words): ", growth.length.cause))
    }
    return lengths.atLeastZero(
      DerivedValue(
        .ceil, [.value(lengths.atLeastZero(value)), .value(lengths.scale)],
        .init("rounded", "up to the next pixel: ")))
  }

  /// A section's frame before mirroring and rounding.
  private mutating func wholeFrame(of section: Int) -> DerivedFrame {
    let zero = DerivedValue(
      given: 0, "section-start", "`\(name(ofSection: section))` is as wide as the view",
      .init(origin: .default))
    var frame = DerivedFrame(
      width: view(.horizontal), height: view(.vertical), x: zero, y: zero)
    frame[start: axis] = start(ofSection: section)
    frame[length: axis] = length(section)
    return frame
  }

  /// A decoration: its section's frame less its insets.
  mutating func decoration(_ element: SolvedElement) -> DerivedFrame? {
    guard let section = element.section else { return nil }
    let prototype = prototype(section)
    let index = element.source - prototype.decorationSource
    guard prototype.section.decorations.indices.contains(index) else { return nil }
    let model = prototype.section.decorations[index]
    let frame = GroupFramer(lengths: lengths)
      .framed(wholeFrame(of: section), model.insets, model.id)
    return finished(frame, isRounded: !lengths.grid.floorsSizes, in: nil)
  }

  /// The frame that is reported for `frame`.
  ///
  /// - Parameter isRounded: whether its numbers are put on pixels.
  mutating func finished(_ frame: DerivedFrame, isRounded: Bool, in section: Int?) -> DerivedFrame {
    var frame = mirrored(frame)
    if isRounded {
      frame = DerivedFrame(
        width: lengths.nearest(frame.width), height: lengths.nearest(frame.height),
        x: lengths.nearest(frame.x), y: lengths.nearest(frame.y))
    }
    return scrolled(frame, in: section)
  }

  /// `frame` as it is read from right to left, where it is.
  mutating func mirrored(_ frame: DerivedFrame) -> DerivedFrame {
    guard stack.context.viewport.traits.layoutDirection == .rightToLeft else { return frame }
    var frame = frame
    let width = axis == .vertical ? view(.horizontal) : contentLength()
    frame.x = DerivedValue(
      .mirror, [.value(width), .value(frame.x), .value(frame.width)],
      .init("mirrored", "from right to left: "))
    return frame
  }

  /// `frame` where the groups of its section are scrolled to.
  func scrolled(_ frame: DerivedFrame, in section: Int?) -> DerivedFrame {
    guard let section, stack.places[section].scroll != 0 else { return frame }
    let scroll = DerivedValue(
      given: stack.places[section].scroll, "orthogonal-offset", "how far it is scrolled",
      .init(nil, "orthogonalOffset", origin: .preview))
    let across = axis.flipped
    let isBack =
      across == .horizontal && stack.context.viewport.traits.layoutDirection == .rightToLeft
    var frame = frame
    frame[start: across] = DerivedValue(
      isBack ? .add : .subtract, [.value(frame[start: across]), .value(scroll)],
      .init("orthogonal-offset", "scrolled: "))
    return frame
  }
}
