import LayoutGeometry
import LayoutLanguage

/// How the items of a waterfall follow one another.
struct WaterfallShape {
  /// Along which the columns grow.
  let axis: Axis
  /// How many columns there are.
  let count: Int
  /// The gap between the items of a column, in points.
  let spacing: Points
}

extension GroupSolver {
  /// The next items of a waterfall, whose columns are filled as `columns` states.
  ///
  /// Places along the axis are counted from where `columns` are counted from, behind the insets; the
  /// size is that of the group before anything stands in it.
  /// - Complexity: O(*n* log *c*) in the items and columns.
  /// - Source: `uikit.md` 16.1.
  mutating func pour(
    _ shape: WaterfallShape, in space: AvailableSpace, _ cursor: ItemCursor,
    into columns: inout WaterfallColumns
  ) throws(LayoutFault) -> Fragment {
    let cross = shape.axis.flipped
    let line = try line(0, cross, in: space)
    let width = try line.part(of: shape.count, on: grid).share?.length ?? 0
    var column = line.inner
    column[cross] = width
    let inside = AvailableSpace(container: column)
    let child = line.node.children[0]
    let (edges, insets) = (plan.nodes[child].edgeSpacing, line.node.insets)
    var fragment = Fragment(size: line.size)
    var left = cursor
    while !left.isEmpty {
      let item = try solve(child, in: inside, left)
      let place = columns.shortest(within: grid.tie)
      let start = columns.start(of: place, spacing: shape.spacing)
      var origin = Point.zero
      origin[shape.axis] =
        insets.start(on: shape.axis) + start + edges.start(on: shape.axis).minimum
      origin[cross] =
        insets.start(on: cross) + Double(place) * (width + line.gap)
        + edges.start(on: cross, of: item.size[cross], in: width)
      fragment.append(item, at: origin)
      columns.fill(place, to: start + edges.least(on: shape.axis) + item.size[shape.axis])
      left = left.after(item)
    }
    return fragment
  }

  /// A waterfall with the data of `cursor`; one item a column where they have no end.
  ///
  /// - Source: `uikit.md` 16.1.
  mutating func waterfall(
    _ shape: WaterfallShape, in space: AvailableSpace, _ cursor: ItemCursor
  ) throws(LayoutFault) -> Fragment {
    var columns = WaterfallColumns(count: shape.count)
    let given = cursor.isEndless ? ItemCursor(shape.count, from: cursor.ordinals) : cursor
    var fragment = try pour(shape, in: space, given, into: &columns)
    close(&fragment, shape, in: space, at: columns.longest)
    return fragment
  }

  /// Gives a waterfall its length, whose longest column is `length` points long, and adds its badges.
  ///
  /// - Source: `uikit.md` 16.1.
  func close(
    _ fragment: inout Fragment, _ shape: WaterfallShape, in space: AvailableSpace, at length: Points
  ) {
    let node = plan.nodes[0]
    if node.size.isEstimated(on: shape.axis, in: space) {
      fragment.size[shape.axis] = grid.solved((length + node.insets.total(on: shape.axis)).orZero)
    }
    let host = Rectangle(origin: .zero, size: fragment.size).inset(by: node.insets)
    attach(node.badges, to: host, in: &fragment)
  }
}
