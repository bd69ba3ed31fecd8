import LayoutGeometry
import LayoutLanguage

/// A solved instance of a section's group, ready to be repeated.
struct Template {
  /// The cells in the order of the data, from the start of the instance.
  let cells: [Cell]
  /// The badges by the cells that carry them; those of one cell from the inside out.
  let attachments: [Attachment]
  /// How many badges there are of each kind of the plan.
  let kindCounts: [Int]
  let metrics: Metrics
  /// How many contents of each list of the plan are in it; nothing where there are none.
  let taken: [Int]
  /// The group's size without its edge spacing, in points.
  let groupSize: Size

  /// The size and bounds of an instance, without its cells; plain old data.
  struct Metrics {
    /// What the instance takes, its edge spacing included, in points.
    let size: Size
    /// What its frames reach before they are put on pixels.
    let bounds: Rectangle
    private let (cells, attachments): (Int32, Int32)

    var cellCount: Int { Int(cells) }
    var attachmentCount: Int { Int(attachments) }

    init(size: Size, bounds: Rectangle, cellCount: Int, attachmentCount: Int) {
      (self.size, self.bounds) = (size, bounds)
      (cells, attachments) = (Int32(clamping: cellCount), Int32(clamping: attachmentCount))
    }
  }

  /// What precedes an instance in its section.
  struct PrecedingCounts {
    /// How many badges of each kind.
    let kinds: [Int]
    /// How many contents of each list of the plan.
    let ordinals: [Int]
    /// What the largest instance of the section takes across the axis, in points.
    var breadth: Points = 0
  }

  /// The container that instances are placed in.
  struct Container {
    /// The axis along which they follow one another.
    let axis: Axis
    /// What fractions of the section's group refer to, in points.
    let space: Size
    /// The extent across the axis that flexible edge spacing fills, in points; `nil`: that of the
    /// largest instance of the section.
    ///
    /// - Source: `uikit.md` 22 #37.
    let breadth: Points?
    let grid: PixelGrid
  }
}

extension Template {
  /// - Complexity: O(*n* + *b* log *b*) in the cells and badges.
  /// - Source: `uikit.md` 5.3, 11.4.
  init(
    _ fragment: Fragment, of plan: GroupPlan, in container: Container, after before: PrecedingCounts
  ) {
    let edges = plan.nodes[0].edgeSpacing
    let axis = container.axis
    var size = fragment.size
    var start = Point.zero
    start[axis] = edges.start(on: axis).minimum
    start[axis.flipped] = edges.start(
      on: axis.flipped, of: size[axis.flipped], in: container.breadth ?? before.breadth)
    for axis in Axis.allCases { size[axis] += edges.least(on: axis) }
    var moved = Fragment(size: size)
    moved.append(fragment, at: start)
    (moved.attachments, kindCounts) = Self.numbered(moved.attachments, kinds: plan.kindCount)
    for index in moved.attachments.indices {
      moved.attachments[index].settle(by: plan, container.grid, after: before)
    }
    (cells, attachments) = (moved.cells, moved.attachments)
    (taken, groupSize) = (fragment.taken, fragment.size)
    metrics = Metrics(
      size: size, bounds: Self.bounds(of: moved), cellCount: cells.count,
      attachmentCount: attachments.count)
  }

  /// The badges in the order of their cells, each with its number in its kind.
  private static func numbered(
    _ attachments: [Attachment], kinds: Int
  ) -> ([Attachment], [Int]) {
    var counts = [Int](repeating: 0, count: kinds)
    guard !attachments.isEmpty else { return ([], counts) }
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
    guard var bounds = fragment.cells.first?.frame else { return .zero }
    for cell in fragment.cells { bounds = bounds.union(cell.frame) }
    for attachment in fragment.attachments { bounds = bounds.union(attachment.frame) }
    return bounds
  }
}

extension Attachment {
  /// Resizes it where contents of its name ask for different sizes.
  fileprivate mutating func settle(
    by plan: GroupPlan, _ grid: PixelGrid, after before: Template.PrecedingCounts
  ) {
    let model = plan.badges[Int(badge)]
    let variant = plan.dataList.flatMap { plan.variant(of: before.ordinals[$0] + host) }
    let asked = model.preference.list.map {
      plan.badgeLists[$0][before.kinds[Int(kind)] + ordinal]
    }
    guard asked != nil || (variant != nil && !model.model.variants.isEmpty) else { return }
    frame = model.frame(on: anchorage, grid, asking: asked, variant: variant)
  }
}
