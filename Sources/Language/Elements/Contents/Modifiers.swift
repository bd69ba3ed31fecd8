package import LayoutGeometry

/// A frame that is so long on the axes it sets.
package struct FixedFrame: Hashable, Sendable {
  package var width: Points?
  package var height: Points?
  package var alignment = BoxAlignment.center

  package init(_ size: PartialSize) { (width, height) = (size.width, size.height) }

  /// The length on `axis`, if it sets it.
  package subscript(axis: Axis) -> Points? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A frame that is as long as it is proposed, between bounds.
package struct FlexibleFrame: Hashable, Sendable {
  package var width = Bounds()
  package var height = Bounds()
  package var alignment = BoxAlignment.center

  package init() {}

  /// What a length is kept between, and what it is where none is proposed.
  package struct Bounds: Hashable, Sendable {
    package var minimum: Points?
    package var ideal: Points?
    package var maximum: Points?

    package init() {}
  }

  package subscript(axis: Axis) -> Bounds { axis == .horizontal ? width : height }
}

/// A ratio of width to height that is kept.
package struct AspectRatio: Hashable, Sendable {
  /// Whether what keeps the ratio is inside of what is proposed, or around it.
  package enum Mode: String, CaseIterable, Hashable, Sendable { case fit, fill }

  package var mode = Mode.fit
  /// Width over height; `nil`: that of the ideal size.
  package var ratio: Double?

  package init() {}
}

extension Modifier {
  /// The property that a size in a header stands for.
  package static let frameName = "frame"

  /// The space around an element.
  package static let paddingName = "padding"

  /// The ratio of width to height.
  static let ratioName = "aspectRatio"

  /// How far an element is moved.
  package static let offsetName = "offset"

  /// What a frame calls the greatest width it may have.
  package static let widest = FrameLabel.maxWidth.rawValue

  /// The property that keeps an element at least `points` high.
  package static func frame(minHeight points: String) -> String {
    "\(frameName): \(FrameLabel.minHeight.rawValue) \(points)"
  }

  /// The word for an infinite length.
  static let endless = "infinity"

  /// How the frame is written that is as wide as it may be.
  package static let fillingFrame = "\(frameName): \(widest) \(endless)"

  /// The padding of SwiftUI where none is given.
  ///
  /// - Source: `content.md` a.3.
  private static let standardPadding = "16"

  /// The properties that wrap something around an element.
  static let properties: [Property<Content>] = [
    Property(
      modifier: paddingName,
      .edges.optional(from: .zero, called: "none").with { $0.foreign.bare = standardPadding },
      .init(
        "Space around it.", "padding: horizontal 12, vertical 5",
        uikit: ["insets", "contentInsets", "layoutMargins", "margin"])
    ) { .padding($0) },
    Property(
      modifier: frameName,
      .contentFrame.optional(from: .fixed(FixedFrame(PartialSize())), called: "none"),
      .init("A frame around it, fixed or between bounds.", "frame: 60 x _")
    ) { $0.modifier },
    Property(
      modifier: "fixedSize",
      .word.optional(from: .both, called: "none").with {
        $0.foreign.bare = Axes.both.rawValue
        $0.foreign.words = ["true": Axes.both.rawValue]
      },
      .init("The axes on which it keeps its ideal size.", "fixedSize: vertical")
    ) { .fixedSize($0) },
    Property(
      modifier: ratioName, .aspectRatio.optional(from: AspectRatio(), called: "none"),
      .init(
        "The ratio of its width to its height.", "aspectRatio: fit 3/2",
        uikit: ["contentMode"])
    ) { .aspectRatio($0) },
    Property(
      modifier: "priority", .points.optional(from: 0, called: "none"),
      .init("Its layout priority in a stack.", "priority: 1").inSwiftUI(
        "layoutPriority")
    ) { .priority($0) },
    Property(
      modifier: offsetName, .point.optional(from: .zero, called: "none"),
      .init("The distance by which it is moved.", "offset: 0, -8")
    ) { .offset($0) },
  ]
}
