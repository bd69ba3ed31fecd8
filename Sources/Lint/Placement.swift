internal import LayoutGeometry
internal import LayoutLanguage

/// What stands on a group's line, or is a section's group, with the sizes that hold for it where
/// none are written.
struct Placement: Sendable {
  let child: GroupChild
  let size: LayoutSize
  /// The group around it; `nil` for a section's own.
  let owner: Group?
  /// What holds for the size of the group around it.
  let ownerSize: LayoutSize
  /// Where the points are written that its height comes from: there, or on a group around it;
  /// `nil` where it comes from elsewhere.
  let fixedHeight: ElementID?
  /// The axes on which the group around it is as long as what is in it, or a part of such a group.
  let looseAxes: Set<Axis>

  /// The item it is, if it is one.
  var item: Item? { if case .item(let item) = child { item } else { nil } }

  /// Whether its length on `axis` is one of the equal parts of a `split`, whatever it says.
  func isPart(on axis: Axis) -> Bool {
    guard let owner, owner.axis == axis else { return false }
    if case .split = owner.arrangement { return true }
    return false
  }
}

extension Section {
  /// What stands in it from its group down to the items, those outside before those inside.
  ///
  /// - Complexity: O(*n*) in its elements.
  var placements: [Placement] {
    groups.flatMap { group -> [Placement] in
      let size = group.size ?? .full
      return Placement(
        child: group, size: size, owner: nil, ownerSize: .full,
        fixedHeight: size.height.isInPoints ? group.id : nil, looseAxes: []
      ).all
    }
  }
}

extension Placement {
  /// It and all that stands inside.
  fileprivate var all: [Placement] {
    guard case .group(let group) = child else { return [self] }
    return [self] + group.children.flatMap { inside(group, $0).all }
  }

  private func inside(_ group: Group, _ child: GroupChild) -> Placement {
    let size = child.size ?? self.size.ofUnsizedChild
    let outer = size.height.isPartOfHeight ? fixedHeight : nil
    return Placement(
      child: child, size: size, owner: group, ownerSize: self.size,
      fixedHeight: size.height.isInPoints ? child.id : outer,
      looseAxes: Set(Axis.allCases.filter(isLoose)))
  }

  /// Whether its length on `axis` hangs on what is in it, or in a group around it.
  private func isLoose(on axis: Axis) -> Bool {
    if !isPart(on: axis), size[axis].isEstimated { return true }
    return looseAxes.contains(axis) && (isPart(on: axis) || size[axis].fraction(of: axis) != nil)
  }
}

extension Dimension {
  fileprivate var isInPoints: Bool { if case .absolute = self { true } else { false } }

  fileprivate var isPartOfHeight: Bool {
    if case .fraction(_, .vertical) = self { true } else { false }
  }

  /// Whether its content decides by itself, without a look at its siblings.
  var isLoose: Bool { if case .estimated = self { true } else { false } }
}

extension [Placement] {
  /// Of the children of one group the first: one estimate, one mistake.
  var firstOfEachOwner: [Placement] {
    var seen: Set<ElementID> = []
    return filter { seen.insert($0.owner?.id ?? .none).inserted }
  }
}
