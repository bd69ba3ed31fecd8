import LayoutGeometry
import LayoutLanguage

extension LineGroup {
  /// What `child` takes on the line at least: its length and its edge spacing.
  ///
  /// - Source: `uikit.md` 5.1.
  func length(of child: PlacedChild) -> Points {
    child.edges.least(on: axis) + child.fragment.size[axis]
  }

  /// What the one at `place` of `placed` takes across the line at least, edge spacing included.
  func thickness(of place: Int, in placed: [PlacedChild]) -> Points {
    placed[place].edges.least(on: axis.flipped) + placed[place].fragment.size[axis.flipped]
  }

  /// What `placed` take on the line at least, in points.
  func sum(of placed: [PlacedChild]) -> Points {
    placed.indices.reduce(gap * Double(max(0, placed.count - 1))) {
      $0 + placed[$1].edges.least(on: axis) + placed[$1].fragment.size[axis]
    }
  }

  /// What the longest of `placed` takes across the line at least, in points.
  func longest(of placed: [PlacedChild]) -> Points {
    guard !placed.isEmpty else { return 0 }
    return placed.indices.reduce(-.infinity) { max($0, thickness(of: $1, in: placed)) }
  }

  /// Where each of `placed` starts in a group of `size`, from its top leading corner.
  ///
  /// What is left on the line is shared equally by all flexible spacings on it.
  /// - Complexity: O(*n*).
  /// - Source: `uikit.md` 2.4, 2.7, 5.1, 5.2, 22 #4.
  func starts(of placed: [PlacedChild], in size: Size) -> [Point] {
    let insets = node.insets
    let inner = size.inset(by: insets)
    let share = share(of: inner[axis] - sum(of: placed), among: placed)
    let step = gap + (node.spacing.isFlexible ? share : 0)
    var cursor = insets.start(on: axis)
    return placed.indices.map { place in
      let (edges, size) = (placed[place].edges, placed[place].fragment.size)
      let across = edges.start(on: axis.flipped, of: size[axis.flipped], in: inner[axis.flipped])
      cursor += edges.start(on: axis).length(with: share)
      var start = Point.zero
      start[axis] = cursor
      start[axis.flipped] = insets.start(on: axis.flipped) + across
      cursor += size[axis] + edges.end(on: axis).length(with: share) + step
      return start
    }
  }

  /// What each flexible spacing on the line gets of the `left` points.
  func share(of left: Points, among placed: [PlacedChild]) -> Points {
    let gaps = node.spacing.isFlexible ? placed.count - 1 : 0
    let places = placed.indices.reduce(gaps) {
      $0 + placed[$1].edges.flexibleCount(on: axis)
    }
    return places > 0 ? max(0, left) / Double(places) : 0
  }
}

extension EdgeSpacing {
  /// Both spacings on `axis`, at least.
  func least(on axis: Axis) -> Points { start(on: axis).minimum + end(on: axis).minimum }

  /// Where something `length` points long starts on `axis` in a space with nothing beside it.
  ///
  /// - Source: `uikit.md` 5.2.
  func start(on axis: Axis, of length: Points, in space: Points) -> Points {
    let places = flexibleCount(on: axis)
    let left = max(0, space - length - least(on: axis))
    return start(on: axis).length(with: places > 0 ? left / Double(places) : 0)
  }

  /// Whether one of the two spacings on `axis` takes a share of what is left.
  func isFlexible(on axis: Axis) -> Bool { flexibleCount(on: axis) > 0 }

  /// How many of the two spacings on `axis` are flexible.
  func flexibleCount(on axis: Axis) -> Int {
    (start(on: axis).isFlexible ? 1 : 0) + (end(on: axis).isFlexible ? 1 : 0)
  }
}

extension Spacing {
  /// Its length where every flexible spacing gets `share` points.
  func length(with share: Points) -> Points {
    minimum + (isFlexible ? share : 0)
  }
}
