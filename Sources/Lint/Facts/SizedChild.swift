internal import LayoutGeometry
internal import LayoutLanguage

/// A child of a group, or the group of a section, with the size that applies where none is written.
struct SizedChild: Sendable {
  let child: GroupChild
  let size: LayoutSize
  /// The group around it; `nil` for the group of a section.
  let owner: Group?
  /// The size of the group around it.
  let ownerSize: LayoutSize
  /// The element with the points that its height is a fraction of: itself or a group around it;
  /// `nil` where its height is not in points.
  let fixedHeight: ElementID?
  /// The axes on which the group around it grows with its children.
  let growingAxes: Set<Axis>

  /// The item it is, if it is one.
  var item: Item? { if case .item(let item) = child { item } else { nil } }

  /// Whether its length on `axis` is one of the equal parts of a `split`.
  func isPart(on axis: Axis) -> Bool {
    guard let owner, owner.axis == axis else { return false }
    if case .split = owner.arrangement { return true }
    return false
  }

  /// It and everything in it.
  fileprivate var withDescendants: [SizedChild] {
    guard let group = child.group else { return [self] }
    return [self] + group.children.flatMap { inside(group, $0).withDescendants }
  }

  private func inside(_ group: Group, _ child: GroupChild) -> SizedChild {
    let size = child.size ?? self.size.ofUnsizedChild
    let outer = size.height.fraction(of: .vertical) != nil ? fixedHeight : nil
    return SizedChild(
      child: child, size: size, owner: group, ownerSize: self.size,
      fixedHeight: size.height.points != nil ? child.id : outer,
      growingAxes: Set(Axis.allCases.filter(grows)))
  }

  /// Whether its length on `axis` depends on its children, or on those of a group around it.
  private func grows(on axis: Axis) -> Bool {
    if !isPart(on: axis), size[axis].isEstimated { return true }
    return growingAxes.contains(axis) && (isPart(on: axis) || size[axis].fraction(of: axis) != nil)
  }
}

extension Section {
  /// Its groups and everything in them, outer before inner.
  ///
  /// - Complexity: O(*n*) in its elements.
  var sizedChildren: [SizedChild] {
    groups.flatMap { group -> [SizedChild] in
      let size = group.sizeOfSection
      return SizedChild(
        child: group, size: size, owner: nil, ownerSize: .full,
        fixedHeight: size.height.points != nil ? group.id : nil, growingAxes: []
      ).withDescendants
    }
  }
}

extension Dimension {
  /// Whether its content alone determines it, independent of its siblings.
  var isSelfSizing: Bool { if case .estimated = self { true } else { false } }
}

extension [SizedChild] {
  /// The first child of each group: one estimate is one mistake.
  var firstOfEachOwner: [SizedChild] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0.owner?.id ?? .none).inserted }
  }
}

extension GroupChild {
  /// The group it is; for a waterfall one of its columns.
  fileprivate var group: Group? {
    switch self {
    case .item, .custom: return nil
    case .group(let group): return group
    case .waterfall(let waterfall):
      var column = Group(axis: .vertical)
      (column.id, column.name) = (waterfall.id, waterfall.name)
      column.spacing = .fixed(waterfall.spacing)
      column.children = waterfall.items.map(GroupChild.item)
      return column
    }
  }

  /// The size as the group of a section.
  var sizeOfSection: LayoutSize {
    if case .waterfall(let waterfall) = self { return waterfall.size(scrolling: .vertical) }
    return size ?? .full
  }
}
