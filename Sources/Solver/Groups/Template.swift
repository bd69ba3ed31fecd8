import LayoutGeometry
import LayoutModel

/// A solved instance of a section's group, ready to be repeated.
struct Template {
  /// The cells in the order of the data, from the start of the instance.
  let cells: [Cell]
  /// The badges by the cells that carry them; those of one cell from the inside out.
  let attachments: [Attachment]
  /// How many badges there are of each kind of the plan.
  let kindCounts: [Int]
  let shape: Shape

  /// What is known of an instance without looking at its cells; plain old data.
  struct Shape {
    /// What the instance takes, its edge spacing included, in points.
    let size: Size
    /// What its frames reach before they are put on pixels.
    let bounds: Rectangle
    let cellCount: Int
    let attachmentCount: Int
    /// Whether no cell is rounded any more.
    let isExact: Bool
  }

  /// - Parameter space: what the section leaves across its groups, for the flexible edge spacing.
  /// - Complexity: O(*n* + *b* log *b*) in the cells and badges.
  /// - Source: `uikit.md` 5.3, 11.4.
  init(_ fragment: Fragment, of plan: Plan, along axis: Axis, in space: Size) {
    let edges = plan.nodes[0].edgeSpacing
    var size = fragment.size
    var start = Point.zero
    start[axis] = edges.start(on: axis).minimum
    start[axis.flipped] = edges.start(
      on: axis.flipped, of: size[axis.flipped], in: space[axis.flipped])
    for axis in Axis.allCases { size[axis] += edges.least(on: axis) }
    var moved = Fragment(size: size)
    moved.append(fragment, at: start)
    cells = moved.cells
    (attachments, kindCounts) = Self.numbered(moved.attachments, kinds: plan.kindCount)
    shape = Shape(
      size: size, bounds: Self.bounds(of: moved), cellCount: cells.count,
      attachmentCount: attachments.count,
      isExact: cells.allSatisfy { $0.rounding == .none })
  }

  /// The badges in the order of their cells, each with its number in its kind.
  private static func numbered(
    _ attachments: [Attachment], kinds: Int
  ) -> ([Attachment], [Int]) {
    var counts = [Int](repeating: 0, count: kinds)
    let sorted = attachments.enumerated().sorted {
      ($0.element.host, $0.offset) < ($1.element.host, $1.offset)
    }
    let numbered = sorted.map { _, attachment in
      var attachment = attachment
      attachment.ordinal = counts[Int(attachment.kind)]
      counts[Int(attachment.kind)] += 1
      return attachment
    }
    return (numbered, counts)
  }

  private static func bounds(of fragment: Fragment) -> Rectangle {
    let frames = fragment.cells.map(\.frame) + fragment.attachments.map(\.frame)
    guard var bounds = frames.first else { return .zero }
    for frame in frames { bounds = bounds.union(frame) }
    return bounds
  }
}
