package import LayoutGeometry
package import LayoutLanguage

/// One instance of a section's group in a viewport, for analysis rather than drawing.
package struct Survey: Sendable {
  /// The space of the group, in points; `nil` where the section's insets leave nothing.
  package internal(set) var space: Size?
  /// The group in that space.
  var instance = SurveyedInstance()
  /// Where the first instance starts, from the top leading corner of the section: across the scroll
  /// axis in the view.
  package internal(set) var start = Point.zero
  /// The headers, footers and other boundary items, in the order of the model.
  package internal(set) var boundary: [SurveyedBoundary] = []
  /// Those of the layout.
  package internal(set) var layoutBoundary: [SurveyedBoundary] = []
  /// Whether it depends on the sizes of contents, which do not grow evenly with the viewport.
  package internal(set) var asksContents = false
  /// Why there are no frames.
  package internal(set) var refusal: Refusal?

  /// The group's size without its edge spacing, in points.
  package var groupSize: Size { instance.size }
  /// The cells of a full instance in the order of the data.
  package var cells: [SurveyedCell] { instance.cells }
  /// The groups in it, inner before outer; one for each space that a group is solved in.
  package var lines: [SurveyedLine] { instance.lines }
  /// The badges of a full instance.
  package var badges: [SurveyedBadge] { instance.badges }
  /// The children that fit, or do not fit, by a few pixels.
  package var closeCalls: [CloseCall] { instance.closeCalls }
}

/// A full instance of a section's group.
struct SurveyedInstance {
  var size = Size.zero
  var cells: [SurveyedCell] = []
  var lines: [SurveyedLine] = []
  var badges: [SurveyedBadge] = []
  var closeCalls: [CloseCall] = []
}

/// A child that ends near the end of its line.
package struct CloseCall: Hashable, Sendable {
  /// The space of the children, in points.
  let space: Points
  /// Where the child would end.
  let end: Points
  /// Whether it is close only if the lengths in points are themselves a few pixels off a straight line:
  /// rounding the space alone makes no difference.
  package var isFarForNumbers = false
}

/// A boundary item around a section or a layout.
package struct SurveyedBoundary: Sendable {
  package let id: ElementID
  /// Its length along the scroll axis, in points.
  package let length: Points
  /// Where its view starts across the scroll axis, and where it ends, in the view.
  package let span: ClosedRange<Points>
}

/// A cell of an instance.
package struct SurveyedCell: Sendable {
  package let id: ElementID
  /// From the top leading corner of the instance, in points.
  package let frame: Rectangle
  /// Whether its width is in points or that of its content.
  package let isWidthFixed: Bool
  /// Its `zIndex`.
  package let zIndex: Int
}

/// A badge of an instance.
package struct SurveyedBadge: Sendable {
  package let id: ElementID
  /// From the top leading corner of the instance, in points.
  package let frame: Rectangle
}

/// A group with its children on a line.
package struct SurveyedLine: Sendable {
  package let id: ElementID
  package let axis: Axis
  /// Its own size, in points.
  package let size: Size
  /// Its size without its insets.
  package let inner: Size
  /// The number of children on it.
  package let count: Int
  /// The length that they take at least, with gaps and edge spacing, in points.
  package let used: Points
  /// The first child.
  package let first: ElementID
  /// The last child.
  package let last: ElementID
  /// The child that is the largest across the line.
  package let thickest: ElementID
  /// The extent of that child across the line, in points.
  package let thickness: Points
  let traits: Traits

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    static let lengthIsEstimated = Traits(rawValue: 1)
    static let thicknessIsEstimated = Traits(rawValue: 2)
    static let isFlexible = Traits(rawValue: 4)
    static let isOfOneChild = Traits(rawValue: 8)
    static let isFixed = Traits(rawValue: 16)
    static let isFilled = Traits(rawValue: 32)
    static let isProportional = Traits(rawValue: 64)
  }

  /// Whether its length follows from its children.
  package var isLengthEstimated: Bool { traits.contains(.lengthIsEstimated) }
  /// Whether its extent across the line follows from its children.
  package var isThicknessEstimated: Bool { traits.contains(.thicknessIsEstimated) }
  /// Whether gaps or edge spacing take the remaining space.
  package var isFlexible: Bool { traits.contains(.isFlexible) }
  /// Whether the group has one child, which is repeated.
  package var isOfOneChild: Bool { traits.contains(.isOfOneChild) }
  /// Whether the lengths of all children are in points.
  package var isFixed: Bool { traits.contains(.isFixed) }
  /// Whether its children are repeated as long as they fit.
  package var isFilled: Bool { traits.contains(.isFilled) }
  /// Whether the number of children follows from numbers and fractions rather than from points: they
  /// are counted, or each is a fraction of the group.
  package var isProportional: Bool { traits.contains(.isProportional) }
}
