package import LayoutGeometry
package import LayoutLanguage

/// What one instance of a section's group comes to in a view: for those who judge layouts rather
/// than draw them.
package struct Survey: Sendable {
  /// What the group's size refers to, in points; `nil` where the section's insets leave nothing.
  package internal(set) var space: Size?
  /// What the group comes to in that.
  var instance = SurveyedInstance()
  /// Where the first instance starts, from the top leading corner of the section: across the scroll
  /// axis in the view.
  package internal(set) var start = Point.zero
  /// The headers, footers and other boundary items, in the order of the model.
  package internal(set) var boundary: [SurveyedBoundary] = []
  /// Those of the layout.
  package internal(set) var layoutBoundary: [SurveyedBoundary] = []
  /// Whether contents are asked for their sizes: these do not grow evenly with the view.
  package internal(set) var asksContents = false
  /// Why there are no frames.
  package internal(set) var refusal: Refusal?

  /// The group's size without its edge spacing, in points.
  package var groupSize: Size { instance.size }
  /// The cells of a full instance in the order of the data.
  package var cells: [SurveyedCell] { instance.cells }
  /// The groups in it, those inside before those around them; one for each room it is solved in.
  package var lines: [SurveyedLine] { instance.lines }
  /// The badges of a full instance.
  package var badges: [SurveyedBadge] { instance.badges }
  /// The fitting of children that a few pixels would have decided otherwise.
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

/// Whether a child that ends near the end of its line fits.
package struct CloseCall: Hashable, Sendable {
  /// What there is for the children, in points.
  let room: Points
  /// Where the child would end.
  let end: Points
  /// Whether it is close only if the lengths written in points are themselves a few pixels beside a
  /// straight line: the floor of the room alone decides nothing.
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
  /// Whether its width is written in points, or left to its content.
  package let isWidthFixed: Bool
  /// Its place in the order of drawing.
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
  /// What its insets leave to its children.
  package let inner: Size
  /// Whether its length follows from its children.
  package let isLengthEstimated: Bool
  /// Whether its extent across the line follows from its children.
  package let isThicknessEstimated: Bool
  /// How many children stand on it.
  package let count: Int
  /// The gap between them at least, in points.
  package let gap: Points
  /// Whether gaps or rooms around children take what is left.
  package let isFlexible: Bool
  /// The child that stands first.
  package let first: ElementID
  /// Whether the group has one child, which is repeated.
  package let isOfOneChild: Bool
  /// Whether the lengths of all of them are written in points.
  package let isFixed: Bool
  /// Whether it goes on until no child fits.
  package let isFilled: Bool
  /// What they take on it at least, gaps and edge spacing included, in points.
  package let used: Points
  /// The child that stands last.
  package let last: ElementID
  /// The child that is the largest across the line.
  package let thickest: ElementID
  /// What it takes across the line, in points.
  package let thickness: Points
  /// Whether the number of children follows from numbers and fractions rather than from points:
  /// they are counted, or each is a fraction of the group.
  package let isProportional: Bool
}
